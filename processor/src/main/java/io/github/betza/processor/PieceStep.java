package io.github.betza.processor;

import io.github.betza.Dialect;
import io.github.betza.processor.assemble.Assembler;
import io.github.betza.processor.assemble.PieceClass;
import io.github.betza.processor.assemble.SourceFile;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.emit.BoardBinding;
import io.github.betza.processor.emit.bitboard.BitboardObstacle;
import io.github.betza.processor.emit.bitboard.BitboardPlan;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.hint.DialectHint;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.variant.check.IdleMoves;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Processes one piece: from its declaration to its file, with every problem printed. */
final class PieceStep implements ProcessingStep<Declaration> {
  private static final String BOARD_HELP =
      "write a board of at most 128 squares, such as files = 8, ranks = 8";

  private final Elements elements;
  private final Reporter reporter;
  private final SourceWriter writer;
  private final NameCheck names;
  private final Readings readings;
  private final BoardClass boards;
  private final BoardCheck boardCheck;
  private final MoveListCheck lists;
  private final Assembler assembler = new Assembler();

  PieceStep(
      ProcessingEnvironment environment,
      Reporter reporter,
      NameCheck names,
      Readings readings,
      SourceWriter writer) {
    this.elements = environment.getElementUtils();
    this.reporter = reporter;
    this.writer = writer;
    this.names = names;
    this.readings = readings;
    MethodFinder methods = new MethodFinder(elements, environment.getTypeUtils());
    OwnClass classes = new OwnClass(elements, methods);
    this.boards = new BoardClass(classes, methods);
    this.lists = new MoveListCheck(classes, methods);
    this.boardCheck = new BoardCheck(environment.getTypeUtils(), boards, methods);
  }

  /**
   * Generates the class of a piece, or a stub if the declaration has errors. If the name is taken,
   * nothing is generated, and the name remains that of the other class.
   *
   * @throws IOException if the file cannot be written
   */
  @Override
  public void process(Declaration declaration) throws IOException {
    PieceClass wanted = pieceClass(declaration);
    String name = GeneratedNames.qualifiedName(wanted.packageName(), wanted.className());
    Optional<Diagnostic> clash = names.take(name, declaration.type());
    Optional<SourceFile> file = check(declaration, wanted, clash);
    if (clash.isEmpty()) {
      writer.write(file.isPresent() ? file.get() : Assembler.stub(wanted), declaration.type());
    }
  }

  /** Clears the caches for one round. */
  void finishRound() {
    readings.finishRound();
    assembler.finishRound();
  }

  @Override
  public void giveUp(TypeElement type) throws IOException {
    PieceClass wanted =
        new PieceClass(
            GeneratedNames.packageName(type, elements),
            GeneratedNames.simpleName(type),
            "",
            Dialect.XBETZA,
            type.getSimpleName().toString(),
            ' ',
            false,
            List.of(),
            Optional.empty(),
            BoardBinding.RUNTIME);
    writer.giveUp(Assembler.stub(wanted), type);
  }

  /** Prints all problems, and returns the file if none is an error. */
  private Optional<SourceFile> check(
      Declaration declaration, PieceClass wanted, Optional<Diagnostic> clash) {
    // Finding the meaning of a notation in another dialect takes long, and only affects this
    // warning, which is unwanted here.
    Reading reading =
        readings
            .of(declaration)
            .keeping(problem -> Reporter.isWanted(declaration.type(), problem.code()));
    DialectHint.add(
            declaration.notation(), declaration.dialect(), reading, readings.work(declaration))
        .forEach(problem -> reporter.report(declaration, problem));
    List<Diagnostic> diagnostics = new ArrayList<>();
    clash.ifPresent(diagnostics::add);
    diagnostics.addAll(DeclarationCheck.check(declaration));
    boards.check(declaration).ifPresent(diagnostics::add);
    lists.check(declaration).ifPresent(diagnostics::add);
    report(declaration, diagnostics);
    if (reading.piece().isEmpty()) {
      return Optional.empty();
    }
    Piece piece = reading.piece().get();
    if (!isOfGame(declaration)) {
      neverMoves(declaration, piece).ifPresent(warning -> report(declaration, List.of(warning)));
    }
    Optional<SourceFile> file = translate(declaration, wanted.with(reading), piece);
    return diagnostics.isEmpty() ? file : Optional.empty();
  }

  /** Warns that a piece can never move on its board. Games report this themselves. */
  private static Optional<Diagnostic> neverMoves(Declaration declaration, Piece piece) {
    return DeclarationCheck.geometry(declaration)
        .filter(board -> IdleMoves.leaveBoard(piece, board.files(), board.ranks()))
        .map(
            board ->
                new Diagnostic(
                    ProblemCode.NEVER_MOVES,
                    AnnotationPlace.of("value"),
                    IdleMoves.message("the piece", board.files(), board.ranks()),
                    IdleMoves.help()));
  }

  private Optional<SourceFile> translate(Declaration declaration, PieceClass wanted, Piece piece) {
    try {
      List<Diagnostic> diagnostics = new ArrayList<>(boardCheck.check(declaration, piece));
      diagnostics.addAll(lists.check(declaration, piece));
      diagnostics.addAll(checkBitboards(declaration, piece));
      if (!isOfGame(declaration)) {
        report(declaration, diagnostics);
      }
      return diagnostics.isEmpty()
          ? Optional.of(assembler.assemble(wanted, piece, readings.work(declaration)))
          : Optional.empty();
    } catch (TooLargeException exception) {
      reporter.report(declaration, Assembler.tooLarge(wanted.notation(), exception));
      return Optional.empty();
    }
  }

  /**
   * A game refuses pieces for other boards than its own, so missing methods of that board are not
   * reported.
   */
  private static boolean isOfGame(Declaration declaration) {
    return declaration.hasLetter()
        && Annotations.find(declaration.type().getEnclosingElement(), VariantReader.ANNOTATION)
            .isPresent();
  }

  private void report(Declaration declaration, List<Diagnostic> diagnostics) {
    for (Diagnostic diagnostic : diagnostics) {
      reporter.report(declaration, diagnostic);
    }
  }

  private PieceClass pieceClass(Declaration declaration) {
    return new PieceClass(
        GeneratedNames.packageName(declaration.type(), elements),
        GeneratedNames.simpleName(declaration.type()),
        declaration.notation(),
        declaration.dialect(),
        declaration.pieceName(),
        DeclarationCheck.letter(declaration),
        declaration.royal(),
        List.of(),
        DeclarationCheck.geometry(declaration),
        boards.binding(declaration));
  }

  /** Checks that a piece has functions for bitboards if its declaration requires them. */
  private static List<Diagnostic> checkBitboards(Declaration declaration, Piece piece) {
    return declaration.bitboards()
        ? obstacle(declaration, piece).map(PieceStep::diagnostic).stream().toList()
        : List.of();
  }

  private static Optional<BitboardObstacle> obstacle(Declaration declaration, Piece piece) {
    if (BoardClass.ownClass(declaration).isPresent()) {
      return Optional.of(BitboardObstacle.OTHER_BOARD);
    }
    if (declaration.files() == 0 && declaration.ranks() == 0) {
      return Optional.of(BitboardObstacle.NO_BOARD);
    }
    return DeclarationCheck.geometry(declaration)
        .flatMap(board -> BitboardPlan.obstacle(piece, board.files(), board.ranks()));
  }

  private static Diagnostic diagnostic(BitboardObstacle obstacle) {
    boolean isOfBoard =
        switch (obstacle) {
          case NO_BOARD, LARGE_BOARD -> true;
          default -> false;
        };
    return new Diagnostic(
        ProblemCode.NO_BITBOARDS,
        AnnotationPlace.of("bitboards"),
        "the piece has no functions for bitboards, because " + obstacle.words(),
        isOfBoard
            ? BOARD_HELP
            : "remove bitboards = true, and write these moves by hand or with the board of "
                + "the runtime");
  }
}
