package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.extended.ModifierReader.ModifierRun;
import io.github.betza.processor.path.spec.Heading.Sector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads the modifiers of a single step of a chain, and applies them to the step. */
final class ChainModifierReader {
  /** A slide with the letter of a hop: {@code gQ} lands directly after the piece. */
  private static final Pattern HOP =
      Pattern.compile("[gp](?<directions>[fblrsvh]*)(?<slider>[RBQ])(?![0-9])");

  private static final String SLIDERS = "RBQ";

  /** The single steps of the sliders. */
  private static final String STEPS = "WFK";

  private final ProblemLog log;
  private final PassedSquaresReader passed;

  ChainModifierReader(ProblemLog log) {
    this.log = log;
    this.passed = new PassedSquaresReader(log);
  }

  /**
   * Reads modifiers, and refuses modifiers for a whole move: "The latter are only allowed in front
   * of a complete path" (seed 004 on {@code m} and {@code c}).
   *
   * @param others the allowed letters other than directions
   */
  ModifierRun read(List<Letter> run, String others) {
    int errors = log.errors();
    ModifierRun modifiers = ModifierReader.read(run, Optional.empty(), log);
    reportModality(modifiers.among(ExtendedModifierTable.OF_MOVE));
    for (Letter letter : modifiers.letters()) {
      char value = letter.value();
      if (ExtendedModifierTable.OF_MOVE.indexOf(value) >= 0) {
        continue;
      }
      if (others.indexOf(value) < 0 || (value == 'j' && modifiers.jumpsMany())) {
        log.add(
            ProblemCode.MODIFIER_NEEDS_ONE_ATOM,
            letter.span(),
            message(letter),
            Advice.suggest(hop(letter))
                .noting(
                    "write hops and bends with operators: \"gQ\" is \"Q+K\", and \"qN\" is "
                        + "\"Nrf7Nlf7\""));
      }
    }
    RefusedTextException.throwAfter(errors, log);
    return modifiers;
  }

  /** Returns the text in which the hop of one slide is an operator between two steps. */
  private List<Suggestion> hop(Letter letter) {
    Matcher slide = HOP.matcher(log.notation()).region(letter.index(), log.notation().length());
    if (!slide.lookingAt()) {
      return List.of();
    }
    String slider = slide.group("slider");
    int kind = SLIDERS.indexOf(slider);
    String landing = letter.value() == 'p' ? slider : STEPS.substring(kind, kind + 1);
    return List.of(
        log.edited(
            new Span(slide.start(), slide.end()),
            slide.group("directions") + slider + "+" + landing,
            "hops over a piece"));
  }

  /** Several such letters before one step are one mistake. */
  private void reportModality(List<Letter> letters) {
    if (letters.isEmpty()) {
      return;
    }
    Span span = Letter.span(letters);
    boolean one = letters.size() == 1;
    List<Suggestion> without =
        one ? List.of() : List.of(log.edited(span, "", "both together change nothing"));
    log.add(
        ProblemCode.MODALITY_INSIDE_CHAIN,
        span,
        letters.stream()
                .map(letter -> "'" + letter.value() + "'")
                .collect(Collectors.joining(" and "))
            + (one ? " is" : " are")
            + " about the whole move, and cannot be in the middle of it",
        Advice.suggest(without)
            .noting(
                (one ? "put it" : "put one of them")
                    + " before the first atom; on the way '-' goes on from an empty square, "
                    + "'x' captures and '+' hops"));
  }

  /** Returns the message about a letter for the move of an atom. */
  static String message(Letter letter) {
    return "'" + letter.value() + "' is for a single atom, but an operator joins several here";
  }

  /** Returns a trail whose first step has these modifiers in addition to its own. */
  List<ChainStep> give(ModifierRun modifiers, List<ChainStep> trail) {
    ChainStep step = trail.get(0);
    if (modifiers.directions().isPresent()) {
      step = heading(step, modifiers.directions().get());
    }
    for (Letter letter : modifiers.letters()) {
      if (trail.size() > 1) {
        throw new RefusedTextException(
            log,
            ProblemCode.MODIFIER_NEEDS_ONE_ATOM,
            letter.span(),
            "'" + letter.value() + "' is for a single step, and here it applies to several",
            "put it directly before the atom that it modifies");
      }
      step =
          switch (letter.value()) {
            case 'n' -> passed.lame(step, letter);
            case 'j' -> passed.jumping(step, letter);
            case 'o' -> step.wrapping();
            case 'e' -> step.equalTo(letter);
            default -> step;
          };
    }
    List<ChainStep> given = new ArrayList<>(trail);
    given.set(0, step);
    return given;
  }

  private ChainStep heading(ChainStep step, Sector directions) {
    if (step.heading().isEmpty()) {
      return step.heading(directions);
    }
    Sector both = SectorArithmetic.both(step.heading().get(), directions);
    if (SectorArithmetic.isEmpty(both)) {
      throw contradiction(step.span(), log);
    }
    return step.heading(both);
  }

  /** Reports directions that exclude each other. */
  static RefusedTextException contradiction(Span span, ProblemLog log) {
    return new RefusedTextException(
        log,
        ProblemCode.CONTRADICTORY_MODIFIERS,
        span,
        "no direction is named both inside and outside of the group",
        "remove the direction letters inside or outside");
  }
}
