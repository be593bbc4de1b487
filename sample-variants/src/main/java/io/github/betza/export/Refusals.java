package io.github.betza.export;

import io.github.betza.declared.DeclaredPiece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Collects the moves of a piece that a program does not have, so that each reason is reported once.
 */
public final class Refusals {
  private static final int MOST_SHOWN = 3;

  private final DeclaredPiece piece;
  private final List<String> omissions;
  private final Map<String, List<String>> terms = new LinkedHashMap<>();

  public Refusals(DeclaredPiece piece, List<String> omissions) {
    this.piece = piece;
    this.omissions = omissions;
  }

  public void add(Term term, String reason) {
    terms.computeIfAbsent(reason, key -> new ArrayList<>()).add(term.text());
  }

  /** Reports the refused moves. */
  public void report() {
    terms.forEach(
        (reason, texts) -> {
          int more = texts.size() - MOST_SHOWN;
          String shown = String.join(", ", texts.subList(0, Math.min(texts.size(), MOST_SHOWN)));
          omissions.add(
              XBetzaForm.title(piece)
                  + " lacks "
                  + shown
                  + (more > 0 ? " and " + more + " more" : "")
                  + ": "
                  + reason);
        });
  }
}
