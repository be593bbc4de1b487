package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.BOARD;
import static io.github.betza.processor.emit.Variables.FORWARD;
import static io.github.betza.processor.emit.Variables.FOUND;
import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.MOVES;
import static io.github.betza.processor.emit.Variables.TARGET;
import static io.github.betza.processor.emit.Variables.WANTED;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.processor.emit.OurBoard.EmptyOrigin;
import io.github.betza.processor.emit.bitboard.BitboardObstacle;
import io.github.betza.processor.emit.bitboard.BitboardPlan;
import io.github.betza.processor.emit.bitboard.BitboardWriter;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.CodeLimits;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.MoveCountBound;
import io.github.betza.processor.emit.plan.NodeUsage;
import io.github.betza.processor.emit.plan.PiecePlan;
import io.github.betza.processor.emit.plan.PiecePlan.Section;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Length.AcrossBoard;
import io.github.betza.processor.path.reverse.Obstacle;
import io.github.betza.processor.trait.PieceTraits;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Writes the class that generates a piece's moves. */
public final class Emitter {
  /** The beginning of the names of methods with parts of the list of moves. */
  private static final String MOVES = "moves";

  /** The name of the method that lists the squares reached by an immobiliser with complex paths. */
  private static final String IMMOBILIZING = "immobilizing";

  private static final Code BEGIN_PIECE = Code.of("$L.pending().beginPiece();\n", MOVES);

  private final PieceSource source;
  private final PiecePlan plan;
  private final BoardAccess access;
  private final Routines routines;
  private final MovesWriter writer;
  private final ClassWriter type;

  /** The paths along which the piece immobilises, if it does. */
  private final Optional<PiecePlan> immobilizers;

  private final Optional<MovesWriter> immobilizing;
  private final int inlinedLegs;
  private final OptionalInt stride;

  /** The tables of sets of bits, if a size of the board is declared. */
  private final Optional<BitConstants> constants;

  /** The moves of the piece by sets of bits, if they are written so. */
  private final Optional<SetMoves> sets;

  /** The traits that the class declares; none on an engine's own board. */
  private final Set<Trait> traits;

  private int lines;

  /** The size in bytes of the largest method that is too large. */
  private int largest;

  private Emitter(PieceSource source, PiecePlan plan, int inlinedLegs) {
    this.plan = plan;
    this.inlinedLegs = inlinedLegs;
    this.stride = stride(source);
    this.source = source;
    this.constants =
        source.geometry().map(size -> new BitConstants(size.files(), size.ranks(), List.of()));
    this.sets = constants.flatMap(tables -> SetMoves.of(source, plan, tables));
    this.access = BoardAccess.of(source);
    this.routines = new Routines(access);
    this.type = new ClassWriter(source, access);
    this.traits = type.isOnOurBoard() ? PieceTraits.of(source.piece()).all() : Set.of();
    this.writer = writer(source, plan, bound(source));
    this.immobilizers = plan.immobilizes();
    this.immobilizing =
        immobilizers.isPresent()
            ? Optional.of(writer(source, immobilizers.get(), MoveCountBound.NONE))
            : Optional.empty();
  }

  private MovesWriter writer(PieceSource source, PiecePlan paths, MoveCountBound bound) {
    return new MovesWriter(
        paths, access, new NodeUsage(inlinedLegs), bound, routines, stride(source));
  }

  /**
   * Returns the bound of the number of moves, which is unknown for an engine's own board of any
   * size.
   */
  private MoveCountBound bound(PieceSource source) {
    if (source.board().access() != BoardBinding.Access.OUR_BOARD) {
      return MoveCountBound.NONE;
    }
    int longest =
        source
            .geometry()
            .map(size -> AcrossBoard.steps(size.files(), size.ranks()))
            .orElse(LargestBoard.ACROSS);
    return MoveCountBound.of(plan, longest);
  }

  /**
   * Returns the class of a piece with methods that are already written.
   *
   * @param moves the methods, for this piece or another with the same paths, dialect, promotions
   *     and board
   */
  public static TypeSpec emit(PieceSource source, MovesCode moves) {
    return new ClassWriter(source, BoardAccess.of(source)).type(moves);
  }

  /**
   * Writes the methods of a class, which take nearly all of the time.
   *
   * @throws TooLargeException if the class would be too large to be compiled in a reasonable time,
   *     or a method too large for the virtual machine to compile
   */
  public static MovesCode moves(PieceSource source) throws TooLargeException {
    PiecePlan plan = new PiecePlan(source.piece());
    Emitter emitter = new Emitter(source, plan, CodeLimits.INLINED_LEGS);
    Optional<MovesCode> first = emitter.writeIfShort();
    MovesCode moves;
    if (first.isPresent() && !emitter.hasTooLargeMethod()) {
      moves = first.get();
    } else {
      emitter = new Emitter(source, plan, 0);
      moves = emitter.write();
    }
    int bytes = emitter.largest / CodeLimits.OVERESTIMATE;
    if (bytes > CodeLimits.METHOD_BYTES) {
      throw TooLargeException.bytes(bytes);
    }
    return moves;
  }

  private static OptionalInt stride(PieceSource source) {
    boolean known =
        source.geometry().isPresent() && source.board().access() == BoardBinding.Access.OUR_BOARD;
    return known
        ? OptionalInt.of(source.geometry().get().files() + Geometry.PADDING)
        : OptionalInt.empty();
  }

  /** Writes the methods, if they have no more lines than are allowed. */
  private Optional<MovesCode> writeIfShort() {
    try {
      return Optional.of(write());
    } catch (TooLargeException exception) {
      return Optional.empty();
    }
  }

  private MovesCode write() throws TooLargeException {
    type.addMoves();
    writer.prepare(Mode.ALL);
    if (sets.isEmpty() || !sets.get().lists()) {
      addLists();
    }
    sets.ifPresent(this::addSets);
    checkLines();
    boolean backward = addAttacks();
    if (immobilizers.isPresent()) {
      addImmobilizes(immobilizers.get(), immobilizing.orElseThrow());
    }
    if (type.isOnOurBoard()) {
      type.addInstanceMethods(backward);
    }
    routines.methods().forEach(type::add);
    largest = Math.max(largest, routines.largest());
    checkLines();
    addBitboards().ifPresent(obstacle -> type.lacks("functions for bitboards", obstacle.words()));
    List<FieldSpec> tables = constants.map(BitConstants::fields).orElse(List.of());
    Set<Code> names = new HashSet<>(routines.names());
    names.addAll(type.names());
    return new MovesCode(tables, traits, type.methods(), names, type.missing());
  }

  private void checkLines() throws TooLargeException {
    if (lines + routines.lines() > CodeLimits.LINES) {
      throw TooLargeException.lines(lines + routines.lines());
    }
  }

  private boolean hasTooLargeMethod() {
    return largest > 0;
  }

  private void count(Code method) {
    lines += method.lines();
    if (!CodeLimits.allow(method.bytes())) {
      largest = Math.max(largest, method.bytes());
    }
  }

  /** Adds the methods that find the moves by sets of bits. */
  private void addSets(SetMoves moves) {
    if (moves.lists()) {
      type.addList(false, guarded(EmptyOrigin.list(type.list(false)), moves.list(type.check())));
    }
    type.addCount(guarded(EmptyOrigin.count(), moves.count(type.check())));
    moves.reached().forEach(type::add);
    moves.statements().forEach(this::count);
  }

  /**
   * Adds the functions for engines that keep their own bitboards.
   *
   * @return why there are none, if the board is declared
   */
  private Optional<BitboardObstacle> addBitboards() {
    if (!type.isOnOurBoard() || source.geometry().isEmpty()) {
      return Optional.empty();
    }
    DeclaredGeometry size = source.geometry().get();
    Optional<BitboardPlan> functions =
        BitboardPlan.of(
            source.piece(), plan.alternatives(), size.files(), size.ranks(), size.numbering());
    if (functions.isEmpty()) {
      return BitboardPlan.obstacle(source.piece(), plan.alternatives(), size.files(), size.ranks());
    }
    new BitboardWriter(functions.get(), constants.orElseThrow()).methods().forEach(type::add);
    return Optional.empty();
  }

  /** Adds the methods that append the wanted moves. */
  private void addLists() {
    Code own = writer.writeOwn(MOVES);
    Code begin = plan.usesList() && !own.isEmpty() ? BEGIN_PIECE : Code.nothing();
    boolean turns = !writer.isSymmetric();
    if (plan.others().isEmpty()) {
      addList(false, whole(writer, turns, begin, own));
      return;
    }
    addList(true, whole(writer, turns, BEGIN_PIECE, own));
    Code others = writer.write(plan.others(), Mode.ALL, MOVES);
    Code call =
        Code.of("$L($L, $L, $L, $L, $L);\n", type.list(true), BOARD, FROM, FORWARD, WANTED, MOVES);
    addList(false, whole(writer, turns, call, others));
  }

  private void addList(boolean own, Code code) {
    type.addList(own, guarded(EmptyOrigin.list(type.list(own)), code));
  }

  /** Puts the statement for an empty origin before code. */
  private Code guarded(Code whereEmpty, Code code) {
    // The content of a square and the side of a piece come from the engine's own board.
    return type.isOnOurBoard() ? Code.sequence(whereEmpty, code) : code;
  }

  /** Puts the check of the board and the variables that some code needs before it. */
  private Code whole(MovesWriter along, boolean turns, Code first, Code code) {
    Code prologue = along.prologue(code, turns ? FORWARD : MovesWriter.ALWAYS_FORWARD);
    lines += 12;
    count(code);
    return Code.sequence(type.check(), prologue, first, code);
  }

  /**
   * Adds the attack tests. On the runtime's board they walk the captures backward, if possible; on
   * an engine's own board only the search for attackers of a square does.
   *
   * @return whether they walk them backward
   */
  private boolean addAttacks() throws TooLargeException {
    AttackersWriter attackers = new AttackersWriter(plan.backward());
    if (!type.isOnOurBoard()) {
      type.addAttacks(attacks(plan, writer, ByListing.CAPTURES));
      addCanMove();
      addOutward(attackers);
      return false;
    }
    Optional<Obstacle> obstacle = attackers.obstacle();
    if (obstacle.isPresent()) {
      Code code = attacks(plan, writer, ByListing.CAPTURES);
      type.addAttacks(guarded(EmptyOrigin.test("canCapture"), code));
      type.addAttackers(
          AttackersWriter.search(type.check()),
          "It generates the captures of every such piece, because "
              + obstacle.get().words()
              + ".\n");
      return false;
    }
    type.addAttacks(AttackersWriter.attacks());
    Code code = search(attackers);
    count(code);
    type.addAttackers(code, "");
    return true;
  }

  /**
   * Adds the test of a move on an engine's own board: along the paths if that is enough, otherwise
   * by listing all moves.
   */
  private void addCanMove() {
    writer.prepare(Mode.CAN_MOVE);
    if (plan.isSimple()) {
      Code walks = writer.result(Mode.CAN_MOVE);
      Code never = Code.of("return false;\n");
      type.addCanMove(whole(writer, false, Code.nothing(), walks.isEmpty() ? never : walks));
    } else {
      type.addCanMove(Code.sequence(ByListing.find(ByListing.MOVES), ByListing.reaches()));
    }
  }

  /** Adds the search for attackers on an engine's own board, if it can walk captures backward. */
  private void addOutward(AttackersWriter attackers) {
    Optional<String> obstacle = attackers.obstacleOn(source.board());
    if (obstacle.isPresent()) {
      type.lacks("{@code isAttacked} and {@code attackers}", obstacle.get());
      return;
    }
    Code code = attackers.write(access, routines, inlinedLegs, stride, Code.nothing());
    count(code);
    type.addAttackers(
        code, attackers.takesEnPassant() ? "Captures en passant are left out.\n" : "");
  }

  /** Writes the search for attackers, by sets of bits if they can express it. */
  private Code search(AttackersWriter attackers) {
    return attackers
        .lasting()
        .flatMap(paths -> SetPlan.backward(source, paths))
        .flatMap(paths -> SetAttackers.write(paths, constants.orElseThrow(), type.check()))
        .orElseGet(() -> attackers.write(access, routines, inlinedLegs, stride, type.check()));
  }

  /** Adds the test whether the piece immobilises, which is an attack test along other paths. */
  private void addImmobilizes(PiecePlan paths, MovesWriter along) {
    if (!paths.isSimple()) {
      along.prepare(Mode.ALL);
      List<Section> sections = new ArrayList<>(paths.own());
      sections.addAll(paths.others());
      Code code = along.write(sections, Mode.ALL, IMMOBILIZING);
      type.addList(IMMOBILIZING, whole(along, true, BEGIN_PIECE, code));
    }
    Code list =
        Code.of(
            "$L($L, $L, 1, $T.CAPTURES, $L);\n",
            IMMOBILIZING,
            BOARD,
            FROM,
            RuntimeTypes.PIECE_MOVES,
            FOUND);
    Code code = attacks(paths, along, list);
    type.addImmobilizes(guarded(EmptyOrigin.test("canImmobilize"), code));
  }

  /**
   * Writes the attack test: along the paths if that is enough, otherwise by listing captures.
   *
   * @param list the statement that lists them
   */
  private Code attacks(PiecePlan paths, MovesWriter along, Code list) {
    Code isEnemy = access.content(TARGET).isEnemy(false);
    if (!paths.isSimple()) {
      return whole(along, false, ByListing.find(list), ByListing.takes(isEnemy));
    }
    along.prepare(Mode.ATTACKS);
    Code walks = along.result(Mode.ATTACKS);
    if (walks.isEmpty()) {
      return Code.of("return false;\n");
    }
    Code guard = Code.of("if ($L) {\n$>return false;\n$<}\n", access.isNoEnemy(TARGET));
    return whole(along, false, Code.nothing(), Code.sequence(guard, walks));
  }
}
