package io.github.betza.processor;

import io.github.betza.Betza.Numbering;
import io.github.betza.Dialect;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * A piece as an annotation declares it: the values of all members, and their places.
 *
 * @param type the annotated type
 * @param mirror the annotation
 * @param notation how the piece moves
 * @param dialect the dialect of the notation
 * @param pieceName the name of the piece, never empty
 * @param letter the declared letter, valid or not, or a space without one
 * @param promoted whether the piece is the promoted form of the piece with the letter
 * @param royal whether the piece is royal
 * @param files the declared number of files, or 0
 * @param ranks the declared number of ranks, or 0
 * @param numbering how functions over bitboards number the squares
 * @param bitboards whether a piece without these functions is wrong
 * @param board the class of the board
 * @param moveList the class of the list of moves
 * @param positions the values by the names of their members, defaults included; for look-ups only,
 *     because it has no order only, because it has no order
 */
record Declaration(
    TypeElement type,
    AnnotationMirror mirror,
    String notation,
    Dialect dialect,
    String pieceName,
    char letter,
    boolean promoted,
    boolean royal,
    int files,
    int ranks,
    Numbering numbering,
    boolean bitboards,
    TypeMirror board,
    TypeMirror moveList,
    Map<String, AnnotationValue> positions) {
  Declaration {
    positions = Map.copyOf(positions);
  }

  /** Returns whether a letter is declared, valid or not. */
  boolean hasLetter() {
    return letter != ' ';
  }
}
