package io.github.betza.cli;

import io.github.betza.board.PieceMoves;
import io.github.betza.processor.tool.CompiledPiece;
import io.github.betza.processor.tool.Diagnosis;
import io.github.betza.processor.tool.MoverCompiler;
import io.github.betza.processor.tool.NotatedPiece;
import io.github.betza.processor.tool.RefusedCodeException;
import io.github.betza.processor.tool.Report;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The generated code of a set of pieces, each compiled once. */
final class PieceLibrary {
  /** How many pieces one run of the compiler takes: enough to share its start, not its memory. */
  private static final int BATCH = 100;

  private final Map<NotatedPiece, PieceMoves> moves = new LinkedHashMap<>();
  private final Map<NotatedPiece, String> refusals = new LinkedHashMap<>();
  private final Map<NotatedPiece, Report> reports = new LinkedHashMap<>();

  /** Compiles pieces that are not there yet; those that are wrong are refused one by one. */
  void add(Collection<NotatedPiece> pieces) {
    List<NotatedPiece> missing =
        pieces.stream()
            .filter(piece -> !moves.containsKey(piece) && !refusals.containsKey(piece))
            .distinct()
            .toList();
    for (int first = 0; first < missing.size(); first += BATCH) {
      compile(missing.subList(first, Math.min(first + BATCH, missing.size())));
    }
  }

  private void compile(List<NotatedPiece> batch) {
    Map<String, NotatedPiece> named = new LinkedHashMap<>();
    batch.forEach(piece -> named.put(String.valueOf(named.size()), piece));
    try {
      Map<String, CompiledPiece> compiled = MoverCompiler.compile(named);
      named.forEach((name, piece) -> add(piece, compiled.get(name)));
    } catch (RefusedCodeException e) {
      // That is a bug, but the other pieces can do without that piece: so they are compiled one by
      // one.
      if (batch.size() == 1) {
        refusals.put(batch.get(0), "internal-error " + Printable.line(e.getMessage()));
      } else {
        batch.forEach(piece -> compile(List.of(piece)));
      }
    }
  }

  private void add(NotatedPiece piece, CompiledPiece compiled) {
    compiled.moves().ifPresent(some -> moves.put(piece, some));
    reports.put(piece, compiled.report());
    compiled.report().firstError().ifPresent(error -> refusals.put(piece, text(error)));
  }

  private static String text(Diagnosis error) {
    return error.code() + " " + error.sentence();
  }

  /** Returns the code and the message that a piece was refused with, or null where it was not. */
  String refusal(NotatedPiece piece) {
    return refusals.get(piece);
  }

  /**
   * Returns what the compiler says about a piece that was not refused: warnings, as it shows them.
   */
  List<String> warnings(NotatedPiece piece) {
    return reports.get(piece).diagnoses().stream().map(Diagnosis::text).toList();
  }

  /** Returns the moves of a piece that was not refused. */
  PieceMoves moves(NotatedPiece piece) {
    return moves.get(piece);
  }
}
