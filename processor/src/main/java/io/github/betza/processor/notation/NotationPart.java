package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.path.Piece;
import java.util.List;

/**
 * A part of a notation that has moves of its own: a term, or a leg of a term. The moves of a leg
 * end where the leg ends, after the legs before it.
 *
 * @param span where it is written
 * @param piece the piece that has these moves and no others
 * @param leg whether it is a leg
 * @param clauses what its letters do, such as {@code 'a' begins another leg}; of a term that has
 *     legs, none
 */
public record NotationPart(Span span, Piece piece, boolean leg, List<String> clauses) {
  public NotationPart {
    clauses = List.copyOf(clauses);
  }
}
