package io.github.betza.browser;

import io.github.betza.Dialect;
import io.github.betza.model.GameModel;
import io.github.betza.processor.notation.foreign.PieceNames;
import io.github.betza.processor.variant.address.GameAddress;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Ready pieces and games, from which a design may begin. */
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
   * Returns the games to begin with, the given ones, and ready pieces: those that are known by
   * their names, and those of the games that move otherwise.
   *
   * @param addresses the addresses of games, one a line
   */
  static Map<String, Object> of(String addresses) {
    Library library = new Library();
    GROUPS.forEach((group, names) -> names.forEach(name -> library.addKnown(group, name)));
    for (String address : addresses.split("\n", -1)) {
      if (!address.isBlank()) {
        library.addGame(address);
      }
    }
    Map<String, Object> data = new LinkedHashMap<>();
    data.put(
        "starts",
        List.of(
            start("Chess", Starts.CHESS),
            start("Small", Starts.SMALL),
            start("Empty board", Starts.EMPTY)));
    data.put("games", library.games);
    data.put("pieces", library.pieces);
    return data;
  }

  private static Map<String, Object> start(String name, String address) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", name);
    data.put("address", address);
    return data;
  }

  private void addKnown(String group, String name) {
    String notation = PieceNames.XBETZA.notation(name).orElseThrow();
    add(group, name.substring(0, 1), name, notation, Dialect.XBETZA.name());
  }

  private void addGame(String address) {
    Map<String, String> pairs = GameAddress.pairs(address);
    String name = GameAddress.decoded(pairs.getOrDefault(GameModel.NAME.name(), ""));
    Map<String, Object> data = start(name, address);
    data.put("size", pairs.getOrDefault(GameAddress.SIZE, ""));
    games.add(data);
    for (List<String> piece : GameAddress.items(pairs.getOrDefault(GameAddress.PIECES, ""))) {
      add(
          name,
          piece.get(0).replace("!", ""),
          GameAddress.part(piece, 1),
          GameAddress.part(piece, 2),
          GameAddress.dialect(piece, 3).name());
    }
  }

  private void add(String group, String letter, String name, String notation, String dialect) {
    if (known.add(List.of(notation, dialect))) {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("group", group);
      data.put("name", name);
      data.put("letter", letter);
      data.put("notation", notation);
      data.put("dialect", dialect);
      pieces.add(data);
    }
  }
}
