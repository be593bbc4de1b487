package io.github.betza.imports.fairy;

import io.github.betza.board.Geometry;
import io.github.betza.declared.Setup;
import io.github.betza.imports.Findings;
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
  private static final String RIGHTS = "KQkq";
  private static final String DROPPED = "castlingDroppedPiece";
  private static final String PARTNERS = "castlingRookPieces";

  /** The option by which pieces castle from anywhere on their rank. */
  private static final String ANYWHERE = "chess960";

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

  /**
   * The castling that a right permits.
   *
   * @param white whether it is White's
   * @param name how a FEN names it here
   * @param king the square of the king
   * @param partner the square of the partner
   * @param right whether the king goes to the right, as its side sees the board
   * @param steps how far the king goes, at least one square
   * @param inset how many squares lie between the partner and the edge, or a hole
   */
  private record Way(
      boolean white,
      String name,
      String king,
      String partner,
      boolean right,
      int steps,
      int inset) {
    boolean hasPartnerOf(Way other) {
      return right == other.right && inset == other.inset;
    }
  }

  /** Returns how they castle with the pieces that castle where they are dropped. */
  FairyCastle withDropped(FairyHands hands) {
    boolean isDropped = FairyHands.areDropped(state) && state.text(DROPPED).equals("true");
    if (!isDropped || !state.flag("castling")) {
      return this;
    }
    Map<String, Character> pieces = new LinkedHashMap<>(setup.pieces());
    for (boolean white : new boolean[] {true, false}) {
      List<String> partners =
          state.pieces(FairyState.key(PARTNERS, white)).stream()
              .filter(name -> hands.isInSetup(name, white))
              .toList();
      int rank = rank(white);
      OptionalInt file = file("castlingKingFile");
      if (partners.size() != 1
          || !hands.isInSetup(king(white), white)
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
      put(pieces, king(white), white, geometry.square(file.getAsInt(), rank));
    }
    return new FairyCastle(state, geometry, new Setup(pieces, setup.holes(), RIGHTS), zones);
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
    Set<String> kings = new LinkedHashSet<>();
    List<Way> ways = new ArrayList<>();
    Set<Integer> partners = new LinkedHashSet<>();
    for (char right : setup.castling().toCharArray()) {
      way(right, partners)
          .ifPresent(
              way -> {
                ways.add(way);
                kings.add(king(way.white()));
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
    boolean byFile = differs || state.flag(ANYWHERE);
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
    if (state.flag(ANYWHERE)) {
      partners = new LinkedHashSet<>(state.pieces(FairyState.key(PARTNERS, true)));
      if (!partners.equals(state.pieces(FairyState.key(PARTNERS, false)))) {
        state.problem(PARTNERS + FairyOptions.BLACK, "the same pieces castle for both sides here");
      }
      partners.retainAll(play.names());
    }
    OptionalInt left = file("castlingQueensideFile");
    OptionalInt right = file("castlingKingsideFile");
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

  /** Returns the name of the kind that castles for a side. */
  private String king(boolean white) {
    Set<String> kings = state.pieces(FairyState.key("castlingKingPiece", white));
    return kings.isEmpty() ? "" : List.copyOf(kings).get(kings.size() - 1);
  }

  /** Returns the castling of a right; nothing if the engine ignores the right. */
  private Optional<Way> way(char right, Set<Integer> partners) {
    boolean white = Character.isUpperCase(right);
    int rank = rank(white);
    OptionalInt king = rank < 0 ? OptionalInt.empty() : king(white, rank);
    OptionalInt partner = king.isEmpty() ? OptionalInt.empty() : partner(right, white, rank);
    if (partner.isEmpty() || !partners.add(geometry.square(partner.getAsInt(), rank))) {
      return Optional.empty();
    }
    if (king(white).equals("king") != has("king", white)) {
      state.problem(
          FairyState.key("castlingKingPiece", white),
          "what castles is the king here, or a piece of a side that has no king");
      return Optional.empty();
    }
    int from = king.getAsInt();
    int direction = partner.getAsInt() > from ? 1 : -1;
    OptionalInt to = file(direction > 0 ? "castlingKingsideFile" : "castlingQueensideFile");
    if (to.isEmpty()) {
      return Optional.empty();
    }
    int steps = direction * (to.getAsInt() - from);
    boolean isTowards = steps >= 1 && direction * (partner.getAsInt() - from) >= steps;
    if (!isTowards && !state.flag(ANYWHERE)) {
      state.problem(
          direction > 0 ? "castlingKingsideFile" : "castlingQueensideFile",
          "with the castling right "
              + right
              + " the king has to go towards one of castlingRookPieces, and not beyond it");
      return Optional.empty();
    }
    String target = geometry.name(geometry.square(to.getAsInt(), rank));
    String zone = FairyState.key("mobilityRegion", white) + FairyState.title(king(white));
    Set<String> own = zones.zone(king(white), white);
    if (!own.contains(
        white ? target : new Squares(geometry).turned(Set.of(target)).iterator().next())) {
      state.problem(
          zone,
          "the king castles to "
              + target
              + " in Fairy-Stockfish, which "
              + zone
              + " leaves out: add it, or take the right to castle out of startFen");
      return Optional.empty();
    }
    return Optional.of(
        new Way(
            white,
            name(partner.getAsInt(), from, rank, white),
            geometry.name(geometry.square(from, rank)),
            geometry.name(geometry.square(partner.getAsInt(), rank)),
            (direction > 0) == white,
            steps,
            inset(partner.getAsInt(), rank, direction)));
  }

  /** Returns the rank on which a side castles, or -1 if the board has none such. */
  private int rank(boolean white) {
    String text = state.text("castlingRank");
    int rank = text.matches("[1-9][0-9]?") ? Integer.parseInt(text) - 1 : -1;
    if (rank < 0 || rank >= geometry.ranks()) {
      state.problem(
          "castlingRank", "castlingRank is a rank of the board, not " + Findings.quote(text));
      return -1;
    }
    return white ? rank : geometry.ranks() - 1 - rank;
  }

  /** Returns the file of the piece that castles, if it stands where it should. */
  private OptionalInt king(boolean white, int rank) {
    List<Integer> files = new ArrayList<>();
    for (int file = 0; file < geometry.files(); file++) {
      if (isOwn(file, rank, white, Set.of(king(white)))) {
        files.add(file);
      }
    }
    OptionalInt named = files.size() == 1 ? OptionalInt.of(files.get(0)) : file("castlingKingFile");
    boolean stands = named.isPresent() && files.contains(named.getAsInt());
    if (!stands) {
      String key = "castlingRank";
      state.problem(key, "the king does not stand on the rank on which it castles");
    }
    return stands ? named : OptionalInt.empty();
  }

  private boolean has(String name, boolean white) {
    FairyKinds.Kind kind = state.pieces().get(name);
    return kind != null
        && !setup.squaresOf(white ? kind.letter() : Character.toLowerCase(kind.letter())).isEmpty();
  }

  /** Returns the file of the partner that a right names, as the engine looks for it. */
  private OptionalInt partner(char right, boolean white, int rank) {
    Set<String> types = state.pieces(FairyState.key(PARTNERS, white));
    char letter = Character.toUpperCase(right);
    int file = letter - 'A';
    int inward = 0;
    if (RIGHTS.indexOf(letter) >= 0) {
      String key = letter == 'K' ? "castlingRookKingsideFile" : "castlingRookQueensideFile";
      String text = state.text(key);
      // The last file of the engine's largest board means the last of any.
      OptionalInt from =
          state.option(key).isEmpty() && letter == 'K'
              ? OptionalInt.of(geometry.files() - 1)
              : file(key, text);
      if (from.isEmpty()) {
        return OptionalInt.empty();
      }
      file = from.getAsInt();
      inward = letter == 'K' ? -1 : 1;
    }
    while (file >= 0 && file < geometry.files() && !isOwn(file, rank, white, types)) {
      file = inward == 0 ? -1 : file + inward;
    }
    if (file < 0 || file >= geometry.files()) {
      state.problem(
          "startFen",
          "with the castling right "
              + right
              + " the king has to go towards one of castlingRookPieces, and not beyond it");
      return OptionalInt.empty();
    }
    return OptionalInt.of(file);
  }

  private boolean isOwn(int file, int rank, boolean white, Set<String> types) {
    Character letter = setup.pieces().get(geometry.name(geometry.square(file, rank)));
    return letter != null
        && Character.isUpperCase(letter) == white
        && types.stream()
            .map(state.pieces()::get)
            .anyMatch(kind -> kind != null && kind.letter() == Character.toUpperCase(letter));
  }

  private OptionalInt file(String key) {
    return file(key, state.text(key));
  }

  private OptionalInt file(String key, String text) {
    int file =
        text.matches("[1-9][0-9]?")
            ? Integer.parseInt(text) - 1
            : text.matches("[a-z]") ? text.charAt(0) - 'a' : -1;
    if (file < 0 || file >= geometry.files()) {
      state.problem(key, key + " is a file of the board, not " + Findings.quote(text));
      return OptionalInt.empty();
    }
    return OptionalInt.of(file);
  }

  /** Names a partner: K and Q are the outermost of all own pieces, others are named by files. */
  private String name(int file, int king, int rank, boolean white) {
    int outward = file > king ? 1 : -1;
    boolean outermost = true;
    for (int each = file + outward; each >= 0 && each < geometry.files(); each += outward) {
      Character letter = setup.pieces().get(geometry.name(geometry.square(each, rank)));
      outermost &= letter == null || Character.isUpperCase(letter) != white;
    }
    String square = geometry.name(geometry.square(file, rank));
    String name =
        outermost
            ? outward > 0 ? "k" : "q"
            : "kq".indexOf(square.charAt(0)) < 0 ? square.substring(0, 1) : square;
    return white ? name.toUpperCase(Locale.ROOT) : name;
  }

  /** Returns how many squares lie between a partner and the edge, or a hole. */
  private int inset(int file, int rank, int direction) {
    int inset = -1;
    int square;
    do {
      inset++;
      square = geometry.square(file + direction * (inset + 1), rank);
    } while (square != Geometry.OFF && !setup.holes().contains(geometry.name(square)));
    return inset;
  }
}
