package org.dradis.session.script;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.dradis.port.DiceThrow;
import org.dradis.session.Said;
import org.dradis.session.SessionInput;
import org.dradis.session.Source;
import org.dradis.session.board.Piece;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Pieces;
import org.dradis.session.board.Place;
import org.dradis.session.board.Standing;

/** A table that is only a map: what hands do is reported at once, in the zones that there are. */
public final class MemoryHands implements Hands {
  private final Map<String, Piece> pieces = new TreeMap<>();
  private final Map<String, String> tags = new TreeMap<>();
  private final NavigableSet<Place> zones;
  private final Map<String, List<Place>> places = new TreeMap<>();
  private final Consumer<Said> table;
  private boolean deaf;

  public MemoryHands(Pieces box, Collection<Place> zones, Consumer<Said> table) {
    box.byTag()
        .forEach(
            (tag, piece) -> {
              pieces.put(tag.toString(), piece);
              tags.put(piece.label(), tag.toString());
            });
    this.zones = new TreeSet<>(zones);
    this.table = table;
  }

  /** Sets everything up as it should stand, before anybody looks. */
  public void setUp(Standing standing) {
    places.clear();
    SettingUp.places(pieces, standing).forEach((tag, place) -> places.put(tag, List.of(place)));
  }

  /** What the readers see now. */
  public SessionInput.ReadTable read() {
    return new SessionInput.ReadTable(pieces, List.copyOf(zones), seen());
  }

  /** The same for a table that comes back. */
  public SessionInput.Return comeBack() {
    return new SessionInput.Return(pieces, List.copyOf(zones), seen());
  }

  /** Hands that do something while the table is off. */
  public void whileAway(Runnable deed) {
    deaf = true;
    deed.run();
    deaf = false;
  }

  private Map<String, List<Place>> seen() {
    Map<String, List<Place>> seen = new TreeMap<>();
    places.forEach(
        (tag, in) -> {
          List<Place> visible = visible(in);
          if (!visible.isEmpty()) {
            seen.put(tag, visible);
          }
        });
    return seen;
  }

  private List<Place> visible(List<Place> in) {
    return in.stream().filter(zones::contains).sorted().toList();
  }

  @Override
  public void lift(String piece) {
    change(tag(piece), List.of());
  }

  @Override
  public void put(String piece, Place place) {
    change(tag(piece), List.of(place));
  }

  @Override
  public void slide(String piece, Place place) {
    change(tag(piece), List.of(place));
  }

  @Override
  public void straddle(String piece, Place one, Place other) {
    change(tag(piece), List.of(one, other));
  }

  @Override
  public void putStranger(String tag, Place place) {
    change(tag, List.of(place));
  }

  @Override
  public void takeStranger(String tag) {
    change(tag, List.of());
  }

  @Override
  public void loseZone(Place zone) {
    tell(new SessionInput.LoseZone(zone, "Look at its reader."));
  }

  @Override
  public void findZone(Place zone) {
    tell(new SessionInput.FindZone(zone));
  }

  @Override
  public void throwDie(DiceThrow outcome) {
    table.accept(new Said(Source.DIE, new SessionInput.Throw(outcome)));
  }

  @Override
  public Place whereIs(String piece) {
    List<Place> in = places.getOrDefault(tag(piece), List.of());
    if (in.isEmpty()) {
      return Place.HAND;
    }
    return in.size() == 1 ? in.getFirst() : Place.BORDER;
  }

  /** All pieces of the box by their labels. */
  public List<String> labels() {
    return List.copyOf(tags.keySet());
  }

  public PieceKind kind(String piece) {
    Piece found = pieces.get(tag(piece));
    if (found == null) {
      throw new IllegalStateException(piece);
    }
    return found.kind();
  }

  private String tag(String piece) {
    String tag = tags.get(piece);
    if (tag == null) {
      throw new IllegalArgumentException("there is no piece \"" + piece + "\" in the box");
    }
    return tag;
  }

  private void change(String tag, List<Place> now) {
    List<Place> before = places.getOrDefault(tag, List.of());
    if (now.isEmpty()) {
      places.remove(tag);
    } else {
      places.put(tag, now);
    }
    if (!deaf && !visible(before).equals(visible(now))) {
      tell(new SessionInput.PlaceTag(tag, visible(now)));
    }
  }

  private void tell(SessionInput input) {
    table.accept(new Said(Source.TAGS, input));
  }
}
