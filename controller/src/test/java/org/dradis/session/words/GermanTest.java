package org.dradis.session.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Target;
import org.dradis.rules.board.Title;
import org.dradis.rules.event.Event;
import org.dradis.rules.question.Matter;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;
import org.dradis.session.board.Move;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Trouble;
import org.junit.jupiter.api.Test;

class GermanTest {
  private final Texts texts = Texts.in(Locale.GERMAN);

  private String task(PieceKind kind, int count) {
    return texts.task(new Move(kind, count, Place.BOW, Place.STARBOARD_BOW));
  }

  @Test
  void tasksAreInTheAccusative() {
    assertEquals("1 Jäger vom Bug nach Steuerbord vorn", task(PieceKind.RAIDER, 1));
    assertEquals("1 schweren Jäger vom Bug nach Steuerbord vorn", task(PieceKind.HEAVY_RAIDER, 1));
    assertEquals("2 schwere Jäger vom Bug nach Steuerbord vorn", task(PieceKind.HEAVY_RAIDER, 2));
    assertEquals("5 Vipern Mk II vom Bug nach Steuerbord vorn", task(PieceKind.VIPER_MK2, 5));
  }

  @Test
  void troublesAreInTheNominative() {
    assertEquals(
        "1 schwerer Jäger zu viel am Heck.",
        texts.trouble(new Trouble.TooMany(PieceKind.HEAVY_RAIDER, 1, Place.STERN)));
    assertEquals(
        "Jäger 3 ist in keinem Feld: in einer Hand oder umgefallen. Zuletzt am Bug.",
        texts.trouble(new Trouble.Gone(PieceKind.RAIDER, "raider 3", Place.BOW)));
    assertEquals(
        "Am Bug steht ein schwerer Jäger, dort gehört eine Viper Mk VII hin.",
        texts.trouble(
            new Trouble.WrongShip(PieceKind.HEAVY_RAIDER, PieceKind.VIPER_MK7, Place.BOW)));
  }

  @Test
  void questionsNameTheTargetAndTheLineOfTheTable() {
    RollFor what =
        new RollFor(
            RollFor.Kind.ATTACK_ON_UNMANNED_VIPER, "raider", "assaultRaptor", Area.PORT_BOW);
    Question question = new Question.RollDie(what, 0, List.of(), 0);
    assertEquals(
        "Würfeln: Ein Jäger greift einen Angriffsraptor an Backbord vorn an.",
        texts.question(question));
    assertEquals("Angriffsraptor: 7–8 zerstört.", texts.rule(question));
    assertEquals(
        "Welche Viper greift der Jäger am Heck an?",
        texts.question(
            new Question.Choose(Matter.RAIDER_TARGET_VIPER, Area.STERN, null, List.of())));
    assertEquals(
        "Werft",
        texts.offer(new Question.Choose(Matter.OCCUPATION_FORCE, null, null, List.of()), "2"));
  }

  @Test
  void whoPlacesShipsReadsWhichShipIsNext() {
    assertEquals(
        "In welches Feld kommt der nächste schwere Jäger?",
        texts.question(new Question.Choose(Matter.PLACEMENT_AREA, null, "heavyRaider", List.of())));
    assertEquals(
        "Welcher Basisstern startet den nächsten Jäger?",
        texts.question(new Question.Choose(Matter.LAUNCHING_BASESTAR, null, "raider", List.of())));
    assertEquals(
        "Welche Art von Viper in der Reserve wird beschädigt?",
        texts.question(new Question.Choose(Matter.VIPER_KIND, null, null, List.of())));
  }

  @Test
  void eventsBeginWithACapital() {
    assertEquals(
        "Eine Viper Mk II verfehlt einen schweren Jäger am Bug.",
        texts.event(new Event.AttackMissed("mk2", "heavyRaider", Area.BOW)));
    assertEquals(
        "Eine Viper Mk VII wird beschädigt.",
        texts.event(new Event.ViperDamaged(Craft.MK7, null, null)));
    assertEquals(
        "Basisstern 1 wird beschädigt: Hangar ausgefallen.",
        texts.event(new Event.BasestarDamaged(Basestar.B1, BasestarToken.DISABLED_HANGAR)));
    assertEquals(
        "Der Titel Admiral geht an Saul Tigh.",
        texts.event(new Event.TitlePassed(Title.ADMIRAL, null, "Saul Tigh")));
    assertEquals(
        "William Adama ist jetzt in der Brig.",
        texts.event(new Event.PlayerChanged("William Adama", PlayerState.BRIG)));
    assertEquals(
        "Strategische Planung: +2 auf den Wurf.",
        texts.event(new Event.ModifierDeclared(2, "Strategic Planning")));
  }

  @Test
  void actionsAreInfinitives() {
    assertEquals(
        "Auf einen Jäger am Bug feuern",
        texts.action("guns", Map.of("target", Target.RAIDER, "to", Area.BOW)));
    assertEquals(
        "In einer Viper Mk II nach Backbord vorn starten",
        texts.action("viper.launch-pilot", Map.of("craft", Craft.MK2, "to", Area.PORT_BOW)));
  }
}
