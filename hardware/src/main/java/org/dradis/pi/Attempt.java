package org.dradis.pi;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.dradis.port.Diagnosis;
import org.dradis.port.Finding;
import org.jspecify.annotations.Nullable;

/** Something of the table that could be opened, or why it could not. */
final class Attempt<T> {
  private final String part;
  private final @Nullable T opened;
  private final String trouble;

  private Attempt(String part, @Nullable T opened, String trouble) {
    this.part = part;
    this.opened = opened;
    this.trouble = trouble;
  }

  /** Tries; what goes wrong stays here, so that the rest of the table works. */
  static <T> Attempt<T> at(String part, Supplier<T> opening) {
    try {
      return new Attempt<>(part, opening.get(), "");
    } catch (RuntimeException | LinkageError e) {
      String message = e.getMessage();
      return new Attempt<>(part, null, message == null ? Lines.words(e) + "." : message);
    }
  }

  Optional<T> opened() {
    return Optional.ofNullable(opened);
  }

  Diagnosis diagnose(Function<T, List<Finding>> health) {
    return new Diagnosis(
        part, opened == null ? List.of(Finding.fault(trouble)) : health.apply(opened));
  }
}
