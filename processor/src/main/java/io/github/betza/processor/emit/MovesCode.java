package io.github.betza.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import io.github.betza.board.PieceTrait;
import io.github.betza.processor.emit.bitboard.BitboardObstacle;
import io.github.betza.processor.emit.code.Code;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The tables and methods of a generated class, and the traits that it declares. All pieces that
 * move alike have the same.
 *
 * @param tables the tables
 * @param traits the traits
 * @param methods the methods
 * @param names the names that are in their code
 * @param obstacle why there are no functions for bitboards, where the board is declared
 */
public record MovesCode(
    List<FieldSpec> tables,
    Set<PieceTrait> traits,
    List<MethodSpec> methods,
    Set<Code> names,
    Optional<BitboardObstacle> obstacle) {
  /** Copies the lists. */
  public MovesCode {
    tables = List.copyOf(tables);
    methods = List.copyOf(methods);
  }
}
