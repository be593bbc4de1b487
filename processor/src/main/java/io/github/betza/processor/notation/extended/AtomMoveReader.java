package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the prefixes of seed 004 for the way of a single atom's move: {@code n j jj p g q z}. A
 * range counts all steps of the move, both before and after a hurdle.
 */
final class AtomMoveReader {
  private final ChainStep step;
  private final Modality modality;
  private final PassedSquaresReader passed;
  private final ProblemLog log;

  AtomMoveReader(ChainStep step, Modality modality, ProblemLog log) {
    this.step = step;
    this.modality = modality;
    this.passed = new PassedSquaresReader(log);
    this.log = log;
  }

  /**
   * Returns the moves with one of the prefixes, each as its legs.
   *
   * @param jumpsMany whether {@code j} is doubled
   * @param once whether the text limits the move to one step
   */
  List<List<LegSpec>> read(Letter letter, boolean jumpsMany, boolean once) {
    return switch (letter.value()) {
      case 'n' -> List.of(List.of(whole(passed.lame(step, letter), modality.landings())));
      case 'j' -> jumpsMany ? jumpingMany(letter) : jumping(letter);
      case 'p' -> pao(letter);
      case 'g' -> grasshopper(letter);
      case 'q' ->
          once && !rides() ? unbent(letter) : bent(letter, Turn.CIRCULAR, ChainStep.UNLIMITED);
      default ->
          once && !rides() ? unbent(letter) : bent(letter, Turn.ZIGZAG, new Length.AcrossBoard());
    };
  }

  /** Returns the move without any of the prefixes. */
  List<List<LegSpec>> plain() {
    return List.of(List.of(whole(step, modality.landings())));
  }

  private static LegSpec whole(ChainStep step, List<Landing> landings) {
    return TrailLegFactory.leg(step, step.length(), Turn.NONE, landings, List.of());
  }

  private boolean rides() {
    return !step.length().isOne();
  }

  private List<List<LegSpec>> jumping(Letter letter) {
    if (rides()) {
      return overHurdle(letter, modality.landings());
    }
    return List.of(List.of(whole(passed.jumping(step, letter), modality.landings())));
  }

  /** "Can jump over any number of pieces": single steps that go on from every square. */
  private List<List<LegSpec>> jumpingMany(Letter letter) {
    if (!rides()) {
      ExtendedModifierTable.problems(log)
          .withoutEffect(
              List.of(letter, new Letter('j', letter.index() + 1)),
              "a leap jumps over anything between");
      return plain();
    }
    int most = Math.min(step.length().most(), LargestBoard.ACROSS / step.atom().far());
    List<LegSpec> legs = new ArrayList<>();
    for (int i = 1; i <= Math.max(1, most); i++) {
      ChainStep single = i == 1 ? step : step.heading(Sector.FORWARD);
      List<Landing> landings = i < step.length().least() ? List.of() : modality.landings();
      List<LegOutcome> outcomes = i == most ? List.of() : List.of(LegOutcome.EMPTY, LegOutcome.HOP);
      legs.add(TrailLegFactory.leg(single, Length.one(), Turn.NONE, landings, outcomes));
    }
    return List.of(legs);
  }

  /** "Capture if move jumps over one obstacle, non-capture if it does not jump." */
  private List<List<LegSpec>> pao(Letter letter) {
    List<Landing> quiet = new Modality(modality.quiet(), false).landings();
    List<Landing> captures = new Modality(false, modality.captures()).landings();
    List<List<LegSpec>> moves = new ArrayList<>();
    ChainStep jumping = rides() ? step : passed.jumping(step, letter);
    if (rides() && captures.isEmpty()) {
      ExtendedModifierTable.problems(log)
          .withoutEffect(letter, "it is about captures, but this move captures nothing");
    }
    if (!quiet.isEmpty()) {
      moves.add(List.of(whole(rides() ? step : step.passing(PassedSquares.LAME), quiet)));
    }
    if (!captures.isEmpty()) {
      moves.addAll(
          rides() ? overHurdle(letter, captures) : List.of(List.of(whole(jumping, captures))));
    }
    return moves;
  }

  /** "Must land directly behind first obstacle": a slide to it, and a single step on. */
  private List<List<LegSpec>> grasshopper(Letter letter) {
    if (!rides()) {
      ExtendedModifierTable.problems(log)
          .notForAtom(
              List.of(letter), "a single step", "write \"K+K\" for a hop of two single steps");
      throw new RefusedTextException();
    }
    if (passed.isRideOfLongLeaps(step)) {
      throw passed.unclearHop(letter);
    }
    Between length = step.length();
    int most = length.most() == Length.UNLIMITED ? Length.UNLIMITED : length.most() - 1;
    Between toHurdle = new Between(Math.max(1, length.least() - 1), most);
    return List.of(twoLegs(toHurdle, Length.one(), modality.landings()));
  }

  /** Returns the moves over exactly one hurdle anywhere on the way. */
  private List<List<LegSpec>> overHurdle(Letter letter, List<Landing> landings) {
    if (passed.isRideOfLongLeaps(step)) {
      throw passed.unclearHop(letter);
    }
    Between length = step.length();
    if (length.most() > LargestBoard.ACROSS) {
      return List.of(twoLegs(ChainStep.UNLIMITED, ChainStep.UNLIMITED, landings));
    }
    List<List<LegSpec>> moves = new ArrayList<>();
    for (int hurdle = 1; hurdle < length.most(); hurdle++) {
      int least = Math.max(1, length.least() - hurdle);
      moves.add(
          twoLegs(
              new Between(hurdle, hurdle), new Between(least, length.most() - hurdle), landings));
    }
    return moves;
  }

  private List<LegSpec> twoLegs(Length toHurdle, Length behind, List<Landing> landings) {
    ChainStep onward = step.heading(Sector.FORWARD);
    return List.of(
        TrailLegFactory.leg(step, toHurdle, Turn.NONE, List.of(), List.of(LegOutcome.HOP)),
        TrailLegFactory.leg(onward, behind, Turn.NONE, landings, List.of()));
  }

  /** A ride that ends with its first step, before it could bend: {@code qN1}. */
  private List<List<LegSpec>> unbent(Letter letter) {
    ExtendedModifierTable.problems(log)
        .withoutEffect(letter, "a single step has no further step to turn");
    return plain();
  }

  /** A bent ride ({@code q}, {@code z}), which without a number has a length of its own. */
  private List<List<LegSpec>> bent(Letter letter, Turn turn, Length unnumbered) {
    Between length = step.length();
    if (length.least() > 1) {
      ExtendedModifierTable.problems(log)
          .undefined(letter, "an exact number of steps, such as \"Nr-3\"");
      throw new RefusedTextException();
    }
    if (turn == Turn.CIRCULAR && length.most() > Turn.CIRCLE && length.most() != Length.UNLIMITED) {
      log.add(
          ProblemCode.REDUNDANT_RANGE,
          letter.span(),
          "the circle closes with the eighth step, so the range cannot be more "
              + "than "
              + Turn.CIRCLE,
          "remove the number");
    }
    boolean numbered = rides() && length.most() != Length.UNLIMITED;
    return List.of(
        List.of(
            TrailLegFactory.leg(
                step, numbered ? length : unnumbered, turn, modality.landings(), List.of())));
  }
}
