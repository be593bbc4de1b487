package io.github.betza.processor.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Offers what may be meant by a notation all of whose letters are small ones, or capitals: {@code
 * fmwfcf}. Which of them are atoms is then not written, so there may be several such texts.
 */
final class OneCase {
  /** Of longer texts there are too many. */
  private static final int LONGEST = 10;

  /** More texts than these are not read, so that the work is bounded. */
  private static final int MOST_READ = 80;

  private static final int MOST_OFFERED = 3;

  private static final Pattern VOWEL = Pattern.compile("[eiouEIOU]");

  private final String notation;
  private final Function<String, Reading> reader;
  private final List<String> right = new ArrayList<>();
  private int read;

  OneCase(String notation, Function<String, Reading> reader) {
    this.notation = notation;
    this.reader = reader;
  }

  /** Returns a reading that offers such texts for its errors, which are one mistake then. */
  Reading settled(Reading reading) {
    Optional<Problem> error = reading.problems().stream().filter(Problem::isError).findFirst();
    boolean small = notation.equals(other(notation, false));
    boolean large = notation.equals(other(notation, true));
    boolean several = notation.chars().filter(Character::isLetter).count() > 1;
    if (error.isEmpty()
        || small == large
        || !several
        || notation.length() > LONGEST
        || isWord(error.get())
        || isMended(reading)) {
      return reading;
    }
    find();
    if (right.isEmpty()) {
      return reading;
    }
    String texts = right.stream().map(Offer::of).collect(Collectors.joining(" or "));
    String why = small ? "as atoms are capitals, " : "as only atoms are capitals, ";
    String before = error.get().help();
    boolean kept = error.get().code() == ProblemCode.PIECE_NAME;
    return new Reading(
        Optional.empty(),
        List.of(error.get().withHelp(kept ? before + "; or, " + why + texts : why + texts)));
  }

  /** Of a name no piece is made. Names have vowels, of which notations have few besides 'a'. */
  private boolean isWord(Problem error) {
    return error.code() == ProblemCode.PIECE_NAME && VOWEL.matcher(notation).find();
  }

  /** Returns whether some help offers a whole notation that can be read. */
  private boolean isMended(Reading reading) {
    return reading.problems().stream()
        .flatMap(problem -> problem.offers().stream())
        .filter(Offer::whole)
        .anyMatch(offer -> reader.apply(offer.text()).isSound());
  }

  /** Those texts come first of which the fewest letters are changed, and one more at most. */
  private void find() {
    int fewest = notation.length();
    for (int letters = 1; letters <= Math.min(fewest + 1, notation.length()); letters++) {
      change(notation, 0, letters);
      if (!right.isEmpty()) {
        fewest = Math.min(fewest, letters);
      }
    }
  }

  private void change(String text, int from, int letters) {
    if (letters == 0) {
      if (right.size() < MOST_OFFERED && read++ < MOST_READ && isRight(text)) {
        right.add(text);
      }
      return;
    }
    for (int i = from; i < text.length() && read < MOST_READ; i++) {
      char c = text.charAt(i);
      if (Character.isLetter(c)) {
        String changed = other(String.valueOf(c), Character.isLowerCase(c));
        change(text.substring(0, i) + changed + text.substring(i + 1), i + 1, letters - 1);
      }
    }
  }

  private boolean isRight(String text) {
    Reading reading = reader.apply(text);
    return reading.isSound() && reading.problems().isEmpty();
  }

  /** Returns a text with all its letters in a case; others than those of ASCII stay. */
  private static String other(String text, boolean capitals) {
    Matcher letters = Pattern.compile(capitals ? "[a-z]" : "[A-Z]").matcher(text);
    int step = capitals ? 'A' - 'a' : 'a' - 'A';
    return letters.replaceAll(c -> String.valueOf((char) (c.group().charAt(0) + step)));
  }
}
