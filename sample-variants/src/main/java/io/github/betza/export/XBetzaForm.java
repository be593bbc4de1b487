package io.github.betza.export;

import io.github.betza.Dialect;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.processor.analysis.TranslationReport;
import io.github.betza.processor.tool.BetzaTool;
import java.util.List;

/** Finds the XBETZA notations of pieces, which is where all programs start from. */
public final class XBetzaForm {
  private XBetzaForm() {}

  /**
   * Returns the terms of a piece's notation.
   *
   * @param omissions where it is said that a piece has no such notation; then there are no terms
   */
  public static List<Term> terms(DeclaredPiece piece, List<String> omissions) {
    if (piece.dialect() == Dialect.XBETZA || piece.dialect() == Dialect.CLASSIC) {
      return Term.parse(piece.notation());
    }
    TranslationReport translation =
        BetzaTool.translate(piece.notation(), piece.dialect(), Dialect.XBETZA);
    if (translation.notation().isEmpty()) {
      omissions.add(title(piece) + " lacks all its moves: " + translation.reason());
      return List.of();
    }
    // What a notation says besides moves, royalty and promotion, is said by the rules of the game.
    return Term.parse(translation.notation().get());
  }

  /** Returns what to call a piece in an omission. */
  public static String title(DeclaredPiece piece) {
    return "piece " + piece.letter() + " (" + piece.name() + ")";
  }
}
