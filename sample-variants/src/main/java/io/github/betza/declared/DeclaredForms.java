package io.github.betza.declared;

import io.github.betza.model.Promotion;
import java.util.List;

/**
 * The promoted forms of a game, which are written with a plus before the letter.
 *
 * @param pieces the forms, in the order of their letters
 * @param promotions the promotions of forms, and to forms
 */
public record DeclaredForms(List<DeclaredPiece> pieces, List<Promotion> promotions) {
  /** Copies the lists. */
  public DeclaredForms {
    pieces = List.copyOf(pieces);
    promotions = List.copyOf(promotions);
  }
}
