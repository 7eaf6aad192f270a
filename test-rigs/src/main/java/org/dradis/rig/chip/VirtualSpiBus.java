package org.dradis.rig.chip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dradis.pace.Turnstile;
import org.dradis.rig.time.VirtualTime;

/**
 * The wires of one SPI bus, with all chips that hang on them. Bytes take their time at the clock,
 * one transfer after the other.
 */
public final class VirtualSpiBus {
  private static final long SECOND = 1_000_000_000;

  private final VirtualTime time;
  private final Turnstile turn;
  private final List<SpiPeer> peers = new ArrayList<>();
  private final Map<Integer, SpiPeer> channels = new TreeMap<>();
  private final Noise noise = new Noise();
  private long transfers;

  public VirtualSpiBus(VirtualTime time) {
    this.time = time;
    this.turn = time.turnstile();
  }

  /** Adds a chip that some other line selects. */
  public void attach(SpiPeer peer) {
    peers.add(peer);
  }

  /** Adds a chip that is selected by the bus's own line of that channel, during a transfer. */
  public void attach(int channel, SpiPeer peer) {
    peers.add(peer);
    channels.put(channel, peer);
  }

  /** Lets bits flip now and then, on their way there and back. */
  public void noise(boolean on) {
    noise.on(on);
  }

  /** How many transfers there were. */
  public long transfers() {
    return transfers;
  }

  /** Clocks the bytes out on a channel and returns what came in. */
  public byte[] transfer(int channel, byte[] out, int hertz) {
    turn.enter();
    try {
      var own = channels.get(channel);
      if (own != null) {
        own.select();
      }
      time.advance(out.length * 8L * SECOND / hertz);
      transfers++;
      var in = noise.disturb(exchange(noise.disturb(out), hertz));
      if (own != null) {
        own.deselect();
      }
      return in;
    } finally {
      turn.leave();
    }
  }

  /**
   * What is on MISO: high where nobody drives it, and where two chips fight the one that pulls low
   * is taken to win; whoever reads it reads neither.
   */
  private byte[] exchange(byte[] out, int hertz) {
    var in = new byte[out.length];
    Arrays.fill(in, (byte) 0xFF);
    for (var peer : peers) {
      if (peer.isSelected()) {
        var answer = peer.transfer(out, hertz);
        for (int i = 0; i < in.length; i++) {
          in[i] &= answer[i];
        }
      }
    }
    return in;
  }
}
