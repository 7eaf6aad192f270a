package org.dradis.session;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Craft;
import org.dradis.rules.event.Event;
import org.dradis.session.board.Place;
import org.dradis.session.words.Texts;
import org.dradis.view.EventView;
import org.jspecify.annotations.Nullable;

/** Events as displays tell and draw them. */
final class EventViews {
  private final Texts texts;

  EventViews(Texts texts) {
    this.texts = texts;
  }

  EventView of(Event event) {
    return switch (event) {
      case Event.RaiderMoved it ->
          view(event, "raider", place(it.from()), place(it.to()), scar(it.scar()), 0);
      case Event.HeavyRaiderMoved it -> moved(event, "heavy-raider", it.from(), it.to());
      case Event.CenturionBoarded it ->
          view(event, "heavy-raider", place(it.from()), "galactica", null, 0);
      case Event.DieRolled it -> view(event, it.by(), null, place(it.area()), it.at(), it.result());
      case Event.AttackMissed it -> view(event, it.by(), null, place(it.area()), it.at(), 0);
      case Event.ShipLaunched it ->
          view(event, it.ship().word(), place(it.area()), place(it.area()), null, 0);
      case Event.CylonShipPlaced it -> came(event, it.ship().word(), it.area());
      case Event.FleetShipPlaced it ->
          view(event, it.ship().word(), null, Place.ofFleet(it.area()).word(), null, 0);
      case Event.FleetArrived it ->
          view(event, null, Place.ofFleet(it.area()).word(), place(it.area()), null, 0);
      case Event.CylonsLeftBehind it -> lost(event, null, it.area());
      case Event.ViperDamaged it ->
          view(event, kind(it.craft()), place(it.area()), null, it.pilot(), 0);
      case Event.ViperDestroyed it ->
          view(event, kind(it.craft()), place(it.area()), null, it.pilot(), 0);
      case Event.ViperManned it ->
          view(event, kind(it.craft()), null, place(it.area()), it.pilot(), 0);
      case Event.RaiderDestroyed it ->
          view(event, "raider", place(it.area()), null, scar(it.scar()), 0);
      case Event.HeavyRaiderDestroyed it -> lost(event, "heavy-raider", it.area());
      case Event.BasestarDestroyed it -> lost(event, "basestar", it.area());
      case Event.CivilianDestroyed it -> lost(event, "civilian", it.area());
      case Event.CivilianEscorted it -> lost(event, "civilian", it.area());
      case Event.CivilianRegrouped it -> lost(event, "civilian", it.area());
      case Event.CivilianPlaced it -> came(event, "civilian", it.area());
      case Event.CivilianMoved it -> moved(event, "civilian", it.from(), it.to());
      case Event.ViperLaunched it ->
          view(event, kind(it.craft()), "galactica", place(it.area()), it.pilot(), 0);
      case Event.ViperPlaced it -> came(event, kind(it.craft()), it.area());
      case Event.ViperMoved it ->
          view(event, kind(it.craft()), place(it.from()), place(it.to()), it.pilot(), 0);
      case Event.ViperReturned it ->
          view(event, kind(it.craft()), place(it.from()), "galactica", it.pilot(), 0);
      case Event.CraftRepaired it ->
          view(event, kind(it.craft()), Place.DAMAGED_BOX.word(), Place.RESERVES.word(), null, 0);
      case Event.CenturionsAdvanced it -> hit(event, "boarding", null, it.count());
      case Event.CenturionDestroyed it -> hit(event, "boarding", null, it.space());
      case Event.GalacticaDamaged it -> hit(event, "galactica", it.token().word());
      case Event.PegasusDamaged it -> hit(event, "pegasus", it.token().word());
      case Event.BasestarDamaged it -> hit(event, it.basestar().word(), it.token().word());
      case Event.DialTurned it -> hit(event, it.resource().word(), null, it.to());
      case Event.JumpTrackMoved it -> hit(event, "jump", null, it.to());
      case Event.PursuitAdvanced it -> hit(event, "pursuit", null, it.to());
      case Event.ScarAppeared it -> came(event, "raider", it.area());
      default -> view(event, null, null, null, null, 0);
    };
  }

  private EventView view(
      Event event,
      @Nullable String piece,
      @Nullable String from,
      @Nullable String to,
      @Nullable String target,
      int number) {
    return new EventView(Texts.type(event), texts.event(event), piece, from, to, target, number);
  }

  private EventView moved(Event event, String piece, Area from, Area to) {
    return view(event, piece, place(from), place(to), null, 0);
  }

  private EventView came(Event event, String piece, Area area) {
    return view(event, piece, null, place(area), null, 0);
  }

  private EventView lost(Event event, @Nullable String piece, @Nullable Area area) {
    return view(event, piece, place(area), null, null, 0);
  }

  private EventView hit(Event event, String at, @Nullable String token) {
    return view(event, null, null, at, token, 0);
  }

  private EventView hit(Event event, String at, @Nullable String token, int number) {
    return view(event, null, null, at, token, number);
  }

  private static @Nullable String place(@Nullable Area area) {
    return area == null ? null : Place.of(area).word();
  }

  private static @Nullable String scar(boolean scar) {
    return scar ? "scar" : null;
  }

  private static String kind(Craft craft) {
    return switch (craft) {
      case MK2 -> "viper-mk2";
      case MK7 -> "viper-mk7";
      case ASSAULT_RAPTOR -> "assault-raptor";
    };
  }
}
