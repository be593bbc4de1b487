package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.direction.Directions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The modifiers of one leg: its direction letters in the order in which they are written, in runs
 * of neighbours, and its other letters, each with where it stands.
 *
 * @param runs runs of direction letters that stand side by side
 * @param others the other letters; a letter that may be doubled is there with its first place
 * @param doubled the letters {@code o} and {@code n} that are doubled
 * @param span where the leg's modifiers stand
 */
record LegLetters(
    List<List<Letter>> runs, Map<Character, Letter> others, List<Letter> doubled, Span span) {
  /** Other programs write two letters for a hop over any number of hurdles. */
  private static final Pattern HOPS =
      Pattern.compile("(?<before>[mcdkt]*)(?<hops>pp)(?<after>[mcdkt]*)(?=[A-Z])");

  /**
   * Cuts the modifiers of a term at its {@code a}s.
   *
   * @param modifiers the modifiers of the term, with its repeated group written out
   */
  static List<LegLetters> split(Term term, List<Letter> modifiers, ProblemLog log) {
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
   * @param where what to point at for a leg without modifiers
   */
  static LegLetters of(List<Letter> letters, Span where, ProblemLog log) {
    return of(letters, where, false, log);
  }

  /**
   * Returns the letters of one leg.
   *
   * @param where what to point at for a leg without modifiers
   * @param later whether another leg is before it, so that {@code q} and {@code z} are direction
   *     letters
   */
  static LegLetters of(List<Letter> letters, Span where, boolean later, ProblemLog log) {
    List<List<Letter>> runs = new ArrayList<>();
    Map<Character, Letter> others = new LinkedHashMap<>();
    List<Letter> doubled = new ArrayList<>();
    List<Letter> repeated = new ArrayList<>();
    Letter before = null;
    for (Letter letter : letters) {
      if (isDirection(letter, later)) {
        if (before == null || !isDirection(before, later)) {
          runs.add(new ArrayList<>());
        }
        runs.get(runs.size() - 1).add(letter);
      } else {
        Letter first = others.putIfAbsent(letter.value(), letter);
        if (first != null) {
          boolean mayDouble = "on".indexOf(letter.value()) >= 0;
          if (mayDouble && !isIn(doubled, letter.value())) {
            doubled.add(letter);
          } else if (!isIn(repeated, letter.value())) {
            repeated.add(letter);
            reportRepetition(letter, log);
          }
        }
      }
      before = letter;
    }
    Span span = letters.isEmpty() ? where : Letter.span(letters);
    return new LegLetters(runs, others, doubled, span);
  }

  private static boolean isDirection(Letter letter, boolean later) {
    return Directions.isDirection(letter.value()) || (later && Directions.isTurn(letter.value()));
  }

  private static void reportRepetition(Letter letter, ProblemLog log) {
    log.add(
        ProblemCode.REPEATED_MODIFIER,
        letter.span(),
        "the modifier '" + letter.value() + "' stands twice on one leg",
        letter.value() == 'j'
            ? "'jj', a jump over many pieces, belongs to EXTENDED; here "
                + log.offer(letter.span(), "")
            : overHurdles(letter, log) + log.offer(letter.span(), ""));
  }

  /** Offers a group in place of two letters for a hop over any number of hurdles. */
  private static String overHurdles(Letter letter, ProblemLog log) {
    Matcher hops = HOPS.matcher(log.notation());
    boolean hop = letter.value() == 'p' && hops.find() && hops.end("hops") == letter.index() + 1;
    return hop
        ? log.offers()
            .sound(
                new Span(hops.start(), hops.end()),
                "(paf)" + hops.group("before") + hops.group("after"))
            .map(offer -> "over any number of hurdles, " + offer + "; or, over one, ")
            .orElse("")
        : "";
  }

  private static boolean isIn(List<Letter> letters, char value) {
    for (Letter letter : letters) {
      if (letter.value() == value) {
        return true;
      }
    }
    return false;
  }

  /** Returns the same letters without some that are neither doubled nor direction letters. */
  LegLetters without(String letters) {
    Map<Character, Letter> kept = new LinkedHashMap<>(others);
    letters.chars().forEach(letter -> kept.remove((char) letter));
    return new LegLetters(runs, kept, doubled, span);
  }

  /** Returns these letters and some of a whole move, doubled where one of the two is. */
  LegLetters with(LegLetters whole, String letters) {
    Map<Character, Letter> all = new LinkedHashMap<>(others);
    List<Letter> twice = new ArrayList<>(doubled);
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      if (whole.has(letter)) {
        all.putIfAbsent(letter, whole.get(letter));
        if (!isDoubled(letter)) {
          whole.secondOf(letter).ifPresent(twice::add);
        }
      }
    }
    return new LegLetters(runs, all, twice, span);
  }

  /** Returns all direction letters. */
  List<Letter> directions() {
    return runs.stream().flatMap(List::stream).toList();
  }

  /** Returns the first direction letter whose meaning depends on the last turn of the move. */
  Optional<Letter> firstTurn() {
    return directions().stream().filter(letter -> Directions.isTurn(letter.value())).findFirst();
  }

  boolean has(char letter) {
    return others.containsKey(letter);
  }

  boolean hasAny(String letters) {
    for (int i = 0; i < letters.length(); i++) {
      if (has(letters.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  boolean isDoubled(char letter) {
    return isIn(doubled, letter);
  }

  /** Returns where a letter that may be doubled stands for the second time. */
  Optional<Letter> secondOf(char letter) {
    return doubled.stream().filter(each -> each.value() == letter).findFirst();
  }

  Letter get(char letter) {
    return others.get(letter);
  }
}
