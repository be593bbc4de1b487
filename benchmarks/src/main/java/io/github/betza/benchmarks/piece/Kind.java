package io.github.betza.benchmarks.piece;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.interpret.Interpreter;
import java.util.Locale;
import java.util.Optional;

/** A kind of piece with its contestants: the code generated for it, and code written by hand. */
public enum Kind {
  /** A leaper. */
  KNIGHT(Pieces_KnightMoves.NOTATION),
  /** A slider in four directions. */
  ROOK(Pieces_RookMoves.NOTATION),
  /** A slider in eight directions. */
  QUEEN(Pieces_QueenMoves.NOTATION),
  /** A bent rider. */
  GRIFFON(Pieces_GriffonMoves.NOTATION),
  /** A slider that captures as a hopper. */
  CANNON(Pieces_CannonMoves.NOTATION),
  /** A hopper. */
  GRASSHOPPER(Pieces_GrasshopperMoves.NOTATION),
  /** A rider in leaps. */
  NIGHTRIDER(Pieces_NightriderMoves.NOTATION),
  /** A lame leaper, written as two steps. */
  MAO(Pieces_MaoMoves.NOTATION),
  /** The same moves, written as a leap that can be blocked. */
  LAME_KNIGHT(Pieces_LameKnightMoves.NOTATION),
  /** A piece that captures on the way. */
  LION(Pieces_LionMoves.NOTATION);

  /** A contestant. */
  @FunctionalInterface
  public interface Generator {
    /** Appends all moves of the piece on a square. */
    void generate(Board board, int from, MoveList moves);
  }

  private final String notation;

  Kind(String notation) {
    this.notation = notation;
  }

  String notation() {
    return notation;
  }

  Generator generated() {
    return switch (this) {
      case KNIGHT -> Pieces_KnightMoves::moves;
      case ROOK -> Pieces_RookMoves::moves;
      case QUEEN -> Pieces_QueenMoves::moves;
      case GRIFFON -> Pieces_GriffonMoves::moves;
      case CANNON -> Pieces_CannonMoves::moves;
      case GRASSHOPPER -> Pieces_GrasshopperMoves::moves;
      case NIGHTRIDER -> Pieces_NightriderMoves::moves;
      case MAO -> Pieces_MaoMoves::moves;
      case LAME_KNIGHT -> Pieces_LameKnightMoves::moves;
      case LION -> Pieces_LionMoves::moves;
    };
  }

  /** Returns the generated code that appends captures only. */
  Generator captures() {
    return switch (this) {
      case KNIGHT -> Pieces_KnightMoves::captures;
      case ROOK -> Pieces_RookMoves::captures;
      case QUEEN -> Pieces_QueenMoves::captures;
      case GRIFFON -> Pieces_GriffonMoves::captures;
      case CANNON -> Pieces_CannonMoves::captures;
      case GRASSHOPPER -> Pieces_GrasshopperMoves::captures;
      case NIGHTRIDER -> Pieces_NightriderMoves::captures;
      case MAO -> Pieces_MaoMoves::captures;
      case LAME_KNIGHT -> Pieces_LameKnightMoves::captures;
      case LION -> Pieces_LionMoves::captures;
    };
  }

  /**
   * Returns the code for boards of one size only, if sets of bits pay there.
   *
   * @param size the number of files and of ranks
   */
  public Optional<Generator> declared(int size) {
    return switch (size) {
      case 8 -> declaredOnEight();
      case 10 -> declaredOnTen();
      default -> Optional.empty();
    };
  }

  private Optional<Generator> declaredOnEight() {
    return switch (this) {
      case ROOK -> Optional.of(DeclaredPieces_RookMoves::moves);
      case QUEEN -> Optional.of(DeclaredPieces_QueenMoves::moves);
      case GRIFFON -> Optional.of(DeclaredPieces_GriffonMoves::moves);
      case CANNON -> Optional.of(DeclaredPieces_CannonMoves::moves);
      case GRASSHOPPER -> Optional.of(DeclaredPieces_GrasshopperMoves::moves);
      case NIGHTRIDER -> Optional.of(DeclaredPieces_NightriderMoves::moves);
      case KNIGHT, MAO, LAME_KNIGHT, LION -> Optional.empty();
    };
  }

  private Optional<Generator> declaredOnTen() {
    return switch (this) {
      case QUEEN -> Optional.of(LargerDeclaredPieces_QueenMoves::moves);
      case CANNON -> Optional.of(LargerDeclaredPieces_CannonMoves::moves);
      case GRASSHOPPER -> Optional.of(LargerDeclaredPieces_GrasshopperMoves::moves);
      case KNIGHT, ROOK, GRIFFON, NIGHTRIDER, MAO, LAME_KNIGHT, LION -> Optional.empty();
    };
  }

  Generator handWritten() {
    return switch (this) {
      case KNIGHT -> HandLeapers::knight;
      case ROOK -> HandRiders::rook;
      case QUEEN -> HandRiders::queen;
      case GRIFFON -> HandRiders::griffon;
      case CANNON -> HandHoppers::cannon;
      case GRASSHOPPER -> HandHoppers::grasshopper;
      case NIGHTRIDER -> HandRiders::nightrider;
      case MAO, LAME_KNIGHT -> HandLeapers::mao;
      case LION -> HandLion::lion;
    };
  }

  /** Returns the code written by hand for boards of the size of {@link #declared} only. */
  Optional<Generator> handWrittenDeclared(int size) {
    return switch (size) {
      case 8 -> handWrittenOnEight();
      case 10 -> handWrittenOnTen();
      default -> Optional.empty();
    };
  }

  private Optional<Generator> handWrittenOnEight() {
    return switch (this) {
      case ROOK -> Optional.of(HandSets::rook);
      case QUEEN -> Optional.of(HandSets::queen);
      case GRIFFON -> Optional.of(HandBent::griffon);
      case CANNON -> Optional.of(HandSets::cannon);
      case GRASSHOPPER -> Optional.of(HandSets::grasshopper);
      case NIGHTRIDER -> Optional.of(HandBent::nightrider);
      case KNIGHT, MAO, LAME_KNIGHT, LION -> Optional.empty();
    };
  }

  private Optional<Generator> handWrittenOnTen() {
    return switch (this) {
      case QUEEN -> Optional.of(HandPairs::queen);
      case CANNON -> Optional.of(HandPairHoppers::cannon);
      case GRASSHOPPER -> Optional.of(HandPairHoppers::grasshopper);
      case KNIGHT, ROOK, GRIFFON, NIGHTRIDER, MAO, LAME_KNIGHT, LION -> Optional.empty();
    };
  }

  Interpreter interpreter() {
    return new Interpreter(Notations.read(notation, Dialect.XBETZA).piece().orElseThrow());
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
