package io.github.betza.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.github.betza.processor.path.optimize.Alternatives;

/** Writes the Javadoc of a generated class: what an editor shows when one points at the piece. */
final class ClassJavadoc {
  private ClassJavadoc() {}

  static CodeBlock of(PieceSource source) {
    CodeBlock.Builder javadoc = CodeBlock.builder();
    javadoc.add("The moves of the piece $L:\n", PieceText.javadoc(source.pieceName()));
    javadoc.add("<code>$L</code>", PieceText.javadoc(source.notation()));
    javadoc.add(" in the dialect $L.\n", PieceText.javadoc(source.dialect()));
    if (!source.words().isEmpty()) {
      javadoc.add("\n<ul>\n");
      for (String sentence : source.words()) {
        javadoc.add("  <li>$L\n", PieceText.javadoc(sentence));
      }
      javadoc.add("</ul>\n");
    }
    if (Alternatives.askOthers(source.piece())) {
      javadoc.add("\n<p>It asks the board for the moves of other pieces. The board of the runtime");
      javadoc.add(" finds them in its piece table.\n");
    }
    if (source.piece().isImmobilizer()) {
      javadoc.add("\n<p>It immobilises enemy pieces: ask the board whether a piece may move.\n");
    }
    if (!source.diagram().isEmpty()) {
      javadoc.add("\n<pre>\n");
      for (String line : source.diagram()) {
        javadoc.add("$L\n", PieceText.javadoc(line));
      }
      javadoc.add("</pre>\n");
    }
    return javadoc.build();
  }
}
