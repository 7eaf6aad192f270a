package org.dradis.hud.enrol;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.dradis.box.Arrival;
import org.dradis.box.Box;
import org.dradis.box.BoxFile;
import org.dradis.box.Kind;
import org.dradis.box.Newcomers;
import org.dradis.box.Piece;
import org.dradis.box.Plan;
import org.dradis.hud.Hud;
import org.dradis.hud.hardware.Background;
import org.dradis.hud.hardware.Glance;
import org.dradis.hud.hardware.PieceWords;
import org.dradis.port.TagId;
import org.dradis.port.Whereabouts;
import org.dradis.rules.board.Expansion;
import org.jspecify.annotations.Nullable;

/**
 * Enrols what is put on the pad or into a zone. Players say what it is, before or after; each is
 * saved at once. What lay there before is left alone until they say so.
 */
public final class EnrolModel {
  /** So many looks in a row that fail, and players are told. */
  private static final int FAILURES_TOLD = 4;

  private final Hud hud;
  private final ObjectProperty<EnrolState> state = new SimpleObjectProperty<>(EnrolState.NEW);
  private final Newcomers newcomers = new Newcomers();
  private final Deque<Box> before = new ArrayDeque<>();
  private final Background background;
  private @Nullable BoxFile file;
  private Glance last = Glance.NOTHING;
  private boolean looked;
  private boolean looking;
  private boolean filing;
  private int failures;

  public EnrolModel(Hud hud) {
    this.hud = hud;
    this.background = new Background(hud, sentence -> change(it -> it.refusal(sentence)));
  }

  public ReadOnlyObjectProperty<EnrolState> state() {
    return state;
  }

  private EnrolState now() {
    return state.get();
  }

  private void change(UnaryOperator<EnrolState> how) {
    state.set(how.apply(now()));
  }

  /** Reads the box, at first and when somebody else has changed it. */
  public void load() {
    if (filing) {
      return;
    }
    filing = true;
    background.run(
        () -> hud.box().get(),
        () -> filing = false,
        read -> {
          file = read;
          before.clear();
          Box box = read.box();
          Set<Expansion> with = EnumSet.copyOf(now().with());
          with.addAll(Contents.expansions(box, hud.model().table().get()));
          change(
              it ->
                  it.box(box)
                      .with(with)
                      .undos(0)
                      .refusal(null)
                      .choosing(it.kind(), it.name(), null)
                      .saying(new Notice.Nothing()));
          count();
        });
  }

  /** Looks at pad and zones, once at a time; to be called often. */
  public void look() {
    if (file != null && hud.table() != null && !looking) {
      looking = true;
      background.run(() -> Glance.at(hud.table()), () -> looking = false, this::hear);
    }
  }

  private void hear(Glance glance) {
    if (filing) {
      return; // what has come meanwhile is seen at the next look
    }
    failures = glance.padTrouble() == null ? 0 : failures + 1;
    String padTrouble = failures < FAILURES_TOLD ? null : glance.padTrouble();
    change(it -> it.trouble(glance.zonesTrouble() == null ? padTrouble : glance.zonesTrouble()));
    // A look that fails tells nothing of what lies there.
    last = glance.padTrouble() == null ? glance : glance.withPad(last.pad());
    if (!looked) {
      looked = true;
      newcomers.passOver(last.tags());
    }
    List<TagId> fresh = newcomers.among(last.tags());
    count();
    if (!fresh.isEmpty()) {
      receive(fresh);
    }
  }

  private void receive(List<TagId> fresh) {
    Plan plan = now().plan();
    List<TagId> able =
        fresh.stream().filter(tag -> Arrival.unable(now().box(), tag) == null).toList();
    if (plan == null && able.size() == 1) {
      change(it -> it.saying(new Notice.Stranger(able.getFirst())));
    } else if (plan == null && able.size() > 1) {
      change(it -> it.saying(new Notice.Several(able.size())));
    } else {
      // Without a plan there is none left that could become something.
      Plan any = plan == null ? Plan.of(Kind.RAIDER) : plan;
      any.receive(now().box(), fresh).forEach(this::tell);
    }
  }

  private void tell(Arrival arrival) {
    switch (arrival) {
      case Arrival.Enrolled(TagId _, Piece piece, Box box) -> {
        Notice notice =
            now().also() == null
                ? new Notice.Enrolled(List.of(piece))
                : new Notice.SecondTag(piece);
        save(box, notice);
      }
      case Arrival.Known(TagId _, Piece piece) -> {
        // A tag that flickers does not wipe out what was said of it.
        if (!piece.equals(now().notice().piece())) {
          change(it -> it.saying(new Notice.Known(piece)));
        }
      }
      case Arrival.Fleeting _ -> change(it -> it.saying(new Notice.Fleeting()));
      case Arrival.Several(List<TagId> tags) ->
          change(it -> it.saying(new Notice.Several(tags.size())));
    }
  }

  /** Says what the next ones are; a tag that waits for this word becomes one at once. */
  public void choose(Kind kind) {
    change(it -> it.choosing(kind, null, null));
    take();
  }

  /** Says what is printed on the next one. */
  public void choose(Kind kind, String name) {
    change(it -> it.choosing(kind, name, null));
    take();
  }

  /** Goes back to all kinds. */
  public void leaveKind() {
    change(it -> it.choosing(null, null, null));
  }

  private void take() {
    Plan plan = now().plan();
    if (plan != null
        && now().notice() instanceof Notice.Stranger(TagId tag)
        && last.tags().contains(tag)) {
      plan.receive(now().box(), List.of(tag)).forEach(this::tell);
    }
  }

  /** Makes everything that is nobody's in a place one of the kind that was chosen. */
  public void enrolAll(String place) {
    Kind kind = now().kind();
    if (kind == null || !kind.isMiniature()) {
      return;
    }
    List<Piece> added =
        Plan.each(now().box(), kind, now().strangers().getOrDefault(place, List.of()));
    Box box = now().box();
    for (Piece piece : added) {
      box = box.with(piece);
    }
    if (!added.isEmpty()) {
      save(box, new Notice.Enrolled(added));
    }
  }

  /** Shows a piece of the list. */
  public void select(Piece piece) {
    change(it -> it.choosing(it.kind(), it.name(), null).saying(new Notice.Known(piece)));
  }

  /** Awaits a second tag for the piece that is shown, or no longer. */
  public void awaitSecondTag(boolean wanted) {
    Piece piece = now().notice().piece();
    change(it -> it.choosing(it.kind(), it.name(), wanted ? piece : null));
  }

  /** Asks whether the piece that is shown is to be removed. */
  public void askRemove() {
    change(it -> it.asking(it.notice().piece() != null));
  }

  public void keep() {
    change(it -> it.asking(false));
  }

  /** Removes the piece that is shown. */
  public void remove() {
    Piece piece = now().notice().piece();
    if (piece != null) {
      save(now().box().without(piece), new Notice.Removed(piece));
    }
  }

  /** Takes back what was done last. */
  public void undo() {
    Box old = before.peek();
    if (old != null) {
      store(
          old,
          () -> {
            before.pop();
            change(it -> it.saying(new Notice.TakenBack()).undos(before.size()));
          });
    }
  }

  /** Says whether an expansion is in the players' box. */
  public void own(Expansion expansion, boolean owned) {
    Set<Expansion> with = EnumSet.copyOf(now().with());
    if (owned) {
      with.add(expansion);
    } else {
      with.remove(expansion);
    }
    change(it -> it.with(with));
  }

  private void save(Box box, Notice notice) {
    Box old = now().box();
    store(
        box,
        () -> {
          before.push(old);
          change(it -> it.choosing(it.kind(), null, null).saying(notice).undos(before.size()));
        });
  }

  private void store(Box box, Runnable saved) {
    BoxFile into = file;
    if (into == null || filing) {
      return;
    }
    filing = true;
    background.run(
        () -> {
          into.save(box);
          return box;
        },
        () -> filing = false,
        now -> {
          change(it -> it.box(now).refusal(null));
          saved.run();
          count();
        });
  }

  /** Counts the tags that lie there and are nobody's. */
  private void count() {
    SortedMap<String, List<TagId>> strangers = new TreeMap<>();
    for (TagId tag : last.tags()) {
      if (Arrival.unable(now().box(), tag) == null) {
        Whereabouts where = last.zones().getOrDefault(tag, Whereabouts.NOWHERE);
        String place =
            last.pad().contains(tag) || where.isNowhere()
                ? PieceWords.TAP_PAD
                : where.zones().first().name();
        strangers.computeIfAbsent(place, _ -> new ArrayList<>()).add(tag);
      }
    }
    change(it -> it.strangers(strangers));
  }
}
