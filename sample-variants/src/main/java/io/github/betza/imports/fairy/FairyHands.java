package io.github.betza.imports.fairy;

import io.github.betza.Hand;
import io.github.betza.board.Geometry;
import io.github.betza.declared.Setup;
import io.github.betza.imports.fairy.FairyCastle.Castles;
import io.github.betza.model.Drop;
import io.github.betza.model.Gate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Reads which pieces of a variant of Fairy-Stockfish come to a hand, and where they are dropped.
 */
record FairyHands(
    FairyState state,
    Geometry geometry,
    Squares squares,
    FairySetup.Position position,
    InPlay play,
    FairyPromotions promotions,
    FairyZones zones,
    FairyStuck stuck) {
  private static final String DROPS = "pieceDrops";
  private static final String GATING = "seirawanGating";
  private static final String NO_DOUBLED = "dropNoDoubled";
  private static final String MUST = "mustDropType";
  private static final String APART = "dropOppositeColoredBishop";

  /** The number of bishops that are dropped on squares of opposite colours. */
  private static final int PAIR = 2;

  private static final int FIRST_RANK = 0;

  /** Returns whether pieces in hand are dropped. */
  static boolean areDropped(FairyState state) {
    return state.text(DROPS).equals("true");
  }

  /** Returns whether pieces in hand enter through gates. */
  static boolean enter(FairyState state) {
    return state.text("gating").equals("true") && state.text(GATING).equals("true");
  }

  /** Returns whether pieces may be in hand. */
  static boolean haveHands(FairyState state) {
    return areDropped(state) || enter(state);
  }

  /** Returns whether captured pieces go to a hand. */
  static Hand hand(FairyState state) {
    if (!areDropped(state) || !state.text("capturesToHand").equals("true")) {
      return Hand.NONE;
    }
    return state.text("dropLoop").equals("true") ? Hand.CAPTURED_PROMOTED : Hand.CAPTURED;
  }

  /** Returns whether a piece promoted by promotedPieceType may return to its former kind. */
  static boolean keepForms(FairyState state) {
    return hand(state) == Hand.CAPTURED
        || state.text("pieceDemotion").equals("true")
        || (areDropped(state) && state.text("dropPromoted").equals("true"));
  }

  /**
   * Returns the drops of each kind that may be in hand.
   *
   * @param castles the setup, with the pieces that castle on the squares of their drops
   */
  List<Drop> drops(Set<String> royal, Setup castles) {
    if (!state.flag(DROPS)) {
      return List.of();
    }
    checkOptions();
    Map<Drop, StringBuilder> letters = new LinkedHashMap<>();
    for (String name : play.names()) {
      if (!mayBeInHand(name)) {
        continue;
      }
      if (royal.contains(name) && !isInSetup(name)) {
        // Royal pieces are never captured.
        continue;
      }
      letters
          .computeIfAbsent(
              drop(name).with(Drop.UNMOVED, unmoved(name, castles)), any -> new StringBuilder())
          .append(play.letter(name))
          .append(state.text("dropPromoted").equals("true") ? form(name) : "");
    }
    List<Drop> drops = new ArrayList<>();
    letters.forEach((drop, of) -> drops.add(drop.with(Drop.OF, of.toString())));
    return drops;
  }

  /** Returns the gates of each kind that may be in hand: on the rank on which pieces castle. */
  List<Gate> gates(Set<String> royal) {
    if (state.flag("gating") && !state.flag(GATING)) {
      state.problem(
          "gating",
          "gating = true lets letters of files be no castling rights, and nothing enters without"
              + " seirawanGating = true: write gating = false, to import the game without it");
    }
    if (!enter(state)) {
      return List.of();
    }
    if (!areDropped(state) && state.text("capturesToHand").equals("true")) {
      state.problem(
          "capturesToHand",
          "captured pieces that enter, but are not dropped, are not imported: write pieceDrops ="
              + " true, or capturesToHand = false");
    }
    Map<String, StringBuilder> letters = new LinkedHashMap<>();
    for (String name : play.names()) {
      Set<String> gates = mayBeInHand(name) && !royal.contains(name) ? gates(name) : Set.of();
      if (!gates.isEmpty()) {
        letters
            .computeIfAbsent(squares.text(gates), any -> new StringBuilder())
            .append(play.letter(name));
      }
    }
    List<Gate> gates = new ArrayList<>();
    letters.forEach((text, of) -> gates.add(new Gate(of.toString(), text)));
    return gates;
  }

  private Set<String> gates(String name) {
    Set<String> gates = allowed(name, holders(name).get(0));
    gates.retainAll(gates());
    return gates;
  }

  /** Returns the squares of the rank on which pieces castle, as each side sees them. */
  private Set<String> gates() {
    String rank = state.text("castlingRank");
    boolean isRank = rank.matches("[1-9][0-9]?") && Integer.parseInt(rank) <= geometry.ranks();
    return isRank ? squares.row(Integer.parseInt(rank) - 1) : Set.of();
  }

  /**
   * Returns the field of a FEN for castling and for gates: letters that mean castling, and then the
   * other unmoved pieces.
   *
   * @param rights the field for castling alone
   */
  String rights(String rights, Castles castling) {
    if (position.gates().isEmpty()) {
      return rights;
    }
    boolean areLetters = rights.matches("[KQkq-]+");
    StringBuilder field = new StringBuilder(areLetters ? rights : castling.squares());
    for (char letter : position.gates().toCharArray()) {
      boolean white = Character.isUpperCase(letter);
      int file = Character.toLowerCase(letter) - 'a';
      for (String square : squares.own(gates(), white)) {
        String name = white ? square.toUpperCase(Locale.ROOT) : square;
        boolean isNamed = castling.squares().contains(name);
        if (geometry.file(geometry.square(square)) == file && !isNamed) {
          field.append("KQkq".indexOf(letter) < 0 ? String.valueOf(letter) : name);
        }
      }
    }
    return field.length() > 1 && field.charAt(0) == '-' ? field.substring(1) : field.toString();
  }

  /** Returns the symbol of the promoted form of a kind; empty if it has none. */
  private String form(String name) {
    return play.forms().containsKey(name) ? "+" + play.letter(name) : "";
  }

  private String unmoved(String name, Setup castles) {
    List<String> unmoved = new ArrayList<>(castles.squaresOf(play.letter(name)));
    unmoved.removeAll(position.setup().squaresOf(play.letter(name)));
    return String.join(" ", unmoved);
  }

  /** Returns whether all pieces are dropped before other moves, and none comes to a hand later. */
  boolean areFirst() {
    return hand(state) == Hand.NONE
        && play.names().stream().filter(this::isInSetup).allMatch(this::isFirst);
  }

  private boolean isInSetup(String name) {
    return isInSetup(name, true) || isInSetup(name, false);
  }

  /** Returns whether a piece of a kind is in hand at first, or may come to a hand. */
  private boolean mayBeInHand(String name) {
    return switch (hand(state)) {
      case NONE -> isInSetup(name);
      case CAPTURED -> play.isUnpromoted(name);
      case CAPTURED_PROMOTED -> true;
    };
  }

  private void checkOptions() {
    for (String key :
        List.of(
            "capturesToHand",
            "dropLoop",
            "mustDrop",
            "firstRankPawnDrops",
            "promotionZonePawnDrops",
            "dropChecks",
            "sittuyinRookDrop",
            APART,
            "dropPromoted",
            "shogiPawnDropMateIllegal",
            "castlingDroppedPiece")) {
      state.flag(key);
    }
    if (!state.text("enclosingDrop").equals("none")) {
      state.problem(
          "enclosingDrop",
          "enclosingDrop = "
              + state.text("enclosingDrop")
              + " lets drops depend on the pieces around, which is not known here: write"
              + " enclosingDrop = none, to import the game without it");
    }
    if (state.text("dropPromoted").equals("true") && hand(state) == Hand.CAPTURED_PROMOTED) {
      state.problem(
          "dropPromoted",
          "pieces are dropped promoted by dropPromoted, and are in hand promoted by dropLoop: only"
              + " one of these has a place here");
    }
    long pawns =
        play.names().stream()
            .filter(name -> play.isUnpromoted(name) && promotions.losesItsKind(name))
            .count();
    if (pawns > 1 && hand(state) == Hand.CAPTURED) {
      state.problem(
          FairyState.key("promotionPawnTypes", true),
          "captured pieces of promotionPieceTypes are of one kind in hand in Fairy-Stockfish, but"
              + " several kinds of pieces promote to them: name one in promotionPawnTypes");
    }
  }

  private Drop drop(String name) {
    Set<String> places = places(name);
    boolean anywhere = places.containsAll(reachable(name, holders(name).get(0)));
    return Drop.of("")
        .with(Drop.SQUARES, anywhere ? "" : squares.text(places))
        .with(Drop.PER_FILE, perFile(name))
        .with(
            Drop.CHECKMATES,
            !(name.equals("shogiPawn") && state.text("shogiPawnDropMateIllegal").equals("true")))
        .with(Drop.CHECKS, state.text("dropChecks").equals("true"))
        .with(Drop.FIRST, isFirst(name))
        .with(Drop.APART, isApart(name));
  }

  /** Returns the squares of a kind, as its side sees them. */
  private Set<String> places(String name) {
    List<Set<String>> sides =
        holders(name).stream().map(white -> squares(name, white)).distinct().toList();
    if (sides.size() > 1) {
      state.problem(
          "dropRegionBlack has to be dropRegionWhite as Black sees it, for a " + name,
          List.of("dropRegionBlack", "dropRegionWhite"));
    } else if (sides.get(0).isEmpty()) {
      state.problem(
          NO_DOUBLED,
          "a " + name + " in hand could never be dropped, which no piece in hand is here");
    }
    return sides.get(0);
  }

  /** Returns the sides that may have a piece of a kind in hand. */
  private List<Boolean> holders(String name) {
    return play.sides(name).stream()
        .filter(white -> hand(state) != Hand.NONE || isInSetup(name, white))
        .toList();
  }

  /** Returns whether a side has a piece of a kind in hand at first. */
  boolean isInSetup(String name, boolean white) {
    if (!play.names().contains(name)) {
      return false;
    }
    char letter = play.letter(name);
    return position.inHand().indexOf(white ? letter : Character.toLowerCase(letter)) >= 0;
  }

  /** Returns the squares where a side may drop a kind, as it sees the board. */
  Set<String> squares(String name, boolean white) {
    boolean isDropped = areDropped(state) && holders(name).contains(white) && mayBeInHand(name);
    if (!isDropped) {
      return Set.of();
    }
    Set<String> places = allowed(name, white);
    places.removeAll(stuck.squares(name, white));
    return places;
  }

  /** Returns the squares where a piece in hand may come to the board. */
  private Set<String> allowed(String name, boolean white) {
    Set<String> places = reachable(name, white);
    String key = FairyState.key("dropRegion", white);
    places.retainAll(
        state.option(key).isEmpty()
            ? squares.all()
            : squares.own(squares.read(key, state, "e4 *2"), white));
    if (name.equals("pawn") && !state.text("promotionZonePawnDrops").equals("true")) {
      places.removeAll(promotions.zone(white));
    }
    if (name.equals("pawn") && !state.text("firstRankPawnDrops").equals("true")) {
      places.removeAll(squares.row(FIRST_RANK));
    }
    if (name.equals("rook") && state.text("sittuyinRookDrop").equals("true")) {
      places.retainAll(squares.row(FIRST_RANK));
    }
    if (isNeverDropped(name)) {
      places.clear();
    }
    return places;
  }

  /** Returns the squares that are not forbidden to a kind, as its side sees the board. */
  private Set<String> reachable(String name, boolean white) {
    Set<String> reachable = new LinkedHashSet<>(zones.zone(name, white));
    Setup setup = position.setup();
    reachable.removeAll(squares.own(new LinkedHashSet<>(setup.holes()), white));
    return reachable;
  }

  private boolean isNeverDropped(String name) {
    return state.pieces(NO_DOUBLED).contains(name) && state.text("dropNoDoubledCount").equals("0");
  }

  private int perFile(String name) {
    if (!state.pieces(NO_DOUBLED).contains(name)) {
      return 0;
    }
    String count = state.text("dropNoDoubledCount");
    if (!count.matches("[0-9]{1,2}")) {
      state.problem(
          "dropNoDoubledCount", "dropNoDoubledCount is a number from 0 to 99, not '" + count + "'");
      return 0;
    }
    if (play.forms().containsValue(name)) {
      state.problem(
          NO_DOUBLED,
          "promoted pieces that are a "
              + name
              + " count for dropNoDoubled in Fairy-Stockfish,"
              + " which they do not here");
    }
    int most = Integer.parseInt(count);
    return most < geometry.ranks() ? most : 0;
  }

  private boolean isFirst(String name) {
    if (!state.text("mustDrop").equals("true")) {
      return false;
    }
    return state.option(MUST).isEmpty()
        || state.text(MUST).equals("*")
        || state.pieces(MUST).contains(name);
  }

  private boolean isApart(String name) {
    boolean apart = name.equals("bishop") && state.text(APART).equals("true");
    for (boolean white : apart ? new boolean[] {true, false} : new boolean[0]) {
      char letter = white ? play.letter(name) : Character.toLowerCase(play.letter(name));
      long bishops =
          position.inHand().chars().filter(each -> each == letter).count()
              + position.setup().squaresOf(letter).size();
      if (bishops > PAIR || hand(state) != Hand.NONE) {
        state.problem(
            APART, APART + " is about two bishops of a side here, which are never captured");
      }
    }
    return apart;
  }
}
