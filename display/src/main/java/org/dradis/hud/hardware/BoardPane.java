package org.dradis.hud.hardware;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.box.Sighting;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.port.Diagnosis;
import org.dradis.port.Finding;
import org.dradis.port.TagId;
import org.dradis.port.Zone;
import org.jspecify.annotations.Nullable;

/** What each zone and the pad see now. */
final class BoardPane extends VBox {
  private static final double GLYPH = 18;

  /** Beside the name of a place; what is longer wraps. */
  private static final double ROOM = 330;

  private final HardwareModel model;
  private final Words words;
  private final PieceWords pieces;

  BoardPane(HardwareModel model, Words words) {
    this.model = model;
    this.words = words;
    this.pieces = new PieceWords(words);
    getStyleClass().add("hardware-rows");
    setId("hardware-board");
  }

  void show(HardwareState state) {
    List<Node> rows = new ArrayList<>();
    String trouble = state.seen().zonesTrouble();
    if (trouble != null) {
      rows.add(PartsPane.text(trouble, "hardware-sentence", "danger"));
    }
    List<Zone> zones = model.zones();
    if (zones.isEmpty()) {
      rows.add(PartsPane.text(words.of("hardware.zones.none"), "dim"));
    }
    Map<Zone, List<Sighting>> board = state.board(zones);
    Map<String, Diagnosis> spoilt = state.spoiltZones();
    for (Zone zone : zones) {
      rows.add(zone(zone, board.getOrDefault(zone, List.of()), spoilt.get(zone.name())));
    }
    rows.add(pad(state));
    getChildren().setAll(rows);
  }

  private HBox zone(Zone zone, List<Sighting> there, @Nullable Diagnosis spoilt) {
    VBox about = new VBox(things(there));
    if (spoilt != null && spoilt.grade() == Finding.Grade.FAULT) {
      about.getChildren().addFirst(PartsPane.text(words.of("hardware.zone.lost"), "small"));
    }
    HBox row = row(pieces.place(zone.name()), "hardware-zone-" + zone.name(), about);
    if (spoilt != null) {
      mark(row, spoilt.grade());
    }
    return row;
  }

  private static HBox row(String name, String id, VBox about) {
    Label label = PartsPane.text(name, "hardware-name", "hardware-place");
    HBox.setHgrow(about, Priority.ALWAYS);
    Region free = new Region();
    free.setMinWidth(GLYPH);
    HBox row = new HBox(free, label, about);
    row.getStyleClass().add("hardware-row");
    row.setId(id);
    return row;
  }

  /** Puts a grade into the room that is left for it. */
  private static void mark(HBox row, Finding.Grade grade) {
    row.getChildren().set(0, PartsPane.glyph(grade, GLYPH));
    row.getStyleClass().add(PartsPane.word(grade));
  }

  private HBox pad(HardwareState state) {
    VBox about = new VBox();
    String name = pieces.place(PieceWords.TAP_PAD);
    HBox row = row(name, "hardware-pad", about);
    String trouble = state.seen().padTrouble();
    if (!model.hasPad()) {
      about.getChildren().add(PartsPane.text(words.of("hardware.pad.none"), "dim"));
    } else if (trouble == null) {
      about
          .getChildren()
          .add(
              things(state.seen().pad().stream().map(it -> Sighting.of(it, state.box())).toList()));
    } else {
      about.getChildren().add(PartsPane.text(trouble, "hardware-sentence"));
      mark(row, Finding.Grade.FAULT);
    }
    TagId last = state.lastTap();
    if (last != null && state.seen().pad().isEmpty()) {
      String what = state.box().find(last).map(pieces::secretly).orElseGet(() -> stranger(last));
      Label label = PartsPane.text(words.of("hardware.pad.last", what), "small", "dim");
      label.setId("hardware-pad-last");
      about.getChildren().add(label);
    }
    return row;
  }

  private String stranger(TagId tag) {
    return words.of("hardware.stranger", tag.toString());
  }

  private Node things(List<Sighting> there) {
    if (there.isEmpty()) {
      return PartsPane.text(words.of("hardware.zone.empty"), "dim");
    }
    SortedMap<Kind, List<Sighting>> known = new TreeMap<>(new EnumMap<>(Kind.class));
    List<Sighting> strangers = new ArrayList<>();
    for (Sighting each : there) {
      each.piece()
          .map(Piece::kind)
          .ifPresentOrElse(
              kind -> known.computeIfAbsent(kind, _ -> new ArrayList<>()).add(each),
              () -> strangers.add(each));
    }
    FlowPane flow = new FlowPane();
    flow.setMinWidth(0);
    flow.getStyleClass().add("hardware-things");
    known.forEach((kind, of) -> flow.getChildren().add(thing(kind, of)));
    for (Sighting each : strangers) {
      flow.getChildren().add(thing(Symbol.TAG, "stranger", also(stranger(each.tag()), each)));
    }
    return flow;
  }

  /** Several of a kind at once: "Raider 1, 2, 3". */
  private Node thing(Kind kind, List<Sighting> of) {
    // By its number one could follow a civilian ship that somebody has looked at.
    String text =
        kind == Kind.CIVILIAN_SHIP
            ? pieces.kind(kind) + " × " + of.size()
            : of.stream().map(it -> also(name(kind, it), it)).collect(Collectors.joining(", "));
    boolean numbered = kind.isMiniature() && kind != Kind.CIVILIAN_SHIP;
    return thing(
        PieceWords.symbol(kind),
        PieceWords.side(kind),
        numbered ? pieces.kind(kind) + " " + text : text);
  }

  private String name(Kind kind, Sighting sighting) {
    Piece piece = sighting.piece().orElseThrow();
    String number = kind.isMiniature() ? PieceWords.number(piece) : "";
    return number.isEmpty() ? pieces.name(kind, piece.name()) : number;
  }

  private String also(String name, Sighting sighting) {
    return sighting.alsoIn().isEmpty()
        ? name
        : words.of(
            "hardware.also",
            name,
            sighting.alsoIn().stream()
                .map(it -> pieces.place(it.name()))
                .collect(Collectors.joining(", ")));
  }

  private static Label thing(Symbol symbol, String side, String text) {
    Label label = PartsPane.text(text, "hardware-thing", side);
    label.setGraphic(new Glyph(symbol, GLYPH));
    label.setMaxWidth(ROOM);
    return label;
  }
}
