package io.github.betza.processor.notation.xbetza.syntax;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ExoticBrackets;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.UnknownSigns;
import io.github.betza.processor.notation.UnpairedBracket;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.Bracket;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts a bracket into its legs. */
final class BracketScanner {
  /** At most one leg with an atom. */
  private static final Pattern NO_LEGS = Pattern.compile("[a-z0-9*?-]*|[a-z]*[A-Z][0-9]*[?-]?");

  /** A bracket after {@code t}, up to a leg. */
  private static final Pattern THEN = Pattern.compile("(?<![a-z])t\\[([^\\[]*)$");

  private final XBetzaCursor cursor;
  private final ProblemLog log;
  private final StrayReporter strays;
  private final List<XBetzaTerm> legs = new ArrayList<>();
  private final List<Letter> joiners = new ArrayList<>();
  private List<Letter> modifiers = new ArrayList<>();
  private boolean sound = true;
  private boolean lost;

  BracketScanner(XBetzaCursor cursor, ProblemLog log) {
    this.cursor = cursor;
    this.log = log;
    this.strays = new StrayReporter(cursor, log);
  }

  /** Returns whether the text after this bracket is unreadable. */
  boolean isLost() {
    return lost;
  }

  /**
   * Reads the bracket here. It is empty if its form is wrong, which is reported.
   *
   * @param front the modifiers before it
   */
  Optional<Bracket> scan(List<Letter> front) {
    Span open = cursor.next().span();
    int close = cursor.text().indexOf(']', cursor.position());
    if (close < 0) {
      reportUnclosed(open);
      return Optional.empty();
    }
    Span inside = open.to(Span.at(close));
    if (NO_LEGS.matcher(cursor.text().substring(open.end(), close)).matches()) {
      cursor.goTo(close + 1);
    } else {
      while (!lost && cursor.position() < close) {
        scanNext();
      }
      if (lost) {
        return Optional.empty();
      }
      endLeg(cursor.next());
    }
    if (sound && legs.size() < 2) {
      reportTooFew(inside);
    }
    refuseRange();
    Span span = front.isEmpty() ? inside : front.get(0).span().to(inside);
    return sound ? Optional.of(new Bracket(front, legs, joiners, span)) : Optional.empty();
  }

  private void scanNext() {
    char c = cursor.peek();
    if (XBetzaCursor.isModifier(c)) {
      modifiers.add(cursor.next());
    } else if (XBetzaCursor.isCapital(c) || cursor.atNumbers()) {
      scanLeg();
    } else if (Bracket.isJoiner(c)) {
      Letter joiner = cursor.next();
      endLeg(joiner);
      joiners.add(joiner);
    } else if (cursor.atDigit()) {
      strays.range();
      sound = false;
    } else if (c == '*') {
      strays.star();
      sound = false;
    } else if (UnknownSigns.isOperator(c)) {
      reportOperator(c);
      lost = true;
    } else {
      strays.unknown();
      sound = false;
    }
  }

  private void scanLeg() {
    Span start = modifiers.isEmpty() ? Span.at(cursor.position()) : Letter.span(modifiers);
    Span place = start.to(Span.at(cursor.position()));
    boolean joined = !sound || legs.size() <= joiners.size();
    AtomScanner atoms = new AtomScanner(cursor, log);
    Optional<XBetzaTerm> leg =
        cursor.atNumbers()
            ? atoms.scanNumbers(modifiers, Optional.empty())
            : atoms.scan(modifiers, Optional.empty());
    boolean known = leg.isPresent() && XBetzaAtoms.areKnown(leg.get(), log);
    if (known && !joined) {
      log.add(
          ProblemCode.MISSING_JOINER,
          place,
          "'?' or '-' is missing before this leg of the bracket",
          Advice.suggest(ofThen(start.start()))
              .noting("write '?' before it if the piece may stop there, '-' if it must go on"));
    }
    sound &= joined && known;
    leg.ifPresent(legs::add);
    modifiers = new ArrayList<>();
  }

  /**
   * Returns the possible meanings of {@code t[FR]}, the form of other programs for {@code [F?R]}.
   */
  private List<Suggestion> ofThen(int gap) {
    Matcher then = THEN.matcher(cursor.text().substring(0, gap));
    String rest = cursor.text().substring(gap);
    return then.find()
        ? List.of(
            new Suggestion(then.replaceFirst("[$1?") + rest, "without 't'; it may stop before '?'"),
            new Suggestion(then.replaceFirst("[$1-") + rest, "without 't'; it must go on at '-'"))
        : List.of();
  }

  /** Checks that there is a leg before a joiner, or before the end. */
  private void endLeg(Letter end) {
    if (!modifiers.isEmpty()) {
      strays.dangling(modifiers, Letter.span(modifiers));
      modifiers = new ArrayList<>();
      sound = false;
    } else if (sound && legs.size() == joiners.size()) {
      Letter wrong = end.value() == ']' ? joiners.get(joiners.size() - 1) : end;
      log.add(
          ProblemCode.MISSING_LEG,
          wrong.span(),
          "'" + wrong.value() + "' joins two legs, but a leg is missing beside it",
          "remove it, or write the missing leg, as in \"[F?R]\"");
      sound = false;
    }
  }

  private void reportTooFew(Span span) {
    String inside = cursor.text().substring(span.start() + 1, span.end() - 1);
    boolean modifiers = !inside.isEmpty() && inside.chars().allMatch(c -> c >= 'a' && c <= 'z');
    boolean exotic = modifiers || ExoticBrackets.isAt(cursor.text(), span.start());
    log.add(
        ProblemCode.BRACKET_WITHOUT_LEGS,
        span,
        "a bracket joins two steps or more by '?' or '-', as in \"[F?R]\", and "
            + "this one does not",
        exotic
            ? ExoticBrackets.HELP
            : "write a single move without brackets, or add the other step");
    sound = false;
  }

  private void reportUnclosed(Span open) {
    UnpairedBracket.report(
        open.start(),
        ExoticBrackets.isAt(cursor.text(), open.start())
            ? ExoticBrackets.HELP
            : "write ']' after the last leg, as in \"[F?R]\"",
        "XBETZA",
        log);
    lost = true;
  }

  private void reportOperator(char c) {
    int open = cursor.position();
    if (c == '[') {
      log.add(
          ProblemCode.NESTED_BRACKET,
          Span.at(open),
          "a bracket cannot contain a bracket",
          Advice.suggest(new Suggestion(cursor.text().replace("[[", "[").replace("]]", "]")))
              .noting("write all legs in one bracket, as in \"[sW?sW?fW?sR]\""));
      return;
    }
    int end = cursor.endOfModifiers(open + 1);
    if (c == '(' && end < cursor.text().length() && cursor.text().charAt(end) == ')') {
      log.add(
          ProblemCode.REPETITION_IN_BRACKET,
          new Span(open, end + 1),
          "a bracket cannot contain a repeated group",
          "write the steps of the group one by one, each with its atom: \"pR-fR\" for \"(paf)R\"");
    } else {
      ForeignOperatorReporter.report(cursor.text(), open, log);
    }
  }

  private void refuseRange() {
    if (!cursor.atDigit() && !cursor.at('*')) {
      return;
    }
    Span span = cursor.atDigit() ? cursor.digits() : cursor.runOf("*");
    log.add(
        ProblemCode.RANGE_BEHIND_BRACKET,
        span,
        "the range " + cursor.shown(span) + " cannot follow a bracket",
        "write it after one of the atoms in the bracket");
    sound = false;
  }
}
