package io.github.betza.processor.translate;

import io.github.betza.processor.notation.Notations;
import io.github.betza.processor.notation.Notations.Language;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.compare.Comparison;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds terms for groups of lines, and reads each again before it believes it. */
final class Solver {
  /** Shorter texts are better, and of equally long ones the first in the alphabet. */
  static final Comparator<String> BETTER =
      Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder());

  private static final int MOST_TERMS = 64;

  private final Language target;
  private final Budget budget;
  private final Map<String, Reading> readings = new HashMap<>();

  Solver(Language target, Budget budget) {
    this.target = target;
    this.budget = budget;
  }

  /**
   * Returns terms that have the moves of some lines.
   *
   * @throws NoFormException where there are none
   */
  List<String> terms(List<Line> lines, Manner manner) {
    List<String> terms = new ArrayList<>();
    for (Group group : joined(Grouping.of(lines, manner), manner)) {
      terms.addAll(terms(group, manner));
      if (terms.size() > MOST_TERMS) {
        throw new NoFormException("the dialect would need more than " + MOST_TERMS + " terms");
      }
    }
    return terms;
  }

  /** Joins moves with those that end one leg before, where one term can say both. */
  private List<Group> joined(List<Group> groups, Manner manner) {
    List<Group> result = new ArrayList<>();
    for (Group group : groups) {
      Group longest = group;
      for (Group shorter : List.copyOf(result)) {
        Optional<Group> both = group.joined(shorter);
        if (both.isPresent() && text(both.get(), manner).isPresent()) {
          result.remove(shorter);
          longest = both.get();
          break;
        }
      }
      result.add(longest);
    }
    return result;
  }

  private List<String> terms(Group group, Manner manner) {
    Optional<String> whole = text(group, manner);
    if (whole.isPresent()) {
      return List.of(whole.get());
    }
    if (group.first().size() == 1) {
      // The reason is the one that the manner gives, if it knows one.
      manner.texts(group);
      throw new NoFormException("one of its paths is not had by any text of the dialect");
    }
    List<String> terms = new ArrayList<>();
    for (Group half : group.halves()) {
      Optional<String> text =
          half.first().size() < group.first().size() ? text(half, manner) : Optional.empty();
      if (text.isPresent()) {
        terms.add(text.get());
      } else {
        half.parted().forEach(part -> terms.addAll(terms(part, manner)));
      }
    }
    return terms;
  }

  /**
   * Returns the shortest text that has the moves of a group and no others, and that nobody is
   * warned of if there is one; of equally long ones the first that the manner gives.
   */
  private Optional<String> text(Group group, Manner manner) {
    List<String> texts;
    try {
      texts = manner.texts(group);
    } catch (NoFormException exception) {
      return Optional.empty();
    }
    return texts.stream()
        .distinct()
        .sorted(
            Comparator.comparing((String text) -> !read(text).problems().isEmpty())
                .thenComparing(String::length))
        .filter(text -> means(text, group.piece()))
        .findFirst();
  }

  /** Returns whether a text, read in the dialect, has exactly the moves of a piece. */
  boolean means(String text, Piece piece) {
    Reading reading = read(text);
    if (reading.piece().isEmpty()) {
      return false;
    }
    budget.spend();
    return Comparison.of(piece, reading.piece().get()).isEqual();
  }

  Reading read(String text) {
    return readings.computeIfAbsent(text, each -> Notations.read(each, target));
  }
}
