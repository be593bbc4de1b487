package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.path.resolve.Bridges;
import io.github.betza.processor.path.spec.PassedSquares;
import io.github.betza.processor.path.spec.Turn;
import java.util.List;
import java.util.Optional;

/** Applies modifiers to a step. */
final class StepReader {
  private static final String STYLES = "nejpgzq";

  /** A leap of more shortest paths would be code without end. */
  private static final int MOST_SHORTEST_PATHS = 100;

  private final String text;
  private final ProblemLog log;
  private final ModifierProblems problems;

  /** Whether the modifiers stand straight in front of the step, and not of a group around it. */
  private final boolean direct;

  StepReader(Cursor cursor, boolean direct) {
    this.text = cursor.text();
    this.log = cursor.log();
    this.problems = new ModifierProblems(log);
    this.direct = direct;
  }

  /** Returns the step as modified, or nothing where a modifier is wrong. */
  Optional<Step> apply(Modifiers modifiers, Step step) {
    return directed(modifiers, step)
        .flatMap(next -> withModality(modifiers, next))
        .flatMap(next -> marked(modifiers, next))
        .flatMap(next -> styled(modifiers, next));
  }

  private Optional<Step> directed(Modifiers modifiers, Step step) {
    Optional<Integer> named = DirectionLetters.bits(modifiers, step.atom().symmetry());
    if (named.isEmpty()) {
      return Optional.of(step);
    }
    List<Letter> letters = modifiers.among("fbrlsvh");
    Span span = Letter.span(letters);
    int both = named.get() & step.bits();
    if (both == 0) {
      log.add(
          ProblemCode.CONTRADICTORY_MODIFIERS,
          span,
          "no direction of \"" + shown(step) + "\" is among these",
          log.offerWithout(Letter.spans(letters)));
      return Optional.empty();
    }
    DirectionLetters.idleHalves(modifiers, step.atom().symmetry())
        .forEach(h -> withoutEffect(h, "the half is what the letter in front of it means anyway"));
    if (direct && named.get() == step.atom().ownDirections()) {
      log.addNeedless(
          ProblemCode.REDUNDANT_MODIFIER,
          span,
          "these direction letters name all directions that the base move has",
          List.of(Letter.spans(letters)));
    } else if (direct) {
      Span move = modifiers.span().to(step.span());
      boolean slides = text.charAt(step.span().start()) == 'Q';
      String range = text.substring(step.span().start() + 1, step.span().end());
      DirectionLetters.warn(modifiers, step.atom().symmetry(), slides, move, range, log);
    }
    return Optional.of(step.along(both));
  }

  private Optional<Step> withModality(Modifiers modifiers, Step step) {
    List<Letter> letters = modifiers.among("mc");
    if (modifiers.mark().isPresent() || step.mark() != Step.Mark.NONE) {
      return landing(modifiers, step);
    }
    if (letters.isEmpty()) {
      return Optional.of(step);
    }
    if (letters.size() == 2) {
      log.addNeedless(
          ProblemCode.REDUNDANT_MODIFIER,
          letters.get(1).span(),
          "'m' and 'c' together are what a move does without them",
          List.of(Letter.spans(letters)));
      return Optional.of(step);
    }
    Letter letter = letters.get(0);
    boolean moves = letter.value() == 'm';
    Step.Modality wanted = moves ? Step.Modality.MOVE : Step.Modality.CAPTURE;
    if (step.modality() != Step.Modality.BOTH && step.modality() != wanted) {
      byItself(letter, step);
      return Optional.empty();
    }
    return Optional.of(step.only(wanted));
  }

  private void byItself(Letter letter, Step step) {
    String what = letter.value() == 'm' ? "must capture" : "must not capture";
    problems.contradiction(letter, "\"" + shown(step) + "\" " + what + " by itself");
  }

  /**
   * Says what may stand where a move ends that captures besides: nothing, unless {@code c} asks for
   * it. "Replacement capture must be explicitly specified" (seed 002).
   */
  Optional<Step> landing(Modifiers modifiers, Step step) {
    List<Letter> letters = modifiers.among("mc");
    boolean unmarked = step.mark() == Step.Mark.NONE;
    if (letters.isEmpty()) {
      boolean open = unmarked && step.modality() == Step.Modality.BOTH;
      return Optional.of(open ? step.only(Step.Modality.MOVE) : step);
    }
    if (letters.size() == 2) {
      return Optional.of(unmarked ? step : step.only(Step.Modality.BOTH));
    }
    Letter letter = letters.get(0);
    boolean moves = letter.value() == 'm';
    if (moves ? !step.modality().moves() : unmarked && !step.modality().captures()) {
      byItself(letter, step);
      return Optional.empty();
    }
    if (moves && modifiers.mark().isPresent()) {
      problems.redundant(letter, "it ends on an empty square anyway");
    }
    return Optional.of(step.only(moves ? Step.Modality.MOVE : Step.Modality.CAPTURE));
  }

  private Optional<Step> marked(Modifiers modifiers, Step step) {
    if (modifiers.mark().isEmpty()) {
      return Optional.of(step);
    }
    Modifiers.Mark mark = modifiers.mark().get();
    List<Letter> styles = modifiers.among(STYLES);
    if (!styles.isEmpty()
        || !step.style().equals(Step.Style.PLAIN)
        || step.mark() != Step.Mark.NONE) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          styles.isEmpty() ? mark.span() : styles.get(0).span(),
          "a capture of this kind is defined for plain moves only",
          "leave out what else modifies \"" + shown(step) + "\"");
      return Optional.empty();
    }
    if (mark.kind().leaps() && !leapsOver(step)) {
      log.add(
          ProblemCode.MODIFIER_NOT_FOR_ATOM,
          mark.span(),
          step.isUnit()
              ? "\"" + shown(step) + "\" passes over no square"
              : "a leap over pieces is defined for slides and for single leaps",
          "put it in front of a slide or a leap, such as \"[cj]Q\" or \"[cj]A\"");
      return Optional.empty();
    }
    return Optional.of(step.marked(mark.kind()));
  }

  private static boolean leapsOver(Step step) {
    return step.isUnit() ? !step.range().isOnce() : step.range().isOnce();
  }

  private Optional<Step> styled(Modifiers modifiers, Step step) {
    List<Letter> manners = modifiers.among("nejpg");
    List<Letter> turns = modifiers.among("zq");
    if (manners.isEmpty() && turns.isEmpty()) {
      return Optional.of(step);
    }
    if (problems.contradict(manners) || problems.contradict(turns)) {
      return Optional.empty();
    }
    Letter first = manners.isEmpty() ? turns.get(0) : manners.get(0);
    if (turns.isEmpty() && saysAgain(first, step)) {
      // Only a group hands a letter to a move that has it already, together with moves that lack
      // it.
      return Optional.of(step);
    }
    boolean hops = !manners.isEmpty() && "pg".indexOf(manners.get(0).value()) >= 0;
    boolean bent = !turns.isEmpty();
    if (!step.style().equals(Step.Style.PLAIN)
        || step.mark() != Step.Mark.NONE
        || (bent && !manners.isEmpty() && !hops)) {
      problems.undefined(first, "for a move that is modified in another such way");
      return Optional.empty();
    }
    if (step.range().isExact() && hops) {
      problems.undefined(first, "for an exact range");
      return Optional.empty();
    }
    Turn turn = !bent ? Turn.NONE : turns.get(0).value() == 'z' ? Turn.ZIGZAG : Turn.CIRCULAR;
    if (turn == Turn.CIRCULAR && step.range().least() > Turn.CIRCLE) {
      problems.contradiction(
          first, "the circle closes before the steps are made, of which it has " + Turn.CIRCLE);
      return Optional.empty();
    }
    Step.Style plain = new Step.Style(PassedSquares.FREE, Step.Hop.NONE, turn, false);
    return manners.isEmpty()
        ? Optional.of(step.styled(plain))
        : mannered(manners.get(0), step.styled(plain));
  }

  /** Returns whether a letter says how a step goes that goes so already. */
  private static boolean saysAgain(Letter letter, Step step) {
    return switch (letter.value()) {
      case 'e' -> step.style().over();
      case 'n' -> step.style().passing() == PassedSquares.LAME_ON_SHORTEST;
      default -> false;
    };
  }

  private Optional<Step> mannered(Letter letter, Step step) {
    return switch (letter.value()) {
      case 'n' -> lame(letter, step);
      case 'e' -> leaping(letter, step);
      case 'j' -> jumping(letter, step);
      case 'p' -> Optional.of(hopping(step, Step.Hop.ANY_DISTANCE));
      default -> Optional.of(hopping(step, Step.Hop.DIRECTLY_BEHIND));
    };
  }

  private static Step hopping(Step step, Step.Hop hop) {
    return step.styled(new Step.Style(PassedSquares.FREE, hop, step.style().turn(), false));
  }

  private Optional<Step> lame(Letter letter, Step step) {
    if (step.isUnit()) {
      withoutEffect(letter, "a step to a neighbouring square leaps over nothing");
      return Optional.of(step);
    }
    return passing(letter, step, PassedSquares.LAME_ON_SHORTEST);
  }

  private Optional<Step> leaping(Letter letter, Step step) {
    if (step.range().isOnce()) {
      withoutEffect(letter, "\"" + shown(step) + "\" leaps anyway");
      return Optional.of(step);
    }
    return Optional.of(
        step.styled(new Step.Style(PassedSquares.FREE, Step.Hop.NONE, Turn.NONE, true)));
  }

  private Optional<Step> jumping(Letter letter, Step step) {
    if (!step.isUnit()) {
      return passing(letter, step, PassedSquares.JUMPING_ON_SHORTEST);
    }
    if (step.range().isOnce() || step.range().isExact()) {
      log.add(
          ProblemCode.MODIFIER_NOT_FOR_ATOM,
          letter.span(),
          "'j' cannot modify \"" + shown(step) + "\", which passes over no square of its own",
          rangeBehindGroup(letter, step)
              .map(range -> "repeat it within the group: " + log.offer(range, swapped(range)))
              .orElse("put it on a leap or a slide, such as \"jD\" or \"jR\", or leave it out"));
      return Optional.empty();
    }
    return Optional.of(hopping(step, Step.Hop.ANY_DISTANCE));
  }

  /** Returns the end of a group that holds nothing but the step, with the range behind it. */
  private Optional<Span> rangeBehindGroup(Letter letter, Step step) {
    int start = letter.index();
    while (start > 0 && text.charAt(start - 1) >= 'a' && text.charAt(start - 1) <= 'z') {
      start--;
    }
    int close = step.span().end();
    int end = close + 1;
    while (end < text.length() && Digits.RANGE.indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    boolean alone = start > 0 && text.charAt(start - 1) == '(' && text.startsWith(")", close);
    return alone && end > close + 1 && text.charAt(close + 1) != '0'
        ? Optional.of(new Span(close, end))
        : Optional.empty();
  }

  private String swapped(Span range) {
    return range.of(text).substring(1) + ")";
  }

  private Optional<Step> passing(Letter letter, Step step, PassedSquares passing) {
    if (Bridges.shortestPaths(step.atom()) > MOST_SHORTEST_PATHS) {
      log.add(
          ProblemCode.TOO_MANY_PATHS,
          letter.span(),
          "the leap has more than " + MOST_SHORTEST_PATHS + " shortest paths",
          "write the paths that are meant, step by step");
      return Optional.empty();
    }
    return Optional.of(step.styled(new Step.Style(passing, Step.Hop.NONE, Turn.NONE, false)));
  }

  private void withoutEffect(Letter letter, String why) {
    if (direct) {
      problems.withoutEffect(letter, why);
    }
  }

  private String shown(Step step) {
    return step.span().of(text);
  }
}
