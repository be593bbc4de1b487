package io.github.betza.model;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Checkmate;
import io.github.betza.Hand;
import io.github.betza.Repetition;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.model.Member.Kind;
import java.util.List;
import java.util.Map;

/**
 * The rules of a game as {@link io.github.betza.Variant} declares them, without its pieces, which
 * the rules name by their letters. The annotation describes each member; this record has the same
 * values. {@link #of} makes a game in which every rule is the default, and {@link #with} changes
 * one:
 *
 * <pre>{@code
 * GameModel hill =
 *     GameModel.of("King of the Hill", 8, 8, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
 *         .with(GameModel.PROMOTIONS, List.of(new Promotion("P", "QRBN", "8")))
 *         .with(GameModel.GOALS, List.of(Goal.of("K", "d4-e5")))
 *         .with(GameModel.REPETITIONS, 3);
 * }</pre>
 *
 * <p>{@link io.github.betza.game.GameRules#builder(GameModel)} makes a game of it. The values are
 * not checked here: the compiler checks the values of an annotation, and the builder checks the
 * model that it receives.
 *
 * <p>The constructor has a parameter for every member, and each new rule adds one; {@link #of} and
 * {@link #with} do not change.
 *
 * @param name the name of the game
 * @param files the number of files, 1 to 36
 * @param ranks the number of ranks, 1 to 36
 * @param setup the position in which a game begins, as a FEN
 * @param promotions which pieces promote, on which squares, to which kinds
 * @param zones which pieces may not leave which squares
 * @param extras which pieces have further moves within some squares
 * @param blockers which pieces are like the edge of the board to which others
 * @param castlings which royal pieces castle wherever they begin, and on which files they end
 * @param hand whether captured pieces go to a hand
 * @param drops which pieces may be dropped from the hand, and where
 * @param gates which pieces in hand may enter on squares that others leave
 * @param blasts which captures remove the pieces round the square that they reach
 * @param royalty how royal pieces are protected
 * @param extinctions of which pieces a side must not have too few
 * @param checkmate the result for a side that is checkmated
 * @param stalemate the result for a side that has no legal move and is not checkmated
 * @param capturing whether a side that can capture must
 * @param checksForbidden whether no move may give check
 * @param flyingGeneral whether royal pieces of opposite sides may not face each other on a file
 * @param bikjang whether a side must answer royal pieces that face each other on a file
 * @param passesEnd whether two passes in a row end the game
 * @param bareKing the result for a side with only royal pieces left
 * @param goals which pieces win by reaching which squares
 * @param checks the number of checks with which a side wins, 1 to 9; 0 for never
 * @param repetitions at which occurrence of a position the game is over, 2 to 1000; 0 for never
 * @param repetition the result of the game then
 * @param perpetualCheck whether a side that gave check with each of its moves loses then
 * @param moveLimit after how many moves of each side without a change the game is drawn, 1 to 1000;
 *     0 for never
 */
public record GameModel(
    String name,
    int files,
    int ranks,
    String setup,
    List<Promotion> promotions,
    List<Zone> zones,
    List<Extra> extras,
    List<Blocker> blockers,
    List<Castling> castlings,
    Hand hand,
    List<Drop> drops,
    List<Gate> gates,
    List<Blast> blasts,
    Royalty royalty,
    List<Extinction> extinctions,
    Checkmate checkmate,
    Stalemate stalemate,
    Capturing capturing,
    boolean checksForbidden,
    boolean flyingGeneral,
    boolean bikjang,
    boolean passesEnd,
    BareKing bareKing,
    List<Goal> goals,
    int checks,
    int repetitions,
    Repetition repetition,
    boolean perpetualCheck,
    int moveLimit) {
  public static final Member<String> NAME = Member.optionalText("name", Kind.TEXT);
  public static final Member<Integer> FILES = Member.number("files", 1, 36);
  public static final Member<Integer> RANKS = Member.number("ranks", 1, 36);
  public static final Member<String> SETUP = Member.text("setup", Kind.TEXT);
  public static final Member<List<Promotion>> PROMOTIONS =
      Member.rules("promotions", Promotion.FORM);
  public static final Member<List<Zone>> ZONES = Member.rules("zones", Zone.FORM);
  public static final Member<List<Extra>> EXTRAS = Member.rules("extras", Extra.FORM);
  public static final Member<List<Blocker>> BLOCKERS = Member.rules("blockers", Blocker.FORM);
  public static final Member<List<Castling>> CASTLINGS = Member.rules("castlings", Castling.FORM);
  public static final Member<Hand> HAND = Member.constant("hand", Hand.values(), Hand.NONE);
  public static final Member<List<Drop>> DROPS = Member.rules("drops", Drop.FORM);
  public static final Member<List<Gate>> GATES = Member.rules("gates", Gate.FORM);
  public static final Member<List<Blast>> BLASTS = Member.rules("blasts", Blast.FORM);
  public static final Member<Royalty> ROYALTY =
      Member.constant("royalty", Royalty.values(), Royalty.CHECKMATE);
  public static final Member<List<Extinction>> EXTINCTIONS =
      Member.rules("extinctions", Extinction.FORM);
  public static final Member<Checkmate> CHECKMATE =
      Member.constant("checkmate", Checkmate.values(), Checkmate.LOSS);
  public static final Member<Stalemate> STALEMATE =
      Member.constant("stalemate", Stalemate.values(), Stalemate.DRAW);
  public static final Member<Capturing> CAPTURING =
      Member.constant("capturing", Capturing.values(), Capturing.FREE);
  public static final Member<Boolean> CHECKS_FORBIDDEN = Member.flag("checksForbidden");
  public static final Member<Boolean> FLYING_GENERAL = Member.flag("flyingGeneral");
  public static final Member<Boolean> BIKJANG = Member.flag("bikjang");
  public static final Member<Boolean> PASSES_END = Member.flag("passesEnd");
  public static final Member<BareKing> BARE_KING =
      Member.constant("bareKing", BareKing.values(), BareKing.PLAYS_ON);
  public static final Member<List<Goal>> GOALS = Member.rules("goals", Goal.FORM);
  public static final Member<Integer> CHECKS = Member.optionalNumber("checks", 1, 9);
  public static final Member<Integer> REPETITIONS = Member.optionalNumber("repetitions", 2, 1000);
  public static final Member<Repetition> REPETITION =
      Member.constant("repetition", Repetition.values(), Repetition.DRAW);
  public static final Member<Boolean> PERPETUAL_CHECK = Member.flag("perpetualCheck");
  public static final Member<Integer> MOVE_LIMIT = Member.optionalNumber("moveLimit", 1, 1000);

  /** The members of the annotation: first the board, then how pieces move, then how a game ends. */
  public static final Form<GameModel> FORM =
      new Form<>(
              "Variant",
              parts ->
                  new GameModel(
                      parts.get(NAME),
                      parts.get(FILES),
                      parts.get(RANKS),
                      parts.get(SETUP),
                      parts.get(PROMOTIONS),
                      parts.get(ZONES),
                      parts.get(EXTRAS),
                      parts.get(BLOCKERS),
                      parts.get(CASTLINGS),
                      parts.get(HAND),
                      parts.get(DROPS),
                      parts.get(GATES),
                      parts.get(BLASTS),
                      parts.get(ROYALTY),
                      parts.get(EXTINCTIONS),
                      parts.get(CHECKMATE),
                      parts.get(STALEMATE),
                      parts.get(CAPTURING),
                      parts.get(CHECKS_FORBIDDEN),
                      parts.get(FLYING_GENERAL),
                      parts.get(BIKJANG),
                      parts.get(PASSES_END),
                      parts.get(BARE_KING),
                      parts.get(GOALS),
                      parts.get(CHECKS),
                      parts.get(REPETITIONS),
                      parts.get(REPETITION),
                      parts.get(PERPETUAL_CHECK),
                      parts.get(MOVE_LIMIT)))
          .member(NAME, GameModel::name)
          .member(FILES, GameModel::files)
          .member(RANKS, GameModel::ranks)
          .member(SETUP, GameModel::setup)
          .member(PROMOTIONS, GameModel::promotions)
          .member(ZONES, GameModel::zones)
          .member(EXTRAS, GameModel::extras)
          .member(BLOCKERS, GameModel::blockers)
          .member(CASTLINGS, GameModel::castlings)
          .member(HAND, GameModel::hand)
          .member(DROPS, GameModel::drops)
          .member(GATES, GameModel::gates)
          .member(BLASTS, GameModel::blasts)
          .member(ROYALTY, GameModel::royalty)
          .member(EXTINCTIONS, GameModel::extinctions)
          .member(CHECKMATE, GameModel::checkmate)
          .member(STALEMATE, GameModel::stalemate)
          .member(CAPTURING, GameModel::capturing)
          .member(CHECKS_FORBIDDEN, GameModel::checksForbidden)
          .member(FLYING_GENERAL, GameModel::flyingGeneral)
          .member(BIKJANG, GameModel::bikjang)
          .member(PASSES_END, GameModel::passesEnd)
          .member(BARE_KING, GameModel::bareKing)
          .member(GOALS, GameModel::goals)
          .member(CHECKS, GameModel::checks)
          .member(REPETITIONS, GameModel::repetitions)
          .member(REPETITION, GameModel::repetition)
          .member(PERPETUAL_CHECK, GameModel::perpetualCheck)
          .member(MOVE_LIMIT, GameModel::moveLimit);

  /** Copies the lists. */
  public GameModel {
    promotions = List.copyOf(promotions);
    zones = List.copyOf(zones);
    extras = List.copyOf(extras);
    blockers = List.copyOf(blockers);
    castlings = List.copyOf(castlings);
    drops = List.copyOf(drops);
    gates = List.copyOf(gates);
    extinctions = List.copyOf(extinctions);
    blasts = List.copyOf(blasts);
    goals = List.copyOf(goals);
  }

  /** Returns a game in which every rule is the default. */
  public static GameModel of(String name, int files, int ranks, String setup) {
    Map<Member<?>, Object> given = Map.of(NAME, name, FILES, files, RANKS, ranks, SETUP, setup);
    return FORM.of(given);
  }

  /** Returns the value of a member. */
  @SuppressWarnings("unchecked") // The form holds a getter of the member's type.
  public <V> V get(Member<V> member) {
    return (V) FORM.value(this, member);
  }

  /** Returns a copy of this game in which a member has another value. */
  public <V> GameModel with(Member<V> member, V value) {
    return FORM.with(this, member, value);
  }
}
