package io.github.betza.processor.translate;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.compare.Comparison;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.optimize.Alternatives;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds terms for groups of lines, and accepts a term only after reading it again. */
final class TermSolver {
  private static final int MOST_TERMS = 64;

  /** The work of examining a leg to put its line into a group. */
  private static final long GROUPED = 20;

  private final Dialect target;
  private final Work work;
  private final Map<String, Reading> readings = new HashMap<>();

  /**
   * Makes a solver.
   *
   * @param work the work of all readings and comparisons of a translation
   */
  TermSolver(Dialect target, Work work) {
    this.target = target;
    this.work = work;
  }

  /**
   * Returns terms that have exactly the moves of some lines.
   *
   * @throws NoFormException if there are none
   */
  List<String> terms(List<WholePath> lines, DialectWriter writer) {
    spendOnGroups(lines);
    // Grouping many lines takes long, and is useless if there are no words for one of them.
    lines.forEach(writer::check);
    List<String> terms = new ArrayList<>();
    for (LineGroup group : joined(LineGrouper.of(lines, writer), writer)) {
      terms.addAll(terms(group, writer));
      if (terms.size() > MOST_TERMS) {
        throw new NoFormException("the dialect would need more than " + MOST_TERMS + " terms");
      }
    }
    return terms;
  }

  /** Each leg of a line is put into a group together with all legs before it. */
  private void spendOnGroups(List<WholePath> lines) {
    for (WholePath line : lines) {
      int legs = line.legs().size();
      work.spend(GROUPED * legs * (legs + 2L));
    }
  }

  /** Joins moves with moves that end one leg earlier, if one term can express both. */
  private List<LineGroup> joined(List<LineGroup> groups, DialectWriter writer) {
    List<LineGroup> result = new ArrayList<>();
    for (LineGroup group : groups) {
      LineGroup longest = group;
      work.spend(result.size());
      for (LineGroup shorter : List.copyOf(result)) {
        Optional<LineGroup> both = group.joined(shorter);
        if (both.isPresent() && text(both.get(), writer).isPresent()) {
          result.remove(shorter);
          longest = both.get();
          break;
        }
      }
      result.add(longest);
    }
    return result;
  }

  private List<String> terms(LineGroup group, DialectWriter writer) {
    Optional<String> whole = text(group, writer);
    if (whole.isPresent()) {
      return List.of(whole.get());
    }
    if (group.first().size() == 1) {
      // The writer's reason, if it gives one, explains the failure.
      writer.texts(group);
      throw new NoFormException("no words were found for one of its paths");
    }
    List<String> terms = new ArrayList<>();
    for (LineGroup half : group.halves()) {
      Optional<String> text =
          half.first().size() < group.first().size() ? text(half, writer) : Optional.empty();
      if (text.isPresent()) {
        terms.add(text.get());
      } else {
        half.parted().forEach(part -> terms.addAll(terms(part, writer)));
      }
    }
    return terms;
  }

  /**
   * Returns the shortest text that has exactly the moves of a group, if possible one without a
   * warning; of equally long ones the first one of the writer.
   */
  private Optional<String> text(LineGroup group, DialectWriter writer) {
    List<String> texts;
    try {
      texts = writer.texts(group);
    } catch (NoFormException exception) {
      return Optional.empty();
    }
    work.spend(texts.size());
    return texts.stream()
        .distinct()
        .sorted(
            Comparator.comparing((String text) -> !read(text).problems().isEmpty())
                .thenComparing(String::length))
        .filter(text -> means(text, group.piece()))
        .findFirst();
  }

  /** Returns whether a text in the dialect has exactly the moves of a piece. */
  boolean means(String text, Piece piece) {
    Reading reading = read(text);
    if (reading.piece().isEmpty()) {
      return false;
    }
    work.spend(0);
    return Comparison.of(piece, reading.piece().get(), work).isEqual();
  }

  /** Returns the lines of a text, in their best shape; empty for a wrong text. */
  List<WholePath> lines(String text) {
    return read(text)
        .piece()
        .map(piece -> LineExtractor.of(Alternatives.of(piece, work).own(), work))
        .orElse(List.of());
  }

  Reading read(String text) {
    return readings.computeIfAbsent(text, each -> Notations.read(each, target, work));
  }
}
