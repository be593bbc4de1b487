package io.github.betza.processor.emit;

import io.github.betza.processor.path.optimize.Alternatives;

/** Writes the Javadoc of a generated class: what an editor shows when one points at the piece. */
final class ClassJavadoc {
  private ClassJavadoc() {}

  static Code of(PieceSource source) {
    StringBuilder javadoc = new StringBuilder();
    javadoc.append("The moves of the piece ").append(PieceText.javadoc(source.pieceName()));
    javadoc.append(":\n<code>").append(PieceText.javadoc(source.notation())).append("</code>");
    javadoc.append(" in the dialect ").append(PieceText.javadoc(source.dialect())).append(".\n");
    if (!source.words().isEmpty()) {
      javadoc.append("\n<ul>\n");
      for (String sentence : source.words()) {
        javadoc.append("  <li>").append(PieceText.javadoc(sentence)).append('\n');
      }
      javadoc.append("</ul>\n");
    }
    if (Alternatives.askOthers(source.piece())) {
      javadoc.append("\n<p>It takes the moves of other pieces from the board. The board of the");
      javadoc.append(" runtime finds them in its piece table.\n");
    }
    if (source.piece().isImmobilizer()) {
      javadoc.append(
          "\n<p>It immobilises enemy pieces: {@code Board.isImmobilized} returns which.\n");
    }
    if (!source.diagram().isEmpty()) {
      javadoc.append("\n<pre>\n");
      for (String line : source.diagram()) {
        javadoc.append(PieceText.javadoc(line)).append('\n');
      }
      javadoc.append("</pre>\n");
    }
    return comment(javadoc.toString());
  }

  /** Returns a documentation comment with some lines. */
  static Code comment(String text) {
    if (text.indexOf('\n') == text.length() - 1) {
      return Code.of("/** $L */\n", text.substring(0, text.length() - 1));
    }
    StringBuilder comment = new StringBuilder("/**\n");
    int done = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', done)) {
      comment.append(done == end ? " *" : " * ").append(text, done, end + 1);
      done = end + 1;
    }
    return new Code(comment.append(" */\n").toString());
  }
}
