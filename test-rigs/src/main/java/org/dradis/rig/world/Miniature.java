package org.dradis.rig.world;

import org.dradis.nfc.iso15693.Uid;
import org.dradis.port.TagId;
import org.dradis.rig.chip.PadTag;
import org.dradis.rig.chip.VirtualTag;
import org.jspecify.annotations.Nullable;

/** Something with tags that hands move over the table. Only its {@link World} changes it. */
public final class Miniature {
  private final String name;
  private final MiniatureKind kind;
  private final @Nullable VirtualTag tag;
  private final @Nullable PadTag padTag;

  private Spot spot = BoardPlan.TRAY.middle();
  private double lifted;
  private boolean fallen;
  private Coupling health = Coupling.GOOD;
  private @Nullable Miniature support;
  private @Nullable Hand holder;

  private Miniature(
      String name, MiniatureKind kind, @Nullable VirtualTag tag, @Nullable PadTag padTag) {
    this.name = name;
    this.kind = kind;
    this.tag = tag;
    this.padTag = padTag;
  }

  /** One with a tag below for the zones, and one for the tap pad unless that is null. */
  public static Miniature of(String name, MiniatureKind kind, Uid uid, @Nullable PadTag padTag) {
    return new Miniature(name, kind, new VirtualTag(uid), padTag);
  }

  /** A title or a card: no zone can read it. */
  public static Miniature card(String name, PadTag padTag) {
    return new Miniature(name, MiniatureKind.CARD, null, padTag);
  }

  /** A stranger's tag of the kind that zones read. */
  public static Miniature skiPass(String name, Uid uid) {
    return new Miniature(name, MiniatureKind.STRANGER, new VirtualTag(uid), null);
  }

  /** A stranger's card that is mute in zones and on the pad invents a number each time. */
  public static Miniature bankCard(String name, PadTag padTag) {
    return new Miniature(name, MiniatureKind.STRANGER, VirtualTag.bankCard(), padTag);
  }

  public String name() {
    return name;
  }

  public MiniatureKind kind() {
    return kind;
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
    return lifted + (support == null ? 0 : support.height() + support.kind.height());
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
