package io.github.betza.processor.notation.classic;

import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.direction.NameProblems;
import java.util.ArrayList;
import java.util.List;

/** Reports the modifiers of a term that Betza did not have, with what they mean elsewhere. */
final class ModernModifiers {
  private static final String LETTERS = "fblrsvhmcnjpgzqoi";

  private final String text;
  private final Span span;
  private final ProblemLog log;

  private ModernModifiers(String text, Span span, ProblemLog log) {
    this.text = text;
    this.span = span;
    this.log = log;
  }

  /**
   * Reports what is modern about the modifiers of a term.
   *
   * @param span where they stand, all of them small letters
   */
  static void report(String text, Span span, ProblemLog log) {
    ModernModifiers modifiers = new ModernModifiers(text, span, log);
    int again = text.substring(span.start(), span.end()).indexOf('a');
    if (again >= 0) {
      // The letters of the other legs are part of this one mistake.
      modifiers.later(span.start() + again);
    } else {
      modifiers.letters();
      modifiers.halves();
    }
  }

  private void letters() {
    for (int i = span.start(); i < span.end(); i++) {
      char c = text.charAt(i);
      boolean doubles = "on".indexOf(c) >= 0 && text.lastIndexOf(c, i - 1) >= span.start();
      if (doubles) {
        log.add(
            ProblemCode.MODERN_MODIFIER,
            Span.at(i),
            "'" + c + "' stands twice, which Betza gave no meaning",
            (c == 'o'
                    ? "the dialect XBETZA joins all edges with \"oo\""
                    : "the dialect XBETZA makes en-passant squares with \"nn\"")
                + "; or "
                + log.offer(Span.at(i), ""));
      } else if (LETTERS.indexOf(c) < 0) {
        later(i);
      }
    }
  }

  private void later(int index) {
    char c = text.charAt(index);
    String meaning =
        switch (c) {
          case 'a' -> "where it begins another leg, as in \"afsW\"";
          case 'y' -> "where it changes the range between two legs";
          case 'x' -> "where the piece borrows moves with it";
          case 'd' -> "where it captures own pieces";
          case 'e' -> "where it captures en passant";
          case 't' -> "where it spares royal pieces";
          case 'k' -> "where it captures royal pieces only";
          case 'u' -> "where it unloads the captured piece";
          default -> "";
        };
    Span letter = Span.at(index);
    if (meaning.isEmpty()) {
      log.add(
          ProblemCode.UNKNOWN_MODIFIER,
          letter,
          "'" + c + "' is not a modifier",
          log.offers()
              .sound(letter, String.valueOf(Character.toUpperCase(c)))
              .map(offer -> "the atom is a capital: " + log.offers().capital(letter))
              .orElse("the modifiers are f b l r s v h m c n j p g z q o i; an atom is a capital"));
    } else {
      log.add(
          ProblemCode.MODERN_MODIFIER,
          letter,
          "'" + c + "' is not one of Betza's modifiers",
          "declare the dialect XBETZA, " + meaning);
    }
  }

  /**
   * Reports an {@code h} that does not stand behind the letter of which it takes the half. One
   * behind a hand takes perhaps that of its letter, and is no mistake of its own.
   */
  private void halves() {
    for (List<Letter> run : runs()) {
      List<DirectionName> names = DirectionName.cut(run, true);
      for (int i = 0; i < names.size(); i++) {
        DirectionName name = names.get(i);
        if (name.isHand()) {
          reportHand(name);
        } else if (name.isLonelyH() && (i == 0 || !names.get(i - 1).isHand())) {
          NameProblems.lonelyH(names, i, "", log);
        }
      }
    }
  }

  /** Returns the direction letters that stand side by side, without those behind a mistake. */
  private List<List<Letter>> runs() {
    List<List<Letter>> runs = new ArrayList<>();
    List<Letter> run = new ArrayList<>();
    for (int i = span.start(); i < span.end(); i++) {
      char c = text.charAt(i);
      if (Directions.isDirection(c) && !(c == 'h' && standsBehindMistake(i))) {
        run.add(new Letter(c, i));
      } else {
        runs.add(run);
        run = new ArrayList<>();
      }
    }
    runs.add(run);
    return runs;
  }

  /**
   * Returns whether a letter of which a letter is the half may be lost: the one in front of it is
   * foreign, a small letter or a capital, and stands perhaps for that one, or a range has slipped
   * in between.
   */
  private boolean standsBehindMistake(int index) {
    if (index > span.start()) {
      return LETTERS.indexOf(text.charAt(index - 1)) < 0;
    }
    int range = index;
    while (range > 0 && Digits.RANGE.indexOf(text.charAt(range - 1)) >= 0) {
      range--;
    }
    char before = range == 0 ? ' ' : text.charAt(range - 1);
    boolean noAtom = before >= 'A' && before <= 'Z' && !ModernConstructs.isAtom(before);
    return noAtom || (range < index && before >= 'a' && before <= 'z');
  }

  private void reportHand(DirectionName hand) {
    String letters = hand.span().of(text);
    log.add(
        ProblemCode.MODERN_MODIFIER,
        hand.span(),
        "\"" + letters + "\" is not one of Betza's sets of directions",
        "the dialect XBETZA has the moves of one hand; a half of the board is written \""
            + letters.charAt(1)
            + "h\"");
  }
}
