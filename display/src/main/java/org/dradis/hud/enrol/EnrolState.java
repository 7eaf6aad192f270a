package org.dradis.hud.enrol;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dradis.box.Box;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.box.Plan;
import org.dradis.port.TagId;
import org.dradis.rules.board.Expansion;
import org.jspecify.annotations.Nullable;

/**
 * An enrolment at one moment.
 *
 * @param box all that is enrolled
 * @param with the expansions that players own
 * @param kind what is being enrolled, or null while nobody has said
 * @param name what is printed on the next one, if it is no miniature
 * @param also the piece whose second tag is awaited
 * @param notice what there is to say of the last tags
 * @param asking whether the piece of the notice is to be removed, if players are sure
 * @param strangers tags that lie there and are nobody's, by place
 * @param undos how many steps can be taken back
 * @param trouble what is wrong with pad or zones
 * @param refusal why the box could not be read or saved
 */
public record EnrolState(
    Box box,
    Set<Expansion> with,
    @Nullable Kind kind,
    @Nullable String name,
    @Nullable Piece also,
    Notice notice,
    boolean asking,
    SortedMap<String, List<TagId>> strangers,
    int undos,
    @Nullable String trouble,
    @Nullable String refusal) {

  static final EnrolState NEW =
      new EnrolState(
          Box.EMPTY,
          EnumSet.of(Expansion.BASE),
          null,
          null,
          null,
          new Notice.Nothing(),
          false,
          new TreeMap<>(),
          0,
          null,
          null);

  public EnrolState {
    with = Collections.unmodifiableSet(EnumSet.copyOf(with));
    strangers = Collections.unmodifiableSortedMap(new TreeMap<>(strangers));
  }

  /** How many miniatures are enrolled. */
  public int enrolled() {
    return Contents.enrolled(box, with);
  }

  /** How many miniatures there are. */
  public int all() {
    return Contents.all(with);
  }

  /** How many more of the kind are enrolled than the game has. */
  public int surplus(Kind of) {
    return of.isMiniature() ? Math.max(0, box.count(of) - Contents.of(of, with)) : 0;
  }

  /** What the next tag becomes, or null if players have to say it first. */
  public @Nullable Plan plan() {
    if (also != null) {
      return Plan.also(also);
    }
    if (kind == null) {
      return null;
    }
    if (kind.isMiniature()) {
      return Plan.of(kind);
    }
    return name == null ? null : Plan.of(kind, name);
  }

  EnrolState box(Box now) {
    return new EnrolState(
        now, with, kind, name, also, notice, asking, strangers, undos, trouble, refusal);
  }

  EnrolState with(Set<Expansion> now) {
    return new EnrolState(
        box, now, kind, name, also, notice, asking, strangers, undos, trouble, refusal);
  }

  EnrolState choosing(@Nullable Kind what, @Nullable String called, @Nullable Piece second) {
    return new EnrolState(
        box, with, what, called, second, notice, false, strangers, undos, trouble, refusal);
  }

  EnrolState saying(Notice now) {
    return new EnrolState(
        box, with, kind, name, also, now, false, strangers, undos, trouble, refusal);
  }

  EnrolState asking(boolean now) {
    return new EnrolState(
        box, with, kind, name, also, notice, now, strangers, undos, trouble, refusal);
  }

  EnrolState strangers(SortedMap<String, List<TagId>> now) {
    return new EnrolState(
        box, with, kind, name, also, notice, asking, now, undos, trouble, refusal);
  }

  EnrolState undos(int now) {
    return new EnrolState(
        box, with, kind, name, also, notice, asking, strangers, now, trouble, refusal);
  }

  EnrolState trouble(@Nullable String now) {
    return new EnrolState(
        box, with, kind, name, also, notice, asking, strangers, undos, now, refusal);
  }

  EnrolState refusal(@Nullable String now) {
    return new EnrolState(
        box, with, kind, name, also, notice, asking, strangers, undos, trouble, now);
  }
}
