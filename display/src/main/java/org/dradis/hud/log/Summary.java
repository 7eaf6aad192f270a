package org.dradis.hud.log;

import org.dradis.hud.Words;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.words.Texts;

/** What a correction changes, in words, as far as it is known. */
final class Summary {
  private final Words words;
  private final Texts texts;

  Summary(Words words) {
    this.words = words;
    this.texts = Texts.in(words.locale());
  }

  /**
   * Tells it.
   *
   * @param now what the number is until then
   */
  String of(CorrectionModel.Draft draft, int now) {
    Topic topic = draft.topic();
    return switch (topic) {
      case null -> "";
      case SHIPS -> ships(draft);
      case DIE -> draft.number() == 0 ? "" : words.of("log.sum-die", draft.number());
      default -> words.of("log.sum-number", topic(topic), now, draft.number());
    };
  }

  private String ships(CorrectionModel.Draft draft) {
    PieceKind kind = draft.kind();
    Place from = draft.from();
    if (kind == null) {
      return "";
    }
    return words.of(
        "log.sum-ships",
        draft.number(),
        kind(kind),
        from == null ? "…" : place(from),
        draft.to() == null ? "…" : place(draft.to()));
  }

  String topic(Topic topic) {
    return topic.isNumber() ? texts.label(topic.word()) : words.of("log.topic-" + topic.word());
  }

  String kind(PieceKind kind) {
    return texts.label(kind.word());
  }

  String place(Place place) {
    return texts.label(place.word());
  }
}
