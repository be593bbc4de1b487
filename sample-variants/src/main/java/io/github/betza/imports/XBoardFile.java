package io.github.betza.imports;

import io.github.betza.Dialect;
import io.github.betza.Hand;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.xboard.XBoardHands;
import io.github.betza.export.xboard.XBoardNotation;
import io.github.betza.model.Drop;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a game from the commands {@code setup} and {@code piece} of XBoard's protocol. */
public final class XBoardFile {
  private static final Pattern SETUP =
      Pattern.compile(
          "setup +\\(([^ ()]*)\\) +([0-9]{1,3})x([0-9]{1,3})\\+([0-9]{1,3})_([^ ]+) +(.+)");
  private static final Pattern PIECE = Pattern.compile("piece +([^ ]+) +([^ ]+)");

  /** Games of the protocol with their own rules, which a setup may name as its parent. */
  private static final Set<String> PARENTS =
      Set.of(
          "3check",
          "atomic",
          "bughouse",
          "crazyhouse",
          "giveaway",
          "janggi",
          "kriegspiel",
          "losers",
          "makruk",
          "shatranj",
          "shogi",
          "suicide",
          "twokings",
          "xiangqi");

  private final Findings findings = new Findings();
  private final Map<String, String> notations = new LinkedHashMap<>();
  private Matcher setup;
  private int setupLine;

  private XBoardFile() {}

  /**
   * Reads a game.
   *
   * @param name its name; empty for any name
   */
  public static Imported read(String text, String name) {
    return new XBoardFile().parse(text, name);
  }

  private Imported parse(String text, String name) {
    int number = 0;
    for (String each : text.split("\n", -1)) {
      number++;
      String line = each.strip();
      if (line.startsWith("setup ")) {
        setup(line, number, name);
      } else if (line.startsWith("piece ")) {
        piece(line, number);
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        findings.problem(
            number,
            Findings.quote(line) + " is neither a command setup nor piece: remove the line");
      }
    }
    if (setup == null) {
      findings.problem(1, "there is no command setup");
      return findings.result(1, () -> null);
    }
    if (setup.group(5).equals(XBoardHands.SHOGI) && !setup.group(4).equals("0")) {
      findings.omit(
          "how often a position may occur, and that a dropped pawn must not mate: these commands do"
              + " not say it");
      return findings.result(setupLine, this::build);
    }
    findings.omit("what promotes, where and to what: these commands do not say it");
    if (PARENTS.contains(setup.group(5))) {
      findings.omit("the rules of " + setup.group(5) + ": these commands do not say them");
    }
    return findings.result(setupLine, this::build);
  }

  private void setup(String line, int number, String name) {
    Matcher matcher = SETUP.matcher(line);
    if (!matcher.matches()) {
      findings.problem(
          number,
          "a setup is 'setup (PNBRQ...Kpnbrq...k) 8x8+0_NAME FEN', with as many places for"
              + " Black as for White");
    } else if (setup != null) {
      findings.problem(number, "there is another setup before: keep one game in a file");
    } else if (!name.isEmpty() && !name.equals(matcher.group(5))) {
      findings.problemOfName(
          number,
          "the game is " + Findings.quote(matcher.group(5)) + ", not " + Findings.quote(name));
    }
    if (setup == null && matcher.matches()) {
      setup = matcher;
      setupLine = number;
    }
  }

  private void piece(String line, int number) {
    Matcher matcher = PIECE.matcher(line);
    if (!matcher.matches()) {
      findings.problem(number, "a piece is 'piece LETTER& NOTATION'");
      return;
    }
    String id = matcher.group(1);
    if (!id.matches("\\+?[A-Z]&")) {
      findings.problem(
          number,
          "a piece is a capital letter and &, for both sides, and after a + a promoted form, not "
              + Findings.quote(id)
              + ": pieces of one side are not known here");
      return;
    }
    XBoardNotation.refusal(matcher.group(2))
        .ifPresent(reason -> findings.problem(number, "piece " + id + " " + reason));
    if (notations.putIfAbsent(id.substring(0, id.length() - 1), matcher.group(2)) != null) {
      findings.problem(number, "there are two pieces " + id + ": remove one");
    }
  }

  private DeclaredVariant build() {
    int files = Integer.parseInt(setup.group(2));
    int ranks = Integer.parseInt(setup.group(3));
    if (files < 1 || files > Geometry.MAX_SIZE || ranks < 1 || ranks > Geometry.MAX_SIZE) {
      findings.problem(setupLine, "a board has 1 to " + Geometry.MAX_SIZE + " files and ranks");
      return null;
    }
    int size = Integer.parseInt(setup.group(4));
    String fen = fen(setup.group(6).strip(), size);
    String held = fen.replaceFirst("\\s.*", "").replaceFirst("^[^\\[]*", "");
    String board = fen.split("[\\s\\[]", 2)[0].replace("+", "");
    if (board.split("/", -1).length != ranks || !Fens.fits(board, files)) {
      findings.problem(
          setupLine, "the FEN does not have " + ranks + " rows of " + files + " squares");
      return null;
    }
    String table = setup.group(1);
    String white = table.substring(0, table.length() / 2);
    String black = table.substring(table.length() / 2);
    if (white.isEmpty() || !white.toLowerCase(Locale.ROOT).equals(black)) {
      findings.problem(setupLine, "the table has to name the same pieces for Black, in lower case");
      return null;
    }
    char king = white.charAt(white.length() - 1);
    List<DeclaredPiece> pieces = pieces(board + held, king);
    checkNotations(board + held);
    GameModel model =
        GameModel.of(setup.group(5), files, ranks, fen)
            .with(GameModel.ROYALTY, Character.isLetter(king) ? Royalty.CHECKMATE : Royalty.NONE);
    return new DeclaredVariant(size == 0 ? model : withHands(model, white, size, pieces), pieces);
  }

  /** Returns a position with the hands, which are empty if it has none. */
  private static String fen(String fen, int size) {
    return size == 0 || fen.contains("[") ? fen : fen.replaceFirst("(?=\\s|$)", "[]");
  }

  /** Returns a game with the rules that follow from the table and the parent. */
  private GameModel withHands(GameModel model, String white, int size, List<DeclaredPiece> pieces) {
    XBoardHands hands = new XBoardHands(white, model.ranks(), setup.group(5));
    List<String> symbols = pieces.stream().map(DeclaredPiece::symbol).toList();
    List<Drop> drops =
        hands.held(size).stream()
            .filter(letter -> symbols.contains(String.valueOf(letter)))
            .map(hands::drop)
            .toList();
    List<Promotion> promotions =
        hands.held(Integer.MAX_VALUE).stream()
            .filter(letter -> symbols.contains("+" + letter))
            .flatMap(letter -> hands.promotions(letter).stream())
            .toList();
    boolean isShogi = setup.group(5).equals(XBoardHands.SHOGI);
    return model
        .with(GameModel.HAND, Hand.CAPTURED)
        .with(GameModel.DROPS, drops)
        .with(GameModel.PROMOTIONS, promotions)
        .with(GameModel.STALEMATE, isShogi ? Stalemate.LOSS : Stalemate.DRAW);
  }

  /** Returns the pieces on the board, and reports commands for other pieces. */
  private List<DeclaredPiece> pieces(String fen, char king) {
    List<DeclaredPiece> pieces = new ArrayList<>();
    notations.forEach(
        (symbol, notation) -> {
          char letter = symbol.charAt(symbol.length() - 1);
          boolean isForm = symbol.length() > 1;
          if (!Fens.has(fen, letter)) {
            findings.omit("the piece " + symbol + ", which is not on the board in the beginning");
          } else if (isForm) {
            String name = "Promoted" + letter;
            pieces.add(new DeclaredPiece(name, letter, notation, Dialect.XBETZA, false, true));
          } else {
            pieces.add(Armies.piece("", letter, notation, letter == king));
          }
        });
    return pieces;
  }

  /** Checks that there is a command for every piece on the board. */
  private void checkNotations(String board) {
    board
        .chars()
        .filter(Character::isLetter)
        .map(Character::toUpperCase)
        .distinct()
        .filter(letter -> !notations.containsKey(String.valueOf((char) letter)))
        .forEach(
            letter ->
                findings.problem(
                    setupLine,
                    "the FEN has the piece %s, but there is no command piece %s&"
                        .formatted((char) letter, (char) letter)));
  }
}
