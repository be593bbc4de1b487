package io.github.betza.processor.atlas;

import io.github.betza.Dialect;
import io.github.betza.model.GameModel;
import io.github.betza.processor.describe.Description;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.foreign.PieceNames;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.variant.address.GameAddress;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The ready pieces and the games of the studio. */
final class Library {
  /** Names of well-known pieces, by groups. */
  private static final Map<String, List<String>> GROUPS = groups();

  private final Set<List<String>> known = new HashSet<>();
  private final List<Object> pieces = new ArrayList<>();
  private final List<Object> games = new ArrayList<>();

  private Library() {}

  private static Map<String, List<String>> groups() {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    groups.put("Chess", List.of("Pawn", "Knight", "Bishop", "Rook", "Queen", "King"));
    groups.put(
        "Leapers",
        List.of("Man", "Wazir", "Ferz", "Dabbaba", "Alfil", "Camel", "Zebra", "Giraffe"));
    groups.put(
        "Two in one",
        List.of(
            "Archbishop",
            "Chancellor",
            "Amazon",
            "Centaur",
            "Squirrel",
            "Alibaba",
            "Gnu",
            "Bison",
            "Dragon King",
            "Dragon Horse"));
    groups.put(
        "Of Asia", List.of("Gold General", "Silver General", "Lance", "Elephant", "Mao", "Lion"));
    groups.put("Hoppers", List.of("Cannon", "Vao", "Leo", "Grasshopper"));
    groups.put("Bent and long", List.of("Griffon", "Manticore", "Nightrider", "Rose"));
    return groups;
  }

  /**
   * Returns the given games, and ready pieces: those that are known by their names, and those of
   * the games that move otherwise.
   *
   * @param addresses the addresses of the games
   */
  static Map<String, Object> of(List<String> addresses) {
    Library library = new Library();
    GROUPS.forEach((group, names) -> names.forEach(name -> library.addKnown(group, name)));
    addresses.forEach(library::addGame);
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("games", library.games);
    data.put("pieces", library.pieces);
    return data;
  }

  private void addKnown(String group, String name) {
    String notation = PieceNames.XBETZA.notation(name).orElseThrow();
    add(group, name.substring(0, 1), name, notation, Dialect.XBETZA);
  }

  private void addGame(String address) {
    Map<String, String> pairs = GameAddress.pairs(address);
    String name = GameAddress.decoded(pairs.getOrDefault(GameModel.NAME.name(), ""));
    Map<String, Object> game = new LinkedHashMap<>();
    game.put("name", name);
    game.put("address", address);
    games.add(game);
    for (List<String> piece : GameAddress.items(pairs.getOrDefault(GameAddress.PIECES, ""))) {
      add(
          name,
          piece.get(0).replace("!", ""),
          GameAddress.part(piece, 1),
          GameAddress.part(piece, 2),
          GameAddress.dialect(piece, 3));
    }
  }

  private void add(String group, String letter, String name, String notation, Dialect dialect) {
    if (known.add(List.of(notation, dialect.name()))) {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("group", group);
      data.put("name", name);
      data.put("letter", letter);
      data.put("notation", notation);
      data.put("dialect", dialect.name());
      data.put("words", words(notation, dialect));
      pieces.add(data);
    }
  }

  /** Returns how a piece moves; that it moves and captures alike is the usual. */
  static String words(String notation, Dialect dialect) {
    Piece piece = Notations.read(notation, dialect).piece().orElseThrow();
    return String.join(" ", Description.of(piece, Work.on(notation)))
        .replace(", to move or capture.", ".");
  }
}
