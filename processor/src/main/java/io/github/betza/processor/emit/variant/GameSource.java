package io.github.betza.processor.emit.variant;

import io.github.betza.board.PieceTrait;
import io.github.betza.processor.emit.bits.Walls;
import io.github.betza.processor.path.Piece;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What is known of a game when its class is written. Kinds are numbers from 1, in the order of the
 * pieces.
 *
 * @param packageName the package of the generated class, empty for the unnamed one
 * @param className the simple name of the generated class
 * @param name the name of the game
 * @param files the number of files
 * @param ranks the number of ranks
 * @param setup the position in which a game begins
 * @param pieces the pieces
 * @param promotions which kinds promote
 * @param zones which kinds may not leave which squares
 * @param extras which kinds have further moves within which squares; their numbers are their places
 * @param walls which kinds are like the edge of the board to which
 * @param royalty the name of the constant of {@code Royalty}
 * @param stalemate the name of the constant of {@code Stalemate}
 * @param ends how else a game ends
 * @param capturing the name of the constant of {@code Capturing}
 * @param flyingGeneral whether royal pieces may not face each other on a file
 * @param bikjang whether royal pieces that do must be parted
 * @param passesEnd whether two passes in a row end the game
 * @param imitates whether some piece has the moves of the one that moved last
 * @param grantingKinds the kinds of which a move may allow to capture the mover en passant
 * @param grantsRoyal whether a royal piece may be captured en passant
 * @param immobilizes whether some piece immobilises others
 */
public record GameSource(
    String packageName,
    String className,
    String name,
    int files,
    int ranks,
    String setup,
    List<GamePiece> pieces,
    List<GamePromotion> promotions,
    List<GameZone> zones,
    List<GameExtra> extras,
    List<GameWall> walls,
    String royalty,
    String stalemate,
    GameEnds ends,
    String capturing,
    boolean flyingGeneral,
    boolean bikjang,
    boolean passesEnd,
    boolean imitates,
    Set<Integer> grantingKinds,
    boolean grantsRoyal,
    boolean immobilizes) {
  /** Copies the lists. */
  public GameSource {
    pieces = List.copyOf(pieces);
    promotions = List.copyOf(promotions);
    zones = List.copyOf(zones);
    extras = List.copyOf(extras);
    walls = List.copyOf(walls);
    grantingKinds = Collections.unmodifiableSet(new TreeSet<>(grantingKinds));
  }

  /** Returns whether what attacks a royal piece may depend on the move made last. */
  boolean dependsOnHistory() {
    return imitates || grantsRoyal;
  }

  /**
   * Returns whether the pieces do not tell which of them may be captured en passant, or not whether
   * one that has just become royal may.
   */
  boolean saysEnPassant() {
    Set<PieceTrait> mattering =
        EnumSet.of(
            PieceTrait.EN_PASSANT,
            PieceTrait.EXCITING,
            PieceTrait.BORROWING,
            PieceTrait.IMITATING,
            PieceTrait.CAPTURING_ALIKE);
    return pieces.stream().anyMatch(piece -> !Collections.disjoint(piece.further(), mattering))
        || promotions.stream()
            .filter(rule -> grantingKinds.contains(rule.kind()))
            .flatMap(rule -> rule.choices().stream())
            .anyMatch(choice -> pieces.get(choice - 1).royal());
  }

  /** Returns how a kind promotes. */
  List<GamePromotion> promotionsOf(int kind) {
    return promotions.stream().filter(rule -> rule.kind() == kind).toList();
  }

  /** Returns the numbers of the extra moves of a kind. */
  List<Integer> extrasOf(int kind) {
    return IntStream.range(0, extras.size())
        .filter(number -> extras.get(number).kinds().contains(kind))
        .boxed()
        .toList();
  }

  /** Returns the kinds that are like the edge of the board to a kind. */
  Set<Integer> wallsTo(int kind) {
    return walls.stream()
        .filter(wall -> wall.to() == kind)
        .map(GameWall::of)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns what is like the edge of the board to a kind, as the writer of sets of bits asks. */
  Walls wallsOf(int kind) {
    return wallsTo(kind).isEmpty() ? Walls.NONE : Walls.PIECES;
  }

  /** Returns whether a kind is like the edge of the board to another, or to itself. */
  boolean isWall(int kind) {
    return walls.stream().anyMatch(wall -> wall.of() == kind);
  }

  /** Returns the kinds that are walls, where they are walls to the same kinds. */
  Optional<Set<Integer>> commonWalls() {
    Set<Integer> all = new TreeSet<>(walls.stream().map(GameWall::of).toList());
    return walls.stream().allMatch(wall -> wallsTo(wall.to()).equals(all))
        ? Optional.of(all)
        : Optional.empty();
  }

  /** Returns whether more than the square that a move reaches decides how it promotes. */
  boolean isInvolved(List<GamePromotion> rules) {
    return rules.size() > 1
        || rules.stream()
            .anyMatch(
                rule ->
                    rule.limited()
                        || !rule.on().equals("ARRIVAL")
                        || rule.choices().stream().anyMatch(to -> pieces.get(to - 1).royal()));
  }

  /** Returns whether the squares that a move leaves and reaches do not tell how it promotes. */
  boolean isUncountable(List<GamePromotion> rules) {
    boolean royal =
        rules.stream()
            .flatMap(rule -> rule.choices().stream())
            .anyMatch(to -> pieces.get(to - 1).royal());
    return rules.size() > 1
        || rules.stream().anyMatch(GamePromotion::limited)
        || (royal && royalty.equals("CHECKMATE"));
  }

  /** Returns whether the squares that moves reach tell alone how they promote. */
  boolean isByArrival(List<GamePromotion> rules) {
    return rules.stream().allMatch(rule -> rule.on().equals("ARRIVAL"));
  }

  /** Returns whether a kind may not leave some squares. */
  boolean isConfined(int kind) {
    return zones.stream().anyMatch(zone -> zone.kind() == kind);
  }

  /**
   * A piece.
   *
   * @param typeName the simple name of its type, which gives the constant with its kind a name
   * @param movesClass the simple name of the class with its moves
   * @param symbol its letter, after a plus where it is a promoted form
   * @param name its name
   * @param royal whether it is royal
   * @param direct whether other pieces and its place do not decide how it attacks
   * @param distant whether it has a zone, and may capture elsewhere than where its move ends
   * @param excites whether it may make other pieces move in its place
   * @param further the traits that the class with its moves does not tell, as they are those of
   *     extra moves
   * @param moves how it moves, unless its notation has errors
   * @param attacks the lines along which it captures royal pieces, where they tell all; those of
   *     its extra moves stand with these
   */
  public record GamePiece(
      String typeName,
      String movesClass,
      String symbol,
      String name,
      boolean royal,
      boolean direct,
      boolean distant,
      boolean excites,
      Set<PieceTrait> further,
      Optional<Piece> moves,
      Optional<String> attacks) {
    /** Copies the set. */
    public GamePiece {
      further = Set.copyOf(further);
    }
  }

  /**
   * A promotion of a kind.
   *
   * @param kind the kind
   * @param zone the squares of its promotion zone, as the annotation names them
   * @param on the name of the constant of {@code Promoting}: which moves promote
   * @param optional whether the piece may stay what it is
   * @param limited whether it may only become what its side has lost
   * @param choices the kinds that it may become
   */
  public record GamePromotion(
      int kind, String zone, String on, boolean optional, boolean limited, List<Integer> choices) {
    /** Copies the list. */
    public GamePromotion {
      choices = List.copyOf(choices);
    }
  }

  /**
   * The squares that a kind may not leave.
   *
   * @param captures further squares on which only captures end, or empty
   */
  public record GameZone(int kind, String squares, String captures) {}

  /** The squares on which a kind wins. */
  public record GameGoal(int kind, String squares) {}

  /**
   * Moves that kinds have within some squares.
   *
   * @param kinds the kinds
   * @param movesClass the simple name of the class with the moves
   * @param squares the squares
   * @param distant whether they may capture elsewhere than on the square where they end
   * @param moves the moves, unless their notation has errors
   * @param attacks the lines along which they capture royal pieces, where they tell all
   */
  public record GameExtra(
      List<Integer> kinds,
      String movesClass,
      String squares,
      boolean distant,
      Optional<Piece> moves,
      Optional<String> attacks) {
    /** Copies the list. */
    public GameExtra {
      kinds = List.copyOf(kinds);
    }
  }

  /**
   * What ends a game besides mate and stalemate.
   *
   * @param bareKing the name of the constant of {@code BareKing}
   * @param repetitions how often a position may occur, or 0
   * @param moveLimit how many moves of each side may change nothing for good, or 0
   * @param goals the kinds that win on some squares
   */
  public record GameEnds(String bareKing, int repetitions, int moveLimit, List<GameGoal> goals) {
    /** Copies the list. */
    public GameEnds {
      goals = List.copyOf(goals);
    }
  }

  /** A kind that is like the edge of the board to another. */
  public record GameWall(int of, int to) {}
}
