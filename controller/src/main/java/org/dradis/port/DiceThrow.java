package org.dradis.port;

/**
 * What became of a die that was dropped into the tower. Every drop ends in exactly one of these.
 */
public sealed interface DiceThrow {
  /** The die came to rest and was read. */
  record Rolled(int face) implements DiceThrow {
    public Rolled {
      if (face < 1 || face > 8) {
        throw new IllegalArgumentException("A die of eight sides has no face " + face + ".");
      }
    }
  }

  /** The throw does not count: the players throw again. */
  record Voided(VoidReason reason) implements DiceThrow {}

  /** The tower cannot tell: the players look and say, or throw again. */
  record Doubtful(Doubt doubt) implements DiceThrow {}

  enum VoidReason {
    /**
     * Something fell through the chute before the die was read; that drop is a throw of its own.
     */
    DROPPED_AGAIN,
    /** The die lay still and then moved, or was taken out, before it was read. */
    MOVED
  }

  enum Doubt {
    /**
     * The die lies still, but what the tower sees is no face: cocked, foreign, or a dead sensor.
     */
    UNREADABLE,
    /** The die lies still, but its face does not stop changing. */
    FACE_CHANGED,
    /** No die came to rest: cocked, caught in the chute, or off the table. */
    NEVER_SETTLED
  }
}
