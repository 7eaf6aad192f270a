package org.dradis.hud.sound;

/**
 * A sound and when it comes.
 *
 * @param delay milliseconds after which it begins
 */
public record Cue(Sound sound, int delay) {}
