package io.github.betza.processor.emit;

import io.github.betza.board.PieceTrait;
import io.github.betza.processor.emit.plan.Mode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Writes what every generated class has, whatever the piece: constants and signatures. */
final class ClassWriter {
  private static final String PROCESSOR = "io.github.betza.processor.BetzaProcessor";

  private final PieceSource source;
  private final BoardAccess access;
  private final List<Code> constants = new ArrayList<>();
  private final List<Code> methods = new ArrayList<>();

  ClassWriter(PieceSource source, BoardAccess access) {
    this.source = source;
    this.access = access;
  }

  boolean isOnOurBoard() {
    return source.board().access() == BoardBinding.Access.OUR_BOARD;
  }

  private static Code constant(String meaning, Code type, String name, String value) {
    return Code.of(
        "$Lpublic static final $L $L = $L;\n", ClassJavadoc.comment(meaning), type, name, value);
  }

  /** Adds a method, below those that have been added. */
  void add(Code method) {
    methods.add(method);
  }

  /** Returns the methods that have been added. */
  List<Code> methods() {
    return List.copyOf(methods);
  }

  /** Returns the file with the class, which has its constants and the code of its moves. */
  String file(MovesCode moves) {
    addConstants();
    List<Code> members = new ArrayList<>(constants);
    if (!moves.tables().isEmpty()) {
      members.add(moves.tables());
    }
    members.add(constructor(moves.traits()));
    members.addAll(moves.methods());
    Code type =
        Code.of(
            "$L@$L(\"$L\")\n@$L\n$Lpublic final class $L$L {\n$>$L$<}\n",
            ClassJavadoc.of(source),
            RuntimeTypes.GENERATED,
            PROCESSOR,
            RuntimeTypes.GENERATED_BY_BETZA,
            suppression(),
            source.className(),
            isOnOurBoard() ? " extends " + RuntimeTypes.GENERATED_MOVES : "",
            Code.join(members, "\n"));
    return SourceText.of(source.packageName(), source.className(), type);
  }

  private String suppression() {
    List<String> names = new ArrayList<>();
    for (String warning : source.board().suppressed()) {
      names.add(JavaString.literal(warning));
    }
    return switch (names.size()) {
      case 0 -> "";
      case 1 -> "@SuppressWarnings(" + names.get(0) + ")\n";
      default -> "@SuppressWarnings({" + String.join(", ", names) + "})\n";
    };
  }

  /** Adds what differs between pieces that move alike. */
  private void addConstants() {
    String name = source.className();
    constants.add(
        constant(
            "The notation of the piece.\n",
            RuntimeTypes.STRING,
            "NOTATION",
            JavaString.literal(source.notation())));
    constants.add(
        constant(
            "The name of the piece.\n",
            RuntimeTypes.STRING,
            "NAME",
            JavaString.literal(source.pieceName())));
    constants.add(
        constant(
            "The letter of the piece, or the space.\n",
            RuntimeTypes.CHAR,
            "LETTER",
            JavaString.literal(source.letter())));
    constants.add(
        constant(
            "Whether the piece is royal.\n",
            RuntimeTypes.BOOLEAN,
            "ROYAL",
            Boolean.toString(source.royal())));
    if (!source.promotions().isEmpty()) {
      List<String> notations = source.promotions().stream().map(JavaString::literal).toList();
      constants.add(
          constant(
              "What the piece may promote to, as notations of the same dialect.\n",
              RuntimeTypes.STRINGS,
              "PROMOTIONS",
              RuntimeTypes.LIST + ".of(" + String.join(", ", notations) + ")"));
    }
    if (isOnOurBoard()) {
      constants.add(
          constant(
              "The piece, for callers that know it only at run time.\n",
              new Code(name),
              "INSTANCE",
              "new " + name + "()"));
    }
  }

  private Code constructor(Set<PieceTrait> traits) {
    Code call =
        isOnOurBoard()
            ? Code.of(
                "$>super(NOTATION, NAME, LETTER, ROYAL, $L$L);\n$<",
                source.dialect(),
                argument(traits))
            : Code.NOTHING;
    return Code.of(
        "$Lprivate $L() {\n$L}\n",
        ClassJavadoc.comment("There is only one.\n"),
        source.className(),
        call);
  }

  /** Returns the argument for the traits of the piece, of which most pieces have none. */
  private static String argument(Set<PieceTrait> traits) {
    if (traits.isEmpty()) {
      return "";
    }
    Set<PieceTrait> sorted = new TreeSet<>(traits);
    int bits = sorted.stream().mapToInt(PieceTrait::bit).sum();
    String names = sorted.stream().map(PieceTrait::name).collect(Collectors.joining(", "));
    return ", /* " + names + " */ " + bits;
  }

  /** Adds the public methods that append moves, which all call one. */
  void addMoves() {
    String constants = isOnOurBoard() ? "" : RuntimeTypes.PIECE_MOVES + ".";
    String name = (isOnOurBoard() ? "INSTANCE." : "") + list(false);
    for (Mode mode : List.of(Mode.ALL, Mode.CAPTURES, Mode.QUIETS)) {
      addMoves(mode, Code.of("$L(board, from, 1, $L$L, moves);\n", name, constants, mode));
    }
  }

  /** Adds a public method that appends moves. */
  void addMoves(Mode mode, Code code) {
    String which =
        switch (mode) {
          case CAPTURES -> "the moves of the piece on a square that remove an enemy piece";
          case QUIETS -> "the moves of the piece on a square that remove no enemy piece";
          case ALL, ATTACKS, ATTACKERS -> "all moves of the piece on a square";
        };
    add(
        new GeneratedMethod("public static", RuntimeTypes.VOID, mode.method())
            .describe("Appends " + which + ", for its owner.\n")
            .take(access.boardType(), "board")
            .take(RuntimeTypes.INT, "from")
            .take(RuntimeTypes.MOVE_LIST, "moves")
            .of(code));
  }

  /**
   * Returns the name of the method that appends the moves that are wanted.
   *
   * @param own whether it leaves out what the piece has from others
   */
  String list(boolean own) {
    String name = isOnOurBoard() ? "generate" : "list";
    return own ? name + "Own" : name;
  }

  /** Adds the method that appends the moves that are wanted, see {@link #list}. */
  void addList(boolean own, Code code) {
    if (isOnOurBoard()) {
      add(takeWanted(GeneratedMethod.override(RuntimeTypes.VOID, list(own))).of(code));
    } else {
      addList(list(own), code);
    }
  }

  /** Adds a private method that appends the moves that are wanted. */
  void addList(String name, Code code) {
    GeneratedMethod method = new GeneratedMethod("private static", RuntimeTypes.VOID, name);
    add(takeWanted(method.describe("Appends the moves that are wanted.\n")).of(code));
  }

  /** Adds the method that counts the moves, where that need not list them. */
  void addCount(Code code) {
    add(
        GeneratedMethod.override(RuntimeTypes.INT, "count")
            .take(RuntimeTypes.BOARD, "board")
            .take(RuntimeTypes.INT, "from")
            .of(code));
  }

  private GeneratedMethod takeWanted(GeneratedMethod method) {
    return method
        .take(access.boardType(), "board")
        .take(RuntimeTypes.INT, "from")
        .take(RuntimeTypes.INT, "forward")
        .take(RuntimeTypes.INT, "wanted")
        .take(RuntimeTypes.MOVE_LIST, "moves");
  }

  /** Adds the attack test. */
  void addAttacks(Code code) {
    addTest(
        "attacks",
        "Returns whether the piece on a square could capture the enemy piece on another.\n",
        code);
  }

  /**
   * Adds the methods that look for attackers of a square.
   *
   * @param note a sentence for their description, with the end of its line, or nothing
   */
  void addAttackers(Code code, String note) {
    add(
        search("isAttacked")
            .describe(
                """
                Returns whether some piece {@code attacker}, a kind and a side as in
                {@code Cell.of(kind, side)}, could capture an enemy on a square.
                """)
            .returns("whether there is one")
            .further(
                """
                @throws IllegalArgumentException where the attacker is a kind alone, or anything else
                @see #attackers
                """)
            .of(
                Code.of(
                    "$L.checkAttacker(attacker);\nreturn attackers(board, square, attacker,"
                        + " $L.ANY);\n",
                    RuntimeTypes.CELL,
                    RuntimeTypes.ATTACKERS)));
    add(
        search("attackers")
            .describe(
                "Finds the pieces {@code attacker}, a kind and a side as in\n"
                    + "{@code Cell.of(kind, side)}, that could capture an enemy on a square.\n"
                    + "A kind without a side is not checked here, and never found. Where no enemy\n"
                    + "stands on the square, the search is for captures of a royal one.\n"
                    + note)
            .returns("whether the list wants no more of them")
            .take(RuntimeTypes.ATTACKERS, "found")
            .of(code));
  }

  private static GeneratedMethod search(String name) {
    return new GeneratedMethod("public static", RuntimeTypes.BOOLEAN, name)
        .take(RuntimeTypes.BOARD, "board")
        .take(RuntimeTypes.INT, "square")
        .take(RuntimeTypes.INT, "attacker");
  }

  /** Adds the test whether the piece immobilises another. */
  void addImmobilizes(Code code) {
    addTest(
        "immobilizes",
        "Returns whether the piece on a square immobilises the enemy piece on another, which then"
            + " has no moves.\n",
        code);
  }

  private void addTest(String name, String meaning, Code code) {
    add(
        new GeneratedMethod("public static", RuntimeTypes.BOOLEAN, name)
            .describe(meaning)
            .returns("whether it does")
            .take(access.boardType(), "board")
            .take(RuntimeTypes.INT, "from")
            .take(RuntimeTypes.INT, "target")
            .of(code));
  }

  /**
   * Adds the methods of {@code PieceMoves} besides those that append moves.
   *
   * @param backward whether the search for attackers is more than listing captures
   */
  void addInstanceMethods(boolean backward) {
    if (backward) {
      add(
          GeneratedMethod.override(RuntimeTypes.BOOLEAN, "findAttackers")
              .take(RuntimeTypes.BOARD, "board")
              .take(RuntimeTypes.INT, "square")
              .take(RuntimeTypes.INT, "attacker")
              .take(RuntimeTypes.ATTACKERS, "found")
              .of(new Code("return attackers(board, square, attacker, found);\n")));
    } else {
      add(test("canCapture", "attacks"));
    }
    if (source.piece().isImmobilizer()) {
      add(
          GeneratedMethod.override(RuntimeTypes.BOOLEAN, "isImmobilizer")
              .of(new Code("return true;\n")));
      add(test("canImmobilize", "immobilizes"));
    }
    if (!source.promotions().isEmpty()) {
      add(fact(RuntimeTypes.STRINGS, "promotions", "PROMOTIONS"));
    }
  }

  private static Code test(String name, String calls) {
    return GeneratedMethod.override(RuntimeTypes.BOOLEAN, name)
        .take(RuntimeTypes.BOARD, "board")
        .take(RuntimeTypes.INT, "from")
        .take(RuntimeTypes.INT, "target")
        .of(Code.of("return $L(board, from, target);\n", calls));
  }

  private static Code fact(Code type, String name, String value) {
    return GeneratedMethod.override(type, name).of(Code.of("return $L;\n", value));
  }

  /** Returns the statement that checks the size of the board, where one is declared. */
  Code check() {
    if (source.geometry().isEmpty() || !isOnOurBoard()) {
      return Code.NOTHING;
    }
    DeclaredGeometry size = source.geometry().get();
    return Code.of("INSTANCE.checkSize(board, $L, $L);\n", size.files(), size.ranks());
  }
}
