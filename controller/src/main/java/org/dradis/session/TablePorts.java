package org.dradis.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.dradis.port.Expectation;
import org.dradis.port.RigPart;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.dradis.session.board.Move;
import org.dradis.session.board.Piece;
import org.dradis.session.board.Pieces;
import org.dradis.session.board.Place;
import org.dradis.session.board.Table;
import org.jspecify.annotations.Nullable;

/**
 * Joins the ports of a table to its session: what they tell becomes inputs, in their order. First
 * it listens, then, when the readers have had the time to see everything, it looks.
 */
public final class TablePorts {
  private final Consumer<Said> session;
  private final Pieces box;
  private final @Nullable TagZones zones;
  private final SortedMap<Place, String> lost = new TreeMap<>();
  private final List<SessionInput> early = new ArrayList<>();
  private boolean looked;

  private TablePorts(Consumer<Said> session, Pieces box, @Nullable TagZones zones) {
    this.session = session;
    this.box = box;
    this.zones = zones;
  }

  /** Listens to the ports of a part; what zones tell before the first look is kept back. */
  public static TablePorts listen(RigPart part, Pieces box, Consumer<Said> session) {
    TablePorts ports = new TablePorts(session, box, part.tagZones().orElse(null));
    part.diceTower()
        .ifPresent(
            tower ->
                tower.onThrow(
                    thrown ->
                        session.accept(new Said(Source.DIE, new SessionInput.Throw(thrown)))));
    part.tagZones()
        .ifPresent(
            zones -> {
              zones.know(box.byTag().keySet());
              zones.onNews(ports::hear);
            });
    return ports;
  }

  /** Reads the table as it stands, also one without readers, and what changes from then on. */
  public void look(boolean again) {
    synchronized (this) {
      early.clear();
    }
    Map<String, Piece> pieces = new TreeMap<>();
    box.byTag().forEach((tag, piece) -> pieces.put(tag.toString(), piece));
    // Not under the lock: zones may have to wait for the listener before they answer.
    Map<String, List<Place>> tags = new TreeMap<>();
    List<Place> places = List.of();
    if (zones != null) {
      zones.sensed().forEach((tag, where) -> tags.put(tag.toString(), places(where)));
      tags.values().removeIf(List::isEmpty);
      places = places(Whereabouts.in(zones.zones()));
    }
    synchronized (this) {
      session.accept(
          new Said(
              Source.TABLE,
              again
                  ? new SessionInput.Return(pieces, places, tags)
                  : new SessionInput.ReadTable(pieces, places, tags)));
      lost.forEach((zone, sentence) -> tell(new SessionInput.LoseZone(zone, sentence)));
      early.forEach(this::tell);
      early.clear();
      looked = true;
    }
  }

  /** Places whose reader senses nothing now. */
  public synchronized Set<Place> lost() {
    return Set.copyOf(lost.keySet());
  }

  /** Zones that are no place of the board: what lies in them is nobody's business. */
  public static List<Zone> strange(TagZones zones) {
    return zones.zones().stream().filter(zone -> Place.named(zone.name()) == null).toList();
  }

  private synchronized void hear(ZoneNews news) {
    switch (news) {
      // It may yet prove a flicker.
      case ZoneNews.Noticed _ -> {}
      case ZoneNews.Placed(TagId tag, var _, Whereabouts now) -> {
        SessionInput input = new SessionInput.PlaceTag(tag.toString(), places(now));
        if (looked) {
          tell(input);
        } else {
          early.add(input);
        }
      }
      case ZoneNews.ZoneLost(Zone zone, String sentence) -> {
        Place place = Place.named(zone.name());
        if (place != null) {
          lost.put(place, sentence);
          tellIfLooked(new SessionInput.LoseZone(place, sentence));
        }
      }
      case ZoneNews.ZoneFound(Zone zone) -> {
        Place place = Place.named(zone.name());
        if (place != null) {
          lost.remove(place);
          tellIfLooked(new SessionInput.FindZone(place));
        }
      }
    }
  }

  private void tellIfLooked(SessionInput input) {
    if (looked) {
      tell(input);
    }
  }

  private void tell(SessionInput input) {
    session.accept(new Said(Source.TAGS, input));
  }

  private static List<Place> places(Whereabouts where) {
    List<Place> places = new ArrayList<>();
    for (Zone zone : where.zones()) {
      Place place = Place.named(zone.name());
      if (place != null) {
        places.add(place);
      }
    }
    places.sort(null);
    return List.copyOf(places);
  }

  /** Where the readers should look first: any ship of the kind may be the one that moves. */
  public static List<Expectation> expectations(SessionState state) {
    Table table = state.table();
    List<Expectation> all = new ArrayList<>();
    for (Move move : state.difference().moves()) {
      Place to = move.to();
      Whereabouts goal =
          to != null && table.senses(to)
              ? Whereabouts.in(new Zone(to.word()))
              : Whereabouts.NOWHERE;
      for (var piece : table.pieces().entrySet()) {
        if (piece.getValue().kind() == move.kind()
            && mayStart(table, piece.getKey(), move.from())) {
          all.add(new Expectation(TagId.parse(piece.getKey()), goal));
        }
      }
    }
    return all;
  }

  private static boolean mayStart(Table table, String tag, @Nullable Place from) {
    List<Place> seen = table.where().getOrDefault(tag, List.of());
    boolean unseen = from == null || !table.senses(from);
    return (unseen && seen.isEmpty()) || (from != null && seen.equals(List.of(from)));
  }
}
