package io.github.betza.processor.emit;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The types that generated code names. */
final class RuntimeTypes {
  private static final String BOARD_PACKAGE = "io.github.betza.board";
  private static final String GENERATED_PACKAGE = "io.github.betza.generated";

  private static final Map<String, String> QUALIFIED = new TreeMap<>();

  static final Code ATTACKERS = ofBoard("Attackers");
  static final Code BOARD = ofBoard("Board");
  static final Code CELL = ofBoard("Cell");
  static final Code EFFECT = ofBoard("Effect");
  static final Code GEOMETRY = ofBoard("Geometry");
  static final Code MOVE = ofBoard("Move");
  static final Code MOVE_LIST = ofBoard("MoveList");
  static final Code OCCUPANCY = ofBoard("Occupancy");
  static final Code SLIDES = ofGenerated("Slides");
  static final Code OTHERS_MOVES = ofBoard("OthersMoves");
  static final Code GENERATED_MOVES = ofGenerated("GeneratedMoves");
  static final Code PIECE_MOVES = ofBoard("PieceMoves");
  static final Code BIT_HOPS = ofGenerated("BitHops");
  static final Code BIT_TABLES = ofGenerated("BitTables");
  static final Code GENERATED_BY_BETZA = ofGenerated("GeneratedByBetza");
  static final Code GENERATED = of("javax.annotation.processing", "Generated");
  static final Code VOID = new Code("void");
  static final Code INT = new Code("int");
  static final Code LONG = new Code("long");
  static final Code LONGS = new Code("long[]");
  static final Code INTS = new Code("int[]");
  static final Code CHAR = new Code("char");
  static final Code STRING = new Code("String");
  static final Code BOOLEAN = new Code("boolean");
  static final Code LIST = of("java.util", "List");

  static final Code STRINGS = new Code(LIST + "<String>");

  private RuntimeTypes() {}

  private static Code ofBoard(String simpleName) {
    return of(BOARD_PACKAGE, simpleName);
  }

  private static Code ofGenerated(String simpleName) {
    return of(GENERATED_PACKAGE, simpleName);
  }

  private static Code of(String packageName, String simpleName) {
    QUALIFIED.put(simpleName, packageName + "." + simpleName);
    return Code.type(simpleName);
  }

  /** Returns the whole name of one of these types. */
  static String qualified(String simpleName) {
    return QUALIFIED.get(simpleName);
  }

  /**
   * Returns whether generated code imports a type together with its package. It does not where a
   * piece may give the type's name to the class that is generated beside it: that class hides the
   * type, and the class is not visible before it is written.
   *
   * @param qualified its whole name
   */
  static boolean isImportedAtOnce(String qualified) {
    return qualified.startsWith("io.github.betza.") && !qualified.endsWith("Moves");
  }

  /** Returns the whole names of those that generated code imports all at once, in order. */
  static List<String> importedAtOnce() {
    return QUALIFIED.values().stream().filter(RuntimeTypes::isImportedAtOnce).toList();
  }
}
