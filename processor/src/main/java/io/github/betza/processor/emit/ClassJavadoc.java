package io.github.betza.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.github.betza.processor.emit.code.JavadocText;
import io.github.betza.processor.path.optimize.Alternatives;
import java.util.List;

/** Writes the Javadoc of a generated class, which an editor shows for the piece. */
final class ClassJavadoc {
  private ClassJavadoc() {}

  /**
   * Writes it.
   *
   * @param missing the members that this class lacks, and why, in sentences
   */
  static CodeBlock of(PieceSource source, List<String> missing) {
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
    missing.forEach(sentence -> javadoc.add("\n<p>$L\n", sentence));
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
