package io.github.betza.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.processor.emit.code.Code;
import java.util.List;
import java.util.Set;

/**
 * The tables and methods of a generated class, and the traits that it declares. All pieces with the
 * same moves share them.
 *
 * @param tables the tables
 * @param traits the traits
 * @param methods the methods
 * @param names the names in their code
 * @param missing the members that this class lacks, and why, in sentences
 */
public record MovesCode(
    List<FieldSpec> tables,
    Set<Trait> traits,
    List<MethodSpec> methods,
    Set<Code> names,
    List<String> missing) {
  public MovesCode {
    tables = List.copyOf(tables);
    methods = List.copyOf(methods);
    missing = List.copyOf(missing);
  }
}
