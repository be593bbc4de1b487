package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ExoticBrackets;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.UnknownSigns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cuts a bracket into its legs. */
final class BracketScanner {
  private final Cursor cursor;

  private final ProblemLog log;
  private final Strays strays;
  private final List<Term> legs = new ArrayList<>();
  private final List<Letter> joiners = new ArrayList<>();
  private List<Letter> modifiers = new ArrayList<>();
  private boolean sound = true;
  private boolean lost;

  BracketScanner(Cursor cursor, ProblemLog log) {
    this.cursor = cursor;
    this.log = log;
    this.strays = new Strays(cursor, log);
  }

  /** Returns whether the text behind this bracket cannot be read any more. */
  boolean isLost() {
    return lost;
  }

  /**
   * Goes over the bracket here. There is none where its form is wrong, which is then reported.
   *
   * @param front the modifiers in front of it
   */
  Optional<Bracket> scan(List<Letter> front) {
    Span open = cursor.next().span();
    int close = BracketHelp.close(cursor.text(), cursor.position());
    if (close < 0) {
      reportUnclosed(open);
      return Optional.empty();
    }
    if (!isOfLegs(open, close)) {
      return Optional.empty();
    }
    while (!lost && cursor.position() < close) {
      scanNext();
    }
    if (lost) {
      return Optional.empty();
    }
    endLeg(cursor.next());
    Span inside = open.to(Span.at(cursor.position() - 1));
    if (sound && legs.size() < 2) {
      reportTooFew(inside);
    }
    refuseRange();
    Span span = front.isEmpty() ? inside : front.get(0).span().to(inside);
    return sound ? Optional.of(new Bracket(front, legs, joiners, span)) : Optional.empty();
  }

  private void scanNext() {
    char c = cursor.peek();
    if (c == ']') {
      reportEarlyClose(cursor.next().span());
    } else if (Cursor.isModifier(c)) {
      modifiers.add(cursor.next());
    } else if (Cursor.isCapital(c) || cursor.atNumbers()) {
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
    Optional<Term> leg =
        cursor.atNumbers()
            ? atoms.scanNumbers(modifiers, Optional.empty())
            : atoms.scan(modifiers, Optional.empty());
    if (!joined && leg.isPresent() && areKnown(legs.get(legs.size() - 1), leg.get())) {
      String message =
          "this leg follows another one without '?' (may stop there) or '-' (must go on)";
      BracketHelp.ofThen(cursor.text(), start.start())
          .ifPresentOrElse(
              known -> log.add(ProblemCode.MISSING_JOINER, place, message, Advice.suggest(known)),
              () ->
                  log.add(
                      ProblemCode.MISSING_JOINER,
                      place,
                      message,
                      "write '?' or '-' in front of it"));
    }
    sound &= joined;
    sound &= leg.isPresent();
    leg.ifPresent(legs::add);
    modifiers = new ArrayList<>();
  }

  /** Returns whether two legs have known atoms. A letter that is none is reported instead. */
  private boolean areKnown(Term before, Term leg) {
    boolean known = true;
    for (Term each : List.of(before, leg)) {
      if (each.numbers().isEmpty() && !Atoms.isKnown(each.atom().value())) {
        known &= new AtomReader(each, log).isKnown();
      }
    }
    return known;
  }

  /** Checks that a leg stands in front of a joiner, or of the end. */
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
          "'" + wrong.value() + "' joins two legs, but there is none on one side of it",
          "put it between two legs, as in \"[F?R]\"");
      sound = false;
    }
  }

  /** Returns whether there seem to be two legs, one of which may lack its atom. */
  private boolean isOfLegs(Span open, int close) {
    String inside = cursor.text().substring(cursor.position(), close);
    long capitals = inside.chars().filter(c -> Cursor.isCapital((char) c)).count();
    // What belongs to other dialects, such as a leap by numbers, is reported where it stands; so is
    // a sign that may only look like an atom.
    boolean foreign =
        inside.indexOf('[') >= 0
            || inside.indexOf('(') >= 0
            || inside.codePoints().anyMatch(UnknownSigns::isUnknown);
    if (capitals >= 2 || foreign || (capitals == 1 && BracketHelp.lacksOneAtom(inside))) {
      return true;
    }
    while (cursor.position() <= close) {
      cursor.next();
    }
    reportTooFew(open.to(Span.at(close)));
    refuseRange();
    return false;
  }

  private void reportTooFew(Span span) {
    String inside = cursor.text().substring(span.start() + 1, span.end() - 1);
    boolean modifiers = !inside.isEmpty() && inside.chars().allMatch(c -> c >= 'a' && c <= 'z');
    boolean exotic = modifiers || ExoticBrackets.isAt(cursor.text(), span.start());
    log.add(
        ProblemCode.BRACKET_WITHOUT_LEGS,
        span,
        "a bracket joins two legs or more, each with an atom of its own",
        exotic
            ? ExoticBrackets.HELP
            : "join legs with '?' or '-', as in \"[F?R]\", or write a single move without"
                + " brackets");
    sound = false;
  }

  private void reportUnclosed(Span open) {
    int brace = cursor.text().indexOf('}', open.end());
    if (brace >= 0) {
      Span wrong = Span.at(brace);
      log.add(
          ProblemCode.UNBALANCED_BRACKET,
          wrong,
          "'}' does not close the bracket, which ends with ']'",
          "write ']' instead");
    } else {
      log.add(
          ProblemCode.UNBALANCED_BRACKET,
          open,
          "'[' opens a bracket that is not closed",
          ExoticBrackets.isAt(cursor.text(), open.start())
              ? ExoticBrackets.HELP
              : "put ']' behind the last of its legs, as in \"[F?R]\"");
    }
    lost = true;
  }

  private void reportEarlyClose(Span close) {
    log.add(
        ProblemCode.UNBALANCED_BRACKET,
        close,
        "']' stands between the modifiers of a leg and its atom");
    sound = false;
  }

  private void reportOperator(char c) {
    int open = cursor.position();
    if (c == '[') {
      log.add(
          ProblemCode.NESTED_BRACKET,
          Span.at(open),
          "a bracket cannot stand in a bracket",
          Advice.suggest(new Suggestion(cursor.text().replace("[[", "[").replace("]]", "]")))
              .noting("write all legs in one, such as \"[sW?sW?fW?sR]\""));
      return;
    }
    int end = RepetitionScanner.endOfModifiers(cursor.text(), open + 1);
    if (c == '(' && end < cursor.text().length() && cursor.text().charAt(end) == ')') {
      log.add(
          ProblemCode.REPETITION_IN_BRACKET,
          new Span(open, end + 1),
          "no group can be repeated in a bracket, which names every leg with its atom",
          "write the legs out, as in \"[W?fW?fW]\"");
    } else {
      OtherDialects.report(cursor.text(), open, log);
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
        "the range "
            + cursor.shown(span)
            + " stands behind a bracket, whose legs have ranges of"
            + " their own",
        "write it after the atom that it is for");
    sound = false;
  }
}
