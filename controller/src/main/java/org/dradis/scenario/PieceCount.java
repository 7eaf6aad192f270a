package org.dradis.scenario;

import org.dradis.file.Field;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Hangar;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.PieceSet;
import org.jspecify.annotations.Nullable;

/** Everything counted while a board is read, because limits hold over the whole of it (R4). */
final class PieceCount {
  private final PieceSet<GameOption> options;
  private final Words<CivilianShip> ships;
  private final Tally raiders;
  private final Tally heavyRaiders;
  private final Tally mk2;
  private final Tally mk7;
  private final Tally assaultRaptors;
  private final Tally raptors = new Tally("raptors", Hangar.RAPTORS);
  private final OnePlace<Basestar> basestars = new OnePlace<>();
  private final OnePlace<CivilianShip> civilians = new OnePlace<>();
  private final OnePlace<String> pilots = new OnePlace<>();
  private final OnePlace<String> scar = new OnePlace<>();

  PieceCount(PieceSet<GameOption> options, Words<CivilianShip> ships) {
    this.options = options;
    this.ships = ships;
    raiders = new Tally("raiders on the boards", CylonShip.RAIDER.limit(options));
    heavyRaiders = new Tally("heavy raiders on the boards", CylonShip.HEAVY_RAIDER.limit(options));
    mk2 = new Tally("vipers Mk II", Craft.MK2.limit(options));
    mk7 = new Tally("vipers Mk VII", Craft.MK7.limit(options));
    assaultRaptors = new Tally("assault raptors", Craft.ASSAULT_RAPTOR.limit(options));
  }

  boolean plays(GameOption option) {
    return options.has(option);
  }

  /** Refuses a piece of an option that is off. */
  void needs(GameOption option, Field field) {
    if (!options.has(option)) {
      throw field.wrong("needs the option " + option.word());
    }
  }

  int raiders(Members members) {
    return counted(members.get("raiders"), raiders);
  }

  int heavyRaiders(Members members) {
    return counted(members.get("heavyRaiders"), heavyRaiders);
  }

  Tally raptors() {
    return raptors;
  }

  Tally of(Craft craft) {
    return switch (craft) {
      case MK2 -> mk2;
      case MK7 -> mk7;
      case ASSAULT_RAPTOR -> assaultRaptors;
    };
  }

  int craft(@Nullable Field field, Craft craft) {
    int count = field == null ? 0 : field.count();
    if (field != null && count > 0) {
      add(craft, field, count);
    }
    return count;
  }

  void add(Craft craft, Field field, int count) {
    switch (craft) {
      case MK2 -> {}
      case MK7 -> needs(GameOption.CYLON_FLEET, field);
      case ASSAULT_RAPTOR -> needs(GameOption.DAYBREAK, field);
    }
    of(craft).add(field, count);
  }

  PieceSet<Basestar> basestars(Members members) {
    return claimed(members.get("basestars"), Words.BASESTAR, Basestar.NONE, basestars);
  }

  PieceSet<CivilianShip> civilians(@Nullable Field field) {
    return claimed(field, ships, CivilianShip.NONE, civilians);
  }

  CivilianShip civilian(Field field) {
    CivilianShip ship = ships.read(field);
    civilians.claim(ship, ships.of(ship), field);
    return ship;
  }

  void pilot(String pilot, Field field) {
    pilots.claim(pilot, pilot, field);
  }

  void scar(Field field) {
    scar.claim("scar", "the Scar token", field);
  }

  void check() {
    raiders.check();
    heavyRaiders.check();
    mk2.check();
    mk7.check();
    assaultRaptors.check();
    raptors.check();
  }

  static int counted(@Nullable Field field, Tally tally) {
    if (field == null) {
      return 0;
    }
    int count = field.count();
    tally.add(field, count);
    return count;
  }

  private static <E extends Enum<E> & Option> PieceSet<E> claimed(
      @Nullable Field field, Words<E> words, PieceSet<E> none, OnePlace<E> places) {
    PieceSet<E> pieces = none;
    if (field != null) {
      for (Field item : field.items()) {
        E piece = words.read(item);
        places.claim(piece, words.of(piece), item);
        pieces = pieces.with(piece);
      }
    }
    return pieces;
  }
}
