package io.github.betza.processor.translate;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.compare.DeadEnd;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.line.WholePath.Visitor;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Converts the trees of a piece to lines. */
final class LineExtractor {
  private static final int MOST_LINES = 4_000;

  /** The work of extracting one leg of a line. */
  private static final long LEG = 30;

  private LineExtractor() {}

  /**
   * Returns the lines of all walks.
   *
   * @param work the work that the extraction is a part of
   * @throws NoFormException if there are too many
   */
  static List<WholePath> of(List<Alternative> alternatives, Work work) {
    List<WholePath> lines = new ArrayList<>();
    Visitor<NoFormException> visitor =
        new Visitor<>() {
          @Override
          public boolean enters(Node node, int before, List<List<LegOutcome>> outcomes) {
            work.spend(LEG * (node.landings().isEmpty() ? 1 : before + 1));
            return true;
          }

          @Override
          public void visit(WholePath line) {
            if (lines.size() == MOST_LINES) {
              throw new NoFormException(
                  "the piece has more than "
                      + MOST_LINES
                      + " paths, too many to be put in other words");
            }
            lines.add(line);
          }
        };
    for (Alternative alternative : alternatives) {
      if (alternative instanceof Walk walk) {
        WholePath.forEach(walk, visitor);
      }
    }
    return lines;
  }

  /**
   * Returns the lines that fit on some board: for example, a hop over the square that the mover
   * left is impossible, and needs no words.
   */
  static List<WholePath> alive(List<WholePath> lines, Work work) {
    return lines.stream().filter(line -> DeadEnd.of(List.of(line.walk()), work).isEmpty()).toList();
  }

  /** Returns the total number of legs of lines. */
  static int legs(Collection<WholePath> lines) {
    return lines.stream().mapToInt(line -> line.legs().size()).sum();
  }
}
