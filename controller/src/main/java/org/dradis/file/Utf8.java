package org.dradis.file;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Bytes read as UTF-8 and nothing else. */
public final class Utf8 {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private Utf8() {}

  /** Decodes bytes as they are; the complaint goes by this name. */
  public static String decode(String name, byte[] bytes) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(bytes))
          .toString();
    } catch (CharacterCodingException e) {
      throw new BadField(name, "is not written in UTF-8");
    }
  }

  /** Decodes a whole file, without a byte order mark. */
  public static String decodeFile(String name, byte[] bytes) {
    String text = decode(name, bytes);
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }
}
