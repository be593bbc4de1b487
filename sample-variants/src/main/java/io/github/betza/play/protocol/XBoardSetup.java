package io.github.betza.play.protocol;

import io.github.betza.Dialect;
import io.github.betza.board.PieceTable;
import io.github.betza.game.GameRules;
import io.github.betza.processor.tool.BetzaTool;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The commands that teach XBoard a variant: its board and first position, and how the pieces move.
 * XBoard understands the notation of {@link Dialect#XBETZA} without brackets; a piece whose moves
 * have no such form is named by a comment, and XBoard then cannot check its moves.
 */
final class XBoardSetup {
  /**
   * The letters of XBoard's table of pieces for one side, which say what pictures the pieces have
   * unless a variant says otherwise.
   */
  private static final String PICTURES = "PNBRQFEACWMOHIJGDVLSUK";

  /** So many pieces find room in the short table, whatever their letters are. */
  private static final int FEW = 20;

  /** The length of the table of newer versions, which has room for every letter. */
  private static final int LONG_TABLE = 44;

  /** A step, and going on outward as a slider. */
  private static final Pattern BENT = Pattern.compile("\\[([WF])\\?[RB]\\]");

  private static final char NOBODY = '.';

  private XBoardSetup() {}

  /** Returns the commands. */
  static List<String> commands(GameRules rules) {
    List<String> commands = new ArrayList<>();
    PieceTable pieces = rules.pieces();
    String letters = letters(pieces);
    commands.add(
        "setup ("
            + letters
            + letters.toLowerCase(Locale.ROOT)
            + ") "
            + rules.geometry().files()
            + "x"
            + rules.geometry().ranks()
            + "+0_fairy "
            + rules.setup());
    for (int kind = 1; kind <= pieces.size(); kind++) {
      String letter = pieces.symbol(kind);
      String notation = pieces.moves(kind).notation();
      Optional<String> known = withoutBrackets(notation);
      commands.add(
          known
              .map(moves -> "piece " + letter + "& " + moves)
              .orElse("# XBoard has no notation for " + letter + ", " + Output.brief(notation)));
    }
    return commands;
  }

  /** Returns the letters of one side's pieces, each at a picture; at its own where possible. */
  private static String letters(PieceTable pieces) {
    char[] places = new char[pieces.size() > FEW ? LONG_TABLE : PICTURES.length()];
    Arrays.fill(places, NOBODY);
    List<Character> homeless = new ArrayList<>();
    for (int kind = 1; kind <= pieces.size(); kind++) {
      // The picture of a promoted form is found by that of the piece that it is promoted from.
      if (pieces.isPromoted(kind)) {
        continue;
      }
      char letter = pieces.letter(kind);
      int own = pieces.isRoyal(kind) ? places.length - 1 : PICTURES.indexOf(letter);
      if (own >= 0
          && places[own] == NOBODY
          && (own != PICTURES.length() - 1 || pieces.isRoyal(kind))) {
        places[own] = letter;
      } else {
        homeless.add(letter);
      }
    }
    // The first place is the pawn's, which has rules of its own, and the last one the king's.
    int free = 1;
    for (char letter : homeless) {
      while (places[free] != NOBODY) {
        free++;
      }
      places[free] = letter;
    }
    return new String(places);
  }

  /** Returns a notation with the same moves that XBoard understands, if one is known. */
  private static Optional<String> withoutBrackets(String notation) {
    if (notation.indexOf('[') >= 0) {
      return bent(notation);
    }
    for (Dialect dialect : Dialect.values()) {
      if (BetzaTool.check(notation, dialect).isSound()) {
        return dialect == Dialect.XBETZA
            ? Optional.of(notation)
            : BetzaTool.translate(notation, dialect, Dialect.XBETZA)
                .notation()
                .filter(text -> text.indexOf('[') < 0);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns a bent slider such as {@code [F?R]} as it was written before there were brackets. All
   * other brackets hold moves that XBoard does not know, or that would take long to be found.
   */
  private static Optional<String> bent(String notation) {
    Matcher matcher = BENT.matcher(notation);
    if (!matcher.find()) {
      return Optional.empty();
    }
    String older = matcher.replaceAll("$1yafs$1");
    Optional<String> shortest = shortest(older);
    boolean same = shortest.isPresent() && shortest.equals(shortest(notation));
    return same ? Optional.of(older) : Optional.empty();
  }

  private static Optional<String> shortest(String notation) {
    return BetzaTool.translate(notation, Dialect.XBETZA, Dialect.XBETZA).notation();
  }
}
