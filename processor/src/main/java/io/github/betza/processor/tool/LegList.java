package io.github.betza.processor.tool;

import static java.util.stream.Collectors.joining;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.Pass;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Length.SameAsBefore;
import io.github.betza.processor.path.Length.ToEnemyHalf;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;

/**
 * Lists the legs of a piece by their vectors, as (files to the right, ranks forward): the model
 * that code is made from, for those who want to know exactly.
 */
final class LegList {
  private static final int MOST_LINES = 100;

  /** The numbers of the legs; subtrees that the model shares have one number. */
  private final IdentityHashMap<Node, Integer> numbers = new IdentityHashMap<>();

  private final Deque<Node> waiting = new ArrayDeque<>();

  private LegList() {}

  /** Returns a line for every alternative and every leg. */
  static List<String> of(Piece piece) {
    return new LegList().lines(piece);
  }

  private List<String> lines(Piece piece) {
    List<String> lines = new ArrayList<>();
    for (Alternative alternative : piece.alternatives()) {
      String initial = alternative.initial() ? "while it has not moved, " : "";
      String begins = alternative instanceof Walk ? "begins with " : "has the special move ";
      lines.add(initial + begins + name(alternative));
    }
    for (Alternative alternative : piece.immobilizes()) {
      lines.add("immobilises what it would capture with " + name(alternative));
    }
    while (!waiting.isEmpty() && lines.size() < MOST_LINES) {
      lines.add(line(waiting.remove()));
    }
    if (!waiting.isEmpty()) {
      lines.add("and more legs");
    }
    return lines;
  }

  private String name(Alternative alternative) {
    if (alternative instanceof Walk walk) {
      return legs(walk.first());
    }
    if (alternative instanceof Universal universal) {
      return "to every square, ends on " + landings(universal.landings());
    }
    if (alternative instanceof Castling castling) {
      return castling(castling);
    }
    if (alternative instanceof Imitation imitation) {
      String turned = imitation.mirrored() ? ", turned by 180 degrees" : "";
      return "of the piece that moved last" + turned + ", ends on " + kinds(imitation);
    }
    if (alternative instanceof ImitativeCapture) {
      return "capture as the captured piece does";
    }
    if (alternative instanceof Pass) {
      return "pass, where nothing moves";
    }
    throw new AssertionError("moves that have no name: " + alternative);
  }

  private static String castling(Castling castling) {
    String partner =
        switch (castling.inset()) {
          case 0 -> "on the edge";
          case 1 -> "one file from the edge";
          default -> castling.inset() + " files from the edge";
        };
    return "castling, "
        + castling.steps()
        + (castling.steps() == 1 ? " file to the " : " files to the ")
        + (castling.direction() > 0 ? "right" : "left")
        + ", partner "
        + partner;
  }

  private static String kinds(Imitation imitation) {
    return imitation.kinds().stream().sorted().map(LegList::occupant).collect(joining(", "));
  }

  private static String landings(List<Landing> landings) {
    return landings.stream().map(LegList::landing).collect(joining(", "));
  }

  private String line(Node node) {
    StringBuilder line = new StringBuilder("leg " + numbers.get(node) + ": " + leg(node.leg()));
    if (!node.landings().isEmpty()) {
      line.append("; ends on ");
      line.append(landings(node.landings()));
    }
    for (Branch branch : node.branches()) {
      line.append("; from ").append(outcome(branch.outcome()));
      line.append(" goes on with ").append(legs(branch.next()));
    }
    return line.toString();
  }

  private String legs(List<Node> nodes) {
    return (nodes.size() == 1 ? "leg " : "legs ")
        + nodes.stream().map(this::number).collect(joining(", "));
  }

  private String number(Node node) {
    Integer known = numbers.get(node);
    if (known == null) {
      known = numbers.size() + 1;
      numbers.put(node, known);
      waiting.add(node);
    }
    return known.toString();
  }

  private static String leg(Leg leg) {
    StringBuilder text = new StringBuilder();
    text.append(leg.cycle().stream().map(LegList::vector).collect(joining(" ")));
    text.append(leg.isStraight() ? "" : " in turn").append(length(leg.length()));
    if (leg.residue() != Leg.ANY) {
      text.append(", ends ").append(leg.residue()).append(" steps into the cycle");
    }
    if (!leg.bridge().isNone()) {
      text.append(
          switch (leg.bridge().condition()) {
            case EMPTY -> ", over empty squares only";
            case OCCUPIED -> ", over pieces only";
            case ONE_OCCUPIED -> ", over one piece only";
          });
    }
    text.append(leg.ski() ? ", skips the first square" : "");
    text.append(
        leg.wrap() == Wrap.NONE ? "" : ", on a " + leg.wrap().name().toLowerCase(Locale.ROOT));
    return text.toString();
  }

  private static String vector(Vector vector) {
    return "(" + vector.files() + "," + vector.ranks() + ")";
  }

  private static String length(Length length) {
    if (length instanceof Between between) {
      if (between.most() == Length.UNLIMITED) {
        return between.least() == 1 ? ", any number" : ", " + between.least() + " or more";
      }
      if (between.least() == between.most()) {
        return between.most() == 1 ? "" : ", exactly " + between.most();
      }
      return ", " + between.least() + " to " + between.most();
    }
    if (length instanceof SameAsBefore) {
      return ", as many as the last slide";
    }
    return length instanceof ToEnemyHalf ? ", up to the enemy's half" : ", as many as fit a board";
  }

  private static String landing(Landing landing) {
    StringBuilder text = new StringBuilder(outcome(landing.outcome()));
    text.append(
        switch (landing.finish()) {
          case STAY -> "";
          case RETURN -> " (returning)";
          case VANISH -> " (vanishing)";
          case RETURN_AND_VANISH -> " (returning and vanishing)";
        });
    if (!landing.custodies().isEmpty()) {
      text.append(" (capturing before own pieces at ");
      text.append(
          landing.custodies().stream()
              .map(custody -> vector(custody.friend()))
              .collect(joining(" ")));
      text.append(')');
    }
    return text + (landing.grantsEnPassant() ? " (granting en passant)" : "");
  }

  private static String occupant(Occupant occupant) {
    return switch (occupant) {
      case EMPTY -> "empty";
      case ENEMY -> "enemy";
      case ENEMY_ROYAL -> "royal enemy";
      case ENEMY_COMMON -> "common enemy";
      case OWN -> "own";
      case OWN_COMMON -> "common own";
      case PIECE -> "any piece";
      case EN_PASSANT -> "en passant";
      case EN_PASSANT_COMMON -> "common enemy en passant";
      case EMPTY_BEFORE_PIECE -> "empty before a piece";
    };
  }

  private static String outcome(Outcome outcome) {
    return occupant(outcome.occupant())
        + switch (outcome.deed()) {
          case NONE -> "";
          case REMOVE -> outcome.captures() ? " (captured)" : " (removed)";
          case UNLOAD_AT_LEG_START -> " (put where the leg began)";
          case DROP_AT_LEG_START -> " (what was captured is put where the leg began)";
          case UNLOAD_AT_ORIGIN -> " (put where the move began)";
          case SWAP -> " (changing places)";
          case EXCITE -> " (which moves instead)";
          case BORROW -> " (whose moves are borrowed)";
        };
  }
}
