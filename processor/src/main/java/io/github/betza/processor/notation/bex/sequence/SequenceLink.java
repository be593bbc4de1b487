package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.Span;
import java.util.Optional;

/**
 * How a part of a move follows the part before it.
 *
 * @param ahead whether it goes on in the same general direction ({@code -}), or in any ({@code --})
 * @param operator the place of the operator; empty before the first part
 */
public record SequenceLink(boolean ahead, Optional<Span> operator) {
  /** The reason for writing {@code --}. */
  public static final String ANY_TURN = "\"--\" turns by any angle";

  /** Before the first part. */
  public static final SequenceLink ANYWHERE = new SequenceLink(false, Optional.empty());
}
