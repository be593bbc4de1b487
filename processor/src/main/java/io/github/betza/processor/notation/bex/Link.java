package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.Span;
import java.util.Optional;

/**
 * How a part of a move follows the part before it.
 *
 * @param ahead whether it goes on in the same general direction ({@code -}), not in any ({@code
 *     --})
 * @param operator where the operator stands; nothing in front of the first part
 */
record Link(boolean ahead, Optional<Span> operator) {
  /** The reason to write {@code --}. */
  static final String ANY_TURN = "\"--\" turns by any angle";

  /** In front of the first part, or where it does not matter where the operator stands. */
  static final Link ANYWHERE = new Link(false, Optional.empty());

  /** Returns the same link, wherever it stands. */
  Link wherever() {
    return new Link(ahead, Optional.empty());
  }
}
