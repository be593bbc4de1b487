package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.direction.Directions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks which modifiers and atoms stand where in a bracket. */
final class BracketCheck {
  /** What may stand in front of a bracket: how the move ends, who has it, and on what board. */
  private static final String OF_WHOLE = "mcdkteuio";

  /** What a leg after which the piece may stop can have: nothing that it meets there. */
  private static final String OF_STOP = "mnjoiqz";

  private final Bracket bracket;
  private final ProblemLog log;
  private final ModifierProblems problems;
  private boolean sound = true;

  private BracketCheck(Bracket bracket, ProblemLog log) {
    this.bracket = bracket;
    this.log = log;
    this.problems = new ModifierProblems(log);
  }

  /** Returns the leap and the range of each leg; none for a leg that is wrong in some way. */
  static List<Optional<Shape>> shapes(Bracket bracket, ProblemLog log) {
    BracketCheck check = new BracketCheck(bracket, log);
    check.checkFront();
    List<Optional<Shape>> shapes = new ArrayList<>();
    if (bracket.legs().size() > XBetza.MOST_LEGS) {
      log.add(
          ProblemCode.TOO_MANY_LEGS,
          bracket.span(),
          "the move has " + bracket.legs().size() + " legs, more than " + XBetza.MOST_LEGS);
      check.sound = false;
    }
    for (int i = 0; i < bracket.legs().size(); i++) {
      shapes.add(check.shape(i));
    }
    return check.sound ? shapes : List.of(Optional.empty());
  }

  private void checkFront() {
    for (Letter letter : bracket.modifiers()) {
      if (Modifiers.reportUnknown(letter, log)) {
        sound = false;
      } else if (letter.value() == 'a') {
        refuseAgain(letter);
      } else if (!isAmong(OF_WHOLE, letter)) {
        sound = false;
        log.add(
            ProblemCode.MODIFIER_ON_WRONG_LEG,
            letter.span(),
            "'" + letter.value() + "' says how one leg goes, and nothing about a whole bracket",
            "put it on the leg that it is for, behind '[', '?' or '-'");
      }
    }
  }

  private Optional<Shape> shape(int number) {
    Term term = bracket.legs().get(number);
    AtomReader atom = new AtomReader(term, log);
    if (!atom.isKnown()) {
      return Optional.empty();
    }
    if (!atom.leaps()) {
      log.add(
          ProblemCode.ATOM_WITHOUT_LEGS,
          term.atom().span(),
          "'" + term.atom().value() + "' cannot be a leg of a longer move",
          "use an atom that leaps or slides");
      return Optional.empty();
    }
    for (Letter letter : term.modifiers()) {
      checkLetter(letter, number);
    }
    List<Shape> shapes = atom.shapes();
    if (shapes.size() > 1) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          term.extension().map(Letter::span).orElse(term.span()),
          "\"KX\" is WX and FX, which cannot be one leg",
          "write two moves, one with WX and one with FX");
      return Optional.empty();
    }
    Optional<Span> star = term.range().filter(Term.Range::star).map(Term.Range::span);
    if (star.isPresent()) {
      new ModifierProblems(log).starPassesOver(term.atom(), star.get());
      return Optional.empty();
    }
    return shapes.stream().findFirst();
  }

  private void checkLetter(Letter letter, int number) {
    char value = letter.value();
    boolean first = number == 0;
    boolean last = number == bracket.legs().size() - 1;
    if (value == 'a') {
      refuseAgain(letter);
    } else if (first && value == 'i') {
      refuseEqualLength(letter);
    } else if (first && Directions.isTurn(value)) {
      refuseSide(letter);
    } else if (value == 'y' || (!last && value == 'g')) {
      refuseNewRange(letter);
    } else if (!last && bracket.mayStopAfter(number)) {
      checkStop(letter, number);
    }
  }

  private void refuseEqualLength(Letter letter) {
    refuse(
        letter,
        ProblemCode.MODIFIER_ON_WRONG_LEG,
        "'i' asks for as many steps as a leg before, but this is the first",
        "for a move that only an unmoved piece has, put it in front of the bracket");
  }

  private void refuseSide(Letter letter) {
    refuse(
        letter,
        ProblemCode.MODIFIER_ON_WRONG_LEG,
        "'"
            + letter.value()
            + "' keeps or changes the side of the turn before, but this leg is"
            + " the first",
        "put it on a leg that follows a turn");
  }

  private void refuseNewRange(Letter letter) {
    refuse(
        letter,
        ProblemCode.MODIFIER_ON_WRONG_LEG,
        "'"
            + letter.value()
            + "' changes the range of the leg that follows, but every leg of a"
            + " bracket has its own",
        letter.value() == 'g'
            ? "hop with 'p', and give the next leg the atom and range that it needs"
            : "leave it out, and give the next leg the atom and range that it needs");
  }

  /** Checks a letter of a leg after which the piece may stop. */
  private void checkStop(Letter letter, int number) {
    if (!isAmong(OF_STOP, letter)) {
      refuse(
          letter,
          ProblemCode.STOP_AFTER_MODIFIER,
          "'"
              + letter.value()
              + "' stands on a leg after which '?' may end the move, but '?' goes"
              + " on from an empty square",
          "say in front of the bracket how the move ends, or go on in any case: "
              + log.offer(bracket.joiners().get(number).span(), "-"));
    } else if (letter.value() == 'm') {
      problems.redundant(letter, "'?' goes on from an empty square already");
    }
  }

  private void refuseAgain(Letter again) {
    refuse(
        again,
        ProblemCode.LEGS_IN_BRACKET,
        "'a' begins another leg with the same atom, but a bracket has legs with atoms of their own",
        "join legs with '?' or '-', as in \"[W-W-R]\"");
  }

  private void refuse(Letter letter, ProblemCode code, String message, String help) {
    sound = false;
    log.add(code, letter.span(), message, help);
  }

  private static boolean isAmong(String letters, Letter letter) {
    return letters.indexOf(letter.value()) >= 0 || Directions.isDirection(letter.value());
  }
}
