package org.dradis.hud;

import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.dradis.box.BoxFile;
import org.dradis.rig.sim.SimRig;
import org.dradis.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * What the views of a HUD are made from.
 *
 * @param words those of the language that is set now
 * @param games the games of the table
 * @param table the parts that are connected, or null in a picture
 * @param sim the simulated table, if it is one
 * @param box the enrolled tags
 * @param work runs what takes a while, off the thread of the screen
 * @param screen runs what touches the screen, on its thread
 */
public record Hud(
    HudModel model,
    Words words,
    Games games,
    @Nullable Table table,
    @Nullable SimRig sim,
    Supplier<BoxFile> box,
    Executor work,
    Executor screen) {}
