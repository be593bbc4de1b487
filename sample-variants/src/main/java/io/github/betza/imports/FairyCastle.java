package io.github.betza.imports;

import io.github.betza.board.Geometry;
import io.github.betza.declared.Setup;
import io.github.betza.imports.FairyState.Piece;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads how the king of a variant of Fairy-Stockfish castles. */
final class FairyCastle {
  private final FairyState state;
  private final Geometry geometry;
  private final Setup setup;
  private final int line;
  private final Findings findings;

  /**
   * How a king castles.
   *
   * @param move the move as a notation; empty where it does not castle
   * @param rights the field of a FEN that names the partners
   */
  record Castling(String move, String rights) {
    /** The king does not castle. */
    static final Castling NONE = new Castling("", "-");
  }

  /**
   * What a right to castle says.
   *
   * @param steps how far the king goes, at least one square
   * @param partner the file of its partner
   * @param inset how many squares lie between the partner and the edge, or a hole
   */
  private record Way(int steps, int partner, int inset) {}

  FairyCastle(FairyState state, Geometry geometry, Setup setup, int line, Findings findings) {
    this.state = state;
    this.geometry = geometry;
    this.setup = setup;
    this.line = line;
    this.findings = findings;
  }

  /** Returns how the king castles. */
  Castling of(char king) {
    if (!state.flag("castling", true) || setup.castling().equals("-")) {
      return Castling.NONE;
    }
    if (!state.pieces("castlingKingPiece", "king").equals(Set.of("king"))) {
      problem("castlingKingPiece", "only the king castles here");
      return Castling.NONE;
    }
    int steps = 0;
    int inset = -1;
    StringBuilder files = new StringBuilder();
    for (char right : setup.castling().toCharArray()) {
      Optional<Way> found = way(right, king);
      if (found.isEmpty()) {
        continue;
      }
      Way way = found.get();
      if (inset >= 0 && way.inset() != inset) {
        problem("startFen", "the partners of kings stand equally far from the edges here");
      }
      if (steps > 0 && way.steps() != steps) {
        problem("castlingKingsideFile", "the king castles equally far to all sides here");
      }
      inset = way.inset();
      steps = Math.max(steps, way.steps());
      files.append((char) ((Character.isUpperCase(right) ? 'A' : 'a') + way.partner()));
    }
    return steps == 0
        ? Castling.NONE
        : new Castling(
            "is" + "j".repeat(inset) + "O" + steps,
            inset == 0 ? setup.castling() : files.toString());
  }

  private void problem(String key, String text) {
    findings.problem(state.line(key, line), text);
  }

  /** Returns what a right says; nothing where the king cannot castle so, which is a problem. */
  private Optional<Way> way(char right, char king) {
    boolean white = Character.isUpperCase(right);
    boolean kingside = Character.toUpperCase(right) == 'K';
    List<String> kings = setup.squaresOf(white ? king : Character.toLowerCase(king));
    if ("KQkq".indexOf(right) < 0 || kings.size() != 1) {
      problem("startFen", "the castling right " + right + " is not known here");
      return Optional.empty();
    }
    int square = geometry.square(kings.get(0));
    int rank = white ? geometry.rank(square) : geometry.ranks() - 1 - geometry.rank(square);
    if (!state.text("castlingRank", "1").equals(String.valueOf(rank + 1))) {
      problem("castlingRank", "the king does not stand on the rank on which it castles");
      return Optional.empty();
    }
    OptionalInt to =
        file(kingside ? "castlingKingsideFile" : "castlingQueensideFile", kingside ? "g" : "c");
    OptionalInt from =
        file(
            kingside ? "castlingRookKingsideFile" : "castlingRookQueensideFile",
            kingside ? String.valueOf(geometry.files()) : "a");
    return to.isEmpty() || from.isEmpty()
        ? Optional.empty()
        : way(right, square, to.getAsInt(), from.getAsInt());
  }

  /**
   * Returns the same for a king on a square.
   *
   * @param to the file to which it castles
   * @param from the file from which its partner is looked for inwards
   */
  private Optional<Way> way(char right, int square, int to, int from) {
    boolean white = Character.isUpperCase(right);
    int direction = Character.toUpperCase(right) == 'K' ? 1 : -1;
    int steps = direction * (to - geometry.file(square));
    int partner = partner(from, geometry.rank(square), -direction, white);
    int distance = direction * (partner - geometry.file(square));
    if (partner < 0 || steps < 1 || distance < steps) {
      problem(
          "startFen",
          "with the castling right "
              + right
              + " the king has to go towards one of castlingRookPieces, and not beyond it");
      return Optional.empty();
    }
    String zone = white ? "mobilityRegionWhiteKing" : "mobilityRegionBlackKing";
    String target = geometry.name(geometry.step(square, direction * steps, 0));
    if (isOutside(zone, target)) {
      problem(
          zone,
          "the king castles to "
              + target
              + " in Fairy-Stockfish, which "
              + zone
              + " leaves out: add it, or take the right to castle out of startFen");
      return Optional.empty();
    }
    return Optional.of(new Way(steps, partner, inset(partner, square, direction)));
  }

  private boolean isOutside(String zone, String square) {
    return state
        .option(zone)
        .flatMap(option -> new Squares(geometry).read(option.text()))
        .filter(squares -> !squares.contains(square))
        .isPresent();
  }

  private OptionalInt file(String key, String otherwise) {
    String text = state.text(key, otherwise);
    int file =
        text.matches("[1-9][0-9]?")
            ? Integer.parseInt(text) - 1
            : text.matches("[a-z]") ? text.charAt(0) - 'a' : -1;
    if (file < 0 || file >= geometry.files()) {
      problem(key, key + " is a file of the board, not " + Findings.quote(text));
      return OptionalInt.empty();
    }
    return OptionalInt.of(file);
  }

  /** Returns the file of the first partner from a file inwards. */
  private int partner(int from, int rank, int inward, boolean white) {
    Set<String> types = state.pieces("castlingRookPieces", "rook");
    for (int file = from; file >= 0 && file < geometry.files(); file += inward) {
      Character letter = setup.pieces().get(geometry.name(geometry.square(file, rank)));
      boolean own = letter != null && Character.isUpperCase(letter) == white;
      if (own && types.stream().anyMatch(type -> isLetterOf(type, letter))) {
        return file;
      }
    }
    return -1;
  }

  private boolean isLetterOf(String type, char letter) {
    Piece piece = state.pieces().get(type);
    return piece != null && piece.letter() == Character.toUpperCase(letter);
  }

  /** Returns how many squares lie between a partner and the edge, or a hole. */
  private int inset(int file, int king, int direction) {
    int inset = -1;
    int square;
    do {
      inset++;
      square = geometry.square(file + direction * (inset + 1), geometry.rank(king));
    } while (square != Geometry.OFF && !setup.holes().contains(geometry.name(square)));
    return inset;
  }
}
