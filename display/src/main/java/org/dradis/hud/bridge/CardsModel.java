package org.dradis.hud.bridge;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.dradis.cards.CardDecks;
import org.dradis.hud.HudModel;
import org.dradis.hud.Panel;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Hyphenated;
import org.dradis.session.SessionInput;
import org.dradis.session.json.InputJson;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** Looks up the card that was drawn: by its letter, by typing, or by its tag on the tap pad. */
public final class CardsModel {
  private final HudModel hud;
  private final CardDecks decks;
  private final ObjectProperty<Lookup> lookup = new SimpleObjectProperty<>(Lookup.CRISIS);

  /** The two kinds of cards. */
  public enum Deck {
    ATTACK,
    CRISIS
  }

  /** What came of a card on the tap pad: it is shown, or why it is not. */
  public enum Tapped implements Hyphenated {
    SHOWN,
    NO_GAME,
    RETURNING,
    OVER,
    QUESTION,
    WAITING,
    /** With the Cylon Fleet there are none (CA-3). */
    NO_ATTACK_CARDS,
    /** An attack card of an expansion that is not played with. */
    NOT_PLAYED,
    UNKNOWN
  }

  /**
   * How far players are.
   *
   * @param search what was typed
   * @param letter the first letter of the names to show, or null
   * @param box the box whose cards are shown, or null for all
   * @param card the card to resolve, or null while it is looked for
   * @param fromCaprica whether it is played from that location (AC-5)
   */
  public record Lookup(
      Deck deck,
      String search,
      @Nullable String letter,
      @Nullable String box,
      @Nullable GameCard card,
      boolean fromCaprica) {
    static final Lookup ATTACK = new Lookup(Deck.ATTACK, "", null, null, null, false);
    static final Lookup CRISIS = new Lookup(Deck.CRISIS, "", null, null, null, false);

    Lookup typing(String typed) {
      return new Lookup(deck, typed, null, box, null, false);
    }

    Lookup at(@Nullable String first) {
      return new Lookup(deck, "", first, box, null, false);
    }

    Lookup showing(@Nullable GameCard shown, boolean caprica) {
      return new Lookup(deck, search, letter, box, shown, caprica);
    }

    /** Whether the letters are shown instead of cards. */
    public boolean isIndex() {
      return deck == Deck.CRISIS && search.isBlank() && letter == null;
    }
  }

  public CardsModel(HudModel hud) {
    this(hud, CardDecks.PRINTED);
  }

  CardsModel(HudModel hud, CardDecks decks) {
    this.hud = hud;
    this.decks = decks;
  }

  public ReadOnlyObjectProperty<Lookup> lookup() {
    return lookup;
  }

  /** Shows all cards of a kind. */
  public void open(Deck deck) {
    look(deck);
    hud.go(Panel.CARDS);
  }

  /** Shows the other kind of cards. */
  public void look(Deck deck) {
    lookup.set(deck == Deck.ATTACK && playsAttackCards() ? Lookup.ATTACK : Lookup.CRISIS);
  }

  /** With the Cylon Fleet there are none (CA-3). */
  public boolean playsAttackCards() {
    return !plays(GameOption.CYLON_FLEET);
  }

  private boolean plays(GameOption option) {
    TableView view = hud.table().get();
    return view != null && view.board().options().contains(option.word());
  }

  /** The cards that fit what players said so far, by name. */
  public List<GameCard> cards() {
    Lookup now = lookup.get();
    String typed = now.search().strip().toLowerCase(Locale.ROOT);
    if (!typed.isEmpty()) {
      return all(now.deck())
          .filter(it -> it.name().toLowerCase(Locale.ROOT).contains(typed))
          .sorted(
              Comparator.comparing(
                  (GameCard it) -> !it.name().toLowerCase(Locale.ROOT).startsWith(typed)))
          .toList();
    }
    return drawable(now)
        .filter(it -> now.letter() == null || letter(it).equals(now.letter()))
        .toList();
  }

  /** The letters with which the names begin. */
  public List<String> letters() {
    return drawable(lookup.get()).map(CardsModel::letter).distinct().toList();
  }

  /** The boxes of the cards that can be drawn now. */
  public List<String> boxes() {
    Lookup now = lookup.get();
    return drawable(now.deck()).map(GameCard::box).distinct().sorted().toList();
  }

  private Stream<GameCard> drawable(Lookup now) {
    return drawable(now.deck()).filter(it -> now.box() == null || it.box().equals(now.box()));
  }

  /** New Caprica has a crisis deck of its own. */
  private Stream<GameCard> drawable(Deck deck) {
    TableView view = hud.table().get();
    boolean planet = view != null && view.board().newCaprica() != null;
    return all(deck).filter(it -> deck == Deck.ATTACK || planet == it.box().equals("new-caprica"));
  }

  private Stream<GameCard> all(Deck deck) {
    Stream<? extends GameCard> cards =
        switch (deck) {
          case ATTACK ->
              decks.attacks().cards().stream()
                  .filter(it -> playsAttackCards())
                  .filter(it -> it.needs() == null || plays(it.needs()))
                  .map(GameCard.Attack::new);
          case CRISIS -> decks.crises().cards().stream().map(GameCard.Crisis::new);
        };
    return cards
        .map(GameCard.class::cast)
        .sorted(Comparator.comparing(it -> it.name().toLowerCase(Locale.ROOT)));
  }

  private static String letter(GameCard card) {
    return card.name().substring(0, 1).toUpperCase(Locale.ROOT);
  }

  /** Shows the cards whose names contain this. */
  public void search(String typed) {
    Lookup now = lookup.get();
    if (!now.search().equals(typed)) {
      lookup.set(now.typing(typed));
    }
  }

  /** Shows the cards that begin with this letter, or the letters again. */
  public void begin(@Nullable String letter) {
    lookup.set(lookup.get().at(letter));
  }

  /** Shows the cards of the next box, after the last one those of all. */
  public void nextBox() {
    Lookup now = lookup.get();
    List<String> boxes = boxes();
    int next = now.box() == null ? 0 : boxes.indexOf(now.box()) + 1;
    String box = next < boxes.size() ? boxes.get(next) : null;
    lookup.set(new Lookup(now.deck(), "", null, box, null, false));
  }

  /** Starts an attack card; of a crisis card it shows first what it does. */
  public void choose(GameCard card) {
    switch (card) {
      case GameCard.Attack attack -> start(attack, false);
      case GameCard.Crisis crisis -> lookup.set(lookup.get().showing(crisis, false));
    }
  }

  private void start(GameCard card, boolean fromCaprica) {
    hud.start(InputJson.write(new SessionInput.Start(card.command(fromCaprica))));
  }

  /** In the base game not even the jump icon counts (AC-5). */
  public boolean jumpCountsFromCaprica() {
    TableView view = hud.table().get();
    return view != null && !view.board().options().isEmpty();
  }

  public void playFromCaprica(boolean from) {
    Lookup now = lookup.get();
    lookup.set(new Lookup(now.deck(), now.search(), now.letter(), now.box(), now.card(), from));
  }

  /** A card was laid on the tap pad: it is shown if it can be resolved now. */
  public Tapped tapped(String name) {
    Tapped hindrance = hindrance();
    if (hindrance == Tapped.NO_GAME) {
      return hindrance;
    }
    for (Deck deck : Deck.values()) {
      List<GameCard> found = all(deck).filter(it -> it.name().equalsIgnoreCase(name)).toList();
      if (!found.isEmpty()) {
        if (hindrance == Tapped.SHOWN) {
          show(deck, found);
        }
        return hindrance;
      }
    }
    return missing(name);
  }

  private void show(Deck deck, List<GameCard> found) {
    GameCard only = found.size() == 1 ? found.getFirst() : null;
    String search = only == null ? found.getFirst().name() : "";
    lookup.set(new Lookup(deck, search, null, null, only, false));
    hud.go(Panel.CARDS);
  }

  private Tapped hindrance() {
    TableView view = hud.table().get();
    if (view == null) {
      return Tapped.NO_GAME;
    } else if (view.phase().equals("returning")) {
      return Tapped.RETURNING;
    } else if (!view.phase().equals("playing") || view.outcome() != null) {
      return Tapped.OVER;
    } else if (view.question() != null) {
      return Tapped.QUESTION;
    }
    return view.waiting() ? Tapped.WAITING : Tapped.SHOWN;
  }

  private Tapped missing(String name) {
    boolean attack =
        decks.attacks().cards().stream().anyMatch(it -> it.name().equalsIgnoreCase(name));
    if (!attack) {
      return Tapped.UNKNOWN;
    }
    return playsAttackCards() ? Tapped.NOT_PLAYED : Tapped.NO_ATTACK_CARDS;
  }

  /** Starts the card that is shown. */
  public void resolve() {
    Lookup now = lookup.get();
    if (now.card() != null) {
      start(now.card(), now.fromCaprica());
    }
  }

  /** One step back, from the first one to the bridge. */
  public void back() {
    Lookup now = lookup.get();
    if (now.card() != null) {
      lookup.set(now.showing(null, false));
    } else if (now.letter() != null || !now.search().isEmpty()) {
      lookup.set(now.at(null));
    } else {
      hud.go(Panel.BRIDGE);
    }
  }
}
