package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Span;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of known pieces that stand beside their notation, as in the legend of a diagram. */
final class Captions {
  private static final String NAME = "(?<name>[A-Za-z]+( [A-Za-z][a-z]{2,})?)";

  /** A name in front, and the notation in parentheses. */
  private static final Pattern EXPLAINED =
      Pattern.compile("(?<label>" + NAME + " *[(\\[{])(?<inside>[^()]+)[)\\]}]");

  /** A name behind: {@code N (knight)}, {@code QN = amazon}. */
  private static final Pattern BEHIND =
      Pattern.compile("(?<inside>.*?\\S)(?<label>( *[=:-] *| +| *[(\\[{] *)" + NAME + "[)\\]}]?)");

  /** That a piece is royal is said beside its notation as its name is. */
  private static final Pattern ROYAL =
      Pattern.compile(
          "(?<label>royal[ -])(?<inside>.+)|(?<other>.*?\\S)(?<behind> *[( -]royal\\)?)");

  /** Small letters, but for the first: others are a notation rather than a name. */
  private static final Pattern WORDS = Pattern.compile("[A-Za-z]?[a-z ]{2,}");

  private Captions() {}

  /** Returns the caption of a text, if what stands beside it is a sound notation. */
  static Optional<Surroundings> of(String text, PieceNames names, Predicate<String> isSound) {
    return named(EXPLAINED.matcher(text), names, isSound)
        .or(() -> named(BEHIND.matcher(text), names, isSound))
        .or(() -> royal(ROYAL.matcher(text), isSound));
  }

  private static Optional<Surroundings> named(
      Matcher caption, PieceNames names, Predicate<String> isSound) {
    if (!caption.matches() || !WORDS.matcher(caption.group("name")).matches()) {
      return Optional.empty();
    }
    String inside = caption.group("inside");
    return names
        .notation(caption.group("name").replace(" ", ""))
        .filter(moves -> isSound.test(inside))
        .map(
            moves ->
                // What is promoted to is a piece, too, and another one than that which promotes.
                caption.group("label").trim().startsWith("=")
                        && !moves.equals(inside)
                        && isSound.test(inside + "=" + moves)
                    ? promoting(caption, inside + "=" + moves)
                    : Surroundings.labelled(caption, inside));
  }

  private static Surroundings promoting(Matcher caption, String promoting) {
    Span name = new Span(caption.start("name"), caption.end("name"));
    String message = "a piece to promote to is written by its moves, and not by its name";
    return new Surroundings(name, message, promoting, Optional.empty());
  }

  private static Optional<Surroundings> royal(Matcher caption, Predicate<String> isSound) {
    if (!caption.matches()) {
      return Optional.empty();
    }
    String word = caption.group("label") == null ? "behind" : "label";
    String inside = caption.group(word.equals("label") ? "inside" : "other");
    Span span = new Span(caption.start(word), caption.end(word));
    String message = "that a piece is royal is said in the annotation, with 'royal = true'";
    return isSound.test(inside)
        ? Optional.of(new Surroundings(span, message, inside, Optional.empty()))
        : Optional.empty();
  }
}
