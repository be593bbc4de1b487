package io.github.betza.game;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Checkmate;
import io.github.betza.Hand;
import io.github.betza.Repetition;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.board.Geometry;
import io.github.betza.model.Blast;
import io.github.betza.model.Castling;
import io.github.betza.model.Drop;
import io.github.betza.model.Extinction;
import io.github.betza.model.GameModel;
import io.github.betza.model.Gate;
import io.github.betza.model.Goal;
import io.github.betza.model.Member;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Changes the declared game value by value. Its public methods are not final, so that the compiler
 * repeats them in the public class, where reflection may call them.
 */
abstract class GameModelBuilder {
  final Geometry geometry;

  /** The declared game, with the single values that were set since. */
  GameModel model;

  GameModelBuilder(GameModel model) {
    GameModel.FORM.members().forEach(member -> member.check(model.get(member)));
    this.model = model;
    this.geometry = new Geometry(model.files(), model.ranks());
  }

  abstract GameRulesBuilder self();

  private <V> GameRulesBuilder set(Member<V> member, V value) {
    member.check(Objects.requireNonNull(value, member.name()));
    model = model.with(member, value);
    return self();
  }

  private <R> GameRulesBuilder add(Member<List<R>> member, R rule) {
    return set(member, Stream.concat(model.get(member).stream(), Stream.of(rule)).toList());
  }

  /** Adds royal pieces that castle wherever they and their partners begin. */
  public GameRulesBuilder castling(Castling castling) {
    return add(GameModel.CASTLINGS, castling);
  }

  /** Sets what becomes of captured pieces; without it, they are out of the game. */
  public GameRulesBuilder hand(Hand newHand) {
    return set(GameModel.HAND, newHand);
  }

  /** Adds pieces that may be dropped from the hand. */
  public GameRulesBuilder drop(Drop drop) {
    return add(GameModel.DROPS, drop);
  }

  /** Adds pieces that may enter from the hand as others leave. */
  public GameRulesBuilder gate(Gate gate) {
    return add(GameModel.GATES, gate);
  }

  /** Adds what captures remove besides their victims. */
  public GameRulesBuilder blast(Blast blast) {
    return add(GameModel.BLASTS, blast);
  }

  /** Sets what the royal pieces are to their side; without it, they may not be left attacked. */
  public GameRulesBuilder royalty(Royalty newRoyalty) {
    return set(GameModel.ROYALTY, newRoyalty);
  }

  /** Adds pieces of which a side must not have too few. */
  public GameRulesBuilder extinction(Extinction extinction) {
    return add(GameModel.EXTINCTIONS, extinction);
  }

  /** Sets what becomes of a side that is checkmated; without it, that side has lost. */
  public GameRulesBuilder checkmate(Checkmate newCheckmate) {
    return set(GameModel.CHECKMATE, newCheckmate);
  }

  /** Sets what becomes of a side without a legal move; without it, the game is drawn. */
  public GameRulesBuilder stalemate(Stalemate newStalemate) {
    return set(GameModel.STALEMATE, newStalemate);
  }

  /** Sets what becomes of a side with nothing but royal pieces; without it, it plays on. */
  public GameRulesBuilder bareKing(BareKing newBareKing) {
    return set(GameModel.BARE_KING, newBareKing);
  }

  /**
   * Sets how often a position may occur, see {@link io.github.betza.Variant#repetitions}.
   *
   * @throws IllegalArgumentException if the number is neither 0 nor 2 to 1000
   */
  public GameRulesBuilder repetitions(int times) {
    return set(GameModel.REPETITIONS, times);
  }

  /** Sets what becomes of a game whose position has occurred so often; without it, it is drawn. */
  public GameRulesBuilder repetition(Repetition newRepetition) {
    return set(GameModel.REPETITION, newRepetition);
  }

  /** Sets that perpetual check loses, see {@link io.github.betza.Variant#perpetualCheck}. */
  public GameRulesBuilder perpetualCheck() {
    return set(GameModel.PERPETUAL_CHECK, true);
  }

  /**
   * Sets after how many moves the game is drawn, see {@link io.github.betza.Variant#moveLimit}.
   *
   * @throws IllegalArgumentException if the number is not 0 to 1000
   */
  public GameRulesBuilder moveLimit(int moves) {
    return set(GameModel.MOVE_LIMIT, moves);
  }

  /** Adds squares that pieces win by coming to. */
  public GameRulesBuilder goal(Goal goal) {
    goal.area(geometry);
    return add(GameModel.GOALS, goal);
  }

  /**
   * Sets with how many checks a side wins, see {@link io.github.betza.Variant#checks}.
   *
   * @throws IllegalArgumentException if the number is not 0 to 9
   */
  public GameRulesBuilder checks(int number) {
    return set(GameModel.CHECKS, number);
  }

  /** Sets whether a side that can capture must; without it, it need not. */
  public GameRulesBuilder capturing(Capturing newCapturing) {
    return set(GameModel.CAPTURING, newCapturing);
  }

  /** Sets that no move may give check, see {@link io.github.betza.Variant#checksForbidden}. */
  public GameRulesBuilder checksForbidden() {
    return set(GameModel.CHECKS_FORBIDDEN, true);
  }

  /** Sets that royal pieces may not face each other on a file. */
  public GameRulesBuilder flyingGeneral() {
    return set(GameModel.FLYING_GENERAL, true);
  }

  /** Sets that royal pieces that face each other must be separated. */
  public GameRulesBuilder bikjang() {
    return set(GameModel.BIKJANG, true);
  }

  /** Sets that two passes in a row end the game. */
  public GameRulesBuilder passesEnd() {
    return set(GameModel.PASSES_END, true);
  }
}
