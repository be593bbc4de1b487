package io.github.betza.processor.analysis.leg;

import static java.util.stream.Collectors.joining;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Length.SameAsBefore;
import io.github.betza.processor.path.Length.ToEnemyHalf;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Words the parts of a list of legs. */
final class LegFormatter {
  private LegFormatter() {}

  /** Returns the name of a special move, one that has no legs. */
  static String special(Alternative alternative) {
    if (alternative instanceof Universal universal) {
      return "to every square, ends on " + String.join(", ", landings(universal.landings()));
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
    if (alternative instanceof NullMove) {
      return "pass, where nothing moves";
    }
    throw new AssertionError("moves that are not special: " + alternative);
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
    return imitation.kinds().stream().sorted().map(LegFormatter::occupant).collect(joining(", "));
  }

  /** Returns the words for a leg in addition to its steps; empty for a single step. */
  static String shape(Leg leg) {
    List<String> parts = new ArrayList<>();
    String length = length(leg.length());
    if (!length.isEmpty()) {
      parts.add(length);
    }
    if (leg.residue() != Leg.ANY) {
      parts.add("ends " + leg.residue() + " steps into the cycle");
    }
    if (!leg.bridge().isNone()) {
      parts.add(
          switch (leg.bridge().condition()) {
            case EMPTY -> "over empty squares only";
            case OCCUPIED -> "over pieces only";
            case ONE_OCCUPIED -> "over one piece only";
          });
    }
    if (leg.ski()) {
      parts.add("skips the first square");
    }
    if (leg.wrap() != Wrap.NONE) {
      parts.add("on a " + leg.wrap().name().toLowerCase(Locale.ROOT));
    }
    return String.join(", ", parts);
  }

  /** Returns the ways to end a move, each in words. */
  static List<String> landings(List<Landing> landings) {
    return landings.stream().map(LegFormatter::landing).toList();
  }

  private static String length(Length length) {
    if (length instanceof Between between) {
      if (between.most() == Length.UNLIMITED) {
        return between.least() == 1 ? "any number" : between.least() + " or more";
      }
      if (between.least() == between.most()) {
        return between.most() == 1 ? "" : "exactly " + between.most();
      }
      return between.least() + " to " + between.most();
    }
    if (length instanceof SameAsBefore) {
      return "as many as the last slide";
    }
    return length instanceof ToEnemyHalf ? "up to the enemy's half" : "as many as fit a board";
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
              .map(custody -> custody.friend().text())
              .collect(joining(" ")));
      text.append(')');
    }
    return text + (landing.grantsEnPassant() ? " (granting en passant)" : "");
  }

  private static String occupant(OccupancyCondition occupant) {
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

  /** Returns the condition on a square and the effect there, in words. */
  static String outcome(LegOutcome outcome) {
    return occupant(outcome.occupant())
        + switch (outcome.effect()) {
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
