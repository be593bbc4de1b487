package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Warns of letters that are right in XBETZA, but have another meaning in EXTENDED or BEX. */
final class ReadDifferentlyCheck {
  /**
   * The letters between an operator of EXTENDED and its atom: directions, {@code e} before them, or
   * {@code a} for all of them. After {@code a}, other legs are meant here.
   */
  private static final Pattern CONTINUATION = Pattern.compile("e?[fblrsvh]*|a");

  private ReadDifferentlyCheck() {}

  /**
   * Warns of a letter between two atoms that EXTENDED reads as a chaining operator: {@code FtR} is
   * a ferz and a tame rook here, but a griffon there (seed 004). A move with several legs, such as
   * the second one of {@code FyafsF}, cannot be meant for EXTENDED.
   */
  static void warnOfChains(List<XBetzaPart> parts, ProblemLog log) {
    for (XBetzaPart part : parts) {
      if (part instanceof XBetzaTerm term) {
        warnOfRider(term, log);
      }
    }
    for (int i = 1; i < parts.size(); i++) {
      if (parts.get(i - 1) instanceof XBetzaTerm before
          && parts.get(i) instanceof XBetzaTerm term) {
        warnOfChain(before, term, log);
      }
    }
  }

  /** {@code N*} is a nightrider in BEX (seed 002); here a star is a range for pawns (seed 003). */
  private static void warnOfRider(XBetzaTerm term, ProblemLog log) {
    boolean starred = term.range().isPresent() && term.range().get().star();
    boolean pawn =
        "WF".indexOf(term.atom().value()) >= 0
            && term.modifiers().stream().anyMatch(letter -> letter.value() == 'f');
    if (starred && !pawn) {
      Span star = term.range().orElseThrow().span();
      log.add(
          ProblemCode.READ_DIFFERENTLY,
          star,
          "'*' is a range up to the enemy's half of the board; in BEX it means "
              + "any number of steps",
          Advice.suggest(log.edited(star, "0", "any number of steps")));
    }
  }

  private static void warnOfChain(XBetzaTerm before, XBetzaTerm term, ProblemLog log) {
    if (!term.modifiers().isEmpty()) {
      Letter operator = term.modifiers().get(0);
      String rest =
          term.modifiers().stream()
              .skip(1)
              .map(letter -> String.valueOf(letter.value()))
              .collect(Collectors.joining());
      if ("txd".indexOf(operator.value()) >= 0 && CONTINUATION.matcher(rest).matches()) {
        log.add(
            ProblemCode.READ_DIFFERENTLY,
            before.atomSpan().to(operator.span()),
            "'"
                + operator.value()
                + "' modifies "
                + term.atomName()
                + " here; in EXTENDED it joins the two atoms to one move",
            Advice.suggest(
                    new Suggestion(
                        withFirst(term, log.notation()), "two separate moves; the same piece"))
                .leading("for one move of two legs write 'a', as in \"FyafsF\" (the griffon)")
                .noting(
                    "to keep it as two moves, add "
                        + "@SuppressWarnings(\"betza:read-differently\")"));
      }
    }
  }

  /** Returns a text with one of its moves before all others. */
  private static String withFirst(XBetzaTerm term, String text) {
    String own = term.span().of(text);
    return own + text.substring(0, term.span().start()) + text.substring(term.span().end());
  }

  /**
   * Warns of {@code k} if the meaning of EXTENDED is likely: {@code kK} is a royal king there (seed
   * 000); here it captures kings only (seed 003). Both dialects have {@code m} and {@code c}, and a
   * piece that captures kings in one way usually captures or moves in another: so after a move with
   * one of these letters, and beside one of them, {@code k} has the meaning of this dialect.
   * Several letters are one warning.
   *
   * @param isRoyalInExtended whether a notation is one of a royal piece there; called only if a
   *     letter may be meant so
   */
  static void warnOfRoyalty(
      List<XBetzaPart> parts, Predicate<String> isRoyalInExtended, ProblemLog log) {
    List<Span> letters = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      if (!(parts.get(i) instanceof XBetzaTerm term) || saysWhatItTakes(term)) {
        break;
      }
      List<Letter> modifiers = term.modifiers();
      boolean first =
          i == 0 && modifiers.stream().skip(1).allMatch(ReadDifferentlyCheck::isDirection);
      if (!modifiers.isEmpty()
          && modifiers.get(0).value() == 'k'
          && (first || modifiers.size() == 1)) {
        letters.add(modifiers.get(0).span());
      }
    }
    if (!letters.isEmpty() && isRoyalInExtended.test(log.notation())) {
      log.add(
          ProblemCode.READ_DIFFERENTLY,
          letters.get(0),
          "'k' captures royal pieces only; in EXTENDED it makes the piece royal",
          Advice.suggest(
                  new Suggestion(
                      without(letters, log.notation()), "and royal = true in the annotation"))
              .noting(
                  "for a royal piece remove 'k' and add royal = true\nto keep it, add "
                      + "@SuppressWarnings(\"betza:read-differently\")"));
    }
  }

  private static String without(List<Span> letters, String notation) {
    StringBuilder rest = new StringBuilder(notation);
    for (int i = letters.size() - 1; i >= 0; i--) {
      rest.deleteCharAt(letters.get(i).start());
    }
    return rest.toString();
  }

  private static boolean saysWhatItTakes(XBetzaTerm term) {
    return term.modifiers().stream().anyMatch(letter -> "mc".indexOf(letter.value()) >= 0);
  }

  private static boolean isDirection(Letter letter) {
    return Directions.isDirection(letter.value());
  }
}
