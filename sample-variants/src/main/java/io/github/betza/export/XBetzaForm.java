package io.github.betza.export;

import io.github.betza.Dialect;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.processor.analysis.TranslationReport;
import io.github.betza.processor.tool.BetzaTool;
import java.util.List;

/** Finds the XBETZA notations of pieces, from which all exports start. */
public final class XBetzaForm {
  private XBetzaForm() {}

  /**
   * Returns the terms of a piece's notation.
   *
   * @param omissions receives a sentence if a piece has no such notation; then the result is empty
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
    // Royalty and promotion in a notation are ignored: the rules of the game contain them.
    return Term.parse(translation.notation().get());
  }

  /** Returns the title of a piece in an omission. */
  public static String title(DeclaredPiece piece) {
    return "piece " + piece.letter() + " (" + piece.name() + ")";
  }
}
