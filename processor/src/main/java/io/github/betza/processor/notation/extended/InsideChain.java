package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.Sector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads the modifiers of a single step of a chain, and gives them to the step. */
final class InsideChain {
  private final Trouble trouble;
  private final LeapManner manner;

  InsideChain(Trouble trouble) {
    this.trouble = trouble;
    this.manner = new LeapManner(trouble);
  }

  /**
   * Reads modifiers, and refuses those that are about a whole move: "The latter are only allowed in
   * front of a complete path" (seed 004 on {@code m} and {@code c}).
   *
   * @param others which letters that are no directions may stand there
   */
  ModifierRun read(List<Letter> run, String others) {
    ModifierRun modifiers = ModifierReader.read(run, Optional.empty(), trouble.log());
    reportModality(modifiers.among(ExtendedModifierTable.OF_MOVE));
    for (Letter letter : modifiers.letters()) {
      char value = letter.value();
      if (ExtendedModifierTable.OF_MOVE.indexOf(value) >= 0) {
        continue;
      }
      if (others.indexOf(value) < 0 || (value == 'j' && modifiers.jumpsMany())) {
        trouble.report(
            ProblemCode.MODIFIER_NEEDS_ONE_ATOM,
            letter.span(),
            "'" + value + "' describes how the move of a single atom goes, not a part of a chain",
            help(value));
      }
    }
    return modifiers;
  }

  /** Several such letters in front of one step are one mistake. */
  private void reportModality(List<Letter> letters) {
    if (letters.isEmpty()) {
      return;
    }
    Span span = Letter.span(letters);
    boolean one = letters.size() == 1;
    ProblemLog log = trouble.log();
    List<Suggestion> without =
        one ? List.of() : List.of(log.edited(span, "", "both together are the default"));
    log.add(
        ProblemCode.MODALITY_INSIDE_CHAIN,
        span,
        letters.stream()
                .map(letter -> "'" + letter.value() + "'")
                .collect(Collectors.joining(" and "))
            + (one ? " is" : " are")
            + " about a whole move, and cannot stand inside of a chain",
        Advice.suggest(without)
            .noting(
                "'m' and 'c' stand before the whole chain, and operators say what is on the way"));
  }

  private static String help(char value) {
    return switch (value) {
      case 'g' -> "write the hop out: \"gQ\" is \"Q+K\"";
      case 'p' -> "write the hop out: \"pR\" is \"mRcR+R\"";
      case 'j' -> "write the hop out: \"jR\" is \"R+R\"";
      case 'q' -> "write an exponent: \"qN\" is \"Nrf7Nlf7\"";
      case 'z' -> "write an exponent: \"zF\" is \"(FtlF)r0(FtrF)l0\"";
      case 'e' -> "write it behind an operator: \"RxebR\"";
      default -> "put it in front of the atom, such as \"nD3\"";
    };
  }

  /** Returns a trail whose first step has the modifiers besides what it has already. */
  List<Step> give(ModifierRun modifiers, List<Step> trail) {
    Step step = trail.get(0);
    if (modifiers.directions().isPresent()) {
      step = heading(step, modifiers.directions().get());
    }
    for (Letter letter : modifiers.letters()) {
      if (trail.size() > 1) {
        trouble.report(
            ProblemCode.MODIFIER_NEEDS_ONE_ATOM,
            letter.span(),
            "'" + letter.value() + "' is about a single step, but a chain follows",
            "put it in front of the atoms that it is about");
        return trail;
      }
      step =
          switch (letter.value()) {
            case 'n' -> manner.lame(step, letter);
            case 'j' -> manner.jumping(step, letter);
            case 'o' -> step.wrapping();
            case 'e' -> step.equalTo(letter);
            default -> step;
          };
    }
    List<Step> given = new ArrayList<>(trail);
    given.set(0, step);
    return given;
  }

  private Step heading(Step step, Sector directions) {
    if (step.heading().isEmpty()) {
      return step.heading(directions);
    }
    Sector both = Headings.both(step.heading().get(), directions);
    if (Headings.isEmpty(both)) {
      contradiction(step.span());
    }
    return step.heading(both);
  }

  /** Reports directions that exclude each other. */
  void contradiction(Span span) {
    trouble.report(
        ProblemCode.CONTRADICTORY_MODIFIERS,
        span,
        "the directions inside and outside of the group have nothing in common",
        "leave out one of them");
  }
}
