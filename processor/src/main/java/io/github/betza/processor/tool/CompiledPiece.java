package io.github.betza.processor.tool;

import io.github.betza.board.PieceMoves;
import io.github.betza.processor.analysis.Report;
import java.util.Optional;

/**
 * What became of a piece.
 *
 * @param report what there is to say against its notation
 * @param moves the generated code, loaded; empty exactly where the report has an error
 */
public record CompiledPiece(Report report, Optional<PieceMoves> moves) {}
