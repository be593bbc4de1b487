package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.PassedSquares;
import io.github.betza.processor.path.spec.Turn;
import java.util.List;
import java.util.Optional;

/** Applies modifiers to a step. */
final class StepReader {
  private final String text;
  private final ProblemLog log;

  /** Whether the modifiers stand straight in front of the step, and not of a group around it. */
  private final boolean direct;

  StepReader(Cursor cursor, boolean direct) {
    this.text = cursor.text();
    this.log = cursor.log();
    this.direct = direct;
  }

  /** Returns the step as modified, or nothing where a modifier is wrong. */
  Optional<Step> apply(MoveModifiers modifiers, Step step) {
    StepRules rules = new StepRules(modifiers, step, direct);
    return directed(modifiers, step)
        .filter(next -> rules.check(log))
        .map(next -> landing(modifiers, next))
        .flatMap(next -> marked(modifiers, next))
        .map(next -> rules.isStyledAgain() ? next : styled(modifiers, next));
  }

  private Optional<Step> directed(MoveModifiers modifiers, Step step) {
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
          "direction letters before a group choose among the directions of its base moves");
      return Optional.empty();
    }
    if (direct) {
      DirectionLetters.warnOfHalves(
          DirectionLetters.idleHalves(modifiers, step.atom().symmetry()), log);
    }
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

  /**
   * Returns what may stand where a move ends. One that captures besides ends on an empty square
   * unless {@code c} asks for more: "Replacement capture must be explicitly specified" (seed 002).
   */
  static Step landing(MoveModifiers modifiers, Step step) {
    boolean marks = modifiers.mark().isPresent();
    boolean marked = step.mark() != Step.Mark.NONE;
    if (modifiers.has('m') != modifiers.has('c')) {
      return step.only(modifiers.has('m') ? Step.Modality.MOVE : Step.Modality.CAPTURE);
    }
    if (modifiers.has('m')) {
      return marked ? step.only(Step.Modality.BOTH) : step;
    }
    boolean quiet = marks && !marked && step.modality() == Step.Modality.BOTH;
    return quiet ? step.only(Step.Modality.MOVE) : step;
  }

  private Optional<Step> marked(MoveModifiers modifiers, Step step) {
    if (modifiers.mark().isEmpty()) {
      return Optional.of(step);
    }
    MoveModifiers.Mark mark = modifiers.mark().get();
    if (!step.style().equals(Step.Style.PLAIN) || step.mark() != Step.Mark.NONE) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          mark.span(),
          "a capture of this kind is defined for plain moves only",
          "no other modifier changes how such a move goes");
      return Optional.empty();
    }
    if (mark.kind().leaps() && !leapsOver(step)) {
      log.add(
          ProblemCode.MODIFIER_NOT_FOR_ATOM,
          mark.span(),
          step.isUnit()
              ? "\"" + shown(step) + "\" passes over no square"
              : "a leap over pieces is defined for slides and for single leaps on lines",
          "it modifies a slide or a leap, as in \"[cj]Q\" or \"[cj]A\"");
      return Optional.empty();
    }
    return Optional.of(step.marked(mark.kind()));
  }

  private static boolean leapsOver(Step step) {
    return step.isUnit()
        ? !step.range().isOnce()
        : step.range().isOnce() && !step.atom().isOblique();
  }

  /** Returns a step as the letters say how it goes, at most one of them and a turn. */
  private static Step styled(MoveModifiers modifiers, Step step) {
    Step.Style style = step.style();
    for (Letter letter : modifiers.letters()) {
      style =
          switch (letter.value()) {
            case 'n' -> step.isUnit() ? style : style.passing(PassedSquares.LAME_ON_SHORTEST);
            case 'e' -> step.range().isOnce() ? style : style.leaping();
            case 'j' ->
                step.isUnit()
                    ? style.hopping(Step.Hop.ANY_DISTANCE)
                    : style.passing(PassedSquares.JUMPING_ON_SHORTEST);
            case 'p' -> style.hopping(Step.Hop.ANY_DISTANCE);
            case 'g' -> style.hopping(Step.Hop.DIRECTLY_BEHIND);
            case 'q' -> style.turning(Turn.CIRCULAR);
            case 'z' -> style.turning(Turn.ZIGZAG);
            default -> style;
          };
    }
    return step.styled(style);
  }

  private String shown(Step step) {
    return step.span().of(text);
  }
}
