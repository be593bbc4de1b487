package io.github.betza.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.github.betza.processor.emit.bitboard.BitboardObstacle;
import io.github.betza.processor.emit.code.JavadocText;
import io.github.betza.processor.path.optimize.Alternatives;
import java.util.Optional;

/** Writes the Javadoc of a generated class: what an editor shows when one points at the piece. */
final class ClassJavadoc {
  private ClassJavadoc() {}

  /**
   * Writes it.
   *
   * @param obstacle why the class has no functions for bitboards, where its board is declared
   */
  static CodeBlock of(PieceSource source, Optional<BitboardObstacle> obstacle) {
    CodeBlock.Builder javadoc = CodeBlock.builder();
    javadoc.add("The moves of the piece $L:\n", JavadocText.of(source.pieceName()));
    javadoc.add("<code>$L</code>", JavadocText.of(source.notation()));
    javadoc.add(" in the dialect $L.\n", JavadocText.of(source.dialect()));
    if (!source.words().isEmpty()) {
      javadoc.add("\n<ul>\n");
      for (String sentence : source.words()) {
        javadoc.add("  <li>$L\n", JavadocText.of(sentence));
      }
      javadoc.add("</ul>\n");
    }
    if (Alternatives.askOthers(source.piece())) {
      javadoc.add("\n<p>It takes the moves of other pieces from the board. The board of the");
      javadoc.add(" runtime finds them in its piece table.\n");
    }
    if (source.piece().isImmobilizer()) {
      javadoc.add("\n<p>It immobilises enemy pieces: {@code Board.isImmobilized} returns which.\n");
    }
    obstacle.ifPresent(
        reason ->
            javadoc.add("\n<p>It has no functions for bitboards, because $L.\n", reason.words()));
    if (!source.diagram().isEmpty()) {
      javadoc.add("\n<pre>\n");
      for (String line : source.diagram()) {
        javadoc.add("$L\n", JavadocText.of(line));
      }
      javadoc.add("</pre>\n");
    }
    return javadoc.build();
  }
}
