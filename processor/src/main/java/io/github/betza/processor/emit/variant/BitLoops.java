package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.TURN;

import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
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
      List.of("own", "enemy", "occupied", "unmoved", "blockers", "targets", "held", "wanted");

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

  /** Whether the game finds its check mask itself, see {@link CheckMaskWriter}. */
  private final boolean masked;

  BitLoops(GameSets game, boolean masked) {
    this.game = game;
    this.masked = masked;
    this.source = game.source();
    this.words = game.words();
    this.constants = game.constants();
  }

  /** Returns some number of bits in the direction in which the pieces of the side face. */
  static Code turned(int bits) {
    return Math.abs(bits) == 1
        ? Code.of(bits > 0 ? "$L" : "-$L", TURN)
        : Code.of("$L * $L", TURN, bits);
  }

  /** Returns how sets of bits express the moves of a kind, where they can. */
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
        // A hole is as good as an own piece, but no hurdle.
        .filter(own -> !source.board().hasHoles() || own.needsEmptySquaresOnly())
        .filter(own -> !own.hasNullMove() || isChecked(kind))
        .filter(own -> !own.castles() || isChecked(kind) || !source.endsByMate());
  }

  private static Optional<BitPlan> plan(Optional<Piece> moves, int furthest) {
    return moves.flatMap(known -> BitPlan.of(known, furthest));
  }

  /**
   * Which squares a kind may reach must not depend on the move; nor do sets of bits express what a
   * royal piece does that promotes, castles within a zone, or has to do with captures en passant.
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
   * Returns whether a side has so many pieces of a kind when a game begins that it pays to move all
   * of them at once.
   */
  boolean areNumerous(int kind) {
    return source.board().most(source.piece(kind).symbol()) >= NUMEROUS;
  }

  /** Returns whether a kind may not go where it would be attacked. */
  boolean isChecked(int kind) {
    return isRoyal(kind) && source.endsByMate();
  }

  /**
   * Writes loops over the pieces of a kind in a home, see {@link ReachWriter#homes}; the body reads
   * the bit {@code from} of one.
   *
   * @param which what restricts the set
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
  Code ends(int word) {
    return masked
        ? Code.of("masks.targetsOf($L)", BitWords.FROM)
        : Code.of("checks.targetsOf($L, $L)", BitWords.FROM, word);
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

  /** Declares what {@link #wanted} names, if no other kind has the same. */
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

  /** Returns what decides where moves may end. */
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
   * Returns the statements that find what some code reads.
   *
   * @param before what comes before it, and reads no sets
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

  /** Returns how a word of a set is got. */
  private Code value(String set, int word) {
    return switch (set) {
      case "blockers" -> blockers(word);
      case "own" -> ofSide("closed", BitWords.SIDE, word);
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
