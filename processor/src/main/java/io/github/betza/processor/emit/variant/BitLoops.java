package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.TURN;

import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.path.Length.AcrossBoard;
import io.github.betza.processor.path.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The loops over the pieces of a game whose moves are listed by sets of bits. */
final class BitLoops {
  /** The sets that code may read, in the order in which methods take them. */
  static final List<String> SETS =
      List.of(
          "own", "closed", "enemy", "occupied", "unmoved", "blockers", "targets", "held", "wanted");

  /** The word that contains the bit of the square of the piece. */
  static final Code WORD_OF_FROM = Code.of("($L >> 6)", BitWords.FROM);

  /** Declares the direction that the pieces of the side face. */
  static final Code TURNED =
      new CodeBuilder().addStatement("int $L = 1 - 2 * $L", TURN, BitWords.SIDE).build();

  private static final CodeName LEFT = CodeName.variable("left");

  /** The least number of pieces of a kind for which it pays to move all of them at once. */
  private static final int NUMEROUS = 3;

  private final GameSets game;
  private final GameSource source;
  private final BitWords words;
  private final BitConstants constants;

  /** Whether the game finds its check mask itself, see {@link CheckMaskWriter}. */
  private final boolean masked;

  BitLoops(GameSets game, boolean masked) {
    this.game = game;
    this.masked = masked;
    this.source = game.source();
    this.words = game.words();
    this.constants = game.constants();
  }

  /** Returns some number of bits in the direction that the pieces of the side face. */
  static Code turned(int bits) {
    return Math.abs(bits) == 1
        ? Code.of(bits > 0 ? "$L" : "-$L", TURN)
        : Code.of("$L * $L", TURN, bits);
  }

  /** Returns how sets of bits express the moves of a kind, if they can. */
  Optional<BitPlan> plan(int kind) {
    return fitting(kind, plan(source.piece(kind).moves(), furthest()));
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
        // A hole is like an own piece, but not a hurdle.
        .filter(own -> !source.board().hasHoles() || own.needsEmptySquaresOnly())
        .filter(own -> !own.hasNullMove() || isChecked(kind))
        .filter(own -> !own.castles() || isChecked(kind) || !source.endsByMate());
  }

  private static Optional<BitPlan> plan(Optional<Piece> moves, int furthest) {
    return moves.flatMap(known -> BitPlan.of(known, furthest));
  }

  /**
   * Returns whether a kind is too complex for sets of bits: the squares that it may reach depend on
   * the move, or it is royal and promotes, castles within a zone, or is involved in captures en
   * passant.
   */
  private boolean isComplicated(int kind, BitPlan plan) {
    boolean depends =
        source.rules().zones().stream()
            .anyMatch(zone -> zone.kind() == kind && !zone.zone().captures().isEmpty());
    boolean isInvolved =
        !source.rules().promotionsOf(kind).isEmpty()
            || !plan.enPassant().isEmpty()
            || plan.terms().stream().anyMatch(BitTerm::grants)
            || (plan.castles() && source.rules().isConfined(kind));
    return depends
        || (isChecked(kind) && isInvolved)
        || (source.endsByMate() && source.mayBecomeRoyal(kind));
  }

  private boolean isRoyal(int kind) {
    return source.piece(kind).royal();
  }

  /**
   * Returns whether a side begins with so many pieces of a kind that it pays to move all of them at
   * once.
   */
  boolean areNumerous(int kind) {
    return source.board().most(source.piece(kind).symbol()) >= NUMEROUS;
  }

  /** Returns whether a kind may not go to attacked squares. */
  boolean isChecked(int kind) {
    return isRoyal(kind) && source.endsByMate();
  }

  /**
   * Writes loops over the pieces of a kind in a home, see {@link ReachWriter#homes}; the body reads
   * the bit {@code from} of one.
   *
   * @param which the restriction of the set
   */
  void pieces(CodeBuilder code, int kind, int home, Code which, Code body) {
    boolean both = home == ReachWriter.ANY && words.count() > 1;
    if (both) {
      code.beginControlFlow("for (int word = 0; word < $L; word++)", words.count());
    }
    Code word = both ? Code.of("word") : Code.of("$L", Math.max(home, 0));
    Code pieces = words.pieces(BitWords.SIDE, game.name(kind), word);
    Code lowest = both ? words.lowest(LEFT) : words.lowest(LEFT, Math.max(home, 0));
    loop(code, Code.of("$L$L", pieces, which), lowest, body);
    if (both) {
      code.endControlFlow();
    }
  }

  /** Returns a word of the set of squares on which plain moves of the piece may end. */
  Code ends(int word, int home) {
    // Not only in the method, which would read fields for each piece.
    Code isFree =
        home == ReachWriter.ANY && words.count() > 1
            ? Code.of("(checks.held(word) >>> $L & 1) == 0", BitWords.FROM)
            : Code.of(
                "($L >>> $L & 1) == 0", words.variable("held", Math.max(home, 0)), BitWords.FROM);
    Code ofHeld =
        masked
            ? Code.of("masks.targetsOf($L)", BitWords.FROM)
            : Code.of("checks.targetsOf($L, $L)", BitWords.FROM, word);
    return Code.of("($L ? $L : $L)", isFree, words.variable("targets", word), ofHeld);
  }

  /**
   * Returns a word of the squares on which wanted moves of the piece end, legal or not. If only own
   * pieces close squares, unwanted squares are closed, too.
   *
   * @param terms its moves without extra moves
   * @param home the word in which it is, or {@link ReachWriter#ANY}
   */
  Code wanted(
      ReachWriter reaches, int kind, BitPlan plan, List<BitTerm> terms, int home, int word) {
    Code targets = reaches.targets(kind, plan, terms, home, word).operand();
    CodeName own = words.variable("own", word);
    boolean closes =
        source.rules().promotionsOf(kind).isEmpty()
            && plan.extras().isEmpty()
            && terms.stream().allMatch(term -> term.ends() == Ends.BOTH)
            && !reaches.reach(kind, terms, home, word).names().contains(own);
    return closes
        ? targets.withName(own, words.variable("closed", word))
        : Code.of("$L$L", targets, wanted(kind, word));
  }

  /** Returns a word of the set of squares on which wanted moves of the pieces of a kind may end. */
  Code wanted(int kind, int word) {
    if (source.rules().promotionsOf(kind).isEmpty()) {
      return Code.of(" & $L", words.variable("wanted", word));
    }
    return source.rules().mustPromote(kind)
        ? Code.of(" & $L", words.variable(game.word(kind) + "Wanted", word))
        : Code.nothing();
  }

  /** Declares the variables of {@link #wanted}, unless another kind has the same. */
  void declareWanted(CodeBuilder code, int kind) {
    if (source.rules().promotionsOf(kind).isEmpty() || !source.rules().mustPromote(kind)) {
      return;
    }
    for (int word : words.all()) {
      Code zone = Code.of("$L[$L]", game.promotion(kind), words.placeBySide(word));
      code.addStatement(
          masked ? "long $L = $L.wanted($L)" : "long $L = $L.wanted($L, " + word + ")",
          words.variable(game.word(kind) + "Wanted", word),
          checks(),
          zone);
    }
  }

  /** Returns the name of the object that decides where moves may end. */
  String checks() {
    return masked ? "masks" : "checks";
  }

  /** Returns a word of the squares from which leaps of {@code side} capture on a target. */
  Code origins(int kind, Leaps leaps, CodeName target, int word) {
    Code place =
        words.place(target, word).withName(BitWords.SIDE, Code.of("($L ^ 1)", BitWords.SIDE));
    Code origins = Code.of("$L[$L]", constants.of(game.name(kind)).captures(leaps), place);
    return source.rules().isConfined(kind)
        ? Code.of(
            "($L & -($L[$L] >>> $L & 1))",
            origins,
            game.zone(kind),
            words.placeBySide(Code.of("($L >> 6)", target)),
            target)
        : origins;
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

  /**
   * Returns the declarations of the variables that some code reads.
   *
   * @param before the code before it, which reads no sets
   */
  Code variables(Code before, Code body) {
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
    before.addNames(read);
    CodeBuilder variables = new CodeBuilder();
    if (read.contains(BitWords.SIDE)) {
      variables.addStatement("int $L = board.side()", BitWords.SIDE);
    }
    if (read.contains(TURN)) {
      variables.add(TURNED);
    }
    return variables.add(before).add(found).build();
  }

  /** Returns the expression for a word of a set. */
  private Code value(String set, int word) {
    return switch (set) {
      case "blockers" -> blockers(word);
      case "own" -> ofSide("closed", BitWords.SIDE, word);
      case "closed" -> Code.of("$L | ~$L", value("own", word), value("wanted", word));
      case "enemy" -> ofSide("side", Code.of("$L ^ 1", BitWords.SIDE), word);
      case "targets", "held", "wanted" ->
          masked ? Code.of("masks.$L()", set) : Code.of("checks.$L($L)", set, word);
      default -> Code.of("$L.$L($L)", BitWords.SETS, set, word);
    };
  }

  private Code ofSide(String method, Code side, int word) {
    return words.count() == 1
        ? Code.of("$L.$L($L)", BitWords.SETS, method, side)
        : Code.of("$L.$L($L, $L)", BitWords.SETS, method, side, word);
  }

  /**
   * Returns the expression for a word of the pieces that are like the edge of the board to others.
   */
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
