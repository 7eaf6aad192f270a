package org.dradis.rules.question;

/** What a choice is about, who makes it and which rule asks for it. */
public enum Matter {
  RAIDER_AREA("RA-1", Decider.CURRENT_PLAYER),
  RAIDER_TARGET_VIPER("RA-2", Decider.CURRENT_PLAYER),
  RAIDER_TARGET_PILOT("RA-2", Decider.CURRENT_PLAYER),
  RAIDER_TARGET_CIVILIAN("RA-2", Decider.CURRENT_PLAYER),
  BOARDING_AREA("HR-2", Decider.CURRENT_PLAYER),
  LAUNCHING_BASESTAR("LA-3", Decider.CURRENT_PLAYER),
  PLACEMENT_AREA("CO-11", Decider.CURRENT_PLAYER),
  VIPER_KIND("VI-8", Decider.CURRENT_PLAYER),
  CIVILIAN_AREA("CO-14", Decider.ADMIRAL),
  CIVILIAN_AREA_BY_CAG("CO-14", Decider.CAG),
  DAMAGED_HULL("DM-7", Decider.CURRENT_PLAYER),
  LOST_CIVILIAN("DM-9", Decider.CURRENT_PLAYER),
  NUKED_BASESTAR("AT-4", Decider.ACTING_PLAYER),
  SCAR_OR_RAIDER("AT-6", Decider.ACTING_PLAYER),
  BATTERIES_CIVILIAN("AT-5", Decider.ACTING_PLAYER),
  BATTERIES_VIPER("AT-5", Decider.ACTING_PLAYER),
  ASSAULT_RAPTOR_BERTH("JP-2", Decider.CURRENT_PLAYER),
  PILOTS_BERTH("JP-2", Decider.PILOT),
  DESTINATION_DISTANCE("JP-2", Decider.ADMIRAL),
  OCCUPATION_FORCE("NC-9", Decider.ACTING_PLAYER),
  EVACUATION_AREA("NC-6", Decider.CURRENT_PLAYER),
  ASSAULT_RAPTOR_AREA("VI-4", Decider.CURRENT_PLAYER),
  EXTREME_DIAL("CO-13", Decider.CURRENT_PLAYER);

  private final String rule;
  private final Decider decider;

  Matter(String rule, Decider decider) {
    this.rule = rule;
    this.decider = decider;
  }

  public String rule() {
    return rule;
  }

  public Decider decider() {
    return decider;
  }
}
