package org.dradis.rules.raiders;

/** Something that is asked for one raider. */
public interface RaiderDecision {
  RaiderActs raider();
}
