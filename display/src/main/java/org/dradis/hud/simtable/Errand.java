package org.dradis.hud.simtable;

import org.dradis.rig.world.Spot;

/** A piece that hands are to carry to a spot of some part of the table. */
record Errand(String name, TablePart to, Spot spot) {}
