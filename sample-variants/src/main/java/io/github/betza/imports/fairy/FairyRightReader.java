package io.github.betza.imports.fairy;

import io.github.betza.board.Geometry;
import io.github.betza.declared.Setup;
import io.github.betza.imports.Findings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads which castling a right of a variant of Fairy-Stockfish permits. */
record FairyRightReader(FairyState state, Geometry geometry, Setup setup, FairyZones zones) {
  static final String RIGHTS = "KQkq";
  static final String PARTNERS = "castlingRookPieces";

  /** The option by which pieces castle from anywhere on their rank. */
  static final String ANYWHERE = "chess960";

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
  record Way(
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

  /** Returns the name of the kind that castles for a side. */
  String king(boolean white) {
    Set<String> kings = state.pieces(FairyState.key("castlingKingPiece", white));
    return kings.isEmpty() ? "" : List.copyOf(kings).get(kings.size() - 1);
  }

  /** Returns the castling of a right; nothing if the engine ignores the right. */
  Optional<Way> way(char right, Set<Integer> partners) {
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
  int rank(boolean white) {
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

  OptionalInt file(String key) {
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
