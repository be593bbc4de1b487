package io.github.betza.imports.fairy;

import io.github.betza.Hand;
import io.github.betza.board.Geometry;
import io.github.betza.declared.Setup;
import io.github.betza.imports.Fens;
import io.github.betza.imports.Findings;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the setup of a variant of Fairy-Stockfish. Optional fields may be missing: the side to move
 * is then White, and a number may follow at once.
 */
record FairySetup(FairyState state, Geometry geometry) {
  /** The setup of variants that do not give one. */
  static final String USUAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private static final String KEY = "startFen";

  private static final Pattern CHECKS = Pattern.compile("([1-9])\\+([1-9])");

  private static final Pattern PROMOTED = Pattern.compile("\\+([A-Za-z])");

  /**
   * The position in which the game begins.
   *
   * @param board the rows of the board
   * @param hand the pieces in hand in brackets; empty if the game has no hands
   * @param setup the pieces by square, with the castling rights as written
   * @param gates the letters of the files of unmoved pieces other than the castling ones
   * @param white whether White is to move
   * @param passed the squares passed over by the piece that may be captured en passant
   * @param checks the checks that each side has left, empty if they are not counted
   * @param numbers the remaining fields, in the form of a FEN
   */
  record Position(
      String board,
      String hand,
      Setup setup,
      String gates,
      boolean white,
      Set<String> passed,
      List<Integer> checks,
      String numbers) {
    /** Returns it as a FEN with other rights to castle and to capture en passant. */
    String fen(String castling, String enPassant) {
      String left = checks.isEmpty() ? "" : " " + checks.get(0) + "+" + checks.get(1);
      return board + hand + " " + fields(white, castling) + " " + enPassant + left + " " + numbers;
    }

    /** Returns the letters of the pieces in hand. */
    String inHand() {
      return hand.replaceAll("[\\[\\]]", "");
    }
  }

  /** Returns the position; empty if the board is invalid, which is a problem. */
  Optional<Position> read() {
    String text = state.text(KEY).strip();
    String[] fields = text.split("\\s+", -1);
    int hand = fields[0].indexOf('[');
    String board = hand < 0 ? fields[0] : fields[0].substring(0, hand);
    String inHand = hand < 0 ? "" : fields[0].substring(hand).replaceAll("[\\[\\]-]", "");
    if (!inHand.isEmpty() && !FairyHands.haveHands(state)) {
      state.problem(
          KEY,
          "startFen has pieces in hand, which are never dropped: write pieceDrops = true, or remove"
              + " them");
    }
    board = pieces(FairyHands.hand(state) == Hand.CAPTURED ? board : board.replace("~", ""));
    if (!fits(board, inHand)) {
      return Optional.empty();
    }
    boolean white = fields.length < 2 || !fields[1].equals("b");
    int next = 2;
    String castling = "-";
    Set<String> passed = new LinkedHashSet<>();
    // The engine reads rights only if no digit follows the side to move.
    if (fields.length > 2 && !Character.isDigit(fields[2].charAt(0))) {
      castling = fields[2];
      next++;
      if (fields.length > 3 && !Character.isDigit(fields[3].charAt(0))) {
        passed.addAll(passed(fields[3]));
        next++;
      }
    }
    List<Integer> checks = checks(next < fields.length ? fields[next] : "");
    next += checks.isEmpty() ? 0 : 1;
    String numbers = number(fields, next, "0") + " " + number(fields, next + 1, "1");
    String gates = gates(castling, inHand);
    for (int i = 0; i < gates.length(); i++) {
      castling = castling.replace(gates.substring(i, i + 1), "");
    }
    castling = castling.isEmpty() ? "-" : castling;
    String brackets = FairyHands.haveHands(state) ? "[" + inHand + "]" : "";
    Setup setup =
        Setup.of(geometry.files(), geometry.ranks(), board + " " + fields(white, castling));
    return Optional.of(new Position(board, brackets, setup, gates, white, passed, checks, numbers));
  }

  /** Returns the letters of a field that mean gates, of sides with pieces that may enter. */
  private String gates(String castling, String inHand) {
    StringBuilder gates = new StringBuilder();
    for (char letter : FairyHands.enter(state) ? castling.toCharArray() : new char[0]) {
      boolean isHeld =
          inHand
              .chars()
              .anyMatch(each -> Character.isUpperCase(each) == Character.isUpperCase(letter));
      boolean isGate = isHeld || state.text("capturesToHand").equals("true");
      boolean castles = "KQkq".indexOf(letter) >= 0 && state.text("castling").equals("true");
      gates.append(isGate && Character.isLetter(letter) && !castles ? letter : "");
    }
    return gates.toString();
  }

  /**
   * Returns the checks that each side has left; an empty list if the engine does not count them.
   */
  private List<Integer> checks(String field) {
    if (!state.flag("checkCounting")) {
      return List.of();
    }
    Matcher left = CHECKS.matcher(field);
    if (!left.matches()) {
      state.problem(KEY, "startFen has no checks before its clock, such as 3+3, to be counted");
      return List.of();
    }
    return List.of(Integer.parseInt(left.group(1)), Integer.parseInt(left.group(2)));
  }

  /** Returns the side to move and the rights to castle, in the form of a FEN. */
  private static String fields(boolean white, String castling) {
    return (white ? "w " : "b ") + castling;
  }

  /**
   * Returns a board with promoted pieces as their present kinds, unless they are separate kinds.
   */
  private String pieces(String board) {
    Matcher promoted = PROMOTED.matcher(board);
    StringBuilder pieces = new StringBuilder();
    while (promoted.find()) {
      promoted.appendReplacement(pieces, String.valueOf(promoted(promoted.group(1).charAt(0))));
    }
    return FairyHands.keepForms(state) ? board : promoted.appendTail(pieces).toString();
  }

  /** Returns the letter of the kind to which a piece promotes. */
  private char promoted(char letter) {
    Optional<Character> promoted =
        state.pieces().entrySet().stream()
            .filter(each -> each.getValue().letter() == Character.toUpperCase(letter))
            .map(each -> state.promoted().get(each.getKey()))
            .filter(name -> name != null && state.pieces().containsKey(name))
            .map(name -> state.pieces().get(name).letter())
            .findFirst();
    if (promoted.isEmpty()) {
      state.problem(
          KEY,
          "startFen has the promoted piece "
              + Findings.quote("+" + letter)
              + ", but promotedPieceType does not name it");
    }
    char found = promoted.orElse(letter);
    return Character.isUpperCase(letter) ? found : Character.toLowerCase(found);
  }

  private boolean fits(String board, String inHand) {
    int rows = board.split("/", -1).length;
    if (rows != geometry.ranks()) {
      state.problem(
          KEY, "startFen has " + rows + " rows, but the board has " + geometry.ranks() + " ranks");
      return false;
    }
    if (!Fens.fits(board.replaceAll("[+~]", ""), geometry.files())) {
      state.problem(KEY, "startFen has a row that is not " + geometry.files() + " squares long");
      return false;
    }
    Set<String> missing = new LinkedHashSet<>();
    for (char each :
        (board + inHand).replaceAll("[^A-Za-z]", "").toUpperCase(Locale.ROOT).toCharArray()) {
      if (state.pieces().values().stream().noneMatch(kind -> kind.letter() == each)) {
        missing.add(String.valueOf(each));
      }
    }
    if (!missing.isEmpty() && state.option(KEY).isEmpty()) {
      state.problem(
          KEY,
          "without startFen or a base the game begins as chess does, but no piece has the letters "
              + String.join("", missing));
    } else {
      missing.forEach(
          letter ->
              state.problem(
                  KEY, "startFen has the piece " + letter + ", but no piece has that letter"));
    }
    return missing.isEmpty();
  }

  /** Returns the squares of a field, read as the engine does. */
  private Set<String> passed(String field) {
    Set<String> passed = new LinkedHashSet<>();
    for (int i = 0; i + 1 < field.length(); i += 2) {
      int square = geometry.square(field.charAt(i) - 'a', field.charAt(i + 1) - '1');
      if (field.charAt(i) < 'a' || field.charAt(i + 1) < '1' || square == Geometry.OFF) {
        break;
      }
      passed.add(geometry.name(square));
    }
    return passed;
  }

  private static String number(String[] fields, int index, String usual) {
    return index < fields.length && fields[index].matches("[0-9]{1,6}") ? fields[index] : usual;
  }
}
