package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.correction.Candidate.EditKind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The texts that result from changing all signs of some kind at once: the signs between and around
 * the moves of a list, as in {@code [W,R]}, {@code {Q N}} or {@code [Q][N]}, look-alikes, and the
 * symbol of the piece in front.
 */
final class WholeTextEdits {
  private static final String OPEN = "[\\[({<]";
  private static final String CLOSE = "[\\])}>]";

  /**
   * Moves, judged by their characters. A leap by numbers keeps its parentheses, so it is not among
   * them.
   */
  private static final String MOVES = "[A-Za-z][A-Za-z0-9]*";

  private static final String MEMBERS = MOVES + "([,;/|&+ ]+" + MOVES + ")*";

  /** There is no modifier before a bracket, and no range after one. */
  private static final Pattern LIST =
      Pattern.compile("(" + OPEN + MEMBERS + CLOSE + "[,;/|&+ ]*)+|" + MEMBERS);

  private static final Pattern BRACES = Pattern.compile("[{}<>]");

  /** Fairy-Stockfish puts the letter of a piece and a colon before its notation. */
  private static final Pattern NAMED = Pattern.compile("^[A-Za-z]:");

  private static final Pattern SEPARATOR = Pattern.compile("[ ,;&|/]");

  /**
   * Two numbers separated only by a sign would become a third one, and a word would be modifiers.
   */
  private static final Pattern APART = Pattern.compile("[0-9][ ,;&|/]+[0-9]|[a-z]{4,} ");

  private static final Pattern SIGNS = Pattern.compile("[^A-Za-z0-9]");

  /** The suggestions of a grammar for such a sign come first. */
  private static final int LATE = 100;

  private WholeTextEdits() {}

  /**
   * Returns these texts.
   *
   * @param errors the places of the mistakes
   */
  static List<Candidate> of(String text, List<Span> errors) {
    List<Candidate> edits = new ArrayList<>();
    if (LIST.matcher(text).matches()) {
      String reason = "moves follow one another without separators";
      add(text, SIGNS.matcher(text).replaceAll(""), reason, edits);
    }
    if (BRACES.matcher(text).find()) {
      for (String brackets : List.of("[]", "()")) {
        String opened = text.replaceAll("[{<]", brackets.substring(0, 1));
        String other = opened.replaceAll("[}>]", brackets.substring(1));
        edits.add(new Candidate(other, EditKind.REWRITTEN, LATE + edits.size(), ""));
      }
    }
    if (text.chars().anyMatch(c -> c > '~') && !APART.matcher(text).find()) {
      for (String dashes : List.of(LookAlikes.withTwoDashes(text), text)) {
        edits.add(new Candidate(LookAlikes.replaced(dashes), EditKind.KNOWN, edits.size(), ""));
      }
    }
    if (NAMED.matcher(text).find()) {
      String reason = "the letter of the piece is the member \"letter\" of the annotation";
      edits.add(new Candidate(text.substring(2), EditKind.REWRITTEN, edits.size(), reason));
    }
    for (Span error : errors) {
      String sign = error.of(text);
      if (SEPARATOR.matcher(sign).matches()) {
        String reason = sign.equals(" ") ? "without spaces" : "without '" + sign + "'";
        add(text, text.replace(sign, ""), reason, edits);
      }
    }
    return edits;
  }

  private static void add(String text, String moves, String reason, List<Candidate> edits) {
    if (!moves.equals(text) && !APART.matcher(text).find()) {
      edits.add(new Candidate(moves, EditKind.REWRITTEN, LATE + edits.size(), reason));
    }
  }
}
