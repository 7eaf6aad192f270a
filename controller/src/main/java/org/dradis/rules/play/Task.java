package org.dradis.rules.play;

/**
 * One thing that is still to be done. Tasks are values: a game stopped in the middle is equal to
 * itself.
 */
public sealed interface Task permits Act, Choice, Draw, Roll {}
