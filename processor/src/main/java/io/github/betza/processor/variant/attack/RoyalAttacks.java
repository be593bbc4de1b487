package io.github.betza.processor.variant.attack;

import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.model.AttackPath;
import io.github.betza.model.Extra;
import io.github.betza.model.RulesByKind;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Length.AcrossBoard;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.line.LinePath;
import io.github.betza.processor.path.line.LinePaths;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The lines along which the pieces of a game capture royal pieces, in the form of {@code
 * GameRulesBuilder.attacks}. The result is empty for a piece whose captures depend on more than
 * which squares are empty and which are occupied. The generated game and the check of its setup use
 * the same lines.
 */
public final class RoyalAttacks {
  /** The most legs; more would not help, and might not fit into a method of a class file. */
  private static final int MOST_LEGS = 2_000;

  private final VariantFacts facts;
  private final RulesByKind rules;
  private final boolean royalsPass;

  /**
   * Makes a source of lines.
   *
   * @param rules the rules of the game, by kind
   * @param granting which kinds may be captured en passant
   */
  public RoyalAttacks(VariantFacts facts, RulesByKind rules, GrantingKinds granting) {
    this.facts = facts;
    this.rules = rules;
    this.royalsPass = granting.royal();
  }

  /** Returns the lines of a kind, without its extra moves. */
  public Optional<List<AttackPath>> of(int kind) {
    // None of the lines captures a royal piece that is a blocker.
    boolean others =
        royalsPass
            || isDistant(kind)
            || rules.blockersTo(kind).stream().anyMatch(blocker -> facts.piece(blocker).royal())
            || facts.extrasOf(kind).stream().anyMatch(extra -> of(extra).isEmpty());
    return others ? Optional.empty() : facts.piece(kind).piece().flatMap(this::lines);
  }

  /**
   * Returns the lines of extra moves. Lines do not describe moves that capture elsewhere than where
   * they end.
   */
  public Optional<List<AttackPath>> of(Extra extra) {
    return facts
        .movesOf(extra)
        .filter(moves -> !moves.traits().has(Trait.DISTANT))
        .flatMap(moves -> moves.piece())
        .flatMap(this::lines);
  }

  /** Returns whether a kind has a zone, and may capture elsewhere than where its move ends. */
  public boolean isDistant(int kind) {
    // A piece that another one moves keeps to its own zone.
    boolean confined =
        facts.mayExcite(kind) ? !facts.model().zones().isEmpty() : !facts.zonesOf(kind).isEmpty();
    return confined && facts.traits(kind).has(Trait.DISTANT);
  }

  /** Returns the lines of a kind if they do not depend on other pieces or extra moves. */
  public Optional<List<AttackPath>> alone(int kind) {
    boolean others =
        facts.isAnyUnknown()
            || facts.pieces().stream()
                .flatMap(piece -> piece.piece().stream())
                .anyMatch(Piece::isImmobilizer)
            || !facts.extrasOf(kind).isEmpty();
    return others ? Optional.empty() : of(kind);
  }

  /**
   * Returns lines; a piece that captures as its victim does captures a royal piece by the moves of
   * that piece.
   */
  private Optional<List<AttackPath>> lines(Piece moves) {
    Optional<List<AttackPath>> lines = ownLines(moves);
    if (moves.alternatives().stream().noneMatch(RoyalAttacks::isAlike)) {
      return lines;
    }
    for (PieceFacts piece : facts.pieces()) {
      if (piece.royal()) {
        Optional<List<AttackPath>> royal = piece.piece().flatMap(this::ownLines);
        lines =
            lines.flatMap(
                own -> royal.map(all -> Stream.concat(own.stream(), all.stream()).toList()));
      }
    }
    return lines.map(all -> all.stream().distinct().toList());
  }

  private Optional<List<AttackPath>> ownLines(Piece moves) {
    List<Alternative> own =
        moves.alternatives().stream().filter(alternative -> !isAlike(alternative)).toList();
    return linesOf(new Piece(own), facts.files(), facts.ranks());
  }

  private static boolean isAlike(Alternative alternative) {
    return alternative instanceof ImitativeCapture && !alternative.initial();
  }

  /**
   * Returns the lines, on a board of some files and ranks.
   *
   * @return the lines, perhaps an empty list; empty if lines do not describe all captures
   */
  private static Optional<List<AttackPath>> linesOf(Piece piece, int files, int ranks) {
    int furthest = AcrossBoard.steps(files, ranks);
    List<LinePath> paths = new ArrayList<>();
    for (Alternative alternative : piece.alternatives()) {
      if (alternative instanceof Walk walk) {
        Optional<List<LinePath>> found = LinePaths.of(walk, RoyalAttacks::mayTakeRoyal, furthest);
        if (found.isEmpty() || !found.get().stream().allMatch(RoyalAttacks::isCapture)) {
          return Optional.empty();
        }
        paths.addAll(found.get());
      } else if (!isHarmless(alternative)) {
        return Optional.empty();
      }
    }
    List<AttackPath> attacks = paths.stream().map(LinePath::way).distinct().toList();
    return legs(attacks) <= MOST_LEGS ? Optional.of(attacks) : Optional.empty();
  }

  private static int legs(List<AttackPath> attacks) {
    return attacks.stream().mapToInt(attack -> attack.legs().size()).sum();
  }

  private static boolean isHarmless(Alternative alternative) {
    return alternative instanceof Castling
        || alternative instanceof NullMove
        || (alternative instanceof Universal universal
            && universal.landings().stream().noneMatch(RoyalAttacks::mayTakeRoyal));
  }

  private static boolean mayTakeRoyal(Landing landing) {
    OccupancyCondition occupant = landing.outcome().occupant();
    boolean taken =
        landing.outcome().captures()
            && occupant != OccupancyCondition.ENEMY_COMMON
            && !occupant.isEnPassant();
    return taken
        || landing.outcome().effect() == LegEffect.BORROW
        || !landing.custodies().isEmpty();
  }

  /**
   * Returns whether a path is a plain capture; lines do not express whether a piece has moved, or
   * the kind of its victim.
   */
  private static boolean isCapture(LinePath path) {
    return !path.initial()
        && path.landing().custodies().isEmpty()
        && path.landing().outcome().effect() != LegEffect.BORROW;
  }
}
