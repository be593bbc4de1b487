package io.github.betza.processor.notation.bex.modifier;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.sequence.BaseMove;
import io.github.betza.processor.notation.bex.sequence.BexContext;
import io.github.betza.processor.notation.direction.DirectionLetters;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.KingDirections;
import io.github.betza.processor.path.spec.Atom.Symmetry;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.List;
import java.util.Optional;

/** Applies modifiers to a step. */
public final class BaseMoveModifierApplier {
  private final String text;
  private final ProblemLog log;

  /** Whether the modifiers are directly before the step, and not before a group. */
  private final boolean direct;

  public BaseMoveModifierApplier(BexContext context, boolean direct) {
    this.text = context.text();
    this.log = context.log();
    this.direct = direct;
  }

  /** Returns the modified step, or nothing if a modifier is wrong. */
  public Optional<BaseMove> apply(BexModifiers modifiers, BaseMove step) {
    BaseMoveRules rules = new BaseMoveRules(modifiers, step, direct);
    return directed(modifiers, step)
        .filter(next -> rules.check(log))
        .map(next -> landing(modifiers, next))
        .flatMap(next -> marked(modifiers, next))
        .map(next -> rules.isStyledAgain() ? next : styled(modifiers, next));
  }

  private Optional<BaseMove> directed(BexModifiers modifiers, BaseMove step) {
    if (modifiers.directionRuns().isEmpty()) {
      return Optional.of(step);
    }
    Symmetry symmetry = step.atom().symmetry();
    DirectionLetters directions = BexDirectionLetters.on(symmetry, modifiers);
    long named = directions.bits();
    List<Letter> letters = modifiers.among("fbrlsvh");
    Span span = Letter.span(letters);
    int both = (int) named & step.bits();
    if (both == 0) {
      log.add(
          ProblemCode.CONTRADICTORY_MODIFIERS,
          span,
          "\"" + shown(step) + "\" goes in none of the directions of the letters before the group",
          "use letters that name directions of the moves in the group, or remove them");
      return Optional.empty();
    }
    if (direct) {
      boolean king = symmetry == Symmetry.EIGHTFOLD;
      directions.warn(step.atom().ownDirections(), symmetry.isDoubledOnPurpose(), log);
      if (king && named != step.atom().ownDirections()) {
        Span move = modifiers.span().to(step.span());
        boolean slides = text.charAt(step.span().start()) == 'Q';
        String range = text.substring(step.span().start() + 1, step.span().end());
        BexDirectionLetters.warnOfKing(modifiers, slides, move, range, log);
      }
    }
    return Optional.of(step.along(both));
  }

  /**
   * Returns the move with its possible endings. A move with an additional capture ends on an empty
   * square unless {@code c} is written: "Replacement capture must be explicitly specified" (seed
   * 002).
   */
  static BaseMove landing(BexModifiers modifiers, BaseMove step) {
    boolean marks = modifiers.mark().isPresent();
    boolean marked = step.mark() != BaseMove.Mark.NONE;
    if (modifiers.has('m') != modifiers.has('c')) {
      return step.only(modifiers.has('m') ? BaseMove.Modality.MOVE : BaseMove.Modality.CAPTURE);
    }
    if (modifiers.has('m')) {
      return marked ? step.only(BaseMove.Modality.BOTH) : step;
    }
    boolean quiet = marks && !marked && step.modality() == BaseMove.Modality.BOTH;
    return quiet ? step.only(BaseMove.Modality.MOVE) : step;
  }

  private Optional<BaseMove> marked(BexModifiers modifiers, BaseMove step) {
    if (modifiers.mark().isEmpty()) {
      return Optional.of(step);
    }
    BexModifiers.Mark mark = modifiers.mark().get();
    if (!step.style().equals(BaseMove.Style.PLAIN) || step.mark() != BaseMove.Mark.NONE) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          mark.span(),
          "a capture of this kind is defined for plain moves only",
          "remove this effect, or the other modifier of the move");
      return Optional.empty();
    }
    if (mark.kind().leaps() && !leapsOver(step)) {
      log.add(
          ProblemCode.MODIFIER_NOT_FOR_ATOM,
          mark.span(),
          step.isUnit()
              ? "\"" + shown(step) + "\" passes over no square that could be leapt over"
              : "only a slide, or a single leap along a line, can capture what it leaps over",
          "put it before a slide or a straight leap, as in \"[cj]Q\" or \"[cj]A\"");
      return Optional.empty();
    }
    return Optional.of(step.marked(mark.kind()));
  }

  private static boolean leapsOver(BaseMove step) {
    return step.isUnit()
        ? !step.range().isOnce()
        : step.range().isOnce() && !step.atom().isOblique();
  }

  /** Returns a step with the style of the letters, at most one of them and a turn. */
  private static BaseMove styled(BexModifiers modifiers, BaseMove step) {
    BaseMove.Style style = step.style();
    for (Letter letter : modifiers.letters()) {
      style =
          switch (letter.value()) {
            case 'n' -> step.isUnit() ? style : style.passing(PassedSquares.LAME_ON_SHORTEST);
            case 'e' -> step.range().isOnce() ? style : style.leaping();
            case 'j' ->
                step.isUnit()
                    ? style.hopping(BaseMove.Hop.ANY_DISTANCE)
                    : style.passing(PassedSquares.JUMPING_ON_SHORTEST);
            case 'p' -> style.hopping(BaseMove.Hop.ANY_DISTANCE);
            case 'g' -> style.hopping(BaseMove.Hop.DIRECTLY_BEHIND);
            case 'q' -> style.turning(Turn.CIRCULAR);
            case 'z' -> style.turning(Turn.ZIGZAG);
            default -> style;
          };
    }
    return step.styled(style);
  }

  private String shown(BaseMove step) {
    return step.span().of(text);
  }

  /** The meaning of direction letters: always from the owner's forward (seed 002). */
  static final class BexDirectionLetters {
    private BexDirectionLetters() {}

    /** Returns the letters, with their meaning on an atom. */
    static DirectionLetters on(Symmetry symmetry, BexModifiers modifiers) {
      return new DirectionLetters(modifiers.directionRuns(), false, name -> name.bits(symmetry));
    }

    /** Returns the sector of the letters before a whole sequence; nothing without letters. */
    static Optional<Sector> sector(BexModifiers modifiers) {
      return names(modifiers).stream().map(DirectionName::sector).reduce(Sector::or);
    }

    /**
     * Warns of letters before a base move with a surprising meaning.
     *
     * @param slides whether the base move is Q
     * @param move its place, with these letters
     * @param range the range after its letter
     */
    static void warnOfKing(
        BexModifiers modifiers, boolean slides, Span move, String range, ProblemLog log) {
      String text = log.notation();
      if (!text.startsWith("-", move.end()) && !text.substring(0, move.start()).endsWith("-")) {
        new KingDirections(names(modifiers), modifiers.span().of(text), slides, range, "+", move)
            .warn(log);
      }
    }

    private static List<DirectionName> names(BexModifiers modifiers) {
      return DirectionName.ofRuns(modifiers.directionRuns(), false);
    }
  }
}
