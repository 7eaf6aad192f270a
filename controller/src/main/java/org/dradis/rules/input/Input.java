package org.dradis.rules.input;

/** Anything the engine can be told. */
public sealed interface Input permits Command, Answer, Interrupt {}
