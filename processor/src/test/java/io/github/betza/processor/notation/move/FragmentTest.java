package io.github.betza.processor.notation.move;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Absolute;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Legs that are built from the end of a move, and listed from its beginning. */
class FragmentTest {
  private static final List<Landing> STAY = List.of(new Landing(LegOutcome.EMPTY, false));
  private static final List<LegOutcome> EMPTY = List.of(LegOutcome.EMPTY);
  private static final List<LegOutcome> CAPTURE = List.of(LegOutcome.CAPTURE);

  private static LegSpec leg(int far, List<Landing> landings, List<LegOutcome> outcomes) {
    return LegSpec.straight(Atom.leaper(0, far), new Absolute(1), Length.one(), landings, outcomes);
  }

  private static LegSpec bare(int far) {
    return leg(far, List.of(), List.of());
  }

  private static Fragment end(int far) {
    return Fragment.of(bare(far), Continuation.landing(STAY));
  }

  @Test
  void aLegThatSeveralLeadToIsListedOnce() {
    Fragment end = end(3);
    Fragment either =
        Fragment.anyOf(
            List.of(
                Fragment.of(bare(1), Continuation.to(EMPTY, end)),
                Fragment.of(bare(2), Continuation.to(CAPTURE, end))));

    Chain chain = either.chain(false);

    assertThat(chain.entries()).containsExactly(0, 1);
    assertThat(chain.legs())
        .containsExactly(
            leg(1, List.of(), EMPTY).leadingTo(List.of(2)),
            leg(2, List.of(), CAPTURE).leadingTo(List.of(1)),
            leg(3, STAY, List.of()).leadingTo(List.of()));
  }

  /** Another leg follows a capture than an empty square: a leg of the list goes on in one way. */
  @Test
  void aLegThatGoesOnInTwoWaysIsListedTwice() {
    Continuation twoWays =
        Continuation.landing(STAY)
            .or(Continuation.to(EMPTY, end(2)))
            .or(Continuation.to(CAPTURE, end(3)));
    Fragment first = Fragment.of(bare(1), twoWays);

    Chain chain = Fragment.of(bare(4), Continuation.to(EMPTY, first)).chain(true);

    assertThat(chain.initial()).isTrue();
    assertThat(chain.entries()).containsExactly(0);
    assertThat(chain.legs())
        .containsExactly(
            leg(4, List.of(), EMPTY).leadingTo(List.of(1, 2)),
            leg(1, STAY, EMPTY).leadingTo(List.of(2)),
            leg(1, List.of(), CAPTURE).leadingTo(List.of(2)),
            leg(2, STAY, List.of()).leadingTo(List.of()),
            leg(3, STAY, List.of()).leadingTo(List.of()));
  }

  @Test
  void movesShareTheLegsWithWhichTheyBeginAlike() {
    Chain chain =
        Fragment.joined(
                List.of(
                    List.of(leg(1, STAY, List.of())),
                    List.of(leg(1, List.of(), EMPTY), leg(2, STAY, List.of())),
                    List.of(leg(1, List.of(), EMPTY), leg(3, STAY, List.of()))))
            .chain(false);

    assertThat(chain.entries()).containsExactly(0);
    assertThat(chain.legs())
        .containsExactly(
            leg(1, STAY, EMPTY).leadingTo(List.of(1, 2)),
            leg(2, STAY, List.of()).leadingTo(List.of()),
            leg(3, STAY, List.of()).leadingTo(List.of()));
  }

  @Test
  void aLegAfterWhichNothingIsPossibleIsNone() {
    Fragment none = Fragment.of(bare(1), Continuation.NONE);

    assertThat(none.isEmpty()).isTrue();
    assertThat(Fragment.of(bare(2), Continuation.to(EMPTY, none)).isEmpty()).isTrue();
  }
}
