package io.github.betza.export.xboard;

import io.github.betza.Promoting;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.BoardRegion;
import io.github.betza.export.OmittedRules;
import io.github.betza.export.Royals;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Compares the other rules of a game with the rules of XBoard. */
public final class XBoardRules {
  /** Promotions and draws by length are listed separately. */
  static final OmittedRules OMITTED =
      OmittedRules.except(
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

  /** The number of occurrences of a position that draws a game of chess. */
  private static final int REPETITIONS = 3;

  /** The number of moves without a capture or a pawn move that draws a game of chess. */
  private static final int MOVES = 50;

  /** The most ranks: on a sixteenth rank XBoard reads moves as drops. */
  private static final int MOST_RANKS = 15;

  /** The greatest size of a board, in words. */
  public static final String ROOM = MOST_FILES + " files and " + MOST_RANKS + " ranks";

  private XBoardRules() {}

  /**
   * Returns the rules of a game that XBoard cannot express, without moves and promotions, a
   * sentence for each.
   */
  public static List<String> omissions(DeclaredVariant variant) {
    List<String> omissions = new ArrayList<>();
    if (!variant.hasPromotedForms()) {
      Royals.omitSeveral(variant, omissions);
      OMITTED.addTo(omissions, variant);
      return omissions;
    }
    // By the rules of its parent stalemate is a loss, and a king is not attacked if the side has
    // two.
    if (variant.model().stalemate() == Stalemate.DRAW
        && variant.model().royalty() == Royalty.CHECKMATE) {
      omissions.add("that stalemate is a draw");
    }
    if (variant.model().royalty() == Royalty.CHECKMATE && !royalForms(variant).isEmpty()) {
      omissions.add("that several kinds of pieces are royal");
    } else {
      Royals.omitSeveral(variant, omissions);
    }
    OmittedRules omitted = OMITTED.andForms();
    omitted =
        variant.model().stalemate() == Stalemate.LOSS ? omitted.and(GameModel.STALEMATE) : omitted;
    omitted = hasLastRoyal(variant) ? omitted.and(GameModel.ROYALTY) : omitted;
    omitted.addTo(omissions, variant);
    return omissions;
  }

  /**
   * Returns the moves that XBoard refuses, although they are legal and only lose at once.
   *
   * @return a sentence; empty if there are none
   */
  public static Optional<String> losingMoves(DeclaredVariant variant) {
    return hasLastRoyal(variant) && variant.model().royalty() == Royalty.LAST_CAPTURED
        ? Optional.of("that the last royal piece may be left attacked, which loses the game")
        : Optional.empty();
  }

  /**
   * Returns whether XBoard has the rule of the last royal piece: there are two kinds, one of them a
   * promoted form, like the king and the prince of its Chu Shogi, where neither side may leave the
   * last of them attacked.
   */
  private static boolean hasLastRoyal(DeclaredVariant variant) {
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
        (checkmate || hasLastRoyal(variant)) && royalForms.size() == 1 ? royalForms.get(0) : 0);
  }

  /** Returns the letter of the piece that may not be left attacked in XBoard, or 0. */
  public static char king(DeclaredVariant variant) {
    return variant.model().royalty() == Royalty.CHECKMATE || hasLastRoyal(variant)
        ? variant.firstRoyal()
        : 0;
  }

  /**
   * Returns the promotion that XBoard supports, if there is one: on the last rank, to other kinds.
   */
  public static Optional<Promotion> lastRankPromotion(DeclaredVariant variant) {
    return variant.promotions().stream().filter(rule -> isOnLastRank(variant, rule)).findFirst();
  }

  /**
   * Returns how the draws by length of a game differ from XBoard's, which are fixed: at the third
   * occurrence of a position, and after 50 moves without a capture or a move of the piece that
   * promotes.
   */
  public static List<String> draws(DeclaredVariant variant) {
    List<String> omitted = new ArrayList<>();
    if (variant.model().repetitions() != REPETITIONS) {
      omitted.addAll(variant.sentences().of(GameModel.REPETITIONS));
    }
    char pawn = roles(variant, '\0').pawn();
    boolean onlyPawns =
        pawn != 0
            && !variant.hasPromotedForms()
            && variant.promotions().stream()
                .allMatch(rule -> rule.of().equals(String.valueOf(pawn)));
    if (variant.model().moveLimit() != MOVES || !onlyPawns) {
      omitted.addAll(variant.sentences().of(GameModel.MOVE_LIMIT));
    }
    return omitted;
  }

  /** Returns whether XBoard can show the board of a game. */
  public static boolean hasRoom(int files, int ranks) {
    return files <= MOST_FILES && ranks <= MOST_RANKS;
  }

  /**
   * Returns whether XBoard supports a promotion to forms: each piece to its own form, with any
   * move.
   */
  public static boolean isToOwnForm(Promotion rule) {
    return rule.to().equals("+") && rule.of().indexOf('+') < 0;
  }

  /** Returns whether a piece must promote on the last rank, and only there. */
  public static boolean isOnLastRank(DeclaredVariant variant, Promotion rule) {
    Geometry geometry = new Geometry(variant.files(), variant.ranks());
    SquareSet zone = SquareSet.parse(geometry, rule.zone());
    return rule.on() == Promoting.ARRIVAL
        && !rule.optional()
        && BoardRegion.isLastRanks(geometry, zone, 1);
  }
}
