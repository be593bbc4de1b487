package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.LEGAL;
import static io.github.betza.processor.emit.variant.GameVariables.TURN;

import com.palantir.javapoet.ClassName;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.QuietMoves;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.path.Length.AcrossBoard;
import io.github.betza.processor.path.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The loops over the pieces of a game whose moves are listed by sets of bits. */
final class BitLoops {
  static final ClassName LEGAL_TARGETS = ClassName.get("io.github.betza.generated", "LegalTargets");

  /** The sets that code may read, in the order in which methods take them. */
  static final List<String> SETS =
      List.of("own", "enemy", "occupied", "unmoved", "blockers", "targets", "blockerTargets");

  /** The word that holds the bit of the square where the piece stands. */
  static final Code WORD_OF_FROM = Code.of("($L >> 6)", BitWords.FROM);

  /** Declares the direction in which the pieces of the side face. */
  static final Code TURNED =
      new CodeBuilder().addStatement("int $L = 1 - 2 * $L", TURN, BitWords.SIDE).build();

  private static final CodeName LEFT = CodeName.variable("left");

  /** From so many pieces of a kind on it pays to move all of them at once. */
  private static final int NUMEROUS = 3;

  private final GameSets game;
  private final GameSource source;
  private final BitWords words;
  private final BitConstants constants;

  /** The kinds of which sets express the moves only that are no captures. */
  private final Map<Integer, QuietMoves> quiet = new TreeMap<>();

  BitLoops(GameSets game) {
    this.game = game;
    this.source = game.source();
    this.words = game.words();
    this.constants = game.constants();
  }

  /** Returns how sets of bits express the moves of a kind, where they can. */
  Optional<BitPlan> plan(int kind) {
    return fitting(kind, plan(source.piece(kind).moves(), furthest()));
  }

  /**
   * Returns how they express the moves of a kind that capture nothing, where its captures, which
   * are jumps, are left to the code of its notation: on a board of at most 64 squares.
   */
  Optional<BitPlan> quietPlan(int kind) {
    if (words.count() > 1
        || source.piece(kind).royal()
        || !source.rules().extrasOf(kind).isEmpty()) {
      return Optional.empty();
    }
    Optional<QuietMoves> moves =
        source.piece(kind).moves().flatMap(QuietMoves::of).filter(QuietMoves::jump);
    Optional<BitPlan> plan = fitting(kind, moves.flatMap(quiet -> quiet.plan(furthest())));
    plan.ifPresent(planned -> quiet.put(kind, moves.orElseThrow()));
    return plan;
  }

  private int furthest() {
    return AcrossBoard.steps(source.board().files(), source.board().ranks());
  }

  private Optional<BitPlan> fitting(int kind, Optional<BitPlan> planned) {
    Optional<BitPlan> plan = planned;
    for (int number : source.rules().extrasOf(kind)) {
      Optional<BitPlan> extra = plan(source.rules().extras().get(number).moves(), furthest());
      plan = plan.flatMap(own -> extra.flatMap(more -> own.with(number, more)));
    }
    boolean hasBlockers = !source.rules().blockersTo(kind).isEmpty();
    return plan.filter(own -> !own.terms().isEmpty() && !isComplicated(kind, own))
        .filter(own -> own.fits(source.board().files(), source.board().ranks()))
        .filter(own -> own.size() <= BitPlan.MOST_TERMS / words.count())
        .filter(
            own ->
                !hasBlockers
                    || (own.allowsBlockers() && source.rules().commonBlockers().isPresent()))
        // A hole is as good as an own piece, but no hurdle.
        .filter(own -> !source.board().hasHoles() || own.needsEmptySquaresOnly())
        .filter(own -> !own.hasNullMove() || isChecked(kind))
        .filter(own -> !own.castles() || isChecked(kind) || !source.endsByMate());
  }

  private static Optional<BitPlan> plan(Optional<Piece> moves, int furthest) {
    return moves.flatMap(known -> BitPlan.of(known, furthest));
  }

  /**
   * Which squares a kind may reach must not depend on the move, and a kind with further promotions
   * must have leaps only: then the pieces that may promote are generated singly.
   */
  private boolean isComplicated(int kind, BitPlan plan) {
    return source.rules().zones().stream()
            .anyMatch(zone -> zone.kind() == kind && !zone.zone().captures().isEmpty())
        || (isChecked(kind) && !source.rules().promotionsOf(kind).isEmpty())
        || (source.hasUncountablePromotion(kind) && plan.leaps().isEmpty());
  }

  /** Marks the pieces of a kind on the squares of a table of sets by side as generated singly. */
  private void listOn(CodeBuilder code, int kind, String squares) {
    for (int word : words.all()) {
      code.addStatement(
          "$L.generateSingly($L, $L & $L[$L])",
          LEGAL,
          word,
          words.pieces(game.name(kind), word),
          squares,
          words.placeBySide(word));
    }
  }

  private BitCastlings castlings(int kind) {
    return new BitCastlings(words, constants.of(game.name(kind)));
  }

  private boolean isRoyal(int kind) {
    return source.piece(kind).royal();
  }

  /**
   * Returns whether a side has so many pieces of a kind when a game begins that it pays to move all
   * of them at once.
   */
  boolean areNumerous(int kind) {
    return source.board().most(source.piece(kind).symbol()) >= NUMEROUS;
  }

  /** Marks pieces that may promote because of where they begin as generated singly. */
  void listInvolved(CodeBuilder code, int kind) {
    if (source.hasInvolvedPromotion(kind)) {
      listOn(code, kind, game.promotion(kind));
    }
  }

  /** Returns whether a kind may not go where it would be attacked. */
  boolean isChecked(int kind) {
    return isRoyal(kind) && source.endsByMate();
  }

  /** Returns the code that marks all pieces which no set of bits can move as generated singly. */
  Code generatedSingly(Map<Integer, BitPlan> plans) {
    CapturesApart captures = new CapturesApart(game);
    CodeBuilder code = new CodeBuilder();
    for (int kind : game.numbers()) {
      if (plans.containsKey(kind)) {
        code.add(enPassant(kind, plans.get(kind)));
        if (quiet.containsKey(kind)) {
          code.add(captures.mark(kind, quiet.get(kind)));
        }
      } else {
        list(code, kind);
      }
    }
    return code.build();
  }

  /** Pieces that may capture en passant are generated singly. */
  private Code enPassant(int kind, BitPlan plan) {
    CodeBuilder code = new CodeBuilder();
    if (plan.enPassant().isEmpty()) {
      return code.build();
    }
    code.add("$L\n", Code.comment("Pieces that may capture en passant are generated singly."));
    code.beginControlFlow("if ($L.hasEnPassant())", LEGAL);
    List<Code> meets =
        plan.leapsEnPassant().stream()
            .map(constants.of(game.name(kind))::captures)
            .flatMap(table -> words.all().stream().map(word -> meeting(table, word)))
            .toList();
    pieces(
        code,
        kind,
        Code.nothing(),
        new CodeBuilder()
            .beginControlFlow("if (($L) != 0)", Code.join(meets, " | "))
            .addStatement("$L.generateSingly($L, left & -left)", LEGAL, word())
            .endControlFlow()
            .build());
    return code.endControlFlow().build();
  }

  /** Returns a word of the squares that leaps reach on which a piece can be captured en passant. */
  private Code meeting(String leaps, int word) {
    return Code.of(
        "($L[$L] & $L.enPassant($L))", leaps, words.place(BitWords.FROM, word), LEGAL, word);
  }

  /** Marks all pieces of a kind as generated singly. */
  void list(CodeBuilder code, int kind) {
    for (int word : words.all()) {
      code.addStatement(
          "$L.generateSingly($L, $L)", LEGAL, word, words.pieces(game.name(kind), word));
    }
  }

  /** Returns the number of the word that a loop is at. */
  Code word() {
    return Code.of(words.count() == 1 ? "0" : "word");
  }

  /** Writes a loop over some pieces of a kind; the body reads the bit {@code from} of one. */
  void pieces(CodeBuilder code, int kind, Code which, Code body) {
    if (words.count() > 1) {
      code.beginControlFlow("for (int word = 0; word < $L; word++)", words.count());
    }
    loop(code, kind, word(), which, words.lowest(LEFT), body);
    if (words.count() > 1) {
      code.endControlFlow();
    }
  }

  /** Writes a loop over the pieces of a word; the body may read the bit {@code from} of one. */
  void loop(CodeBuilder code, Code pieces, int word, Code body) {
    loop(code, pieces, words.lowest(LEFT, word), body);
  }

  private void loop(CodeBuilder code, Code pieces, Code lowest, Code body) {
    code.beginControlFlow("for (long left = $L; left != 0; left &= left - 1)", pieces);
    if (body.names().contains(BitWords.FROM)) {
      code.addStatement("int $L = $L", BitWords.FROM, lowest);
    }
    code.add(body).endControlFlow();
  }

  private void loop(CodeBuilder code, int kind, Code word, Code which, Code lowest, Code body) {
    Code pieces = words.pieces(BitWords.SIDE, game.name(kind), word);
    loop(code, Code.of("$L$L", pieces, which), lowest, body);
  }

  /** Returns what leaves of a word of pieces those that nothing pins. */
  private static Code free(Code word) {
    return Code.of(" & $L.free($L)", LEGAL, word);
  }

  /** Writes a loop over the pieces of a kind that nothing pins. */
  void freePieces(CodeBuilder code, int kind, Code body) {
    pieces(code, kind, free(word()), body);
  }

  /**
   * Returns a loop over the pieces of a kind that nothing pins, or one for each word. Their
   * castling is generated singly.
   *
   * @param actions what is done with the other moves of a piece in each word, or in any
   */
  Code freePieces(int kind, BitPlan plan, List<Code> actions) {
    CodeBuilder code = new CodeBuilder();
    for (int word = 0; word < actions.size(); word++) {
      CodeBuilder body = new CodeBuilder().add(actions.get(word));
      if (plan.castles()) {
        castlings(kind).list(body, plan);
      }
      if (actions.size() == 1) {
        freePieces(code, kind, body.build());
      } else {
        Code number = Code.of("$L", word);
        loop(code, kind, number, free(number), words.lowest(LEFT, word), body.build());
      }
    }
    return code.build();
  }

  /**
   * Returns the code for the moves of the only royal piece; where there are several, they are
   * generated singly.
   *
   * @param moves what is done with its plain moves
   * @param pass what is done where it may pass
   */
  Code onlyRoyal(int kind, BitPlan plan, Code moves, Code pass) {
    CodeBuilder body = new CodeBuilder().add(moves);
    if (plan.castles() && source.rules().isConfined(kind)) {
      castlings(kind).list(body, plan);
    } else if (plan.castles()) {
      castlings(kind).append(body, plan);
    }
    if (plan.hasNullMove()) {
      body.add(pass);
    }
    CodeBuilder code = new CodeBuilder().beginControlFlow("if ($L.hasOneRoyal())", LEGAL);
    freePieces(code, kind, body.build());
    code.nextControlFlow("else");
    list(code, kind);
    return code.endControlFlow().build();
  }

  /** Returns the statements that find what some code reads. */
  Code variables(Code body) {
    Set<Code> read = body.names();
    CodeBuilder sets = new CodeBuilder();
    for (String set : SETS) {
      for (int word : words.all()) {
        CodeName variable = words.variable(set, word);
        if (read.contains(variable)) {
          sets.addStatement("long $L = $L", variable, value(set, word));
        }
      }
    }
    Code found = sets.build();
    found.addNames(read);
    CodeBuilder variables = new CodeBuilder();
    if (read.contains(BitWords.SIDE)) {
      variables.addStatement("int $L = board.side()", BitWords.SIDE);
    }
    return variables.add(found).build();
  }

  /** Returns how a word of a set is got. */
  private Code value(String set, int word) {
    return switch (set) {
      case "blockers" -> blockers(word);
      case "own" -> ofSide("closed", BitWords.SIDE, word);
      case "enemy" -> ofSide("side", Code.of("$L ^ 1", BitWords.SIDE), word);
      case "targets", "blockerTargets" -> Code.of("$L.$L($L)", LEGAL, set, word);
      default -> Code.of("$L.$L($L)", BitWords.SETS, set, word);
    };
  }

  private Code ofSide(String method, Code side, int word) {
    return words.count() == 1
        ? Code.of("$L.$L($L)", BitWords.SETS, method, side)
        : Code.of("$L.$L($L, $L)", BitWords.SETS, method, side, word);
  }

  /** Returns how a word of the pieces is got that are like the edge of the board to others. */
  private Code blockers(int word) {
    Code number = Code.of("$L", word);
    List<Code> pieces = new ArrayList<>();
    for (int kind : source.rules().commonBlockers().orElse(Set.of())) {
      pieces.add(words.pieces(Code.of("0"), game.name(kind), number));
      pieces.add(words.pieces(Code.of("1"), game.name(kind), number));
    }
    return Code.join(pieces, " | ");
  }
}
