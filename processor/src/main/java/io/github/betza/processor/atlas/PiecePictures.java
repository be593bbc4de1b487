package io.github.betza.processor.atlas;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The pictures of the pieces of a game, chosen by the names of the pieces. The file {@code
 * pieces.svg} contains all pictures, each with the names of its pieces. No two pieces of a game
 * look the same: if two would have the same picture, the second keeps its letter, unless it is a
 * promoted form, which has a plus. The pieces of some games also have characters, see {@link
 * PieceCharacters}.
 */
final class PiecePictures {
  private static final Pattern SYMBOL =
      Pattern.compile(
          "<symbol id='(piece-[a-z-]+)' viewBox='0 0 40 40' data-names='([a-z -]*)'>(.*?)</symbol>");

  /** The pictures by their names, as symbols of SVG. */
  private static final Map<String, String> SYMBOLS = new LinkedHashMap<>();

  /** The names of pictures by the names of pieces, in small letters without spaces. */
  private static final Map<String, String> BY_PIECE = new HashMap<>();

  /** The pictures of promoted forms whose names other pieces also have. */
  private static final Map<String, String> PROMOTED =
      Map.of("horse", "piece-dragon-horse", "dragon", "piece-dragon-king", "tokin", "piece-pawn");

  static {
    Matcher symbol = SYMBOL.matcher(Document.resource("pieces.svg"));
    while (symbol.find()) {
      String picture = symbol.group(1);
      SYMBOLS.put(
          picture,
          "<symbol id='%s' viewBox='0 0 40 40'>%s</symbol>".formatted(picture, symbol.group(3)));
      for (String piece : symbol.group(2).split(" ", -1)) {
        BY_PIECE.put(piece, picture);
      }
    }
  }

  private final Map<Integer, String> byKind = new HashMap<>();
  private final Optional<PieceCharacters> characters;

  private PiecePictures(Optional<PieceCharacters> characters) {
    this.characters = characters;
  }

  /** Chooses the pictures for the pieces of a game. */
  static PiecePictures of(DrawnGame game) {
    PiecePictures pictures = new PiecePictures(PieceCharacters.of(game.pieces()));
    Set<String> taken = new LinkedHashSet<>();
    for (int kind = 1; kind <= game.pieces().size(); kind++) {
      DrawnPiece piece = game.pieces().get(kind - 1);
      Optional<String> picture = find(piece);
      if (picture.isPresent() && taken.add(piece.isPromoted() + picture.get())) {
        pictures.byKind.put(kind, picture.get());
      }
    }
    return pictures;
  }

  private static Optional<String> find(DrawnPiece piece) {
    String name = plainName(piece);
    if (!piece.isPromoted()) {
      return Optional.ofNullable(BY_PIECE.get(name));
    }
    boolean crownedMan = !piece.royal() && name.equals("king");
    String picture = PROMOTED.getOrDefault(name, BY_PIECE.get(name.replaceFirst("^promoted", "")));
    return Optional.ofNullable(crownedMan ? "piece-draughts-king" : picture);
  }

  /** Returns the name of a piece in small letters without spaces. */
  static String plainName(DrawnPiece piece) {
    return piece.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
  }

  /** Returns the look of a piece of a kind on a board. */
  Token token(String symbol, int kind) {
    return new Token(symbol, of(kind), face(kind));
  }

  /** Returns the face of the pieces of a kind, if they have characters. */
  Optional<PieceCharacters.Face> face(int kind) {
    return characters.map(all -> all.faces().get(kind - 1));
  }

  /** Returns whether the pieces are those of Shogi, whose boards have squares of one colour. */
  boolean areTiles() {
    return characters.filter(all -> all.shape() == PieceCharacters.Shape.TILE).isPresent();
  }

  /** Returns the name of the picture of a kind, if it has one. */
  Optional<String> of(int kind) {
    return Optional.ofNullable(byKind.get(kind));
  }

  /** Returns the symbols of SVG that drawings of the game refer to. */
  String definitions() {
    return definitions(byKind.values()) + characters.map(PieceCharacters::definition).orElse("");
  }

  /** Returns the symbols of some pictures, each once; unknown names are ignored. */
  static String definitions(Iterable<String> pictures) {
    Set<String> names = new TreeSet<>();
    pictures.forEach(names::add);
    StringBuilder svg = new StringBuilder();
    for (String name : names) {
      if (SYMBOLS.containsKey(name)) {
        svg.append(SYMBOLS.get(name)).append('\n');
      }
    }
    return svg.toString();
  }

  /** Returns the names of pictures by the names of pieces, in small letters without spaces. */
  static Map<String, String> byPiece() {
    return new TreeMap<>(BY_PIECE);
  }

  /** Returns the names of all pictures. */
  static Set<String> names() {
    return SYMBOLS.keySet();
  }
}
