package io.github.betza.processor.tool;

import io.github.betza.board.PieceMoves;
import io.github.betza.processor.analysis.Report;
import java.util.Optional;

/**
 * The result of compiling a piece.
 *
 * @param report the problems of its notation
 * @param moves the generated code, loaded; empty exactly if the report has an error
 */
public record CompiledPiece(Report report, Optional<PieceMoves> moves) {}
