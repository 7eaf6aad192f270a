package org.dradis.hud.bridge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.Shown;
import org.dradis.hud.Words;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.session.words.Texts;
import org.dradis.view.ActionView;

/** What can be started in one place, in steps where it is much. */
public final class ActionsView extends VBox {
  private final Hud hud;
  private final Words words;
  private final Texts texts;
  private final Panel panel;
  private final ActionsModel model;
  private final PanelHeader header;
  private final VBox content = new VBox();
  private final TouchScroll scroll = new TouchScroll(content);

  public ActionsView(Hud hud, Panel panel) {
    this.hud = hud;
    this.words = hud.words();
    this.texts = Texts.in(words.locale());
    this.panel = panel;
    this.model = new ActionsModel(hud.model(), panel);
    this.header = new PanelHeader(words, model::back);
    setId("actions-" + panel.word());
    getStyleClass().addAll("panel", "bridge");
    content.getStyleClass().add("stack");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(header, scroll);
    Shown.follow(this, hud.model().table(), _ -> model.look());
    Shown.follow(this, hud.model().area(), _ -> model.look());
    Shown.follow(this, model.step(), _ -> show());
  }

  private void show() {
    ActionsModel.Step step = model.step().get();
    header.setTitle(title(step));
    scroll.setVvalue(0);
    content.getChildren().clear();
    if (step.entries().isEmpty()) {
      content.getChildren().addAll(nothing(step.first()));
    }
    boolean opens = step.entries().stream().anyMatch(Entry.Open.class::isInstance);
    boolean titled = step.path().stream().anyMatch(it -> it.by() == Key.WHO);
    if (opens || titled) {
      content.getChildren().add(list(step.entries(), titled));
    } else {
      content.getChildren().addAll(sections(step.entries()));
    }
  }

  private List<Node> nothing(ActionsModel.First first) {
    return switch (first) {
      case NOTHING -> List.of(Targets.label(words.of("bridge.nothing"), "dim"));
      case ANSWER -> leading("to-question", "bridge.asked");
      case CONFIRM -> leading("to-bridge", "bridge.unconfirmed");
    };
  }

  private List<Node> leading(String id, String key) {
    return List.of(
        Targets.label(words.of(key), "dim"),
        Targets.of(id, words.of(key + ".go"), model::goFirst, "primary"));
  }

  private String title(ActionsModel.Step step) {
    if (step.path().isEmpty()) {
      String area = hud.model().area().get();
      return panel == Panel.AREA && area != null
          ? words.of("bridge.area." + area)
          : words.of("bridge.door." + panel.word());
    }
    return name(step.path().getLast());
  }

  /** Targets under each other, or beside each other where they are short. */
  private Node list(List<Entry> entries, boolean titled) {
    List<String> texts = entries.stream().map(entry -> text(entry, titled)).toList();
    List<Node> targets = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      targets.add(target(entries.get(i), texts.get(i)));
    }
    boolean paged = entries.stream().anyMatch(Entry.More.class::isInstance);
    return paged ? Targets.grid(2, targets) : Targets.pairs(texts, targets);
  }

  /** The same who, once, with all that they can do. */
  private List<Node> sections(List<Entry> entries) {
    Map<String, List<Entry>> byWho = new LinkedHashMap<>();
    for (Entry entry : entries) {
      String who = entry instanceof Entry.Start(var _, ActionView action) ? who(action) : "";
      byWho.computeIfAbsent(who, _ -> new ArrayList<>()).add(entry);
    }
    List<Node> sections = new ArrayList<>();
    byWho.forEach(
        (who, group) -> {
          Label name = Targets.label(who, "who");
          Node targets = list(group, true);
          boolean beside =
              group.size() == 2 && group.stream().allMatch(it -> Wide.of(text(it, true)) <= 9);
          if (beside) {
            HBox.setHgrow(name, Priority.ALWAYS);
            HBox row = new HBox(name, targets);
            row.getStyleClass().add("beside");
            sections.add(row);
          } else {
            VBox section = new VBox(name, targets);
            section.getStyleClass().add("section");
            sections.add(section);
          }
        });
    return sections;
  }

  private Node target(Entry entry, String text) {
    var target = Targets.of(entry.id(), text, () -> model.choose(entry));
    if (entry instanceof Entry.Open) {
      target.getStyleClass().add("opens");
    }
    return target;
  }

  private String text(Entry entry, boolean titled) {
    return switch (entry) {
      case Entry.Start(var _, ActionView action) ->
          titled ? label(action) : words.pair(who(action), action.label());
      case Entry.Open open -> name(open) + " …";
      case Entry.More(var _, int page, int pages) -> words.of("bridge.more", page, pages);
    };
  }

  /** Of those who can follow an executed character only the names differ. */
  private String label(ActionView action) {
    boolean picked =
        model.step().get().path().stream()
            .anyMatch(it -> it.by() == Key.WHAT && it.first().id().equals("execute.human"));
    return picked ? texts.sheet(Started.successor(action)) : action.label();
  }

  private String name(Entry.Open open) {
    ActionView first = open.first();
    return switch (open.by()) {
      case WHO -> who(first);
      case GROUP -> words.of("bridge.group." + first.group());
      case WHAT -> words.of("bridge.many." + first.id(), first.label());
      case WHERE ->
          first.to() == null ? words.of("bridge.elsewhere") : words.of("bridge.area." + first.to());
    };
  }

  private String who(ActionView action) {
    if (action.id().equals("viper.launch")) {
      return action.subject() + " · " + words.of("bridge.reserves");
    }
    return action.at() == null
        ? action.subject()
        : action.subject() + " · " + words.of("bridge.area." + action.at());
  }
}
