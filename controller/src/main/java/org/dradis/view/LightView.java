package org.dradis.view;

/**
 * Something that shines on board and screen alike.
 *
 * @param signal what it says: moves, goal, offer, hit, attack, trouble or danger
 * @param delay milliseconds after which it begins
 */
public record LightView(String spot, String signal, int delay) {}
