package org.dradis.box;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.dradis.port.TagId;
import org.dradis.rules.board.Cargo;
import org.jspecify.annotations.Nullable;

/**
 * What the next tag becomes.
 *
 * @param name its own, or null for the next free number
 * @param also the piece whose second tag it is
 */
public record Plan(Kind kind, @Nullable String name, Optional<Cargo> cargo, Optional<Piece> also) {
  /** Miniatures with the next free numbers. */
  public static Plan of(Kind kind) {
    return new Plan(kind, null, Optional.empty(), Optional.empty());
  }

  /** Something that is called by what is printed on it. */
  public static Plan of(Kind kind, String name) {
    return new Plan(kind, name, Optional.empty(), Optional.empty());
  }

  /** A piece gets one more tag. */
  public static Plan also(Piece piece) {
    return new Plan(piece.kind(), piece.name(), Optional.empty(), Optional.of(piece));
  }

  /** Enrols a tag. */
  public Box enrol(Box box, TagId tag) {
    if (also.isPresent()) {
      Piece piece = also.get();
      List<TagId> tags = new ArrayList<>(piece.tags());
      tags.add(tag);
      return box.replacing(piece, new Piece(piece.kind(), piece.name(), tags, piece.cargo()));
    }
    String given = name == null ? box.freeName(kind) : name;
    return box.with(new Piece(kind, given, List.of(tag), cargo));
  }

  /**
   * Tells what comes of tags that were put down just now: each in turn, unless they are several.
   */
  public List<Arrival> receive(Box box, Collection<TagId> fresh) {
    List<Arrival> arrivals = new ArrayList<>();
    List<TagId> able = new ArrayList<>();
    for (TagId tag : fresh) {
      Arrival known = Arrival.unable(box, tag);
      if (known == null) {
        able.add(tag);
      } else {
        arrivals.add(known);
      }
    }
    if (able.size() > 1) {
      arrivals.add(new Arrival.Several(able));
    } else if (!able.isEmpty()) {
      TagId tag = able.getFirst();
      Box more = enrol(box, tag);
      arrivals.add(new Arrival.Enrolled(tag, more.find(tag).orElseThrow(), more));
    }
    return arrivals;
  }

  /** Makes a miniature of each tag that is nobody's yet. */
  public static List<Piece> each(Box box, Kind kind, Collection<TagId> tags) {
    List<Piece> added = new ArrayList<>();
    Box more = box;
    for (TagId tag : tags) {
      if (Arrival.unable(more, tag) == null) {
        Piece piece = Piece.of(kind, more.freeName(kind), tag);
        added.add(piece);
        more = more.with(piece);
      }
    }
    return added;
  }
}
