package org.dradis.rules.titles;

import org.dradis.rules.play.Order;

/** An order about people, which goes on while space is frozen (NC-4). */
public interface CrewOrder extends Order {
  @Override
  default boolean touchesSpace() {
    return false;
  }
}
