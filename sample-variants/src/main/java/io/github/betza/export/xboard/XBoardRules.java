package io.github.betza.export.xboard;

import io.github.betza.Promoting;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.BoardRegion;
import io.github.betza.export.Royals;
import io.github.betza.export.UntoldRules;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rules around the pieces, as far as XBoard is concerned. */
public final class XBoardRules {
  /** How pieces promote, and when games are drawn by their length, is listed apart. */
  static final UntoldRules UNTOLD =
      UntoldRules.besides(
          GameModel.PROMOTIONS,
          Promotion.OF,
          Promotion.TO,
          Promotion.ZONE,
          Promotion.ON,
          Promotion.OPTIONAL,
          Promotion.LIMITED,
          GameModel.REPETITIONS,
          GameModel.MOVE_LIMIT);

  private static final Set<Royalty> LAST = Set.of(Royalty.LAST_CAPTURED, Royalty.LAST_CHECKMATED);

  private static final int MOST_FILES = 16;

  /** A position that occurs so often draws a game of chess. */
  private static final int REPETITIONS = 3;

  /** After so many moves without a change for good a game of chess is drawn. */
  private static final int MOVES = 50;

  /** On a sixteenth rank XBoard takes moves for drops. */
  private static final int MOST_RANKS = 15;

  /** How large a board may be, in words. */
  public static final String ROOM = MOST_FILES + " files and " + MOST_RANKS + " ranks";

  private XBoardRules() {}

  /**
   * Returns what XBoard cannot be told of a game besides the moves of its pieces and their
   * promotions, a sentence for each.
   */
  public static List<String> omissions(DeclaredVariant variant) {
    List<String> omissions = new ArrayList<>();
    if (!variant.hasPromotedForms()) {
      Royals.omitSeveral(variant, omissions);
      UNTOLD.addTo(omissions, variant);
      return omissions;
    }
    // By the rules of its parent stalemate is a loss, and it has no attacked king where it has two.
    if (variant.model().stalemate() == Stalemate.DRAW
        && variant.model().royalty() == Royalty.CHECKMATE) {
      omissions.add("that stalemate is a draw");
    }
    if (variant.model().royalty() == Royalty.CHECKMATE && !royalForms(variant).isEmpty()) {
      omissions.add("that several kinds of pieces are royal");
    } else {
      Royals.omitSeveral(variant, omissions);
    }
    UntoldRules untold = UNTOLD.andForms();
    untold =
        variant.model().stalemate() == Stalemate.LOSS ? untold.and(GameModel.STALEMATE) : untold;
    untold = isLastTold(variant) ? untold.and(GameModel.ROYALTY) : untold;
    untold.addTo(omissions, variant);
    return omissions;
  }

  /**
   * Returns what XBoard takes for illegal, though a player would only lose by it at once.
   *
   * @return a sentence, or nothing if there is no such thing
   */
  public static Optional<String> losingMoves(DeclaredVariant variant) {
    return isLastTold(variant) && variant.model().royalty() == Royalty.LAST_CAPTURED
        ? Optional.of("that the last royal piece may be left attacked, which loses the game")
        : Optional.empty();
  }

  /**
   * Returns whether the last of two kinds of pieces decides the game, one of them a promoted form:
   * the king and the prince of XBoard's Chu Shogi, where neither side may leave the last of them
   * attacked.
   */
  private static boolean isLastTold(DeclaredVariant variant) {
    long royals = variant.pieces().stream().filter(DeclaredPiece::royal).count();
    return variant.hasPromotedForms()
        && LAST.contains(variant.model().royalty())
        && royals == 1
        && royalForms(variant).size() <= 1;
  }

  private static List<Character> royalForms(DeclaredVariant variant) {
    return variant.forms().pieces().stream()
        .filter(DeclaredPiece::royal)
        .map(DeclaredPiece::letter)
        .toList();
  }

  /**
   * Returns the pieces of a game that rules of XBoard depend on.
   *
   * @param partner the letter of the pieces that castle with the king, or 0 if there are none
   */
  public static XBoardRoles roles(DeclaredVariant variant, char partner) {
    boolean checkmate = variant.model().royalty() == Royalty.CHECKMATE;
    List<Character> royalForms = royalForms(variant);
    return new XBoardRoles(
        king(variant),
        lastRankPromotion(variant).map(rule -> rule.of().charAt(0)).orElse('\0'),
        partner,
        variant.forms().pieces().stream().map(DeclaredPiece::letter).toList(),
        (checkmate || isLastTold(variant)) && royalForms.size() == 1 ? royalForms.get(0) : 0);
  }

  /** Returns the letter of the piece that XBoard does not let a player leave attacked, or 0. */
  public static char king(DeclaredVariant variant) {
    return variant.model().royalty() == Royalty.CHECKMATE || isLastTold(variant)
        ? variant.firstRoyal()
        : 0;
  }

  /** Returns the promotion that XBoard knows, if there is one: on the last rank, to others. */
  public static Optional<Promotion> lastRankPromotion(DeclaredVariant variant) {
    return variant.promotions().stream().filter(rule -> isOnLastRank(variant, rule)).findFirst();
  }

  /**
   * Returns when a game is drawn by its length, as far as that is not as in chess: XBoard cannot be
   * told otherwise. There it is for the third time that a position occurs, and after 50 moves
   * without a capture or a move of the piece that promotes.
   */
  public static List<String> draws(DeclaredVariant variant) {
    List<String> untold = new ArrayList<>();
    if (variant.model().repetitions() != REPETITIONS) {
      untold.addAll(variant.sentences().of(GameModel.REPETITIONS));
    }
    char pawn = roles(variant, '\0').pawn();
    boolean onlyPawns =
        pawn != 0
            && !variant.hasPromotedForms()
            && variant.promotions().stream()
                .allMatch(rule -> rule.of().equals(String.valueOf(pawn)));
    if (variant.model().moveLimit() != MOVES || !onlyPawns) {
      untold.addAll(variant.sentences().of(GameModel.MOVE_LIMIT));
    }
    return untold;
  }

  /** Returns whether XBoard has room for the board of a game. */
  public static boolean hasRoom(int files, int ranks) {
    return files <= MOST_FILES && ranks <= MOST_RANKS;
  }

  /**
   * Returns whether XBoard knows a promotion to forms: each piece to its own, wherever it moves.
   */
  public static boolean isToOwnForm(Promotion rule) {
    return rule.to().equals("+") && rule.of().indexOf('+') < 0;
  }

  /** Returns whether a piece must promote, and that on the last rank and nowhere else. */
  public static boolean isOnLastRank(DeclaredVariant variant, Promotion rule) {
    Geometry geometry = new Geometry(variant.files(), variant.ranks());
    SquareSet zone = SquareSet.parse(geometry, rule.zone());
    return rule.on() == Promoting.ARRIVAL
        && !rule.optional()
        && BoardRegion.isLastRanks(geometry, zone, 1);
  }
}
