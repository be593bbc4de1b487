package io.github.betza.export.xboard;

import io.github.betza.declared.DeclaredPiece;
import io.github.betza.export.Refusals;
import io.github.betza.export.Term;
import io.github.betza.export.WithoutBrackets;
import io.github.betza.export.XBetzaForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A piece in the format of XBoard.
 *
 * @param moves the moves that XBoard supports, in its own notation; may be empty
 * @param omissions the moves that it cannot express
 */
public record XBoardPiece(String moves, List<String> omissions) {
  public XBoardPiece {
    omissions = List.copyOf(omissions);
  }

  /** Returns a piece in the format of XBoard. */
  public static XBoardPiece of(DeclaredPiece piece) {
    List<String> omissions = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    Refusals refusals = new Refusals(piece, omissions);
    for (Term term : XBetzaForm.terms(piece, omissions)) {
      List<Term> plain = WithoutBrackets.find(term);
      for (Term known : plain.isEmpty() ? List.of(term) : plain) {
        Optional<String> refusal = XBoardBetza.refusal(known);
        if (refusal.isPresent()) {
          refusals.add(term, refusal.get());
        } else {
          text.append(XBoardBetza.write(known));
        }
      }
    }
    refusals.report();
    return new XBoardPiece(text.toString(), omissions);
  }

  /** Returns whether XBoard supports all moves of the piece. */
  public boolean isComplete() {
    return omissions.isEmpty();
  }
}
