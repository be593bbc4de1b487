package io.github.betza.cli;

import io.github.betza.board.PieceMoves;
import io.github.betza.cli.output.Printable;
import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.tool.CompiledPiece;
import io.github.betza.processor.tool.MoverCompiler;
import io.github.betza.processor.tool.NotatedPiece;
import io.github.betza.processor.tool.RefusedCodeException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The generated code of a set of pieces. Each piece is compiled once, unless there are too many.
 */
final class PieceLibrary {
  /**
   * How many pieces one run of the compiler compiles: enough to share its start without much
   * memory.
   */
  private static final int BATCH = 100;

  /** How many pieces are kept, so that they do not fill the memory. */
  private static final int MOST = 10_000;

  private final Map<NotatedPiece, Compiled> known = new LinkedHashMap<>();
  private final int most;

  /**
   * Why a piece was refused.
   *
   * @param code the code of the error
   * @param message the reason, on one line
   */
  record Refusal(String code, String message) {}

  /**
   * The result of compiling a piece.
   *
   * @param moves its moves, or null if it was refused
   * @param refusal why it was refused, or null
   * @param diagnoses all errors and warnings
   */
  private record Compiled(PieceMoves moves, Refusal refusal, List<Diagnosis> diagnoses) {
    static Compiled of(CompiledPiece piece) {
      return new Compiled(
          piece.moves().orElse(null),
          piece
              .report()
              .firstError()
              .map(error -> new Refusal(error.code(), error.sentence()))
              .orElse(null),
          piece.report().diagnoses());
    }
  }

  PieceLibrary() {
    this(MOST);
  }

  /**
   * Makes a library that discards old pieces.
   *
   * @param most how many pieces it may contain when others are added
   */
  PieceLibrary(int most) {
    this.most = most;
  }

  /** Compiles new pieces; wrong pieces are refused one by one. Other pieces may be discarded. */
  void add(Collection<NotatedPiece> pieces) {
    if (known.size() > most) {
      known.clear();
    }
    List<NotatedPiece> missing =
        pieces.stream().filter(piece -> !known.containsKey(piece)).distinct().toList();
    for (int first = 0; first < missing.size(); first += BATCH) {
      compile(missing.subList(first, Math.min(first + BATCH, missing.size())));
    }
  }

  private void compile(List<NotatedPiece> batch) {
    Map<String, NotatedPiece> named = new LinkedHashMap<>();
    batch.forEach(piece -> named.put(String.valueOf(named.size()), piece));
    try {
      Map<String, CompiledPiece> compiled = MoverCompiler.compile(named);
      named.forEach((name, piece) -> known.put(piece, Compiled.of(compiled.get(name))));
    } catch (RefusedCodeException e) {
      // This is a bug, but the other pieces do not need that piece, so they are compiled one by
      // one.
      if (batch.size() == 1) {
        Refusal refusal = new Refusal("internal-error", Printable.line(e.getMessage()));
        known.put(batch.get(0), new Compiled(null, refusal, List.of()));
      } else {
        batch.forEach(piece -> compile(List.of(piece)));
      }
    }
  }

  /** Returns why a piece was refused, or null if it was not. */
  Refusal refusal(NotatedPiece piece) {
    return known.get(piece).refusal();
  }

  /** Returns the errors and warnings of a piece. */
  List<Diagnosis> diagnoses(NotatedPiece piece) {
    return known.get(piece).diagnoses();
  }

  /** Returns the moves of a piece that was not refused. */
  PieceMoves moves(NotatedPiece piece) {
    return known.get(piece).moves();
  }
}
