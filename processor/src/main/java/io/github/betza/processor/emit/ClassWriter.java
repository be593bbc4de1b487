package io.github.betza.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/** Writes what every generated class has, whatever the piece: constants and signatures. */
final class ClassWriter {
  private static final String PROCESSOR = "io.github.betza.processor.BetzaProcessor";

  /** The dialect that {@code PieceMoves} answers with unless a class says otherwise. */
  private static final String USUAL_DIALECT = "XBETZA";

  private static final TypeName STRINGS = ParameterizedTypeName.get(List.class, String.class);

  private final PieceSource source;
  private final BoardAccess access;
  private final TypeSpec.Builder type;

  ClassWriter(PieceSource source, BoardAccess access) {
    this.source = source;
    this.access = access;
    this.type = TypeSpec.classBuilder(source.className());
  }

  boolean isOnOurBoard() {
    return source.board().access() == BoardBinding.Access.OUR_BOARD;
  }

  /** Returns the class with its constants. */
  TypeSpec.Builder begin() {
    ClassName self = ClassName.get(source.packageName(), source.className());
    type.addModifiers(Modifier.PUBLIC, Modifier.FINAL)
        .addJavadoc(ClassJavadoc.of(source))
        .addAnnotation(
            AnnotationSpec.builder(Types.GENERATED).addMember("value", "$S", PROCESSOR).build())
        .addAnnotation(Types.GENERATED_BY_BETZA)
        .addField(constant(ClassName.get(String.class), "NOTATION", source.notation(), "notation"))
        .addField(constant(ClassName.get(String.class), "NAME", source.pieceName(), "name"))
        .addField(
            field(TypeName.CHAR, "LETTER", PieceText.literal(source.letter()))
                .addJavadoc("The letter of the piece, or the space.\n")
                .build())
        .addField(
            field(TypeName.BOOLEAN, "ROYAL", Boolean.toString(source.royal()))
                .addJavadoc("Whether the piece is royal.\n")
                .build());
    if (!source.promotions().isEmpty()) {
      CodeBlock list =
          source.promotions().stream()
              .map(notation -> CodeBlock.of("$L", PieceText.literal(notation)))
              .collect(CodeBlock.joining(", "));
      type.addField(
          FieldSpec.builder(STRINGS, "PROMOTIONS", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
              .initializer("$T.of($L)", List.class, list)
              .addJavadoc("What the piece may promote to, as notations of the same dialect.\n")
              .build());
    }
    if (isOnOurBoard()) {
      type.addSuperinterface(Types.PIECE_MOVES)
          .addField(
              field(self, "INSTANCE", "new " + source.className() + "()")
                  .addJavadoc("The piece, for callers that know it only at run time.\n")
                  .build());
    }
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    return type;
  }

  private static FieldSpec constant(TypeName type, String name, String value, String meaning) {
    return field(type, name, PieceText.literal(value))
        .addJavadoc("The $L of the piece.\n", meaning)
        .build();
  }

  private static FieldSpec.Builder field(TypeName type, String name, String value) {
    return FieldSpec.builder(type, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .initializer("$L", value);
  }

  /** Adds a public method that appends moves. */
  void addMoves(Mode mode, CodeBlock code) {
    type.addMethod(
        moves(mode.method(), Modifier.PUBLIC)
            .addJavadoc(
                "Appends $L of the piece on a square, for the side that owns it.\n",
                switch (mode) {
                  case CAPTURES -> "the moves that remove an enemy piece,";
                  case QUIETS -> "the moves that remove no enemy piece,";
                  case ALL, ATTACKS, ATTACKERS -> "all moves";
                })
            .addCode(code)
            .build());
  }

  /** Adds a private method that appends moves of a piece which may be turned round. */
  void addTurned(String name, CodeBlock code) {
    type.addMethod(turned(name).addCode(code).build());
  }

  private MethodSpec.Builder turned(String name) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(access.boardType(), "board")
        .addParameter(TypeName.INT, "from")
        .addParameter(TypeName.INT, "forward")
        .addParameter(Types.MOVE_LIST, "moves");
  }

  private MethodSpec.Builder moves(String name, Modifier visibility) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(visibility, Modifier.STATIC)
        .addParameter(access.boardType(), "board")
        .addParameter(TypeName.INT, "from")
        .addParameter(Types.MOVE_LIST, "moves");
  }

  /** Adds the attack test. */
  void addAttacks(CodeBlock code) {
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
  void addAttackers(CodeBlock code, String note) {
    type.addMethod(
        search("isAttacked")
            .addJavadoc("Returns whether some such piece could capture an enemy on a square.\n")
            .addJavadoc("\n@see #attackers\n")
            .addStatement("return attackers(board, square, attacker, $T.ANY)", Types.ATTACKERS)
            .build());
    type.addMethod(
        search("attackers")
            .addParameter(Types.ATTACKERS, "found")
            .addJavadoc("Finds the pieces {@code attacker}, a kind and a side as in\n")
            .addJavadoc("{@code Cell.of(kind, side)}, that could capture an enemy on a square.\n")
            .addJavadoc("If none stands there, it is as if a royal one did.\n")
            .addJavadoc("$L", note)
            .addJavadoc("\n@return whether the list wants no more of them\n")
            .addCode(code)
            .build());
  }

  private static MethodSpec.Builder search(String name) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(TypeName.BOOLEAN)
        .addParameter(Types.BOARD, "board")
        .addParameter(TypeName.INT, "square")
        .addParameter(TypeName.INT, "attacker");
  }

  /** Adds the test whether the piece immobilises another. */
  void addImmobilizes(CodeBlock code) {
    addTest(
        "immobilizes",
        "Returns whether the piece on a square immobilises the enemy piece on another, which then"
            + " has no moves.\n",
        code);
  }

  private void addTest(String name, String meaning, CodeBlock code) {
    type.addMethod(
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(TypeName.BOOLEAN)
            .addParameter(access.boardType(), "board")
            .addParameter(TypeName.INT, "from")
            .addParameter(TypeName.INT, "target")
            .addJavadoc("$L", meaning)
            .addCode(code)
            .build());
  }

  /**
   * Adds the methods of {@code PieceMoves}.
   *
   * @param prefixes for {@code generate}, and {@code generateOwn} if it differs, what the names of
   *     the methods begin with that they call
   * @param turns whether those get the direction in which the piece faces
   */
  void addInstanceMethods(List<String> prefixes, boolean turns) {
    type.addMethod(generate("generate", prefixes.get(0), turns));
    if (prefixes.size() > 1) {
      type.addMethod(generate("generateOwn", prefixes.get(1), turns));
    }
    type.addMethod(test("canCapture", "attacks"));
    type.addMethod(
        override(TypeName.BOOLEAN, "findAttackers")
            .addParameter(Types.BOARD, "board")
            .addParameter(TypeName.INT, "square")
            .addParameter(TypeName.INT, "attacker")
            .addParameter(Types.ATTACKERS, "found")
            .addStatement("return attackers(board, square, attacker, found)")
            .build());
    if (source.piece().isImmobilizer()) {
      type.addMethod(
          override(TypeName.BOOLEAN, "isImmobilizer").addStatement("return true").build());
      type.addMethod(test("canImmobilize", "immobilizes"));
    }
    type.addMethod(fact(ClassName.get(String.class), "name", "NAME"));
    type.addMethod(fact(TypeName.CHAR, "letter", "LETTER"));
    type.addMethod(fact(TypeName.BOOLEAN, "isRoyal", "ROYAL"));
    type.addMethod(fact(ClassName.get(String.class), "notation", "NOTATION"));
    if (!source.dialect().equals(USUAL_DIALECT)) {
      type.addMethod(
          override(Types.DIALECT, "dialect")
              .addStatement("return $T.$L", Types.DIALECT, source.dialect())
              .build());
    }
    if (!source.promotions().isEmpty()) {
      type.addMethod(fact(STRINGS, "promotions", "PROMOTIONS"));
    }
  }

  private static MethodSpec test(String name, String calls) {
    return override(TypeName.BOOLEAN, name)
        .addParameter(Types.BOARD, "board")
        .addParameter(TypeName.INT, "from")
        .addParameter(TypeName.INT, "target")
        .addStatement("return $L(board, from, target)", calls)
        .build();
  }

  private static MethodSpec fact(TypeName type, String name, String constant) {
    return override(type, name).addStatement("return $L", constant).build();
  }

  private static MethodSpec.Builder override(TypeName type, String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(type);
  }

  private static MethodSpec generate(String name, String prefix, boolean turns) {
    String arguments = turns ? "board, from, forward, moves" : "board, from, moves";
    CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (wanted)");
    for (Mode mode : List.of(Mode.CAPTURES, Mode.QUIETS)) {
      code.add("case $L -> $L($L);\n", mode.wanted(), called(prefix, mode), arguments);
    }
    code.add("default -> $L($L);\n", called(prefix, Mode.ALL), arguments).endControlFlow();
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(Types.BOARD, "board")
        .addParameter(TypeName.INT, "from")
        .addParameter(TypeName.INT, "forward")
        .addParameter(TypeName.INT, "wanted")
        .addParameter(Types.MOVE_LIST, "moves")
        .addCode(code.build())
        .build();
  }

  /** Returns the statement that checks the size of the board, where one is declared. */
  CodeBlock check() {
    return hasSize() ? CodeBlock.of("checkSize(board);\n") : CodeBlock.of("");
  }

  private boolean hasSize() {
    return source.geometry().isPresent() && isOnOurBoard();
  }

  /** Adds the method that checks the size of the board, where one is declared. */
  void addCheck() {
    if (!hasSize()) {
      return;
    }
    DeclaredGeometry size = source.geometry().get();
    String message =
        source.className()
            + " is made for boards of "
            + size.files()
            + "x"
            + size.ranks()
            + ", as declared with the piece";
    type.addMethod(
        MethodSpec.methodBuilder("checkSize")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(Types.BOARD, "board")
            .addStatement("$T geometry = board.geometry()", Types.GEOMETRY)
            .beginControlFlow(
                "if (geometry.files() != $L || geometry.ranks() != $L)", size.files(), size.ranks())
            .addStatement(
                "throw new $T($L)", IllegalArgumentException.class, PieceText.literal(message))
            .endControlFlow()
            .build());
  }

  /** Returns the name of the method for a mode: {@code captures}, or {@code ownCaptures}. */
  static String called(String prefix, Mode mode) {
    String name = mode.method();
    return prefix.isEmpty()
        ? name
        : prefix + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
