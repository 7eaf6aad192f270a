package org.dradis.scenario;

import java.util.HashMap;
import java.util.Map;
import org.dradis.file.Field;

/** Pieces that can be in one place only, with the places they were seen in (R4). */
final class OnePlace<T> {
  private final Map<T, Field> seen = new HashMap<>();

  void claim(T piece, String word, Field field) {
    Field before = seen.putIfAbsent(piece, field);
    if (before != null) {
      throw field.wrong(word + " is in " + before.path() + " already");
    }
  }
}
