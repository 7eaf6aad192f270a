package org.dradis.app;

import java.io.IOException;

/** Standard output can no longer be written. Unchecked, because print writers swallow the other. */
final class OutputLost extends RuntimeException {
  private static final long serialVersionUID = 1L;

  OutputLost(IOException cause) {
    super(cause.getMessage(), cause);
  }

  /** Whether the reader has gone, as {@code head} does: no failure of ours. */
  boolean readerHasGone() {
    return String.valueOf(getMessage()).contains("Broken pipe");
  }
}
