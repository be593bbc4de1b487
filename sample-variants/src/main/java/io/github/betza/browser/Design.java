package io.github.betza.browser;

import io.github.betza.Dialect;
import io.github.betza.board.Geometry;
import io.github.betza.model.Extra;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.address.GameAddress;
import io.github.betza.processor.variant.address.MalformedAddressException;
import io.github.betza.processor.variant.setup.CastlingCheck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * A game that is being made. Each change gives another design; one that cannot be made gives the
 * same design with what is wrong.
 *
 * @param address the game
 * @param error what is wrong with what was asked for, in a sentence, or the empty text
 */
record Design(GameAddress address, String error) {
  private static final int MOST_IN_HAND = 255;

  /**
   * The key of a piece that an address adds, as the playground does: {@code add=Griffon:FyafsF}.
   */
  private static final String GIVEN = "add";

  /** Reads an address. One that cannot be read gives the first of the starts, and says why. */
  static Design of(String text) {
    try {
      return withGiven(GameAddress.read(text.isEmpty() ? Starts.CHESS : text));
    } catch (MalformedAddressException exception) {
      return new Design(GameAddress.read(Starts.CHESS), exception.getMessage());
    }
  }

  /** Adds the pieces that an address gives to a game; to chess if it has none. */
  private static Design withGiven(GameAddress address) {
    Map<String, String> others = new LinkedHashMap<>(address.others());
    String given = others.remove(GIVEN);
    if (given == null) {
      return new Design(address, "");
    }
    boolean alone = address.facts().pieces().isEmpty();
    GameAddress game = alone ? GameAddress.read(Starts.CHESS) : address;
    Design design = new Design(new GameAddress(game.facts(), others), "");
    for (List<String> piece : GameAddress.items(given)) {
      design =
          design.addPiece(piece.get(0), GameAddress.part(piece, 1), GameAddress.dialect(piece, 2));
    }
    return design;
  }

  VariantFacts facts() {
    return address.facts();
  }

  SetupGrid grid() {
    return SetupGrid.of(facts().files(), facts().ranks(), facts().setup());
  }

  Design wrong(String sentence) {
    return new Design(address, sentence);
  }

  Design with(VariantFacts facts) {
    GameAddress other = address.with(withoutIdleMoves(facts));
    int letters = other.text().length();
    return letters > GameAddress.MOST_LETTERS
        ? wrong(
            "this would need an address of "
                + letters
                + " letters, and it may have "
                + GameAddress.MOST_LETTERS)
        : new Design(other, "");
  }

  /** Extra moves go with the last rule that names them. */
  private static VariantFacts withoutIdleMoves(VariantFacts facts) {
    Map<String, PieceFacts> moves = new TreeMap<>(facts.moves());
    moves.keySet().retainAll(facts.model().extras().stream().map(Extra::moves).toList());
    return new VariantFacts(facts.model(), facts.pieces(), moves, facts.plainTypes());
  }

  /** Returns the design with other pieces on the board, which castle as far as they can. */
  private Design with(SetupGrid grid) {
    return with(facts().with(GameModel.SETUP, grid.text())).castling();
  }

  private Design castling() {
    return with(CastlingRights.renewed(facts()));
  }

  private Design changed(Consumer<SetupGrid> change) {
    SetupGrid grid = grid();
    change.accept(grid);
    return with(grid);
  }

  private boolean isSquare(int square) {
    return square >= 0 && square < facts().files() * facts().ranks();
  }

  private Design noSquare(int square) {
    return wrong("no square has the number " + square);
  }

  /** Puts a piece on a square; a hole for {@code *}, nothing for the empty text. */
  Design put(int square, String symbol, int side) {
    if (!isSquare(square)) {
      return noSquare(square);
    }
    boolean known = symbol.isEmpty() || symbol.equals(SetupGrid.HOLE) || facts().kindOf(symbol) > 0;
    return known
        ? changed(grid -> grid.put(square, SetupGrid.signOf(symbol, side)))
        : wrong("no piece has the letter " + symbol);
  }

  Design move(int from, int to) {
    if (!isSquare(from) || !isSquare(to)) {
      return noSquare(isSquare(from) ? to : from);
    }
    return changed(
        grid -> {
          String sign = grid.sign(from);
          grid.put(from, "");
          grid.put(to, sign);
        });
  }

  Design mirror() {
    return changed(SetupGrid::mirror);
  }

  Design clear() {
    return changed(SetupGrid::clear);
  }

  Design turn(int side) {
    return changed(grid -> grid.setSide(side));
  }

  Design resize(int files, int ranks) {
    int most = Geometry.MAX_SIZE;
    if (files < 1 || ranks < 1 || files > most || ranks > most) {
      return wrong("a board has 1 to " + most + " files and ranks");
    }
    GameModel model =
        RuleTexts.resized(facts().model(), ranks)
            .with(GameModel.FILES, files)
            .with(GameModel.RANKS, ranks)
            .with(GameModel.SETUP, grid().resized(files, ranks).text());
    return with(facts().with(model)).castling();
  }

  /** Has so many pieces in hand. */
  Design hold(int side, String symbol, int count) {
    if (!DesignData.mayHold(facts(), facts().kindOf(symbol))) {
      return wrong("by the rules " + symbol + " is never in hand");
    }
    return count < 0 || count > MOST_IN_HAND
        ? wrong("a hand holds 0 to " + MOST_IN_HAND + " pieces of a kind")
        : changed(grid -> grid.hold(SetupGrid.signOf(symbol, side), count));
  }

  /** Adds a piece, which gets a letter that is free. */
  Design addPiece(String name, String notation, Dialect dialect) {
    Optional<String> symbol = freeSymbol(name);
    if (symbol.isEmpty()) {
      return wrong("all letters are taken");
    }
    String named = name.isBlank() ? "Piece " + symbol.get() : name;
    List<PieceFacts> pieces = new ArrayList<>(facts().pieces());
    pieces.add(GameAddress.piece(symbol.get(), named, notation, dialect, false));
    return with(facts().withPieces(pieces));
  }

  private Optional<String> freeSymbol(String name) {
    String wanted = name.toUpperCase(Locale.ROOT) + "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return wanted
        .chars()
        .filter(letter -> letter >= 'A' && letter <= 'Z')
        .mapToObj(letter -> String.valueOf((char) letter))
        .filter(symbol -> facts().kindOf(symbol) == 0)
        .findFirst();
  }

  /** Changes a piece; a new letter is written wherever the old one is. */
  Design setPiece(
      int kind, String symbol, String name, String notation, Dialect dialect, boolean royal) {
    if (kind < 1 || kind > facts().pieces().size()) {
      return wrong("no piece has the number " + kind);
    }
    if (!symbol.matches("\\+?[A-Z]")) {
      return wrong("a letter is A to Z, with a + before it for a promoted form");
    }
    int other = facts().kindOf(symbol);
    if (other > 0 && other != kind) {
      return wrong("the letter " + symbol + " is that of " + facts().piece(other).name());
    }
    String old = facts().piece(kind).symbol();
    List<PieceFacts> pieces = new ArrayList<>(facts().pieces());
    // What the notation alone makes royal is not so any more with another notation.
    pieces.set(kind - 1, GameAddress.piece(symbol, name, notation, dialect, royal));
    return renamed(pieces, each -> each.equals(old) ? symbol : each);
  }

  /** Takes a piece away, with those on the board and what rules say of it. */
  Design removePiece(int kind) {
    if (kind < 1 || kind > facts().pieces().size()) {
      return wrong("no piece has the number " + kind);
    }
    String old = facts().piece(kind).symbol();
    List<PieceFacts> pieces = new ArrayList<>(facts().pieces());
    pieces.remove(kind - 1);
    return renamed(pieces, each -> each.equals(old) ? "" : each);
  }

  private Design renamed(List<PieceFacts> pieces, UnaryOperator<String> symbols) {
    SetupGrid grid = grid();
    grid.rename(symbols);
    GameModel model =
        RuleTexts.renamed(facts().model(), symbols).with(GameModel.SETUP, grid.text());
    return with(facts().withPieces(pieces).with(model)).castling();
  }

  /** Says what the moves of a type are, see {@code extras}. */
  Design setMoves(String type, String notation, Dialect dialect) {
    if (facts().model().extras().stream().noneMatch(extra -> extra.moves().equals(type))) {
      return wrong("no rule names the extra moves " + type);
    }
    Map<String, PieceFacts> moves = new TreeMap<>(facts().moves());
    moves.put(type, GameAddress.piece(" ", "", notation, dialect, false));
    return with(new VariantFacts(facts().model(), facts().pieces(), moves));
  }

  /** Gives a member another value, written as in an address; the default for the empty text. */
  Design set(String name, String text) {
    Optional<Member<?>> member = GameModel.FORM.member(name);
    if (member.isEmpty() || member.get() == GameModel.FILES || member.get() == GameModel.RANKS) {
      return wrong("there is no member " + name);
    }
    try {
      return set(member.get(), text);
    } catch (MalformedAddressException exception) {
      return wrong(exception.getMessage());
    }
  }

  private <V> Design set(Member<V> member, String text) {
    if (text.isEmpty() && member.defaultValue().isPresent()) {
      return with(facts().with(member, member.defaultValue().get()));
    }
    return GameAddress.with(facts(), member, text)
        .map(this::with)
        .orElseGet(() -> wrong(member + " cannot be \"" + text + "\""));
  }

  /** Takes a rule out of a list. */
  Design remove(String name, int index) {
    Optional<Member<?>> member = GameModel.FORM.member(name);
    if (member.isPresent() && facts().model().get(member.get()) instanceof List<?> rules) {
      if (index >= 0 && index < rules.size()) {
        List<Object> rest = new ArrayList<>(rules);
        rest.remove(index);
        return with(facts().with(GameModel.FORM.with(facts().model(), member.get(), rest)));
      }
    }
    return wrong("there is no rule number " + index + " of " + name);
  }

  /** The castling rights of a setup in which no piece has moved. */
  private static final class CastlingRights {
    private static final String NONE = "-";

    private CastlingRights() {}

    /**
     * Returns a game with the rights of the pieces that can castle where they are set up. Rights
     * that hold are kept, however they are written.
     */
    static VariantFacts renewed(VariantFacts facts) {
      SetupGrid grid = SetupGrid.of(facts.files(), facts.ranks(), facts.setup());
      String declared = grid.rights();
      String rights = declared.equals(NONE) || !holds(facts, grid, declared) ? "" : declared;
      if (rights.matches("[KQkq]*")) {
        for (String right : new String[] {"K", "Q", "k", "q"}) {
          String more = sorted(rights + right);
          rights = holds(facts, grid, more) ? more : rights;
        }
      }
      grid.setRights(rights.isEmpty() ? NONE : rights);
      return facts.with(GameModel.SETUP, grid.text());
    }

    /** Returns the letters of some rights in the usual order, each once. */
    private static String sorted(String rights) {
      StringBuilder sorted = new StringBuilder();
      for (char right : "KQkq".toCharArray()) {
        sorted.append(rights.indexOf(right) < 0 ? "" : right);
      }
      return sorted.toString();
    }

    private static boolean holds(VariantFacts facts, SetupGrid grid, String rights) {
      grid.setRights(rights);
      VariantFacts game = facts.with(GameModel.SETUP, grid.text());
      return SetupBoard.isReadable(game, game.setup())
          && new CastlingCheck(game, game.geometry()).rights(SetupBoard.of(game)).isEmpty();
    }
  }
}
