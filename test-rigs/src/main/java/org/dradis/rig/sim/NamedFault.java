package org.dradis.rig.sim;

/**
 * Something that can be made to go wrong with the table.
 *
 * @param name the part and what it suffers, such as {@code bow.stuck-busy}
 * @param sentence what then happens
 * @param lasts whether it goes on until it is ended; others pass by themselves
 */
public record NamedFault(String name, String sentence, boolean lasts, Runnable injection) {}
