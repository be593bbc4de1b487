package io.github.betza.processor;

import io.github.betza.Betza.Numbering;
import io.github.betza.board.Geometry;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.emit.DeclaredGeometry;
import io.github.betza.processor.emit.JavaString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/** Checks the members of an annotation other than the notation and the board. */
final class DeclarationCheck {
  private DeclarationCheck() {}

  /** Returns the problems, in the order of the members of the annotation. */
  static List<Diagnostic> check(Declaration declaration) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    checkTarget(declaration, diagnostics);
    checkLetter(declaration, diagnostics);
    checkGeometry(declaration, diagnostics);
    return diagnostics;
  }

  /** Returns the declared geometry, if there is a valid one. */
  static Optional<DeclaredGeometry> geometry(Declaration declaration) {
    int files = declaration.files();
    int ranks = declaration.ranks();
    return isSize(files) && isSize(ranks)
        ? Optional.of(new DeclaredGeometry(files, ranks, declaration.numbering()))
        : Optional.empty();
  }

  /** Returns the declared letter, or a space without a valid one. */
  static char letter(Declaration declaration) {
    return isLetter(declaration.letter()) ? declaration.letter() : ' ';
  }

  private static void checkTarget(Declaration declaration, List<Diagnostic> diagnostics) {
    if (declaration.type().getKind() == ElementKind.ANNOTATION_TYPE) {
      diagnostics.add(
          new Diagnostic(
              ProblemCode.INVALID_TARGET,
              AnnotationPlace.of("value"),
              "an annotation type cannot be a piece",
              "put @Betza on a class, an interface, an enum or a record, as in interface "
                  + declaration.type().getSimpleName()
                  + " {}"));
    }
  }

  private static void checkLetter(Declaration declaration, List<Diagnostic> diagnostics) {
    char letter = declaration.letter();
    if (!declaration.hasLetter() && declaration.promoted()) {
      diagnostics.add(
          new Diagnostic(
              ProblemCode.INVALID_LETTER,
              AnnotationPlace.of("promoted"),
              "a promoted form needs the letter of the piece that it is promoted from",
              "write the letter of that piece, such as letter = 'P'"));
    }
    if (declaration.hasLetter() && !isLetter(letter)) {
      char upper = Character.toUpperCase(letter);
      diagnostics.add(
          new Diagnostic(
              ProblemCode.INVALID_LETTER,
              AnnotationPlace.of("letter"),
              "the letter of a piece must be A to Z, not " + JavaString.literal(letter),
              isLetter(upper)
                  ? "write letter = '" + upper + "'"
                  : "write a letter from 'A' to 'Z', or remove it"));
    }
  }

  private static void checkGeometry(Declaration declaration, List<Diagnostic> diagnostics) {
    int files = declaration.files();
    int ranks = declaration.ranks();
    if (files == 0 && ranks == 0) {
      checkNumbering(declaration, diagnostics);
      return;
    }
    if (BoardClass.ownClass(declaration).isPresent()) {
      diagnostics.add(
          new Diagnostic(
              ProblemCode.INVALID_GEOMETRY,
              AnnotationPlace.of(files == 0 ? "ranks" : "files"),
              "files and ranks are only for the board of the runtime, but this piece "
                  + "has a board of its own",
              "remove files and ranks"));
      return;
    }
    if (files == 0 || ranks == 0) {
      diagnostics.add(
          new Diagnostic(
              ProblemCode.INVALID_GEOMETRY,
              AnnotationPlace.of(files == 0 ? "ranks" : "files"),
              "a board needs both files and ranks, but only "
                  + (files == 0 ? "ranks" : "files")
                  + " are declared",
              "write both, such as files = 8, ranks = 8, or neither"));
      return;
    }
    checkSize("files", files, diagnostics);
    checkSize("ranks", ranks, diagnostics);
  }

  private static void checkNumbering(Declaration declaration, List<Diagnostic> diagnostics) {
    if (declaration.numbering() != Numbering.FROM_A1) {
      diagnostics.add(
          new Diagnostic(
              ProblemCode.INVALID_GEOMETRY,
              AnnotationPlace.of("numbering"),
              "a numbering needs the board size that is declared by files and ranks",
              BoardClass.ownClass(declaration).isPresent()
                  ? "remove the numbering: a piece with a board of its own has no "
                      + "functions for bitboards"
                  : "add the size, such as files = 8, ranks = 8, or remove the numbering"));
    }
  }

  private static void checkSize(String member, int size, List<Diagnostic> diagnostics) {
    if (!isSize(size)) {
      diagnostics.add(
          new Diagnostic(
              ProblemCode.INVALID_GEOMETRY,
              AnnotationPlace.of(member),
              "a board has 1 to " + Geometry.MAX_SIZE + " " + member + ", not " + size,
              "write a size from 1 to "
                  + Geometry.MAX_SIZE
                  + ", or remove files and ranks for boards of any size"));
    }
  }

  private static boolean isLetter(char letter) {
    return letter >= 'A' && letter <= 'Z';
  }

  private static boolean isSize(int size) {
    return size >= 1 && size <= Geometry.MAX_SIZE;
  }
}
