package io.github.betza.export.fairy;

import io.github.betza.Hand;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import io.github.betza.export.BoardRegion;
import io.github.betza.model.Drop;
import io.github.betza.model.GameModel;
import io.github.betza.model.RulesByKind;
import io.github.betza.model.SquareSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Drops in Fairy-Stockfish: one region of a side for all kinds, without the squares that a kind may
 * not enter. Its own pawn is not dropped on the first rank or where it promotes, unless options
 * permit it. An option forbids drops on squares where a piece could never move again.
 */
final class FairyDrops {
  private static final String IMMOBILITY = "immobilityIllegal";

  private final FairyArmy army;
  private final DeclaredVariant variant;
  private final Geometry geometry;
  private final FairyImmobility immobility;
  private final List<Drop> drops;
  private final List<String> omissions;

  FairyDrops(FairyArmy army, List<String> omissions) {
    this.army = army;
    this.variant = army.variant();
    this.geometry = new Geometry(variant.files(), variant.ranks());
    this.immobility = new FairyImmobility(army);
    this.drops = variant.model().drops();
    this.omissions = omissions;
  }

  void write(Map<String, String> options) {
    Hand hand = variant.model().hand();
    if (drops.isEmpty()) {
      return;
    }
    options.put("pieceDrops", "true");
    options.put("capturesToHand", String.valueOf(hand != Hand.NONE));
    if (hand == Hand.CAPTURED_PROMOTED) {
      options.put("dropLoop", "true");
      if (variant.hasPromotedForms()) {
        omissions.add("that captured pieces stay promoted forms");
      }
    }
    region(options);
    forms(options);
    perFile(options);
    options.put("dropChecks", String.valueOf(allOrNone(drop -> !drop.checks()).isEmpty()));
    first(options);
    mates(options);
    apart(options);
    unmoved(options);
  }

  /**
   * Returns a setup with the pieces on the board that castle on the squares of their drops: for
   * these the engine needs the same options as for castling rights.
   */
  Setup castlingSetup(Setup setup) {
    List<Drop> unmoved = drops.stream().filter(drop -> !drop.unmoved().isEmpty()).toList();
    if (unmoved.isEmpty()) {
      return setup;
    }
    Map<String, Character> pieces = new LinkedHashMap<>(setup.pieces());
    for (Drop drop : unmoved) {
      SquareSet squares = SquareSet.parse(geometry, drop.unmoved());
      for (int square : BoardRegion.squares(geometry)) {
        if (squares.contains(Side.WHITE, square)) {
          char letter = drop.of().charAt(drop.of().length() - 1);
          int rank = geometry.ranks() - 1 - geometry.rank(square);
          pieces.put(geometry.name(square), letter);
          pieces.put(
              geometry.name(geometry.square(geometry.file(square), rank)),
              Character.toLowerCase(letter));
        }
      }
    }
    return new Setup(pieces, setup.holes(), "KQkq");
  }

  /**
   * Writes the option by which the engine permits dropped kings and pieces at the edges to castle.
   */
  private void unmoved(Map<String, String> options) {
    List<Drop> unmoved = drops.stream().filter(drop -> !drop.unmoved().isEmpty()).toList();
    if (unmoved.isEmpty()) {
      return;
    }
    Set<String> files = new LinkedHashSet<>();
    unmoved.stream()
        .filter(drop -> !letters(drop).equals(List.of(army.king())))
        .flatMap(drop -> Stream.of(drop.unmoved().split(" ", -1)))
        .forEach(files::add);
    String rank = options.getOrDefault("castlingRank", "");
    Set<String> edges = Set.of("a" + rank, (char) ('a' + geometry.files() - 1) + rank);
    boolean fits =
        unmoved.stream().allMatch(drop -> letters(drop).size() == 1)
            && files.equals(edges)
            && drops.stream().allMatch(Drop::first)
            && variant.model().hand() == Hand.NONE;
    if (fits) {
      options.put("castlingDroppedPiece", "true");
    } else {
      options.put("castling", "false");
      unmoved.forEach(this::omit);
    }
    options.computeIfPresent("startFen", (key, fen) -> Setup.withCastling(fen, "-"));
  }

  private void region(Map<String, String> options) {
    Set<Integer> all = new LinkedHashSet<>();
    drops.forEach(drop -> letters(drop).forEach(letter -> all.addAll(squares(drop, letter))));
    SquareSet region = SquareSet.parse(geometry, names(all));
    BoardRegion.put(options, "dropRegion", "", geometry, region);
    boolean isForbidden = options.getOrDefault(IMMOBILITY, "false").equals("true");
    if (!isForbidden && !fits(all, false, options) && fits(all, true, options)) {
      options.put(IMMOBILITY, "true");
      immobility.report(variant.forms().promotions(), omissions);
    }
    boolean forbids = options.getOrDefault(IMMOBILITY, "false").equals("true");
    for (Drop drop : drops) {
      if (!letters(drop).stream().allMatch(letter -> fits(drop, letter, all, forbids, options))) {
        omit(drop);
      }
    }
  }

  private boolean fits(Set<Integer> region, boolean forbids, Map<String, String> options) {
    return drops.stream()
        .allMatch(
            drop ->
                letters(drop).stream()
                    .allMatch(letter -> fits(drop, letter, region, forbids, options)));
  }

  /** Returns whether the engine drops a kind on the same squares, and sets the pawn's options. */
  private boolean fits(
      Drop drop, char letter, Set<Integer> region, boolean forbids, Map<String, String> options) {
    Set<Integer> engine = new LinkedHashSet<>(region);
    engine.removeIf(square -> !immobility.mayStand(letter, Side.WHITE, square));
    engine.removeIf(square -> forbids && immobility.isStuck(letter, square));
    Set<Integer> here = squares(drop, letter);
    if (army.name(letter).equals("pawn")) {
      Set<Integer> zone = promotionZone(options);
      boolean first = here.stream().anyMatch(square -> geometry.rank(square) == 0);
      boolean promoting = here.stream().anyMatch(zone::contains);
      options.put("firstRankPawnDrops", String.valueOf(first));
      options.put("promotionZonePawnDrops", String.valueOf(promoting));
      engine.removeIf(square -> !first && geometry.rank(square) == 0);
      engine.removeIf(square -> !promoting && zone.contains(square));
    }
    return engine.equals(here);
  }

  private Set<Integer> promotionZone(Map<String, String> options) {
    Set<Integer> zone = new LinkedHashSet<>();
    for (int square : BoardRegion.squares(geometry)) {
      String name = geometry.name(square);
      String rank = "*" + (geometry.rank(square) + 1);
      List<String> items =
          List.of(options.getOrDefault("promotionRegionWhite", "-").split(" ", -1));
      if (items.contains(name) || items.contains(rank)) {
        zone.add(square);
      }
    }
    return zone;
  }

  private String names(Set<Integer> squares) {
    return String.join(" ", squares.stream().map(geometry::name).toList());
  }

  /** Returns the squares where White drops a piece. */
  private Set<Integer> squares(Drop drop, char letter) {
    SquareSet named = drop.squares().isEmpty() ? null : SquareSet.parse(geometry, drop.squares());
    Set<Integer> squares = new LinkedHashSet<>();
    for (int square : BoardRegion.squares(geometry)) {
      if ((named == null || named.contains(Side.WHITE, square))
          && immobility.mayStand(letter, Side.WHITE, square)) {
        squares.add(square);
      }
    }
    return squares;
  }

  /** Returns the letters of the pieces that are dropped as the kind that they are in hand. */
  private static List<Character> letters(Drop drop) {
    return RulesByKind.split(drop.of()).stream()
        .filter(symbol -> !symbol.startsWith("+"))
        .map(symbol -> symbol.charAt(0))
        .toList();
  }

  /** Writes the option by which the engine drops all pieces as their forms, too, or none. */
  private void forms(Map<String, String> options) {
    Predicate<Drop> isWithForms =
        drop -> {
          List<String> symbols = RulesByKind.split(drop.of());
          return letters(drop).stream()
              .allMatch(
                  letter -> !army.forms().containsKey(letter) || symbols.contains("+" + letter));
        };
    boolean any = drops.stream().anyMatch(drop -> drop.of().indexOf('+') >= 0);
    options.put("dropPromoted", String.valueOf(any));
    drops.stream()
        .filter(drop -> any && (!isWithForms.test(drop) || letters(drop).isEmpty()))
        .forEach(this::omit);
  }

  private void perFile(Map<String, String> options) {
    for (Drop drop : drops) {
      if (drop.perFile() == 0) {
        continue;
      }
      boolean isOne = letters(drop).size() == 1 && !options.containsKey("dropNoDoubled");
      if (isOne && !army.forms().containsValue(letters(drop).get(0))) {
        String letter = String.valueOf(letters(drop).get(0)).toLowerCase(Locale.ROOT);
        options.put("dropNoDoubled", letter);
        options.put("dropNoDoubledCount", String.valueOf(drop.perFile()));
      } else {
        omit(drop);
      }
    }
  }

  /** Returns the drops with a property if all have it; otherwise an omission is reported. */
  private List<Drop> allOrNone(Predicate<Drop> has) {
    List<Drop> with = drops.stream().filter(has).toList();
    if (with.size() == drops.size()) {
      return with;
    }
    with.forEach(this::omit);
    return List.of();
  }

  private void first(Map<String, String> options) {
    List<Drop> first = drops.stream().filter(Drop::first).toList();
    if (first.isEmpty()) {
      return;
    }
    options.put("mustDrop", "true");
    boolean isOne = first.size() == 1 && letters(first.get(0)).size() == 1;
    if (first.size() < drops.size() && isOne) {
      options.put(
          "mustDropType", String.valueOf(letters(first.get(0)).get(0)).toLowerCase(Locale.ROOT));
    } else if (first.size() < drops.size()) {
      options.remove("mustDrop");
      first.forEach(this::omit);
    }
  }

  /** Writes the option that forbids mates by drops; the engine has it only for its Shogi pawn. */
  private void mates(Map<String, String> options) {
    for (Drop drop : drops) {
      if (drop.checkmates()) {
        continue;
      }
      if (letters(drop).stream().allMatch(letter -> army.name(letter).equals("shogiPawn"))) {
        options.put("shogiPawnDropMateIllegal", "true");
      } else {
        omit(drop);
      }
    }
  }

  private void apart(Map<String, String> options) {
    for (Drop drop : drops) {
      if (!drop.apart()) {
        continue;
      }
      if (letters(drop).stream().allMatch(letter -> army.name(letter).equals("bishop"))) {
        options.put("dropOppositeColoredBishop", "true");
      } else {
        omit(drop);
      }
    }
  }

  private void omit(Drop drop) {
    String sentence = variant.sentences().of(GameModel.DROPS, drop);
    if (!omissions.contains(sentence)) {
      omissions.add(sentence);
    }
  }
}
