package org.dradis.hud.log;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.dradis.hud.HudModel;
import org.dradis.hud.Panel;
import org.dradis.session.Correction;
import org.dradis.session.SessionInput;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.view.BoardView;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** Leads through a correction: what, how much, who, why. */
final class CorrectionModel {
  /** What is asked now. */
  enum Stage {
    TOPIC,
    KIND,
    FROM,
    TO,
    NUMBER,
    WHO,
    WHY
  }

  /**
   * What is known so far.
   *
   * @param number what it is to be; 0 for a die that is not told yet
   */
  record Draft(
      Stage stage,
      @Nullable Topic topic,
      @Nullable PieceKind kind,
      @Nullable Place from,
      @Nullable Place to,
      int number,
      String who,
      String why) {
    static final Draft EMPTY = new Draft(Stage.TOPIC, null, null, null, null, 0, "", "");

    private Draft at(Stage next) {
      return new Draft(next, topic, kind, from, to, number, who, why);
    }

    private Draft of(Topic what, int now) {
      return new Draft(
          what == Topic.SHIPS ? Stage.KIND : Stage.NUMBER, what, null, null, null, now, who, why);
    }

    private Draft of(PieceKind ships) {
      return new Draft(Stage.FROM, topic, ships, null, null, 1, who, why);
    }

    private Draft from(Place place) {
      return new Draft(Stage.TO, topic, kind, place, null, 1, who, why);
    }

    private Draft to(Place place) {
      return new Draft(Stage.NUMBER, topic, kind, from, place, number, who, why);
    }

    private Draft of(int value) {
      return new Draft(stage, topic, kind, from, to, value, who, why);
    }

    private Draft by(String name) {
      return new Draft(stage, topic, kind, from, to, number, name, why);
    }

    private Draft because(String reason) {
      return new Draft(stage, topic, kind, from, to, number, who, reason);
    }
  }

  private final HudModel hud;
  private final ObjectProperty<Draft> draft = new SimpleObjectProperty<>(Draft.EMPTY);

  CorrectionModel(HudModel hud) {
    this.hud = hud;
  }

  ReadOnlyObjectProperty<Draft> draft() {
    return draft;
  }

  private @Nullable BoardView board() {
    TableView table = hud.table().get();
    return table == null ? null : table.board();
  }

  List<Topic> topics() {
    BoardView board = board();
    return board == null ? List.of() : Topic.of(board);
  }

  /** In the middle of a command only its die can be put right. */
  boolean isPossible(Topic topic) {
    TableView table = hud.table().get();
    return table != null && (topic == Topic.DIE || table.question() == null);
  }

  /** What the game thinks a number is. */
  int now(Topic topic) {
    BoardView board = board();
    return board == null ? 0 : topic.now(board);
  }

  /** How many of a kind the game thinks are in a place. */
  int now(Place place) {
    BoardView board = board();
    PieceKind kind = draft.get().kind();
    return board == null || kind == null ? 0 : board.count(place.word(), kind.word());
  }

  List<PieceKind> kinds() {
    BoardView board = board();
    return board == null
        ? List.of()
        : Arrays.stream(PieceKind.values()).filter(it -> !Homes.from(board, it).isEmpty()).toList();
  }

  /** The places to choose from: where such ships are, or else where they can go. */
  List<Place> places() {
    BoardView board = board();
    Draft now = draft.get();
    if (board == null || now.kind() == null) {
      return List.of();
    }
    return now.stage() == Stage.FROM
        ? Homes.from(board, now.kind())
        : Homes.of(board, now.kind()).stream().filter(it -> it != now.from()).toList();
  }

  List<String> crew() {
    TableView table = hud.table().get();
    return table == null
        ? List.of()
        : table.crew().members().stream().map(member -> member.name()).toList();
  }

  void choose(Topic topic) {
    draft.set(draft.get().of(topic, now(topic)));
  }

  void choose(PieceKind kind) {
    draft.set(draft.get().of(kind));
  }

  /** A place, tapped here or on the board; one that makes no sense now is let be. */
  void choose(@Nullable Place place) {
    Stage stage = draft.get().stage();
    if (place == null || !places().contains(place)) {
      return;
    }
    if (stage == Stage.FROM) {
      draft.set(draft.get().from(place));
    } else if (stage == Stage.TO) {
      draft.set(draft.get().to(place));
    }
  }

  int least() {
    Topic topic = draft.get().topic();
    return topic == null ? 0 : topic.least();
  }

  int most() {
    Draft now = draft.get();
    if (now.topic() == null) {
      return 0;
    }
    return now.from() == null ? now.topic().most() : now(now.from());
  }

  void set(int number) {
    draft.set(draft.get().of(Math.clamp(number, least(), Math.max(least(), most()))));
  }

  void by(String who) {
    draft.set(draft.get().by(who.strip()));
  }

  void because(String why) {
    draft.set(draft.get().because(why.strip()));
  }

  /** Whether what is asked now has its answer. */
  boolean isAnswered() {
    Draft now = draft.get();
    return switch (now.stage()) {
      case TOPIC, KIND, FROM, TO -> false;
      case NUMBER ->
          now.topic() != null
              && now.number() >= least()
              && (!now.topic().isNumber() || now.number() != now(now.topic()));
      case WHO -> !now.who().isEmpty();
      case WHY -> !now.why().isEmpty();
    };
  }

  /** Goes on to the next question, or sends what is complete. */
  void next() {
    if (!isAnswered()) {
      return;
    }
    switch (draft.get().stage()) {
      case NUMBER -> draft.set(draft.get().at(Stage.WHO));
      case WHO -> draft.set(draft.get().at(Stage.WHY));
      case WHY -> send();
      case TOPIC, KIND, FROM, TO -> {}
    }
  }

  /** Goes back to the question before; false at the first one. */
  boolean back() {
    Draft now = draft.get();
    boolean ships = now.topic() == Topic.SHIPS;
    switch (now.stage()) {
      case TOPIC -> {
        return false;
      }
      case KIND -> draft.set(now.at(Stage.TOPIC));
      case FROM -> draft.set(now.at(Stage.KIND));
      case TO -> draft.set(now.at(Stage.FROM));
      case NUMBER -> draft.set(now.at(ships ? Stage.TO : Stage.TOPIC));
      case WHO -> draft.set(now.at(Stage.NUMBER));
      case WHY -> draft.set(now.at(Stage.WHO));
    }
    return true;
  }

  private void send() {
    Draft now = draft.get();
    hud.answer(
        new SessionInput.Correct(correction(now), now.who(), now.why()),
        () -> hud.go(Panel.BRIDGE));
  }

  private static Correction correction(Draft draft) {
    Topic topic = Objects.requireNonNull(draft.topic());
    return topic == Topic.SHIPS
        ? new Correction.Ships(
            Objects.requireNonNull(draft.kind()),
            draft.number(),
            Objects.requireNonNull(draft.from()),
            Objects.requireNonNull(draft.to()))
        : topic.to(draft.number());
  }
}
