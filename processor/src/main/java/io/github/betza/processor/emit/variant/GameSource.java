package io.github.betza.processor.emit.variant;

import io.github.betza.model.AttackPath;
import io.github.betza.model.FastPath;
import io.github.betza.model.GameModel;
import io.github.betza.model.RuleFeature;
import io.github.betza.model.RulesByKind.KindPromotion;
import io.github.betza.processor.path.Piece;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The data of a game for its class. Kinds are numbers from 1, in the order of the pieces.
 *
 * @param packageName the package of the generated class, empty for the unnamed one
 * @param className the simple name of the generated class
 * @param name the name of the game
 * @param board the board and the setup
 * @param pieces the pieces
 * @param rules the rules for some kinds
 * @param model the declaration of the game
 * @param features the features of its rules and pieces
 * @param granting the kinds that a move may expose to capture en passant, if the traits of the
 *     pieces do not decide it
 * @param rulesInWords the rules in sentences
 */
public record GameSource(
    String packageName,
    String className,
    String name,
    GameBoard board,
    List<GamePiece> pieces,
    KindRules rules,
    GameModel model,
    Set<RuleFeature> features,
    Optional<Set<Integer>> granting,
    List<String> rulesInWords) {
  /** Copies the lists and sets. */
  public GameSource {
    pieces = List.copyOf(pieces);
    features = Set.copyOf(features);
    granting = granting.map(kinds -> Collections.unmodifiableSet(new TreeSet<>(kinds)));
    rulesInWords = List.copyOf(rulesInWords);
  }

  /** Returns whether the side whose royal piece cannot escape has lost. */
  boolean endsByMate() {
    return model.royalty().hasCheckmate();
  }

  boolean has(RuleFeature feature) {
    return features.contains(feature);
  }

  /** Returns the outline. */
  GameOutline outline() {
    List<String> types = pieces.stream().map(GamePiece::typeName).toList();
    return new GameOutline(packageName, className, types, rulesInWords);
  }

  /** Returns the piece of a kind. */
  GamePiece piece(int kind) {
    return pieces.get(kind - 1);
  }

  /**
   * Returns whether a plain move of another piece cannot create an attack on a royal piece that
   * does not exist without the other pieces of its side, and the checks may be undecided.
   */
  boolean isUnaided() {
    return FastPath.COMMON_MOVES_SAFE.fits(features)
        && (has(RuleFeature.IMMOBILIZERS)
            || pieces.stream().anyMatch(piece -> piece.attacks().isEmpty()));
  }

  /**
   * Returns whether the promotions of a kind depend on more than the squares that a move leaves and
   * reaches.
   */
  boolean hasUncountablePromotion(int kind) {
    return isPromotionOpen(kind) || (endsByMate() && mayBecomeRoyal(kind));
  }

  /**
   * Returns whether the promotions of a kind depend on the losses of its side, or on several rules
   * that depend on more than the last square of a move.
   */
  private boolean isPromotionOpen(int kind) {
    List<KindPromotion> promotions = rules.promotionsOf(kind);
    return (promotions.size() > 1 && !rules.promotesByArrival(kind))
        || promotions.stream().anyMatch(each -> each.rule().limited());
  }

  /** Returns whether a kind may promote to a royal one. */
  boolean mayBecomeRoyal(int kind) {
    return rules.promotionsOf(kind).stream()
        .flatMap(promotion -> promotion.choices().stream())
        .anyMatch(choice -> piece(choice).royal());
  }

  /**
   * A board with its setup.
   *
   * @param files the number of files
   * @param ranks the number of ranks
   * @param setup the position in which a game begins
   */
  public record GameBoard(int files, int ranks, String setup) {
    private static final Pattern SYMBOL = Pattern.compile("\\+?[A-Za-z]");

    /** Returns the number of squares. */
    int squares() {
      return files * ranks;
    }

    /**
     * Returns the greater of the numbers of pieces with a symbol that the two sides have in the
     * setup.
     *
     * @param symbol a letter in upper case, after a plus if it is a promoted form
     */
    int most(String symbol) {
      String placement = setup.strip().split("\\s", 2)[0];
      int[] counts = new int[2];
      SYMBOL
          .matcher(placement)
          .results()
          .map(MatchResult::group)
          .filter(found -> found.toUpperCase(Locale.ROOT).equals(symbol))
          .forEach(found -> counts[found.equals(symbol) ? 0 : 1]++);
      return Math.max(counts[0], counts[1]);
    }

    /** Returns whether the board has holes. */
    boolean hasHoles() {
      return setup.contains("*");
    }
  }

  /**
   * A piece.
   *
   * @param typeName the simple name of its type, which gives the constant with its kind a name
   * @param movesClass the simple name of the class with its moves
   * @param symbol its letter, after a plus if it is a promoted form
   * @param name its name
   * @param royal whether it is royal
   * @param direct whether its attacks do not depend on other pieces and on its square
   * @param distant whether it has a zone, and may capture elsewhere than on the last square of its
   *     move
   * @param excites whether it may move other pieces instead of itself
   * @param moves its moves, unless its notation has errors
   * @param attacks the lines along which it captures royal pieces, if they are complete; the extra
   *     moves have their own lines
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
      Optional<Piece> moves,
      Optional<List<AttackPath>> attacks) {}
}
