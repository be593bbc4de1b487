package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.modifier.Modifiers;
import io.github.betza.processor.notation.modifier.RepeatedModifierCheck;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The modifiers of one leg.
 *
 * @param runs runs of adjacent direction letters
 * @param letters the first occurrences of the other letters
 * @param doubled the second occurrences of the letters {@code o} and {@code n}
 * @param span the place of the leg's modifiers
 */
record LegLetters(List<List<Letter>> runs, List<Letter> letters, List<Letter> doubled, Span span)
    implements Modifiers {
  /** Other programs write two letters for a hop over any number of hurdles. */
  private static final Pattern HOPS = Pattern.compile("([mcdkt]*)(?<hops>pp)([mcdkt]*)(?=[A-Z])");

  /**
   * Cuts the modifiers of a term at every {@code a}.
   *
   * @param modifiers the modifiers of the term, with its repeated group written out
   */
  static List<LegLetters> split(XBetzaTerm term, List<Letter> modifiers, ProblemLog log) {
    List<LegLetters> legs = new ArrayList<>();
    List<Letter> leg = new ArrayList<>();
    Span at = term.span();
    for (Letter letter : modifiers) {
      if (letter.value() == 'a') {
        legs.add(of(leg, at, !legs.isEmpty(), log));
        leg = new ArrayList<>();
        at = letter.span();
      } else {
        leg.add(letter);
      }
    }
    legs.add(of(leg, term.atomSpan(), !legs.isEmpty(), log));
    return legs;
  }

  /**
   * Returns the letters of a first leg, or of a whole bracket.
   *
   * @param where the place to mark for a leg without modifiers
   */
  static LegLetters of(List<Letter> letters, Span where, ProblemLog log) {
    return of(letters, where, false, log);
  }

  /**
   * Returns the letters of one leg.
   *
   * @param where the place to mark for a leg without modifiers
   * @param later whether another leg is before it, so that {@code q} and {@code z} are direction
   *     letters
   */
  static LegLetters of(List<Letter> letters, Span where, boolean later, ProblemLog log) {
    RepeatedModifierCheck.Sorted sorted =
        new RepeatedModifierCheck(XBetzaModifierTable.TABLE)
            .sort(
                letters,
                letter ->
                    Directions.isDirection(letter.value())
                        || (later && Directions.isTurn(letter.value())),
                letter -> reportRepetition(letter, log));
    Span span = letters.isEmpty() ? where : Letter.span(letters);
    return new LegLetters(sorted.runs(), sorted.letters(), sorted.doubled(), span);
  }

  private static void reportRepetition(Letter letter, ProblemLog log) {
    Matcher hops = HOPS.matcher(log.notation());
    if (letter.value() == 'p' && hops.find() && hops.end("hops") == letter.index() + 1) {
      String grouped = hops.replaceFirst("(paf)$1$3");
      Suggestion known = new Suggestion(grouped, "for any number of hurdles");
      log.add(
          ProblemCode.REPEATED_MODIFIER, letter.span(), "'p' is repeated", Advice.suggest(known));
    } else {
      new RepeatedModifierCheck(XBetzaModifierTable.TABLE).report(letter, log);
    }
  }

  /** Returns the same letters without some that are neither doubled nor direction letters. */
  LegLetters without(String values) {
    List<Letter> kept =
        letters.stream().filter(letter -> values.indexOf(letter.value()) < 0).toList();
    return new LegLetters(runs, kept, doubled, span);
  }

  /** Returns these letters and some of a whole move, doubled if either of the two is. */
  LegLetters with(LegLetters whole, String values) {
    List<Letter> all = new ArrayList<>(letters);
    List<Letter> twice = new ArrayList<>(doubled);
    for (Letter letter : whole.among(values)) {
      if (!has(letter.value())) {
        all.add(letter);
      }
      if (!isDoubled(letter.value())) {
        whole.second(letter.value()).ifPresent(twice::add);
      }
    }
    return new LegLetters(runs, all, twice, span);
  }

  List<Letter> directions() {
    return runs.stream().flatMap(List::stream).toList();
  }

  /** Returns the first direction letter whose meaning depends on the last turn of the move. */
  Optional<Letter> firstTurn() {
    return directions().stream().filter(letter -> Directions.isTurn(letter.value())).findFirst();
  }

  boolean isDoubled(char letter) {
    return second(letter).isPresent();
  }

  @Override
  public Optional<Letter> second(char letter) {
    return doubled.stream().filter(each -> each.value() == letter).findFirst();
  }
}
