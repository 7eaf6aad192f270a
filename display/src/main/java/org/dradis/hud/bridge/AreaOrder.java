package org.dradis.hud.bridge;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.dradis.rules.board.Area;
import org.dradis.view.OfferView;

/** Numbers areas as they are tapped, for a {@link StandingOrder}. */
public final class AreaOrder {
  private final List<String> offered;
  private final ObjectProperty<List<String>> numbered = new SimpleObjectProperty<>(List.of());

  public AreaOrder(List<OfferView> offers) {
    offered = offers.stream().map(OfferView::word).toList();
  }

  /** The areas that have a number, the first first. */
  public ReadOnlyObjectProperty<List<String>> numbered() {
    return numbered;
  }

  /** The number of an area, 0 if it has none. */
  public int number(String area) {
    return numbered.get().indexOf(area) + 1;
  }

  /** Gives an area that is offered the next number, or takes the one that it has. */
  public void tap(String area) {
    if (!offered.contains(area)) {
      return;
    }
    List<String> now = new ArrayList<>(numbered.get());
    if (!now.remove(area)) {
      now.add(area);
    }
    numbered.set(List.copyOf(now));
  }

  /** All areas that are offered, clockwise from one of them. */
  public List<String> clockwiseFrom(String area) {
    List<String> all = new ArrayList<>();
    for (Area first : Area.RING) {
      if (first.word().equals(area)) {
        Area each = first;
        do {
          if (offered.contains(each.word())) {
            all.add(each.word());
          }
          each = each.clockwise();
        } while (each != first);
      }
    }
    return List.copyOf(all);
  }
}
