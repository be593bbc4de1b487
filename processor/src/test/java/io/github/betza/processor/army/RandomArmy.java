package io.github.betza.processor.army;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Hand;
import io.github.betza.Promoting;
import io.github.betza.Repetition;
import io.github.betza.Royalty;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.model.Blast;
import io.github.betza.model.Castling;
import io.github.betza.model.Drop;
import io.github.betza.model.Extinction;
import io.github.betza.model.Gate;
import io.github.betza.model.Goal;
import io.github.betza.model.RuleFeature;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes up a game: the same for the same seed. Every second one has one feature, each in turn, and
 * every eighth one hands; these have plain pieces and rules besides: so all fast paths are used
 * that serve the feature. Any game may have further ends.
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

  /** Empty squares, or what is on one. */
  private static final Pattern SIGN = Pattern.compile("[0-9]+|.");

  private final Random random;
  private final Optional<RuleFeature> wanted;
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

  private RandomArmy(int seed, List<Army.Move> corpora) {
    this.random = new Random(seed);
    this.wanted = wanted(seed);
    this.menu = new Menu(random, corpora);
    this.name = "Army" + seed;
    int[] size = SIZES[random.nextInt(SIZES.length)];
    this.files = size[0];
    this.ranks = size[1];
    int any = new int[] {0, 10, 30, 100}[random.nextInt(4)];
    this.oddity = wanted.isPresent() ? Menu.NONE : any;
    boolean mayCastle = files > 6 && oneIn(4) && wanted.filter(ROYAL::contains).isEmpty();
    this.castles = mayCastle || wants(RuleFeature.CASTLING_BY_FILE);
    boolean isDrawn = castles && new Random(name.hashCode() + 6L).nextInt(3) == 0;
    this.byFile = isDrawn || wants(RuleFeature.CASTLING_BY_FILE);
  }

  private static Optional<RuleFeature> wanted(int seed) {
    if (seed % 2 == 0) {
      List<RuleFeature> features =
          Stream.of(RuleFeature.values()).filter(each -> !FURTHER.contains(each)).toList();
      return Optional.of(features.get(seed / 2 % features.size()));
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
   * @param corpora the notations of the conformance data
   */
  static Army of(int seed, List<Army.Move> corpora) {
    return new RandomArmy(seed, corpora).make();
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
    if (wants(RuleFeature.GOALS)) {
      addGoals();
    }
    String setup =
        new RandomSetup(random, files, ranks, pieces, promotions, zones, goals)
            .write(castles, oneIn(4), byFile && !dropsRoyals());
    // Numbers of its own leave the others as they were before there were hands.
    Random own = new Random(name.hashCode() + 1L);
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
            byFile ? castlings(setup) : List.of(),
            List.of());
    boolean drops =
        wants(RuleFeature.HANDS)
            || (wanted.isEmpty() && own.nextInt(8) == 0)
            || (wants(RuleFeature.GOALS) && own.nextInt(3) == 0)
            || (wants(RuleFeature.GATES) && own.nextInt(3) == 0);
    Army dropping = drops ? withHands(army, own) : army;
    int checks = own.nextInt(6) == 0 ? 1 + own.nextInt(2) : 0;
    Army ending =
        dropping.withEnds(checks, own.nextInt(6) == 0 ? extinctions(army, own) : List.of());
    Random later = new Random(name.hashCode() + 3L);
    boolean blasts = wants(RuleFeature.BLASTS) || (wanted.isEmpty() && later.nextInt(12) == 0);
    boolean mayBlast = army.royalty() != Royalty.LAST_CHECKMATED;
    Army blasting = blasts && mayBlast ? ending.withBlasts(blasts(later)) : ending;
    boolean withoutChecks =
        wants(RuleFeature.CHECKS_FORBIDDEN) || new Random(name.hashCode() + 5L).nextInt(6) == 0;
    Army quiet = withoutChecks ? blasting.withoutChecks() : blasting;
    Random entering = new Random(name.hashCode() + 6L);
    boolean gates = wants(RuleFeature.GATES) || (wanted.isEmpty() && entering.nextInt(10) == 0);
    return gates && !byFile ? withGates(quiet, entering) : quiet;
  }

  /** Names most pieces of the first rank, or of two, as unmoved, and gives some others in hand. */
  private Army withGates(Army army, Random own) {
    String squares = own.nextInt(3) == 0 ? "1-2" : "1";
    String of = String.valueOf(nonRoyal(own)) + nonRoyal(own);
    of = of.charAt(0) == of.charAt(1) ? of.substring(1) : of;
    String[] fields = army.setup().split(" ", -1);
    int end = fields[0].indexOf('[');
    String rows = end < 0 ? fields[0] : fields[0].substring(0, end);
    String hand = end < 0 ? "[]" : fields[0].substring(end);
    String held = of + of.toLowerCase(Locale.ROOT) + (own.nextBoolean() ? of.charAt(0) : "");
    Geometry geometry = new Geometry(files, ranks);
    SquareSet area = SquareSet.parse(geometry, squares);
    StringBuilder rights = new StringBuilder();
    String[] row = rows.split("/", -1);
    for (int rank = 0; rank < ranks; rank++) {
      int file = 0;
      for (Matcher sign = SIGN.matcher(row[ranks - 1 - rank]); sign.find(); ) {
        char letter = sign.group().charAt(0);
        int square = Character.isDigit(letter) ? Geometry.OFF : geometry.square(file, rank);
        int side = letter < 'a' ? Side.WHITE : Side.BLACK;
        if (letter != '*' && square != Geometry.OFF && area.contains(side, square)) {
          rights.append(own.nextInt(8) == 0 ? "" : right(geometry.name(square), side, squares));
        }
        file += Character.isDigit(letter) ? Integer.parseInt(sign.group()) : 1;
      }
    }
    fields[0] = rows + "[" + held + hand.substring(1);
    fields[2] = rights.length() == 0 ? fields[2] : rights.toString();
    return rights.length() == 0
        ? army
        : army.withGates(String.join(" ", fields), List.of(new Gate(of, squares)));
  }

  /** A letter means a file, if it has one gate and the letter is not one of castling. */
  private static String right(String name, int side, String squares) {
    boolean isClear = squares.equals("1") && "akq".indexOf(name.charAt(0)) < 0;
    String shown = isClear ? name.substring(0, 1) : name;
    return side == Side.WHITE ? shown.toUpperCase(Locale.ROOT) : shown;
  }

  private char nonRoyal(Random own) {
    List<Army.Kind> others = pieces.stream().filter(kind -> !kind.royal()).toList();
    return others.get(own.nextInt(others.size())).letter();
  }

  /** Adds a goal of a plain piece, and for some a goal of the king. */
  private void addGoals() {
    Random own = new Random(name.hashCode() + 4L);
    String half = (ranks / 2 + 1) + "-" + ranks;
    Goal goal = Goal.of(String.valueOf(GIVING), half);
    if (own.nextInt(4) == 0) {
      goal = goal.with(Goal.COUNT, 2);
    }
    if (own.nextInt(4) == 0) {
      goal = goal.with(Goal.BLACK, "1-" + (ranks / 2 - 1));
    }
    int lot = own.nextInt(5);
    goals.add(
        lot == 4
            ? goal.with(Goal.COUNT, 1).with(Goal.LINE, 2).with(Goal.ORTHOGONAL, own.nextBoolean())
            : goal.with(Goal.ANSWERED, lot % 2 == 1).with(Goal.SAFE, lot > 1));
    if (own.nextInt(2) == 0) {
      // Kings begin far away, and must be able to get there.
      Goal race = Goal.of("K", (ranks - 1) + "-" + ranks);
      goals.add(own.nextInt(4) == 0 ? race : race.with(Goal.ANSWERED, true));
    }
  }

  private Army withHands(Army army, Random own) {
    Hand hand = hand(own);
    List<Drop> drops = drops(own);
    Army.Recurrence recurrence = recurrence(new Random(name.hashCode() + 2L));
    return dropsRoyals()
        ? new InHand(army, castles).withRoyals(hand, drops, recurrence)
        : army.withDrops(hand, army.setup(), drops, recurrence);
  }

  private boolean dropsRoyals() {
    return wants(RuleFeature.HANDS) && Integer.parseInt(name.substring(4)) % 3 == 0;
  }

  /** Returns how the king castles, with the pieces of some kinds that its side has on its rank. */
  private List<Castling> castlings(String setup) {
    Random own = new Random(name.hashCode() + 7L);
    String with = pieces.get(1).letter() + "" + pieces.get(2).letter();
    String rows = setup.split(" ", -1)[0];
    String both = rows.substring(rows.lastIndexOf('/')) + rows.substring(0, rows.indexOf('/'));
    String used =
        with.chars()
            .filter(letter -> both.toUpperCase(Locale.ROOT).indexOf(letter) >= 0)
            .mapToObj(Character::toString)
            .collect(Collectors.joining());
    Castling castling;
    do {
      castling = new Castling("K", used, twoFiles(own), twoFiles(own));
    } while (castling.refusal(Castling.PARTNER, files).isPresent());
    return List.of(castling);
  }

  private String twoFiles(Random own) {
    int left = own.nextInt(files - 1);
    int right = left + 1 + own.nextInt(files - 1 - left);
    return (char) ('a' + left) + "" + (char) ('a' + right);
  }

  private static Army.Recurrence recurrence(Random own) {
    List<Repetition> outcomes = List.of(Repetition.values());
    return new Army.Recurrence(
        2 + own.nextInt(2), outcomes.get(own.nextInt(outcomes.size())), own.nextBoolean());
  }

  /** Returns a rule about kinds of which both sides have more than too few in the setup. */
  private List<Extinction> extinctions(Army army, Random own) {
    String rows = army.setup().split(" ", -1)[0];
    StringBuilder of = new StringBuilder();
    for (Army.Kind kind : pieces) {
      boolean both =
          rows.indexOf(kind.letter()) >= 0
              && rows.indexOf(Character.toLowerCase(kind.letter())) >= 0;
      of.append(both ? kind.letter() : "");
    }
    boolean each = own.nextBoolean();
    int left = each ? 0 : own.nextInt(of.length());
    return List.of(new Extinction(of.toString(), each, left, own.nextBoolean()));
  }

  private List<Blast> blasts(Random own) {
    String of = own.nextInt(3) == 0 ? some(own) : "";
    return List.of(new Blast(of, some(own), own.nextInt(3) == 0 ? some(own) : ""));
  }

  /** Returns the letters of some pieces, or of none. */
  private String some(Random own) {
    return pieces.stream()
        .filter(kind -> own.nextInt(3) == 0)
        .map(kind -> String.valueOf(kind.letter()))
        .collect(Collectors.joining());
  }

  private Hand hand(Random own) {
    return own.nextInt(3) == 0 ? Hand.CAPTURED_PROMOTED : Hand.CAPTURED;
  }

  private List<Drop> drops(Random own) {
    return pieces.stream().filter(kind -> !kind.royal()).map(kind -> drop(kind, own)).toList();
  }

  private Drop drop(Army.Kind kind, Random own) {
    Drop drop = Drop.of(String.valueOf(kind.letter()));
    if (own.nextInt(3) == 0) {
      drop = drop.with(Drop.SQUARES, "1-" + (ranks - 1));
    }
    return switch (own.nextInt(8)) {
      case 0 -> drop.with(Drop.PER_FILE, 1 + own.nextInt(2));
      case 1, 2 -> drop.with(Drop.CHECKMATES, false);
      case 3 -> drop.with(Drop.CHECKS, false);
      case 4 -> drop.with(Drop.APART, true);
      case 5 -> drop.with(Drop.FIRST, own.nextInt(3) == 0);
      default -> drop;
    };
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
    Army.Move king = castles ? menu.castling() : menu.royal(oddity);
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
    Random own = new Random(name.hashCode());
    if (own.nextInt(3) == 0 && rank > ranks / 2) {
      List<Promoting> moments = List.of(Promoting.values());
      Promoting on = moments.get(own.nextInt(moments.size()));
      promotions.add(
          own.nextInt(2),
          new Army.Promotion(PROMOTING, to, "" + rank, on, own.nextBoolean(), false));
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

  private boolean oneIn(int lots) {
    return random.nextInt(lots) == 0;
  }
}
