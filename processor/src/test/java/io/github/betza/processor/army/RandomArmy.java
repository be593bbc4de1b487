package io.github.betza.processor.army;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Hand;
import io.github.betza.Promoting;
import io.github.betza.Royalty;
import io.github.betza.model.Drop;
import io.github.betza.model.Goal;
import io.github.betza.model.RuleFeature;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Makes up a game. Every second one has one feature, each in turn, and every eighth one hands;
 * these have plain pieces and rules besides, and most of them no others: so all fast paths are used
 * that serve the feature. Other games may have further ends.
 */
final class RandomArmy {
  /** Files and ranks: as many boards of at most 64 squares as larger ones. */
  private static final int[][] SIZES = {
    {5, 5}, {6, 6}, {7, 7}, {8, 8}, {8, 8}, {8, 8}, {8, 8}, {9, 7}, {7, 9}, {10, 6}, {16, 4},
    {10, 8}, {9, 9}, {9, 10}, {10, 10}, {11, 11}, {12, 10}, {13, 11}, {16, 16}, {12, 12}, {20, 5},
  };

  /** The letter of the piece that promotes, if one does. */
  static final char PROMOTING = 'P';

  private static final char PASSING = 'S';

  /** The letter of the piece that gives the game its feature, if one does. */
  private static final char GIVING = 'I';

  private static final String LETTERS = "ABCDEFGH";

  /** The features that are those of a royal piece, which does not castle then. */
  private static final Set<RuleFeature> ROYAL =
      EnumSet.of(
          RuleFeature.BARE_KING, RuleFeature.ROYAL_IMMOBILIZERS, RuleFeature.ROYAL_EN_PASSANT);

  /** The features that games have besides the one that is wanted, or hands. */
  private static final Set<RuleFeature> FURTHER =
      EnumSet.of(
          RuleFeature.HANDS,
          RuleFeature.GATES,
          RuleFeature.ROYAL_DROPS,
          RuleFeature.BLASTS,
          RuleFeature.CASTLING_BY_FILE,
          RuleFeature.CHECKS_COUNTED,
          RuleFeature.CHECKS_FORBIDDEN,
          RuleFeature.PIECES_COUNTED);

  private final Random random;
  private final Optional<RuleFeature> wanted;

  /** Whether it has no rules besides, so that all paths are used that serve its feature. */
  private final boolean plain;

  private final Menu menu;
  private final String name;
  private final int files;
  private final int ranks;
  private final boolean castles;

  /** Whether the royal piece castles by file, and not by its notation. */
  private final boolean byFile;

  /** How many of a hundred pieces are drawn from all that notation can say. */
  private final int oddity;

  private final List<Army.Kind> pieces = new ArrayList<>();
  private final List<Army.Promotion> promotions = new ArrayList<>();
  private final List<Army.Zone> zones = new ArrayList<>();
  private final List<Goal> goals = new ArrayList<>();

  private RandomArmy(int seed, Random random, List<Army.Move> corpora) {
    this.random = random;
    this.wanted = wanted(seed);
    this.plain = seed % 2 == 0 && seed / 2 / features().size() % 3 < 2;
    this.menu = new Menu(random, corpora);
    this.name = "Army" + seed;
    int[] size = SIZES[random.nextInt(SIZES.length)];
    this.files = size[0];
    this.ranks = size[1];
    int any = new int[] {0, 10, 30, 100}[random.nextInt(4)];
    this.oddity = wanted.isPresent() ? Menu.NONE : any;
    boolean mayCastle = files > 6 && oneIn(4) && wanted.filter(ROYAL::contains).isEmpty();
    this.castles = mayCastle || wants(RuleFeature.CASTLING_BY_FILE);
    boolean isDrawn = castles && oneIn(3);
    this.byFile = isDrawn || wants(RuleFeature.CASTLING_BY_FILE);
  }

  private static List<RuleFeature> features() {
    return Stream.of(RuleFeature.values()).filter(each -> !FURTHER.contains(each)).toList();
  }

  private static Optional<RuleFeature> wanted(int seed) {
    if (seed % 2 == 0) {
      return Optional.of(features().get(seed / 2 % features().size()));
    }
    return switch (seed % 32) {
      case 3, 11, 19, 27 -> Optional.of(RuleFeature.HANDS);
      case 5, 21 -> Optional.of(RuleFeature.FACING_ANSWERED);
      case 9, 25 -> Optional.of(RuleFeature.CHECKS_FORBIDDEN);
      case 7, 23 -> Optional.of(RuleFeature.CASTLING_BY_FILE);
      case 13 -> Optional.of(RuleFeature.GOALS);
      case 15, 31 -> Optional.of(RuleFeature.BLASTS);
      case 1, 17, 29 -> Optional.of(RuleFeature.GATES);
      default -> Optional.empty();
    };
  }

  /**
   * Returns an army.
   *
   * @param seed gives it its name, and the feature that it has
   * @param random all other choices
   * @param corpora the notations of the conformance data
   */
  static Army of(int seed, Random random, List<Army.Move> corpora) {
    return new RandomArmy(seed, random, corpora).make();
  }

  private Army make() {
    addPieces();
    if (wants(RuleFeature.LAST_ROYAL) && pieces.stream().filter(Army.Kind::royal).count() == 1) {
      // Behind the pieces that castle.
      pieces.add(castles ? 3 : 1, new Army.Kind('Y', menu.royal(oddity), true));
    }
    boolean passesEnd = has(RuleFeature.PASSES_END, 12);
    if (passesEnd) {
      // Behind the pieces that castle, and before the one that promotes.
      pieces.add(3, new Army.Kind(PASSING, Menu.PASSING, false));
    }
    if (wants(RuleFeature.BARE_KING)) {
      pieces.subList(1, pieces.size() - 1).clear();
    }
    wanted.flatMap(Menu::giving).ifPresent(this::addGiving);
    // What a piece that another excites may become, and where it may go, no rule says.
    if (pieces.stream().noneMatch(kind -> Menu.excites(kind.move()))) {
      addPromotions();
      addZones();
    }
    boolean flyingGeneral = has(RuleFeature.FACING_FORBIDDEN, 7);
    RandomRules rules = new RandomRules(random, files, ranks, pieces);
    if (wants(RuleFeature.GOALS)) {
      goals.addAll(rules.goals(GIVING));
    }
    String setup =
        new RandomSetup(random, files, ranks, pieces, promotions, zones, goals)
            .write(castles, oneIn(4), byFile && !dropsRoyals());
    Army army =
        new Army(
            name,
            files,
            ranks,
            setup,
            pieces,
            promotions,
            zones,
            has(RuleFeature.EXTRAS, 10) ? List.of(extra()) : List.of(),
            has(RuleFeature.BLOCKERS, 15)
                ? List.of(new Army.Blocker(anyLetter(), anyLetter()))
                : List.of(),
            royalty(),
            oneIn(20) ? Capturing.MANDATORY : Capturing.FREE,
            false,
            flyingGeneral,
            !flyingGeneral && has(RuleFeature.FACING_ANSWERED, 12),
            passesEnd,
            !wants(RuleFeature.BARE_KING)
                ? BareKing.PLAYS_ON
                : oneIn(2) ? BareKing.LOSES : BareKing.LOSES_UNLESS_ANSWERED,
            goals,
            0,
            List.of(),
            Hand.NONE,
            List.of(),
            Army.Recurrence.NONE,
            List.of(),
            byFile ? rules.castlings(setup) : List.of(),
            List.of());
    return withFurtherRules(army, rules);
  }

  private Army withFurtherRules(Army plain, RandomRules rules) {
    Army army = plain;
    if (wants(RuleFeature.HANDS)
        || (wanted.isEmpty() && oneIn(8))
        || (wants(RuleFeature.GOALS) && oneIn(3))
        || (wants(RuleFeature.GATES) && oneIn(3))) {
      army = withHands(army, rules);
    }
    int checks = further(6) ? 1 + random.nextInt(2) : 0;
    army = army.withEnds(checks, further(6) ? rules.extinctions(army.setup()) : List.of());
    boolean blasts = wants(RuleFeature.BLASTS) || (wanted.isEmpty() && oneIn(12));
    if (blasts && army.royalty() != Royalty.LAST_CHECKMATED) {
      army = army.withBlasts(rules.blasts());
    }
    if (wants(RuleFeature.CHECKS_FORBIDDEN) || further(6)) {
      army = army.withoutChecks();
    }
    boolean gates = wants(RuleFeature.GATES) || (wanted.isEmpty() && oneIn(10));
    return gates && !byFile ? rules.withGates(army) : army;
  }

  private Army withHands(Army army, RandomRules rules) {
    Hand hand = oneIn(3) ? Hand.CAPTURED_PROMOTED : Hand.CAPTURED;
    List<Drop> drops = rules.drops();
    Army.Recurrence recurrence = rules.recurrence();
    return dropsRoyals()
        ? new InHand(army, castles).withRoyals(hand, drops, recurrence)
        : army.withDrops(hand, army.setup(), drops, recurrence);
  }

  private boolean dropsRoyals() {
    return wants(RuleFeature.HANDS) && Integer.parseInt(name.substring(4)) % 3 == 0;
  }

  private boolean wants(RuleFeature feature) {
    return wanted.equals(Optional.of(feature));
  }

  private boolean has(RuleFeature feature, int lots) {
    return wanted.isPresent() ? wants(feature) : oneIn(lots);
  }

  private void addGiving(Army.Move move) {
    if (wanted.filter(ROYAL::contains).isPresent()) {
      pieces.set(0, new Army.Kind('K', move, true));
    } else {
      pieces.add(3, new Army.Kind(GIVING, move, false));
    }
  }

  private Royalty royalty() {
    if (wanted.isEmpty()) {
      return oneIn(10) ? any(Royalty.values()) : Royalty.CHECKMATE;
    }
    return switch (wanted.get()) {
      case NO_ROYALTY -> Royalty.NONE;
      case LAST_ROYAL -> Royalty.LAST_CHECKMATED;
      case ROYALS_CAPTURED -> Royalty.LAST_CAPTURED;
      case EXTINCTION -> Royalty.KIND_EXTINCT;
      default -> Royalty.CHECKMATE;
    };
  }

  private void addPieces() {
    Army.Move king = castles ? menu.castling() : plain ? Menu.KING : menu.royal(oddity);
    pieces.add(new Army.Kind('K', byFile ? Menu.withoutCastling(king) : king, true));
    if (!castles && oneIn(5)) {
      pieces.add(new Army.Kind('Y', menu.royal(oddity), true));
    }
    for (int i = 2 + random.nextInt(5) / 2; i > 0; i--) {
      pieces.add(new Army.Kind(LETTERS.charAt(i), menu.any(oddity), false));
    }
    if (!oneIn(3)) {
      pieces.add(new Army.Kind(PROMOTING, menu.promoting(), false));
    }
  }

  private void addPromotions() {
    boolean some = pieces.get(pieces.size() - 1).letter() == PROMOTING;
    StringBuilder to = new StringBuilder();
    for (Army.Kind kind : pieces) {
      if (some && kind.letter() != PROMOTING && oneIn(kind.royal() ? 4 : 2)) {
        to.append(kind.letter());
      }
    }
    if (!to.isEmpty()) {
      int deep = 1 + random.nextInt(ranks > 6 ? 3 : 1);
      String zone = deep == 1 ? "" + ranks : (ranks - deep + 1) + "-" + ranks;
      Promoting on = oneIn(4) ? any(Promoting.values()) : Promoting.ARRIVAL;
      boolean optional = oneIn(3);
      // A royal piece that must not be lost cannot come back, so that would be refused.
      boolean limited = oneIn(5) && to.indexOf("K") < 0 && to.indexOf("Y") < 0;
      promotions.add(new Army.Promotion(PROMOTING, to.toString(), zone, on, optional, limited));
      addEarlierPromotion(to.substring(0, 1), ranks - deep);
    }
  }

  /** Adds another promotion to some armies, on the rank before the squares of the first. */
  private void addEarlierPromotion(String to, int rank) {
    if (oneIn(3) && rank > ranks / 2) {
      promotions.add(
          random.nextInt(2),
          new Army.Promotion(
              PROMOTING, to, "" + rank, any(Promoting.values()), random.nextBoolean(), false));
    }
  }

  private void addZones() {
    for (Army.Kind kind : pieces) {
      boolean promotes = promotions.stream().anyMatch(rule -> rule.of() == kind.letter());
      boolean becomes = promotions.stream().anyMatch(rule -> rule.to().indexOf(kind.letter()) >= 0);
      boolean castling = castles && pieces.indexOf(kind) < 3;
      if (!promotes && !becomes && !castling && oneIn(kind.royal() ? 5 : 10)) {
        String captures = oneIn(3) ? rectangle() : "";
        zones.add(new Army.Zone(kind.letter(), rectangle(), captures));
      }
    }
  }

  private Army.Extra extra() {
    return new Army.Extra(anyLetter(), menu.any(oddity), rectangle());
  }

  /** Returns squares among which is room for some pieces of both sides, but not all squares. */
  private String rectangle() {
    int left = random.nextInt(files / 2);
    int right = files / 2 + random.nextInt(files - files / 2 - (left == 0 ? 1 : 0));
    int top = ranks / 2 + random.nextInt(ranks - ranks / 2);
    return (char) ('a' + left) + "1-" + (char) ('a' + right) + (top + 1);
  }

  private char anyLetter() {
    return pieces.get(random.nextInt(pieces.size())).letter();
  }

  private <T> T any(T[] values) {
    return values[random.nextInt(values.length)];
  }

  private boolean further(int lots) {
    return !plain && oneIn(lots);
  }

  private boolean oneIn(int lots) {
    return random.nextInt(lots) == 0;
  }
}
