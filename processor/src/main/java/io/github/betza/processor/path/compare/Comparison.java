package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.compare.MoveResult.Effect;
import io.github.betza.processor.path.optimize.Alternatives;
import io.github.betza.processor.work.Work;
import io.github.betza.processor.work.WorkSpentException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whether two pieces move alike: on every board, from every square, they have the same moves with
 * the same effects. The form of their paths does not matter.
 *
 * @param verdict the result
 * @param difference for {@link Verdict#DIFFERENT} a move that only one of them has, and its
 *     conditions; for {@link Verdict#UNKNOWN} the reason; otherwise empty. Half a sentence
 */
public record Comparison(Verdict verdict, String difference) {
  private static final Comparison EQUAL = new Comparison(Verdict.EQUAL, "");
  private static final Comparison UNDECIDED =
      new Comparison(Verdict.UNKNOWN, "they have too many paths");

  /** A small board that shows most differences. */
  private static final int NEAR = 4;

  private static final long MOST_WORK_NEAR = 4_000_000;
  private static final long MOST_WORK = 40_000_000;

  /** The possible results. */
  public enum Verdict {
    /** They move alike on every board. */
    EQUAL,
    /** There is a board on which they differ. */
    DIFFERENT,
    /** They have too many paths, or paths that cannot be compared. */
    UNKNOWN
  }

  /** Compares two pieces within the limit of the work, which other comparisons may share. */
  public static Comparison of(Piece first, Piece second, Work work) {
    Comparison moves = of(first.alternatives(), second.alternatives(), work);
    if (moves.verdict() == Verdict.DIFFERENT) {
      return moves;
    }
    Comparison auras = of(first.immobilizes(), second.immobilizes(), work);
    if (auras.verdict() == Verdict.DIFFERENT) {
      return new Comparison(Verdict.DIFFERENT, "what they immobilise: " + auras.difference());
    }
    return auras.verdict() == Verdict.EQUAL ? moves : auras;
  }

  /** Returns whether two pieces are known to move alike. */
  public boolean isEqual() {
    return verdict == Verdict.EQUAL;
  }

  private static Comparison of(List<Alternative> first, List<Alternative> second, Work work) {
    try {
      if (sameTrees(first, second, work)) {
        return EQUAL;
      }
    } catch (WorkSpentException exception) {
      return UNDECIDED;
    }
    Comparison near = byMoves(first, second, NEAR, work.part(MOST_WORK_NEAR));
    if (near.verdict() == Verdict.DIFFERENT) {
      return near;
    }
    return byMoves(first, second, LargestBoard.ACROSS, work.part(MOST_WORK));
  }

  /** Whether their paths are equal when sorted, which is a fast test. */
  private static boolean sameTrees(List<Alternative> first, List<Alternative> second, Work work) {
    TreeNumbers trees = new TreeNumbers();
    return trees(first, trees, work).equals(trees(second, trees, work));
  }

  private static Set<Object> trees(List<Alternative> alternatives, TreeNumbers trees, Work work) {
    Set<Object> keys = new HashSet<>();
    Alternatives parted = Alternatives.of(new Piece(alternatives), work);
    for (List<Alternative> part : List.of(parted.own(), parted.others())) {
      for (Alternative alternative : part) {
        if (alternative instanceof Alternative.Walk walk) {
          for (Node node : walk.first()) {
            keys.add(List.of(walk.initial(), trees.number(node)));
          }
        } else {
          keys.add(alternative);
        }
      }
    }
    return keys;
  }

  private static Comparison byMoves(
      List<Alternative> first, List<Alternative> second, int horizon, Work work) {
    try {
      PathSet one = PathSet.of(first, horizon, work);
      PathSet other = PathSet.of(second, horizon, work);
      Optional<String> difference =
          onlyIn(one, other, "the first", work).or(() -> onlyIn(other, one, "the second", work));
      if (difference.isPresent()) {
        return new Comparison(Verdict.DIFFERENT, difference.get());
      }
      return compareRest(one, other, work);
    } catch (WorkSpentException exception) {
      return UNDECIDED;
    } catch (UndecidedException exception) {
      return new Comparison(Verdict.UNKNOWN, exception.getMessage());
    }
  }

  /** Returns a move that the first piece has and the second lacks. */
  private static Optional<String> onlyIn(PathSet one, PathSet other, String name, Work work) {
    // Paths over joined edges of the other may cover paths of this one.
    boolean mayWrap = !other.wrapping().isEmpty();
    for (Map.Entry<MoveResult, Set<Terms>> entry : one.moves().entrySet()) {
      Set<Terms> known = other.moves().getOrDefault(entry.getKey(), Set.of());
      List<Terms> others = List.copyOf(known);
      for (Terms terms : entry.getValue()) {
        Optional<Terms> only =
            known.contains(terms) ? Optional.empty() : terms.without(others, work);
        if (only.isPresent() && mayWrap) {
          throw new UndecidedException("one has paths over joined edges of the board");
        }
        if (only.isPresent()) {
          return Optional.of("only " + name + " " + MoveWords.of(entry.getKey(), only.get()));
        }
      }
    }
    return Optional.empty();
  }

  private static Comparison compareRest(PathSet one, PathSet other, Work work) {
    Set<Alternative> others = withoutCovered(one.others());
    Set<Alternative> moreOthers = withoutCovered(other.others());
    if (!others.equals(moreOthers)) {
      Set<Alternative> only = new LinkedHashSet<>(others);
      only.addAll(moreOthers);
      only.removeIf(each -> others.contains(each) && moreOthers.contains(each));
      return new Comparison(
          Verdict.DIFFERENT, "only one of them has the move " + only.iterator().next());
    }
    boolean sameWrapping = sameTrees(walks(one.wrapping()), walks(other.wrapping()), work);
    return sameWrapping
        ? EQUAL
        : new Comparison(Verdict.UNKNOWN, "they have paths over joined edges of the board");
  }

  /** Drops alternatives for unmoved pieces that all pieces have as well. */
  private static Set<Alternative> withoutCovered(Set<Alternative> alternatives) {
    return alternatives.stream()
        .filter(each -> !each.initial() || !alternatives.contains(always(each)))
        .collect(Collectors.toSet());
  }

  private static Alternative always(Alternative alternative) {
    if (alternative instanceof Alternative.Castling castling) {
      return new Alternative.Castling(
          false, castling.direction(), castling.steps(), castling.inset());
    }
    if (alternative instanceof Alternative.Imitation imitation) {
      return new Alternative.Imitation(false, imitation.mirrored(), imitation.kinds());
    }
    return alternative instanceof Alternative.ImitativeCapture
        ? new Alternative.ImitativeCapture(false)
        : alternative;
  }

  private static List<Alternative> walks(Map<Boolean, List<Node>> wrapping) {
    List<Alternative> walks = new ArrayList<>();
    wrapping.forEach((initial, nodes) -> walks.add(new Alternative.Walk(initial, nodes)));
    return walks;
  }

  /** Describes a move that one piece has and another lacks. */
  private static final class MoveWords {
    private static final int MOST_TERMS = 4;

    private MoveWords() {}

    /**
     * Returns the effects of a move and its conditions, as the end of a sentence: "goes to ...".
     */
    static String of(MoveResult result, Terms terms) {
      StringBuilder text = new StringBuilder();
      text.append(result.captures() ? "captures and ends on " : "goes to ")
          .append(result.to().text());
      result.effects().forEach(effect -> text.append(", ").append(effect(effect)));
      List<String> conditions = new ArrayList<>();
      for (int i = 0; i < terms.size(); i++) {
        conditions.add(condition(terms.key(i), terms.allowedFor(terms.key(i))));
      }
      int shown = Math.min(conditions.size(), MOST_TERMS);
      if (shown > 0) {
        text.append(" where ").append(String.join(" and ", conditions.subList(0, shown)));
      }
      return text.append(shown < conditions.size() ? " and so on" : "").toString();
    }

    private static String effect(Effect effect) {
      String squares =
          effect.first().equals(effect.second())
              ? effect.first().text()
              : effect.first().text() + " to " + effect.second().text();
      return effect.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ') + " " + squares;
    }

    private static String condition(int key, long answers) {
      if (key == QuestionKeys.MOVED) {
        return answers == QuestionKeys.UNMOVED ? "it has not moved" : "it has moved";
      }
      if (!QuestionKeys.isSquare(key)) {
        return "the board is large enough";
      }
      String square = QuestionKeys.place(key).text();
      List<String> contents = new ArrayList<>();
      long rest = answers;
      rest = word(rest, QuestionKeys.EMPTY, "empty", contents);
      rest = word(rest, QuestionKeys.EN_PASSANT, "open to capture en passant", contents);
      rest =
          word(
              rest,
              QuestionKeys.EN_PASSANT_COMMON,
              "open to the capture en passant of a common enemy",
              contents);
      rest =
          word(
              rest,
              QuestionKeys.EN_PASSANT & ~QuestionKeys.EN_PASSANT_COMMON,
              "open to the capture en passant of a royal enemy",
              contents);
      rest =
          word(
              rest,
              QuestionKeys.EMPTY & ~QuestionKeys.EN_PASSANT,
              "empty and not open en passant",
              contents);
      rest = word(rest, QuestionKeys.ENEMY_COMMON | QuestionKeys.ENEMY_ROYAL, "an enemy", contents);
      rest = word(rest, QuestionKeys.ENEMY_COMMON, "a common enemy", contents);
      rest = word(rest, QuestionKeys.ENEMY_ROYAL, "a royal enemy", contents);
      rest = word(rest, QuestionKeys.OWN, "own", contents);
      rest = word(rest, QuestionKeys.OWN_COMMON, "own and not royal", contents);
      rest = word(rest, QuestionKeys.OWN_ROYAL, "own and royal", contents);
      word(rest, QuestionKeys.HOLE, "a hole", contents);
      return square + " is " + String.join(" or ", contents);
    }

    private static long word(long answers, long meant, String word, List<String> contents) {
      if ((answers & meant) != meant || meant == 0) {
        return answers;
      }
      contents.add(word);
      return answers & ~meant;
    }
  }
}
