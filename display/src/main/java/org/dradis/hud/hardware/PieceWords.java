package org.dradis.hud.hardware;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Symbol;
import org.dradis.session.words.Texts;

/** What players call the things that tags are stuck to, and where they lie. */
public final class PieceWords {
  public static final String TAP_PAD = "tap-pad";

  private static final Pattern NUMBERED = Pattern.compile(".* (\\d+)");

  private final Words words;
  private final Texts texts;

  public PieceWords(Words words) {
    this.words = words;
    this.texts = Texts.in(words.locale());
  }

  public String kind(Kind kind) {
    return words.or("hardware.kind." + kind.word(), texts.label(kind.word()));
  }

  /** A miniature by its number in the language of the screen, or by the name that it was given. */
  public String label(Piece piece) {
    if (!piece.kind().isMiniature()) {
      return words.pair(kind(piece.kind()), name(piece.kind(), piece.name()));
    }
    String number = number(piece);
    return number.isEmpty() ? piece.name() : kind(piece.kind()) + " " + number;
  }

  /**
   * A piece as those may know it who play: which of the face-down civilian ships it is nobody may
   * (one could follow a ship that somebody has looked at).
   */
  public String secretly(Piece piece) {
    return piece.kind() == Kind.CIVILIAN_SHIP ? kind(piece.kind()) : label(piece);
  }

  /** The number of a miniature that has no name of its own, else nothing. */
  public static String number(Piece piece) {
    Matcher matcher = NUMBERED.matcher(piece.name());
    return matcher.matches() && piece.name().startsWith(piece.kind().noun() + " ")
        ? matcher.group(1)
        : "";
  }

  /** What is printed on a card, or a title in the language of the screen. */
  public String name(Kind kind, String name) {
    return kind == Kind.TITLE ? texts.label(name) : name;
  }

  /** A zone, or another place of the table; what makers called otherwise keeps its name. */
  public String place(String word) {
    return words.or("hardware.place." + word, texts.label(word));
  }

  public static Symbol symbol(Kind kind) {
    return switch (kind) {
      case RAIDER -> Symbol.RAIDER;
      case HEAVY_RAIDER -> Symbol.HEAVY_RAIDER;
      case BASESTAR -> Symbol.BASESTAR;
      case SCAR -> Symbol.SCAR;
      case CENTURION -> Symbol.CENTURION;
      case OCCUPATION_FORCE -> Symbol.OCCUPATION;
      case VIPER_MK2 -> Symbol.VIPER_MK2;
      case VIPER_MK7 -> Symbol.VIPER_MK7;
      case ASSAULT_RAPTOR -> Symbol.ASSAULT_RAPTOR;
      case RAPTOR -> Symbol.RAPTOR;
      case CIVILIAN_SHIP -> Symbol.CIVILIAN;
      case NUKE -> Symbol.NUKE;
      case CARD -> Symbol.CARD;
      case CHARACTER -> Symbol.CREW;
      case TITLE -> Symbol.ADMIRAL;
    };
  }

  /** Whose it is: the style class that colours its symbol. */
  public static String side(Kind kind) {
    return switch (kind) {
      case RAIDER, HEAVY_RAIDER, BASESTAR, SCAR, CENTURION, OCCUPATION_FORCE -> "cylon";
      case CIVILIAN_SHIP -> "civilian";
      case CARD, CHARACTER, TITLE -> "printed";
      default -> "human";
    };
  }
}
