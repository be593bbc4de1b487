package io.github.betza.processor.notation.xbetza.syntax;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import java.util.List;

/**
 * A bracket in the text: {@code v[F?R]}.
 *
 * @param modifiers the lower-case letters before it, for the whole move
 * @param legs its legs, at least two
 * @param joiners the {@code ?} or {@code -} after every leg but the last
 * @param span its place, the modifiers included
 */
public record Bracket(
    List<Letter> modifiers, List<XBetzaTerm> legs, List<Letter> joiners, Span span)
    implements XBetzaPart {
  /** The joiner after which the piece may go on, or stop there. */
  public static final char MAY_STOP = '?';

  /** The joiner after which the piece must go on. */
  static final char MUST_GO_ON = '-';

  public Bracket {
    modifiers = List.copyOf(modifiers);
    legs = List.copyOf(legs);
    joiners = List.copyOf(joiners);
  }

  @Override
  public Span leg(int number) {
    return legs.get(Math.min(number, legs.size() - 1)).span();
  }

  static boolean isJoiner(char c) {
    return c == MAY_STOP || c == MUST_GO_ON;
  }

  /** Returns whether the move may end after a leg before the last. */
  public boolean mayStopAfter(int leg) {
    return joiners.get(leg).value() == MAY_STOP;
  }
}
