package org.dradis.rig.world;

import java.util.Optional;
import org.dradis.box.Kind;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.port.TagId;
import org.dradis.rig.chip.PadTag;
import org.dradis.rig.chip.VirtualTag;
import org.jspecify.annotations.Nullable;

/** Something with tags that hands move over the table. Only its {@link World} changes it. */
public final class Miniature {
  /** How tall ships and tokens are, about. */
  private static final double SHIP = 16;

  private static final double TOKEN = 3;

  private final String name;
  private final @Nullable Kind kind;
  private final @Nullable VirtualTag tag;
  private final @Nullable PadTag padTag;

  private Spot spot = BoardPlan.TRAY.middle();
  private double lifted;
  private boolean fallen;
  private Coupling health = Coupling.GOOD;
  private @Nullable Miniature support;
  private @Nullable Hand holder;

  private Miniature(
      String name, @Nullable Kind kind, @Nullable VirtualTag tag, @Nullable PadTag padTag) {
    this.name = name;
    this.kind = kind;
    this.tag = tag;
    this.padTag = padTag;
  }

  /** One with a tag for the zones, unless that is null, and one for the tap pad likewise. */
  public static Miniature of(String name, Kind kind, @Nullable Uid uid, @Nullable PadTag padTag) {
    return new Miniature(name, kind, uid == null ? null : new VirtualTag(uid), padTag);
  }

  /** A stranger's tag of the kind that zones read. */
  public static Miniature skiPass(String name, Uid uid) {
    return new Miniature(name, null, new VirtualTag(uid), null);
  }

  /** A stranger's card that is mute in zones and on the pad invents a number each time. */
  public static Miniature bankCard(String name, PadTag padTag) {
    return new Miniature(name, null, VirtualTag.bankCard(), padTag);
  }

  public String name() {
    return name;
  }

  /** What it is; empty for a stranger. */
  public Optional<Kind> kind() {
    return Optional.ofNullable(kind);
  }

  /** Whether it is a card or a token, which can neither fall over nor lift what lies on it. */
  public boolean isFlat() {
    return kind == null || !kind.isMiniature() || kind == Kind.CIVILIAN_SHIP || kind == Kind.NUKE;
  }

  @Nullable VirtualTag tag() {
    return tag;
  }

  @Nullable PadTag padTag() {
    return padTag;
  }

  /** The number that zones read, if there is one. */
  public @Nullable TagId id() {
    return tag == null || tag.uid().value() == 0 ? null : TagId.parse(tag.uid().toString());
  }

  /** The number that the tap pad reads, if there is one. */
  public @Nullable TagId padId() {
    return padTag == null ? null : TagId.of(padTag.uid());
  }

  public Spot spot() {
    return support == null ? spot : support.spot();
  }

  /** Its height above the board. */
  public double height() {
    return lifted + (support == null ? 0 : support.height() + (support.isFlat() ? TOKEN : SHIP));
  }

  public boolean isFallen() {
    return fallen;
  }

  /** What it stands on, if that is not the board. */
  public @Nullable Miniature support() {
    return support;
  }

  public boolean isHeld() {
    return holder != null;
  }

  @Nullable Hand holder() {
    return holder;
  }

  void holder(@Nullable Hand hand) {
    holder = hand;
  }

  /** How well its tag can be read at best: good, hard to hear, or dead. */
  public Coupling health() {
    return health;
  }

  void health(Coupling condition) {
    health = condition;
  }

  void be(Spot there, double height) {
    support = null;
    spot = there;
    lifted = height;
  }

  void standOn(Miniature other) {
    support = other;
    lifted = 0;
  }

  void fall(boolean over) {
    fallen = over;
  }

  @Override
  public String toString() {
    return name;
  }
}
