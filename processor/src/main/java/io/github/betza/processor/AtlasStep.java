package io.github.betza.processor;

import io.github.betza.model.GameModel;
import io.github.betza.processor.atlas.Atlas;
import io.github.betza.processor.atlas.DrawnGame;
import io.github.betza.processor.atlas.DrawnPiece;
import io.github.betza.processor.atlas.Title;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes a page about every compiled game, if the option is given. The pages are not written
 * through the compiler's filer: they are not part of the program, and go to a folder of the user's
 * choice. A build that compiles some games only rewrites only their pages; the page of a deleted
 * game must be deleted by hand.
 */
final class AtlasStep {
  /** The option of the processor: the folder for the pages. */
  static final String OPTION = "betza.atlas";

  private final String folder;
  private Atlas atlas;

  /**
   * Makes the step.
   *
   * @param folder the value of the option; null without the option
   */
  AtlasStep(String folder) {
    this.folder = folder == null ? "" : folder.strip();
  }

  /** Writes the page about a sound game, and returns the problem if that is not possible. */
  Optional<Diagnostic> write(VariantDeclaration declaration) {
    DrawnGame game = drawn(declaration);
    if (!game.isReadable()) {
      // The notation of a piece is wrong, and the compiler reports it.
      return Optional.empty();
    }
    if (folder.isEmpty()) {
      return Optional.of(problem("the option " + OPTION + " must name a folder"));
    }
    try {
      if (atlas == null) {
        atlas = new Atlas(Path.of(folder));
      }
      atlas.write(declaration.type().getQualifiedName().toString(), game);
      return Optional.empty();
    } catch (IOException | InvalidPathException exception) {
      return Optional.of(refused(exception));
    }
  }

  /** Writes the index after all games, and returns the problem if there is one. */
  Optional<Diagnostic> finish() {
    if (atlas == null) {
      return Optional.empty();
    }
    try {
      atlas.writeIndex();
      return Optional.empty();
    } catch (IOException exception) {
      return Optional.of(refused(exception));
    }
  }

  /** Returns the data for the page of a game. */
  static DrawnGame drawn(VariantDeclaration declaration) {
    List<DrawnPiece> pieces = new ArrayList<>();
    for (int i = 0; i < declaration.pieces().size(); i++) {
      Declaration piece = declaration.pieces().get(i);
      pieces.add(
          new DrawnPiece(
              Title.ofPiece(piece.pieceName(), piece.type().getSimpleName().toString()),
              (piece.promoted() ? "+" : "") + DeclarationCheck.letter(piece),
              declaration.facts().pieces().get(i).royal(),
              piece.notation(),
              piece.dialect()));
    }
    VariantFacts facts = declaration.facts();
    String type = declaration.type().getSimpleName().toString();
    List<PieceFacts> named =
        facts.pieces().stream()
            .map(piece -> piece.withName(Title.ofPiece(piece.name(), piece.typeName())))
            .toList();
    VariantFacts titled =
        facts.with(GameModel.NAME, Title.ofGame(facts.name(), type)).withPieces(named);
    return new DrawnGame(titled, pieces);
  }

  private Diagnostic refused(Exception exception) {
    return problem("the pages cannot be written to '" + folder + "': " + reason(exception));
  }

  /** The message of an exception of this kind is often only a path. */
  private static String reason(Exception exception) {
    if (exception instanceof FileAlreadyExistsException) {
      return "a file has the name of the folder: " + exception.getMessage();
    }
    if (exception instanceof NoSuchFileException) {
      return "this folder cannot be made: " + exception.getMessage();
    }
    return exception instanceof AccessDeniedException
        ? "access denied: " + exception.getMessage()
        : exception.getMessage();
  }

  private static Diagnostic problem(String message) {
    return new Diagnostic(
        ProblemCode.ATLAS_NOT_WRITTEN,
        AnnotationPlace.WHOLE,
        message,
        "write -A"
            + OPTION
            + "=target/pages, or name another folder in which the compiler can write");
  }
}
