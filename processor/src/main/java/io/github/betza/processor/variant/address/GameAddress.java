package io.github.betza.processor.variant.address;

import io.github.betza.Dialect;
import io.github.betza.board.Geometry;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.text.PlainText;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A game as the text of an address. Pairs as in a query follow the {@code #}:
 *
 * <ul>
 *   <li>{@code v}: the version of this form, 1;
 *   <li>{@code name}, {@code setup}: as in the annotation of the game;
 *   <li>{@code size}: files and ranks, as {@code 12x10};
 *   <li>{@code p}: the pieces in their order, separated by semicolons: the letter, after a plus if
 *       it is a promoted form and before a {@code !} if it is royal; then after colons the name,
 *       the notation, and the dialect if it is not XBETZA;
 *   <li>{@code m}: the extra moves in the same way: name, notation, dialect;
 *   <li>the other members of the annotation by their names, if they are not the default, see {@link
 *       AddressValues}.
 * </ul>
 *
 * Unknown pairs are kept, because they may come from a later version.
 *
 * @param facts the game
 * @param others the other pairs of the address, as they are written
 */
public record GameAddress(VariantFacts facts, Map<String, String> others) {
  /** The greatest length of an address: some programs cut off longer ones. */
  public static final int MOST_LETTERS = 8_000;

  /** The version that is written. */
  public static final String VERSION = "1";

  private static final String VERSION_KEY = "v";

  /** The key of the pieces. */
  public static final String PIECES = "p";

  /** The key of the number of files and ranks. */
  public static final String SIZE = "size";

  private static final String MOVES = "m";
  private static final String ROYAL = "!";

  /** Copies the other pairs, in their order. */
  public GameAddress {
    others = new LinkedHashMap<>(others);
  }

  /** Returns the address of a game without other pairs. */
  public static GameAddress of(VariantFacts facts) {
    return new GameAddress(facts, Map.of());
  }

  /** Returns the same address of another game. */
  public GameAddress with(VariantFacts other) {
    return new GameAddress(other, others);
  }

  /** Returns the version of the form in which it was written. */
  public String version() {
    return others.getOrDefault(VERSION_KEY, VERSION);
  }

  /**
   * Makes a piece of a game that is declared only by an address.
   *
   * @param symbol its letter, after a plus if it is a promoted form
   * @param royal whether it is royal, if its notation does not decide it
   */
  public static PieceFacts piece(
      String symbol, String name, String notation, Dialect dialect, boolean royal) {
    boolean promoted = symbol.length() > 1 && symbol.startsWith("+");
    String letter = promoted ? symbol.substring(1) : symbol;
    String plain = PlainText.of(name);
    Reading reading = Notations.readWithoutCorrections(notation, dialect, Work.on(notation));
    return new PieceFacts(
        plain,
        "",
        plain,
        letter.matches("[A-Z]") ? letter.charAt(0) : ' ',
        promoted,
        !letter.isBlank(),
        royal || reading.royal(),
        true,
        true,
        reading.promotions(),
        notation,
        dialect,
        reading.piece());
  }

  /** Returns the text, without the {@code #}. */
  public String text() {
    GameModel model = facts.model();
    Map<String, String> pairs = new LinkedHashMap<>();
    pairs.put(VERSION_KEY, version());
    pairs.put(GameModel.NAME.name(), AddressText.encode(model.name()));
    pairs.put(SIZE, model.files() + "x" + model.ranks());
    pairs.put(GameModel.SETUP.name(), AddressText.encode(model.setup()));
    pairs.put(
        PIECES, facts.pieces().stream().map(GameAddress::piece).collect(Collectors.joining(";")));
    pairs.put(
        MOVES,
        new TreeMap<>(facts.moves())
            .entrySet().stream()
                .map(each -> notated(AddressValues.simpleName(each.getKey()), each.getValue()))
                .collect(Collectors.joining(";")));
    pairs.values().removeIf(String::isEmpty);
    for (Member<?> member : GameModel.FORM.members()) {
      if (hasKey(member) && !member.isDefault(model.get(member))) {
        pairs.put(member.name(), value(member));
      }
    }
    others.forEach(pairs::putIfAbsent);
    return pairs.entrySet().stream()
        .map(pair -> pair.getKey() + "=" + pair.getValue())
        .collect(Collectors.joining("&"));
  }

  /** Returns the text of the value of a member. */
  public String value(Member<?> member) {
    return AddressValues.write(member, facts.model().get(member));
  }

  /** Returns whether a member is written under its own name, and may be left out. */
  public static boolean hasKey(Member<?> member) {
    return member.defaultValue().isPresent() && member != GameModel.NAME;
  }

  private static String piece(PieceFacts piece) {
    String symbol = piece.symbol() + (piece.royal() ? ROYAL : "");
    return AddressText.encode(symbol) + AddressValues.PARTS + notated(piece.name(), piece);
  }

  private static String notated(String name, PieceFacts piece) {
    String text =
        AddressText.encode(name) + AddressValues.PARTS + AddressText.encode(piece.notation());
    return piece.dialect() == Dialect.XBETZA ? text : text + AddressValues.PARTS + piece.dialect();
  }

  /**
   * Reads an address. A game that lacks a size has eight files and ranks.
   *
   * @param text the address, without the {@code #}
   * @throws MalformedAddressException if it is too long, or a required part cannot be read
   */
  public static GameAddress read(String text) {
    if (text.length() > MOST_LETTERS) {
      throw new MalformedAddressException(
          "an address has at most " + MOST_LETTERS + " letters, not " + text.length());
    }
    Map<String, String> pairs = pairs(text);
    String name = PlainText.of(AddressText.decode(taken(GameModel.NAME.name(), pairs)));
    List<Integer> size = size(taken(SIZE, pairs));
    String setup = AddressText.decode(taken(GameModel.SETUP.name(), pairs));
    List<PieceFacts> pieces =
        items(taken(PIECES, pairs)).stream()
            .map(
                piece ->
                    piece(
                        withoutMark(piece.get(0)),
                        part(piece, 1),
                        part(piece, 2),
                        dialect(piece, 3),
                        piece.get(0).endsWith(ROYAL)))
            .toList();
    Map<String, PieceFacts> moves = new TreeMap<>();
    items(taken(MOVES, pairs))
        .forEach(
            each -> moves.put(each.get(0), piece(" ", "", part(each, 1), dialect(each, 2), false)));
    GameModel model = GameModel.of(name, size.get(0), size.get(1), setup);
    VariantFacts facts = new VariantFacts(model, pieces, moves);
    for (Member<?> member : GameModel.FORM.members()) {
      if (hasKey(member) && pairs.containsKey(member.name())) {
        Optional<VariantFacts> with = with(facts, member, pairs.get(member.name()));
        with.ifPresent(known -> pairs.remove(member.name()));
        facts = with.orElse(facts);
      }
    }
    if (pairs.getOrDefault(VERSION_KEY, VERSION).equals(VERSION)) {
      pairs.remove(VERSION_KEY);
    }
    return new GameAddress(facts, pairs);
  }

  /** Returns a game in which a member has the value of a text; empty if the value is invalid. */
  public static <V> Optional<VariantFacts> with(VariantFacts facts, Member<V> member, String text) {
    Object value = AddressValues.read(member, text);
    return value == null
        ? Optional.empty()
        : member.read(value).map(read -> facts.with(member, read));
  }

  /** Returns the values of an address by their keys, as they are written. */
  public static Map<String, String> pairs(String text) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String pair : text.split("&", -1)) {
      int end = pair.indexOf('=');
      if (end > 0) {
        pairs.putIfAbsent(pair.substring(0, end), pair.substring(end + 1));
      }
    }
    return pairs;
  }

  /**
   * Returns the text of a value of an address.
   *
   * @throws MalformedAddressException if it is invalid
   */
  public static String decoded(String value) {
    return AddressText.decode(value);
  }

  private static String taken(String key, Map<String, String> pairs) {
    String text = pairs.remove(key);
    return text == null ? "" : text;
  }

  private static List<Integer> size(String text) {
    if (text.isEmpty()) {
      return List.of(8, 8);
    }
    if (text.matches("[0-9]{1,2}x[0-9]{1,2}")) {
      List<Integer> size = Arrays.stream(text.split("x", -1)).map(Integer::parseInt).toList();
      if (size.stream().allMatch(number -> number >= 1 && number <= Geometry.MAX_SIZE)) {
        return size;
      }
    }
    throw new MalformedAddressException(
        "the size of a board is such as 8x8, with 1 to " + Geometry.MAX_SIZE + " files and ranks");
  }

  /** Returns the parts of the items of a list; each item has at least one part. */
  public static List<List<String>> items(String list) {
    List<List<String>> items = new ArrayList<>();
    for (String item : list.split(AddressValues.RULES, -1)) {
      if (!item.isEmpty()) {
        items.add(
            Arrays.stream(item.split(AddressValues.PARTS, -1)).map(AddressText::decode).toList());
      }
    }
    return items;
  }

  /** Returns a part of an item, or the empty text if it has no such part. */
  public static String part(List<String> parts, int index) {
    return index < parts.size() ? parts.get(index) : "";
  }

  private static String withoutMark(String symbol) {
    return symbol.endsWith(ROYAL) ? symbol.substring(0, symbol.length() - 1) : symbol;
  }

  /**
   * Returns the dialect that a part of an item names, XBETZA if it has no such part.
   *
   * @throws MalformedAddressException if there is no such dialect
   */
  public static Dialect dialect(List<String> parts, int index) {
    String name = part(parts, index);
    return Arrays.stream(Dialect.values())
        .filter(each -> each.name().equals(name.isEmpty() ? Dialect.XBETZA.name() : name))
        .findFirst()
        .orElseThrow(() -> new MalformedAddressException("there is no dialect " + name));
  }
}
