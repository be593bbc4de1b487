package io.github.betza.imports.fairy;

import io.github.betza.board.Geometry;
import io.github.betza.declared.Setup;
import io.github.betza.imports.fairy.FairyRightReader.Way;
import io.github.betza.model.Castling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads how pieces of a variant of Fairy-Stockfish castle. */
record FairyCastle(FairyState state, Geometry geometry, Setup setup, FairyZones zones) {
  private static final String DROPPED = "castlingDroppedPiece";

  /**
   * How a kind castles.
   *
   * @param king the name of the kind; empty where none castles
   * @param terms the moves as notations; none if it castles by file
   * @param byFile whether the files on which the pieces end are told by a rule
   * @param partners the names of the kinds of its partners
   * @param names the field of a FEN that names the partners
   * @param squares such a field that names the squares of all that castle
   */
  record Castles(
      String king,
      List<String> terms,
      boolean byFile,
      Set<String> partners,
      String names,
      String squares) {
    /** Nothing castles. */
    static final Castles NONE = new Castles("", List.of(), false, Set.of(), "-", "-");

    /**
     * Returns the field of a FEN.
     *
     * @param royal the names of the royal kinds: a partner alone means one of any of them
     */
    String rights(Set<String> royal) {
      return royal.size() > 1 ? squares : names;
    }
  }

  private FairyRightReader rights() {
    return new FairyRightReader(state, geometry, setup, zones);
  }

  /** Returns how they castle with the pieces that castle where they are dropped. */
  FairyCastle withDropped(FairyHands hands) {
    boolean isDropped = FairyHands.areDropped(state) && state.text(DROPPED).equals("true");
    if (!isDropped || !state.flag("castling")) {
      return this;
    }
    FairyRightReader reader = rights();
    Map<String, Character> pieces = new LinkedHashMap<>(setup.pieces());
    for (boolean white : new boolean[] {true, false}) {
      List<String> partners =
          state.pieces(FairyState.key(FairyRightReader.PARTNERS, white)).stream()
              .filter(name -> hands.isInSetup(name, white))
              .toList();
      int rank = reader.rank(white);
      OptionalInt file = reader.file("castlingKingFile");
      if (partners.size() != 1
          || !hands.isInSetup(reader.king(white), white)
          || !hands.areFirst()
          || !setup.castling().equals("-")
          || rank < 0
          || file.isEmpty()) {
        state.problem(
            DROPPED,
            "castling with dropped pieces is imported if kings and one kind of castlingRookPieces"
                + " are in hand at first, all pieces in hand are dropped before other moves, and"
                + " startFen has no castling rights");
        return this;
      }
      put(pieces, partners.get(0), white, geometry.square(0, rank));
      put(pieces, partners.get(0), white, geometry.square(geometry.files() - 1, rank));
      put(pieces, reader.king(white), white, geometry.square(file.getAsInt(), rank));
    }
    return new FairyCastle(
        state, geometry, new Setup(pieces, setup.holes(), FairyRightReader.RIGHTS), zones);
  }

  private void put(Map<String, Character> pieces, String name, boolean white, int square) {
    char letter = state.pieces().get(name).letter();
    pieces.put(geometry.name(square), white ? letter : Character.toLowerCase(letter));
  }

  /** Returns how pieces castle. */
  Castles read() {
    if (!state.flag("castling") || setup.castling().equals("-")) {
      return Castles.NONE;
    }
    FairyRightReader reader = rights();
    Set<String> kings = new LinkedHashSet<>();
    List<Way> ways = new ArrayList<>();
    Set<Integer> partners = new LinkedHashSet<>();
    for (char right : setup.castling().toCharArray()) {
      reader
          .way(right, partners)
          .ifPresent(
              way -> {
                ways.add(way);
                kings.add(reader.king(way.white()));
              });
    }
    if (kings.size() > 1) {
      state.problem("castlingKingPieceBlack", "one kind castles for both sides here");
    }
    if (ways.isEmpty() || kings.size() > 1) {
      return Castles.NONE;
    }
    // As each side sees the board, a king goes as far with a partner as the other side's king.
    boolean differs =
        ways.stream()
            .anyMatch(
                way ->
                    ways.stream()
                        .anyMatch(
                            other -> way.hasPartnerOf(other) && way.steps() != other.steps()));
    boolean byFile = differs || state.flag(FairyRightReader.ANYWHERE);
    Set<String> names =
        ways.stream()
            .map(way -> setup.pieces().get(way.partner()))
            .flatMap(letter -> kind(letter).stream())
            .collect(Collectors.toSet());
    return new Castles(
        kings.iterator().next(),
        byFile ? List.of() : terms(ways).stream().sorted().toList(),
        byFile,
        names,
        ways.stream().map(Way::name).collect(Collectors.joining()),
        ways.stream()
            .flatMap(way -> Stream.of(named(way, way.king()), named(way, way.partner())))
            .distinct()
            .collect(Collectors.joining()));
  }

  /** Returns the rule by which pieces castle by file, if they do. */
  List<Castling> rules(Castles castles, InPlay play) {
    if (!castles.byFile()) {
      return List.of();
    }
    Set<String> partners = new LinkedHashSet<>(castles.partners());
    if (state.flag(FairyRightReader.ANYWHERE)) {
      partners = new LinkedHashSet<>(state.pieces(FairyState.key(FairyRightReader.PARTNERS, true)));
      if (!partners.equals(state.pieces(FairyState.key(FairyRightReader.PARTNERS, false)))) {
        state.problem(
            FairyRightReader.PARTNERS + FairyOptions.BLACK,
            "the same pieces castle for both sides here");
      }
      partners.retainAll(play.names());
    }
    OptionalInt left = rights().file("castlingQueensideFile");
    OptionalInt right = rights().file("castlingKingsideFile");
    if (left.isEmpty() || right.isEmpty()) {
      return List.of();
    }
    Castling rule =
        new Castling(
            play.symbols(castles.king()),
            partners.stream().map(play::symbols).sorted().collect(Collectors.joining()),
            letters(left.getAsInt(), right.getAsInt()),
            letters(left.getAsInt() + 1, right.getAsInt() - 1));
    rule.refusal(Castling.PARTNER, geometry.files())
        .or(() -> rule.refusal(Castling.TO, geometry.files()))
        .ifPresent(refusal -> state.problem("castlingKingsideFile", refusal));
    return List.of(rule);
  }

  private static String letters(int left, int right) {
    return (char) ('a' + left) + "" + (char) ('a' + right);
  }

  private Optional<String> kind(char letter) {
    return state.pieces().entrySet().stream()
        .filter(each -> each.getValue().letter() == Character.toUpperCase(letter))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private static String named(Way way, String square) {
    return way.white() ? square.toUpperCase(Locale.ROOT) : square;
  }

  /** Returns the moves as notations: one for both directions where they are alike. */
  private static List<String> terms(List<Way> ways) {
    Way first = ways.get(0);
    boolean alike =
        ways.stream().allMatch(way -> way.steps() == first.steps() && way.inset() == first.inset());
    return alike
        ? List.of("is" + "j".repeat(first.inset()) + "O" + first.steps())
        : ways.stream()
            .map(way -> (way.right() ? "ir" : "il") + "j".repeat(way.inset()) + "O" + way.steps())
            .distinct()
            .toList();
  }
}
