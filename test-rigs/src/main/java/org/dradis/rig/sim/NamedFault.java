package org.dradis.rig.sim;

/**
 * Something that can be made to go wrong with the table.
 *
 * @param name the part and what it suffers, such as {@code bow.stuck-busy}
 * @param sentence what then happens
 */
public record NamedFault(String name, String sentence, Runnable injection) {}
