package io.github.betza.model;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.model.Member.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A game as {@link io.github.betza.Variant} declares it, without its pieces.
 *
 * @param name its name; empty for that of its type
 * @param files the number of files, 1 to 36
 * @param ranks the number of ranks, 1 to 36
 * @param setup the position in which a game begins, as a FEN
 * @param promotions which pieces promote, where, and to what
 * @param zones which pieces may not leave which squares
 * @param extras which pieces have further moves within some squares
 * @param blockers which pieces are like the edge of the board to which
 * @param royalty what the royal pieces are to their side
 * @param stalemate what becomes of a side without a legal move
 * @param bareKing what becomes of a side with nothing but royal pieces
 * @param goals which pieces win by coming to which squares
 * @param repetitions at which occurrence of a position the game is drawn, or 0
 * @param moveLimit after how many moves of each side without a change it is drawn, or 0
 * @param capturing whether a side that can capture must
 * @param flyingGeneral whether royal pieces may not face each other on a file
 * @param bikjang whether royal pieces that do must be separated
 * @param passesEnd whether two passes in a row end the game
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
    Royalty royalty,
    Stalemate stalemate,
    BareKing bareKing,
    List<Goal> goals,
    int repetitions,
    int moveLimit,
    Capturing capturing,
    boolean flyingGeneral,
    boolean bikjang,
    boolean passesEnd) {
  public static final Member<String> NAME = Member.optionalText("name", Kind.TEXT);
  public static final Member<Integer> FILES = Member.number("files");
  public static final Member<Integer> RANKS = Member.number("ranks");
  public static final Member<String> SETUP = Member.text("setup", Kind.TEXT);
  public static final Member<List<Promotion>> PROMOTIONS =
      Member.rules("promotions", Promotion.FORM);
  public static final Member<List<Zone>> ZONES = Member.rules("zones", Zone.FORM);
  public static final Member<List<Extra>> EXTRAS = Member.rules("extras", Extra.FORM);
  public static final Member<List<Blocker>> BLOCKERS = Member.rules("blockers", Blocker.FORM);
  public static final Member<Royalty> ROYALTY =
      Member.constant("royalty", Royalty.values(), Royalty.CHECKMATE);
  public static final Member<Stalemate> STALEMATE =
      Member.constant("stalemate", Stalemate.values(), Stalemate.DRAW);
  public static final Member<BareKing> BARE_KING =
      Member.constant("bareKing", BareKing.values(), BareKing.PLAYS_ON);
  public static final Member<List<Goal>> GOALS = Member.rules("goals", Goal.FORM);
  public static final Member<Integer> REPETITIONS = Member.optionalNumber("repetitions");
  public static final Member<Integer> MOVE_LIMIT = Member.optionalNumber("moveLimit");
  public static final Member<Capturing> CAPTURING =
      Member.constant("capturing", Capturing.values(), Capturing.FREE);
  public static final Member<Boolean> FLYING_GENERAL = Member.flag("flyingGeneral");
  public static final Member<Boolean> BIKJANG = Member.flag("bikjang");
  public static final Member<Boolean> PASSES_END = Member.flag("passesEnd");

  /** The members of the annotation. */
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
                      parts.get(ROYALTY),
                      parts.get(STALEMATE),
                      parts.get(BARE_KING),
                      parts.get(GOALS),
                      parts.get(REPETITIONS),
                      parts.get(MOVE_LIMIT),
                      parts.get(CAPTURING),
                      parts.get(FLYING_GENERAL),
                      parts.get(BIKJANG),
                      parts.get(PASSES_END)))
          .with(NAME, GameModel::name)
          .with(FILES, GameModel::files)
          .with(RANKS, GameModel::ranks)
          .with(SETUP, GameModel::setup)
          .with(PROMOTIONS, GameModel::promotions)
          .with(ZONES, GameModel::zones)
          .with(EXTRAS, GameModel::extras)
          .with(BLOCKERS, GameModel::blockers)
          .with(ROYALTY, GameModel::royalty)
          .with(STALEMATE, GameModel::stalemate)
          .with(BARE_KING, GameModel::bareKing)
          .with(GOALS, GameModel::goals)
          .with(REPETITIONS, GameModel::repetitions)
          .with(MOVE_LIMIT, GameModel::moveLimit)
          .with(CAPTURING, GameModel::capturing)
          .with(FLYING_GENERAL, GameModel::flyingGeneral)
          .with(BIKJANG, GameModel::bikjang)
          .with(PASSES_END, GameModel::passesEnd);

  /** Copies the lists. */
  public GameModel {
    promotions = List.copyOf(promotions);
    zones = List.copyOf(zones);
    extras = List.copyOf(extras);
    blockers = List.copyOf(blockers);
    goals = List.copyOf(goals);
  }

  /** Returns a game where no rule is but what is usual. */
  public static GameModel of(String name, int files, int ranks, String setup) {
    return FORM.read(
            member ->
                member == NAME
                    ? name
                    : member == FILES
                        ? (Object) files
                        : member == RANKS
                            ? (Object) ranks
                            : member == SETUP ? setup : member.usual().orElseThrow())
        .orElseThrow();
  }

  /** Returns the same game with another value of a member. */
  public <V> GameModel with(Member<V> member, V value) {
    return FORM.with(this, member, value);
  }

  /** What is done with each rule for some of the pieces. */
  public interface RuleVisitor {
    /**
     * Takes a rule.
     *
     * @param member the member that holds it
     * @param index its place there
     * @param values what it says
     */
    void rule(Member<?> member, int index, Map<Member<?>, Object> values);
  }

  /** What becomes of the rules of each sort. */
  public interface RuleChange {
    /** Returns other rules instead of those of a member. */
    <R> List<R> change(Member<List<R>> member, List<R> rules);
  }

  /** Takes all rules for some of the pieces, in the order of their members. */
  public void forEachRule(RuleVisitor visitor) {
    changed(
        new RuleChange() {
          @Override
          public <R> List<R> change(Member<List<R>> member, List<R> rules) {
            for (int i = 0; i < rules.size(); i++) {
              visitor.rule(member, i, Member.form(member).values(rules.get(i)));
            }
            return rules;
          }
        });
  }

  /** Returns the same game with other rules for some of the pieces. */
  public GameModel changed(RuleChange change) {
    GameModel changed = this;
    changed = changed.with(PROMOTIONS, change.change(PROMOTIONS, promotions));
    changed = changed.with(ZONES, change.change(ZONES, zones));
    changed = changed.with(EXTRAS, change.change(EXTRAS, extras));
    changed = changed.with(BLOCKERS, change.change(BLOCKERS, blockers));
    return changed.with(GOALS, change.change(GOALS, goals));
  }

  /** Returns the same game where a member of a rule has another value. */
  public GameModel withRule(String rules, int index, String member, Object value) {
    return changed(
        new RuleChange() {
          @Override
          public <R> List<R> change(Member<List<R>> each, List<R> old) {
            if (!each.name().equals(rules)) {
              return old;
            }
            List<R> edited = new ArrayList<>(old);
            Form<R> form = Member.form(each);
            edited.set(index, form.with(old.get(index), form.member(member).orElseThrow(), value));
            return edited;
          }
        });
  }
}
