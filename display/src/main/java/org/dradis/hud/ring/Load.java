package org.dradis.hud.ring;

import org.dradis.hud.symbol.Symbol;

/** Ships that hands have to bring into an area from beside the ring, or to take out of it. */
record Load(boolean coming, Symbol symbol, int count) {}
