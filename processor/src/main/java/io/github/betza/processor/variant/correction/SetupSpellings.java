package io.github.betza.processor.variant.correction;

import io.github.betza.game.Fen;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.correction.LookAlikes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The setups for texts with other signs between rows, or for empty squares. */
final class SetupSpellings {
  private static final List<Rewrite> REWRITES =
      List.of(
          new Rewrite("[\\p{Z}&&[^ ]]", " ", "a plain space instead of another character"),
          new Rewrite("\\s+/\\s*|/\\s+", "/", "no blanks between rows"),
          new Rewrite("\\s*\\n\\s*", "/", "a / instead of line breaks"),
          new Rewrite("[,;|\\\\]", "/", "a / between rows"));

  /** For a game without hands. */
  private static final Rewrite WITHOUT_HANDS =
      new Rewrite("\\[[^\\]]*\\]", "", "remove the pieces in hand: the game has no drops");

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /** Empty squares that are drawn as dots, perhaps mixed with numbers. */
  private static final Pattern DOTS =
      Pattern.compile("(?=[0-9]{0,2}\\.)([0-9]{1,2}|\\.)+(?![0-9])");

  /** The most blanks that are removed from rows, so that the work is bounded. */
  private static final int MOST_BLANKS = 100;

  private final String setup;
  private final List<ValueCandidate> all = new ArrayList<>();

  private record Rewrite(Pattern pattern, String replacement, String reason) {
    Rewrite(String pattern, String replacement, String reason) {
      this(Pattern.compile(pattern), replacement, reason);
    }

    String applied(String text) {
      return pattern.matcher(text).replaceAll(replacement);
    }
  }

  private SetupSpellings(String setup) {
    this.setup = setup;
  }

  /**
   * Returns these setups, even if they cannot be read.
   *
   * @param hasHands whether pieces may be in hand in the game
   */
  static List<ValueCandidate> of(String setup, boolean hasHands) {
    SetupSpellings spellings = new SetupSpellings(setup);
    List<Rewrite> rewrites = new ArrayList<>(REWRITES);
    if (!hasHands) {
      rewrites.add(WITHOUT_HANDS);
    }
    spellings.rewrite(rewrites);
    spellings.joinFields();
    spellings.countDots();
    return spellings.all;
  }

  /** Applies each rewrite alone, and after the earlier ones. */
  private void rewrite(List<Rewrite> rewrites) {
    String within = setup.strip();
    int before = setup.indexOf(within);
    String text = LookAlikes.replacedInWords(within);
    if (!text.equals(within)) {
      int first = before + Edit.between(within, text).span().start();
      add(text, "", Optional.of(Span.at(first)));
    }
    for (Rewrite rewrite : rewrites) {
      Matcher found = rewrite.pattern().matcher(within);
      if (found.find()) {
        Span place = new Span(before + found.start(), before + found.end());
        text = rewrite.applied(text);
        add(rewrite.applied(within), rewrite.reason(), Optional.of(place));
        add(text, rewrite.reason(), Optional.of(place));
      }
    }
  }

  /** Removes blanks from the rows: the first of the text, the first two, and so on. */
  private void joinFields() {
    List<Fen.Part> fields = Fen.Part.fields(setup);
    for (int i = 1; i < fields.size() && i <= MOST_BLANKS; i++) {
      Fen.Part next = fields.get(i);
      if (next.text().equals("w") || next.text().equals("b")) {
        return;
      }
      String rows = BLANKS.matcher(setup.substring(0, next.start())).replaceAll("");
      int blank = fields.get(0).end();
      Span first = new Span(blank, fields.get(1).start());
      String rest = setup.substring(next.start()).strip();
      add(rows + rest, "no blanks within rows", Optional.of(first));
    }
  }

  private void countDots() {
    StringBuilder counted = new StringBuilder();
    int from = 0;
    for (Matcher run = DOTS.matcher(setup); run.find(); from = run.end()) {
      counted.append(setup.substring(from, run.start())).append(squares(run.group()));
    }
    counted.append(setup.substring(from));
    add(counted.toString(), "numbers stand for empty squares", Optional.empty());
  }

  private static int squares(String dots) {
    int numbers =
        Arrays.stream(dots.split("\\.", 0))
            .filter(number -> !number.isEmpty())
            .mapToInt(Integer::parseInt)
            .sum();
    return numbers + (int) dots.chars().filter(c -> c == '.').count();
  }

  private void add(String text, String reason, Optional<Span> place) {
    all.add(new ValueCandidate(text, ValueCandidate.KNOWN, reason, place));
  }
}
