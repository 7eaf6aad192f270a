package org.dradis.hud.live;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dradis.port.Expectation;
import org.dradis.port.RigPart;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.Whereabouts;
import org.dradis.session.Said;
import org.dradis.session.Session;
import org.dradis.session.SessionInput;
import org.dradis.session.SessionState;
import org.dradis.session.TablePorts;
import org.dradis.session.board.Pieces;
import org.dradis.session.board.Place;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks at the table for a game: waits until the zones have seen everything, reads the table, and
 * tells the zones from then on what the game waits for.
 */
final class Lookout {
  /** So many looks with the same outcome, and the zones have seen everything. */
  private static final int STEADY = 4;

  /** Tags that flicker must not keep players waiting for ever. */
  private static final int PATIENCE = 20;

  private static final Logger LOG = LoggerFactory.getLogger(Lookout.class);

  private final @Nullable TagZones zones;
  private final TablePorts ports;
  private final boolean again;
  private final Runnable known;
  private SortedMap<TagId, Whereabouts> seen = new TreeMap<>();
  private List<Expectation> expected = List.of();
  private int steady;
  private int looks;
  private boolean looked;

  /** Tells when the session knows what the zones have seen; on any thread. */
  Lookout(RigPart table, Pieces box, Session session, boolean again, Runnable known) {
    this.zones = table.tagZones().orElse(null);
    this.again = again;
    this.known = known;
    this.ports = TablePorts.listen(table, box, said -> tell(session, said));
  }

  private void tell(Session session, Said said) {
    switch (said.input()) {
      case SessionInput.ReadTable _, SessionInput.Return _ -> {
        var _ = session.say(said).whenComplete((_, _) -> known.run());
      }
      case SessionInput.LoseZone(Place zone, String sentence) -> {
        LOG.warn("nothing is read in {}: {}", zone.word(), sentence);
        session.tell(said);
      }
      default -> session.tell(said);
    }
  }

  /** Looks whether the zones are steady; to be called some four times a second until it is done. */
  boolean look() {
    if (looked) {
      return true;
    }
    if (zones != null) {
      SortedMap<TagId, Whereabouts> now = zones.sensed();
      steady = now.equals(seen) ? steady + 1 : 0;
      seen = now;
      looks++;
    }
    if (zones == null || steady >= STEADY || looks >= PATIENCE) {
      ports.look(again);
      looked = true;
    }
    return looked;
  }

  /** Tells the zones what a state waits for, if that is something new. */
  void expect(SessionState state) {
    if (zones != null && looked) {
      List<Expectation> now = TablePorts.expectations(state);
      if (!now.equals(expected)) {
        expected = now;
        zones.expect(now);
      }
    }
  }
}
