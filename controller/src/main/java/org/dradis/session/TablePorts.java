package org.dradis.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dradis.port.DiceTower;
import org.dradis.port.Expectation;
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

/** Joins the ports of a table to its session: what they tell becomes inputs, in their order. */
public final class TablePorts {
  private final Session session;

  public TablePorts(Session session) {
    this.session = session;
  }

  public void listen(DiceTower tower) {
    tower.onThrow(thrown -> session.tell(Source.DIE, new SessionInput.Throw(thrown)));
  }

  /** Reads the table as it stands, and everything that changes from then on. */
  public void listen(TagZones zones, Pieces box, boolean again) {
    zones.know(box.byTag().keySet());
    zones.onNews(this::tell);
    Map<String, Piece> pieces = new TreeMap<>();
    box.byTag().forEach((tag, piece) -> pieces.put(tag.toString(), piece));
    Map<String, List<Place>> tags = new TreeMap<>();
    zones.sensed().forEach((tag, where) -> tags.put(tag.toString(), places(where)));
    tags.values().removeIf(List::isEmpty);
    List<Place> places = places(Whereabouts.in(zones.zones()));
    session.tell(
        Source.TABLE,
        again
            ? new SessionInput.Return(pieces, places, tags)
            : new SessionInput.ReadTable(pieces, places, tags));
  }

  /** Zones that are no place of the board: what lies in them is nobody's business. */
  public static List<Zone> strange(TagZones zones) {
    return zones.zones().stream().filter(zone -> Place.named(zone.name()) == null).toList();
  }

  private void tell(ZoneNews news) {
    SessionInput input =
        switch (news) {
          // It may yet prove a flicker.
          case ZoneNews.Noticed _ -> null;
          case ZoneNews.Placed(TagId tag, var _, Whereabouts now) ->
              new SessionInput.PlaceTag(tag.toString(), places(now));
          case ZoneNews.ZoneLost(Zone zone, String sentence) -> {
            Place place = Place.named(zone.name());
            yield place == null ? null : new SessionInput.LoseZone(place, sentence);
          }
          case ZoneNews.ZoneFound(Zone zone) -> {
            Place place = Place.named(zone.name());
            yield place == null ? null : new SessionInput.FindZone(place);
          }
        };
    if (input != null) {
      session.tell(Source.TAGS, input);
    }
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
