package io.github.betza.imports;

import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredPromotion;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.DeclaredZone;
import io.github.betza.declared.Setup;
import io.github.betza.export.FairyNotation;
import io.github.betza.export.Omission;
import io.github.betza.export.Target;
import io.github.betza.game.Capturing;
import io.github.betza.game.Royalty;
import io.github.betza.game.Stalemate;
import io.github.betza.imports.FairyCastle.Castling;
import io.github.betza.imports.FairyState.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes a game of what Fairy-Stockfish knows of a variant. */
final class FairyGame {
  static final String USUAL_SETUP = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private final FairyState state;
  private final IniSection section;
  private final Findings findings;
  private final Geometry geometry;
  private final Squares squares;
  private final Map<String, Piece> used = new LinkedHashMap<>();
  private final Map<String, FairyNotation> notations = new LinkedHashMap<>();

  /** The position in which the game begins. */
  private String fen = "";

  /** What stands where in it, as soon as it is known to fit the board. */
  private Setup setup;

  FairyGame(FairyState state, IniSection section, Geometry geometry, Findings findings) {
    this.state = state;
    this.section = section;
    this.geometry = geometry;
    this.findings = findings;
    this.squares = new Squares(geometry);
  }

  /** Returns the game, or null where there is none: then there are problems. */
  DeclaredVariant build() {
    readSetup();
    if (!findings.isClean()) {
      return null;
    }
    setup = Setup.of(geometry.files(), geometry.ranks(), fen);
    List<DeclaredPromotion> promotions =
        new FairyPromotions(state, geometry, squares, setup, findings).rules(used, section.line());
    readNotations();
    if (!findings.isClean()) {
      return null;
    }
    String first = firstMoves();
    String castling = castling();
    Royalty royalty = royalty();
    List<DeclaredPiece> pieces = new ArrayList<>();
    used.forEach((name, piece) -> pieces.add(piece(name, piece, first, castling, royalty)));
    DeclaredVariant variant =
        new DeclaredVariant(
                section.name(),
                geometry.files(),
                geometry.ranks(),
                fen,
                pieces,
                promotions,
                zones(),
                royalty,
                stalemate(),
                state.flag("mustCapture", false) ? Capturing.MANDATORY : Capturing.FREE,
                state.flag("flyingGeneral", false))
            .endingBy(new FairyEndings(state, squares, used, findings).read(promotions));
    if (findings.isClean()) {
      // What the engine would play otherwise if it were told of this game is not the same game.
      Target.FAIRY_STOCKFISH
          .export(variant, "imported")
          .omissions()
          .forEach(omission -> FairyDifferences.report(omission, line(omission), state, findings));
    }
    return variant;
  }

  /** Returns the line of the piece that a difference is about, or that of the section. */
  private int line(Omission difference) {
    return used.values().stream()
        .filter(piece -> difference.piece().equals(Optional.of(piece.letter())))
        .mapToInt(Piece::line)
        .findFirst()
        .orElse(section.line());
  }

  /** Reads the position in which the game begins, and finds out which pieces are in it. */
  private void readSetup() {
    fen = state.text("startFen", USUAL_SETUP).strip().replace("[]", "").replace("[-]", "");
    int line = state.line("startFen", section.line());
    String board = fen.split("\\s+", -1)[0];
    checkBoard(board, line);
    String missing = use(board);
    if (!missing.isEmpty() && state.option("startFen").isEmpty()) {
      findings.problem(
          line,
          "without startFen or a base the game begins as chess does, but no piece has the letters "
              + missing);
      return;
    }
    missing
        .chars()
        .mapToObj(letter -> "startFen has the piece " + (char) letter)
        .forEach(text -> findings.problem(line, text + ", but no piece has that letter"));
  }

  private void checkBoard(String board, int line) {
    int rows = board.split("/", -1).length;
    if (board.matches(".*[\\[\\]+~].*")) {
      findings.problem(
          line, "startFen has pieces in hand or promoted ones, which games do not have");
    } else if (rows != geometry.ranks()) {
      findings.problem(
          line, "startFen has " + rows + " rows, but the board has " + geometry.ranks() + " ranks");
    } else if (!Fens.fits(board, geometry.files())) {
      findings.problem(
          line, "startFen has a row that is not " + geometry.files() + " squares long");
    }
  }

  /**
   * Takes the pieces that are on a board or come to it by promotion.
   *
   * @return the letters on the board that no piece has
   */
  private String use(String board) {
    Set<Character> letters = new LinkedHashSet<>();
    board
        .chars()
        .filter(Character::isLetter)
        .forEach(letter -> letters.add((char) Character.toUpperCase(letter)));
    Set<String> choices = state.pieces("promotionPieceTypes");
    state
        .pieces()
        .forEach(
            (name, piece) -> {
              if (letters.remove(piece.letter()) || choices.contains(name)) {
                used.put(name, piece);
              }
            });
    return letters.stream().map(String::valueOf).collect(Collectors.joining());
  }

  private void readNotations() {
    used.forEach(
        (name, piece) -> {
          if (!piece.notation().isEmpty()) {
            FairyNotation notation = FairyNotation.read(piece.notation());
            notations.put(name, notation);
            if (!notation.refusal().isEmpty()) {
              findings.problem(piece.line(), name + ": " + notation.refusal());
            }
            notation.notes().forEach(note -> findings.note(name + ": " + note));
          }
        });
  }

  /** Returns the letters of the pieces with moves that only an unmoved one has. */
  private String firstMoves() {
    StringBuilder first = new StringBuilder();
    boolean doubleStep = state.flag("doubleStep", true);
    for (Map.Entry<String, Piece> entry : used.entrySet()) {
      Piece piece = entry.getValue();
      if (entry.getKey().equals("pawn") && doubleStep) {
        first.append(piece.letter());
      } else if (notations.containsKey(entry.getKey())
          && notations.get(entry.getKey()).hasFirstMoves()) {
        first.append(piece.letter());
        if (!doubleStep) {
          findings.problem(
              piece.line(), entry.getKey() + " has first moves (i), but doubleStep is false");
        }
      }
    }
    boolean white = hasFirstMoves(first.toString(), true);
    boolean black = hasFirstMoves(first.toString().toLowerCase(Locale.ROOT), false);
    if (white != black) {
      findings.problem(section.line(), "only one side has first moves: fit doubleStepRegion");
    }
    return white && black ? first.toString() : "";
  }

  /** Checks that the region of first moves holds pieces that have not moved, and no others. */
  private boolean hasFirstMoves(String letters, boolean white) {
    String key = white ? "doubleStepRegionWhite" : "doubleStepRegionBlack";
    int line = state.line(key, section.line());
    Set<String> region = region(key, white ? "*2" : "*7", line);
    Set<String> own = new LinkedHashSet<>();
    letters.chars().forEach(letter -> own.addAll(setup.squaresOf((char) letter)));
    int rear =
        own.stream().mapToInt(square -> advance(square, white)).min().orElse(Integer.MAX_VALUE);
    if (region.stream().anyMatch(square -> advance(square, white) > rear)) {
      findings.problem(
          line, key + " has squares that pieces reach when they have moved: leave only their own");
    }
    if (region.stream().noneMatch(own::contains)) {
      return false;
    }
    if (!region.containsAll(own)) {
      findings.problem(line, key + " leaves out some of the pieces with first moves: add them");
    }
    return true;
  }

  private int advance(String square, boolean white) {
    int rank = geometry.rank(geometry.square(square));
    return white ? rank : -rank;
  }

  private Set<String> region(String key, String otherwise, int line) {
    return squares.read(key, state.text(key, otherwise), "e4 *2", line, findings);
  }

  /** Returns the castling move of the king, or nothing, and drops rights that mean nothing. */
  private String castling() {
    Piece king = used.get("king");
    Castling castling =
        king == null
            ? Castling.NONE
            : new FairyCastle(state, geometry, setup, section.line(), findings).of(king.letter());
    fen = Setup.withCastling(fen, castling.rights());
    return castling.move();
  }

  private DeclaredPiece piece(
      String name, Piece piece, String first, String castling, Royalty royalty) {
    boolean enPassant = state.pieces("enPassantTypes", "pawn").contains(name);
    FairyNotation notation = notations.get(name);
    String text = notation == null ? "K" : notation.text(enPassant);
    if (name.equals("pawn")) {
      boolean doubleStep = first.indexOf(piece.letter()) >= 0;
      if (doubleStep && !enPassant) {
        findings.problem(
            state.line("enPassantTypes", piece.line()),
            "versions of Fairy-Stockfish differ in whether such a pawn captures en passant: add it"
                + " to enPassantTypes, or write it as a custom piece");
      }
      text = "fmW" + (enPassant ? "fceF" : "fcF") + (doubleStep ? "ifmnD" : "");
    }
    boolean royal =
        royalty == Royalty.CHECKMATE
            ? name.equals("king")
            : royalty == Royalty.LAST_CAPTURED
                && state.pieces("extinctionPieceTypes").contains(name);
    String shown =
        name.startsWith("customPiece")
            ? "Piece" + piece.letter()
            : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    return Armies.piece(shown, piece.letter(), name.equals("king") ? text + castling : text, royal);
  }

  private List<DeclaredZone> zones() {
    List<DeclaredZone> zones = new ArrayList<>();
    used.forEach(
        (name, piece) -> {
          String title = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
          String white = "mobilityRegionWhite" + title;
          String black = "mobilityRegionBlack" + title;
          if (state.option(white).isEmpty() && state.option(black).isEmpty()) {
            return;
          }
          int line = state.line(white, state.line(black, 0));
          Set<String> own = region(white, "-", line);
          if (!squares.turned(region(black, "-", line)).equals(own)) {
            findings.problem(line, black + " has to be " + white + " as Black sees it");
          } else if (own.isEmpty()) {
            findings.problem(line, white + " names no square of the board");
          } else {
            zones.add(new DeclaredZone(String.valueOf(piece.letter()), squares.text(own)));
          }
        });
    return zones;
  }

  private Royalty royalty() {
    String value = state.text("extinctionValue", "none");
    int line = state.line("extinctionValue", section.line());
    Set<String> types = state.pieces("extinctionPieceTypes");
    if (!value.equals("none")) {
      types.forEach(this::checkExtinct);
    }
    boolean all =
        used.entrySet().stream()
            .filter(each -> Fens.has(fen, each.getValue().letter()))
            .allMatch(each -> types.contains(each.getKey()));
    if (value.equals("none")) {
      return used.containsKey("king") ? Royalty.CHECKMATE : Royalty.NONE;
    } else if (!value.equals("loss")) {
      findings.problem(line, "extinctionValue is loss or none here, not " + Findings.quote(value));
    } else if (used.containsKey("king")) {
      findings.problem(
          line, "a game has either a king or extinction here: make it a commoner, or remove this");
    } else if (!state.text("extinctionPieceCount", "0").equals("0")) {
      findings.problem(
          state.line("extinctionPieceCount", line),
          "a side loses with its last piece of a kind here: write extinctionPieceCount = 0");
    } else if (types.size() == 1) {
      return Royalty.LAST_CAPTURED;
    } else if (!all) {
      findings.problem(
          line, "extinction is of one kind of pieces, or of any kind in startFen: name those");
    }
    return Royalty.KIND_EXTINCT;
  }

  /** The engine ends the game at once where a side has none of a kind to begin with. */
  private void checkExtinct(String name) {
    Piece piece = state.pieces().get(name);
    boolean white = piece == null || setup.squaresOf(piece.letter()).isEmpty();
    if (white || setup.squaresOf(Character.toLowerCase(piece.letter())).isEmpty()) {
      findings.problem(
          state.line("extinctionPieceTypes", section.line()),
          "extinctionPieceTypes names "
              + name
              + ", of which "
              + (white ? "White" : "Black")
              + " has none in startFen, so that the game is over in Fairy-Stockfish: take it out");
    }
  }

  private Stalemate stalemate() {
    String value = state.text("stalemateValue", "draw");
    for (Stalemate stalemate : Stalemate.values()) {
      if (stalemate.name().toLowerCase(Locale.ROOT).equals(value)) {
        return stalemate;
      }
    }
    findings.problem(
        state.line("stalemateValue", section.line()),
        "stalemateValue is draw, loss or win, not " + Findings.quote(value));
    return Stalemate.DRAW;
  }
}
