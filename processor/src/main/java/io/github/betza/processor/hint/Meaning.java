package io.github.betza.processor.hint;

import io.github.betza.Dialect;
import io.github.betza.processor.describe.Description;
import io.github.betza.processor.diagnostic.Advice.DialectChange;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.compare.Comparison;
import io.github.betza.processor.translate.Translation.Found;
import io.github.betza.processor.translate.Translator;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The meaning of a notation in dialects that agree about it.
 *
 * @param notation the notation
 * @param here the declared dialect
 * @param dialects the dialects that agree, at least one
 * @param reading the reading of the first of them
 */
record Meaning(String notation, Dialect here, List<Dialect> dialects, Reading reading) {
  /** The longest line of help: the first moves are enough to recognize a piece. */
  private static final int LONGEST_LINE = 168;

  /** A longer translation splits the piece into small parts, and does not help. */
  private static final int LONGEST_OFFERED = 60;

  /** The most work for comparing two dialects, and for a translation. */
  private static final long MOST_WORK = 5_000_000;

  Meaning {
    dialects = List.copyOf(dialects);
  }

  /** Returns whether another reading has the same moves, royalty and promotions. */
  boolean isThatOf(Reading other, Work work) {
    return reading.royal() == other.royal()
        && reading.promotions().equals(other.promotions())
        && Comparison.of(piece(reading), piece(other), work.part(MOST_WORK)).isEqual();
  }

  Meaning in(Dialect dialect) {
    List<Dialect> all = new ArrayList<>(dialects);
    all.add(dialect);
    return new Meaning(notation, here, all, reading);
  }

  /** Returns the moves in words, or the empty string for a piece with too many moves. */
  String described(Work work) {
    return DescriptionLimit.isExceeded(piece(reading))
        ? ""
        : String.join(
            " ", Description.of(piece(reading), reading.royal(), reading.promotions(), work));
  }

  /**
   * Returns the help for a user who means this: the action, and the moves in words.
   *
   * @param before an action to take as well as setting the dialect, or the empty string
   */
  String help(String before, String described) {
    String instruction = before + "set dialect = " + names("Dialect.");
    return described.isEmpty()
        ? instruction
        : instruction
            + " (there it means \""
            + shortened(described, LONGEST_LINE - instruction.length())
            + "\")";
  }

  /** Returns the dialects to declare, each with the given description of the moves. */
  List<DialectChange> changes(String described) {
    return dialects.stream().map(each -> new DialectChange(each, notation, described)).toList();
  }

  private String names(String prefix) {
    return dialects.stream().map(dialect -> prefix + dialect).collect(Collectors.joining(" or "));
  }

  private static String shortened(String words, int longest) {
    if (words.length() <= longest) {
      return words;
    }
    // A short first sentence, such as that of a plain slide, does not characterise the piece.
    int sentence = words.lastIndexOf(". ", longest);
    boolean whole = sentence > longest / 2;
    int end = whole ? sentence + 1 : words.lastIndexOf(' ', longest);
    return words.substring(0, end) + (whole ? " ..." : "...");
  }

  /**
   * Returns the same moves in the declared dialect, if that helps.
   *
   * @param work the work that the search for a translation is a part of
   */
  Optional<Suggestion> suggested(Work work) {
    return !DescriptionLimit.isExceeded(piece(reading))
            && Translator.translate(notation, reading, dialects.get(0), here, work.part(MOST_WORK))
                instanceof Found found
            && found.notation().length() <= LONGEST_OFFERED
            && Notations.read(found.notation(), here, work).problems().isEmpty()
        ? Optional.of(new Suggestion(found.notation(), reason(found)))
        : Optional.empty();
  }

  private String reason(Found found) {
    return Stream.concat(Stream.of("what your text means in " + names("")), found.notes().stream())
        .collect(Collectors.joining("; "));
  }

  private static Piece piece(Reading reading) {
    return reading.piece().orElseThrow();
  }

  /** Whether a piece has too many legs for a quick description. */
  private static final class DescriptionLimit {
    private static final int MOST_LEGS = 2_000;

    private int legs;

    private DescriptionLimit() {}

    static boolean isExceeded(Piece piece) {
      DescriptionLimit limit = new DescriptionLimit();
      piece.alternatives().stream()
          .filter(Walk.class::isInstance)
          .forEach(walk -> limit.count(((Walk) walk).first()));
      return limit.legs > MOST_LEGS;
    }

    private void count(List<Node> nodes) {
      for (Node node : nodes) {
        legs++;
        if (legs > MOST_LEGS) {
          return;
        }
        node.branches().stream().map(Branch::next).forEach(this::count);
      }
    }
  }
}
