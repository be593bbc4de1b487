package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.ATTACKER;
import static io.github.betza.processor.emit.Variables.BOARD;
import static io.github.betza.processor.emit.Variables.FORWARD;
import static io.github.betza.processor.emit.Variables.FOUND;
import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.MOVES;
import static io.github.betza.processor.emit.Variables.SQUARE;
import static io.github.betza.processor.emit.Variables.TARGET;
import static io.github.betza.processor.emit.Variables.WANTED;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.emit.code.DocumentedMethod;
import io.github.betza.processor.emit.plan.Mode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Writes the common parts of all generated classes: constants and signatures. */
final class ClassWriter {
  private static final AnnotationSpec GENERATED =
      AnnotationSpec.builder(ClassName.get("javax.annotation.processing", "Generated"))
          .addMember("value", "$S", "io.github.betza.processor.BetzaProcessor")
          .build();

  private static final TypeName STRING = ClassName.get(String.class);
  private static final ClassName LIST = ClassName.get(List.class);
  private static final TypeName STRINGS = ParameterizedTypeName.get(LIST, STRING);

  private final PieceSource source;
  private final BoardAccess access;
  private final Set<Code> names = new HashSet<>();
  private final List<MethodSpec> methods = new ArrayList<>();
  private final List<String> missing = new ArrayList<>();

  ClassWriter(PieceSource source, BoardAccess access) {
    this.source = source;
    this.access = access;
  }

  boolean isOnOurBoard() {
    return source.board().access() == BoardBinding.Access.OUR_BOARD;
  }

  /** Adds a method after the earlier ones. */
  void add(MethodSpec method) {
    methods.add(method);
  }

  private void add(MethodSpec.Builder method, Code statements) {
    statements.addNames(names);
    methods.add(method.addCode(statements.block()).build());
  }

  private void add(MethodSpec.Builder method, String returned, Code statements) {
    statements.addNames(names);
    methods.add(DocumentedMethod.of(method.addCode(statements.block()).build(), returned));
  }

  /** Returns the added methods. */
  List<MethodSpec> methods() {
    return List.copyOf(methods);
  }

  /** Records a missing member of the class, and why it is missing. */
  void lacks(String what, String why) {
    missing.add("It has no " + what + ", because " + why + ".");
  }

  /** Returns the missing members, and why, in sentences. */
  List<String> missing() {
    return List.copyOf(missing);
  }

  /** Returns the names in the added code. */
  Set<Code> names() {
    return names;
  }

  /** Returns the class, which has its constants and the code of its moves. */
  TypeSpec type(MovesCode moves) {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(source.className())
            .addJavadoc(ClassJavadoc.of(source, moves.missing()))
            .addAnnotation(GENERATED)
            .addAnnotation(RuntimeTypes.GENERATED_BY_BETZA)
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL);
    if (!source.board().suppressed().isEmpty()) {
      AnnotationSpec.Builder suppression = AnnotationSpec.builder(SuppressWarnings.class);
      source.board().suppressed().forEach(warning -> suppression.addMember("value", "$S", warning));
      type.addAnnotation(suppression.build());
    }
    if (isOnOurBoard()) {
      type.superclass(RuntimeTypes.GENERATED_MOVES);
    }
    addConstants(type);
    moves.tables().forEach(type::addField);
    type.addMethod(constructor(moves.traits()));
    moves.methods().forEach(type::addMethod);
    return type.build();
  }

  /** Adds the constants that differ between pieces with the same moves. */
  private void addConstants(TypeSpec.Builder type) {
    type.addField(
        constant(
            "The notation of the piece.",
            STRING,
            "NOTATION",
            "$L",
            JavaString.literal(source.notation())));
    type.addField(
        constant(
            "The name of the piece.",
            STRING,
            "NAME",
            "$L",
            JavaString.literal(source.pieceName())));
    type.addField(
        constant(
            "The letter of the piece, or the space.",
            TypeName.CHAR,
            "LETTER",
            "$L",
            JavaString.literal(source.letter())));
    type.addField(
        constant("Whether the piece is royal.", TypeName.BOOLEAN, "ROYAL", "$L", source.royal()));
    if (!source.promotions().isEmpty()) {
      String notations =
          source.promotions().stream().map(JavaString::literal).collect(Collectors.joining(", "));
      type.addField(
          constant(
              "What the piece may promote to, as notations of the same dialect.",
              STRINGS,
              "PROMOTIONS",
              "$T.of($L)",
              LIST,
              notations));
    }
    if (isOnOurBoard()) {
      ClassName name = ClassName.get(source.packageName(), source.className());
      type.addField(constant("The piece as an object.", name, "INSTANCE", "new $T()", name));
    }
  }

  private static FieldSpec constant(
      String meaning, TypeName type, String name, String value, Object... arguments) {
    return FieldSpec.builder(type, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("$L", meaning)
        .initializer(value, arguments)
        .build();
  }

  private MethodSpec constructor(Set<Trait> traits) {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addJavadoc("There is only one.\n");
    if (isOnOurBoard()) {
      constructor.addStatement(
          "super(NOTATION, NAME, LETTER, ROYAL, $L$L)", source.dialect(), argument(traits));
    }
    return constructor.build();
  }

  /** Returns the argument for the traits of the piece; most pieces have none. */
  private static CodeBlock argument(Set<Trait> traits) {
    if (traits.isEmpty()) {
      return CodeBlock.of("");
    }
    Set<Trait> sorted = new TreeSet<>(traits);
    int bits = sorted.stream().mapToInt(Trait::bit).sum();
    String names = sorted.stream().map(Trait::name).collect(Collectors.joining(", "));
    return CodeBlock.of(", /* $L */ $L", names, bits);
  }

  /** Adds the public methods that append moves, which all call one. */
  void addMoves() {
    for (Mode mode : List.of(Mode.ALL, Mode.CAPTURES, Mode.QUIETS)) {
      Code wanted =
          isOnOurBoard() ? Code.of("$L", mode) : Code.of("$T.$L", RuntimeTypes.PIECE_MOVES, mode);
      Code arguments = Code.of("$L, $L, 1, $L, $L", BOARD, FROM, wanted, MOVES);
      String format = isOnOurBoard() ? "INSTANCE.$L($L);\n" : "$L($L);\n";
      addMoves(mode, Code.of(format, list(false), arguments));
    }
  }

  /** Adds a public method that appends moves. */
  void addMoves(Mode mode, Code code) {
    String which =
        switch (mode) {
          case CAPTURES -> "the moves that remove an enemy piece";
          case QUIETS -> "the moves that remove no enemy piece";
          case ALL, CAN_MOVE, ATTACKS, ATTACKERS -> "all moves";
        };
    MethodSpec.Builder method =
        published(mode.method(), TypeName.VOID)
            .addJavadoc("Appends $L.\n", which)
            .addParameter(access.boardType(), BOARD.name())
            .addParameter(TypeName.INT, FROM.name())
            .addParameter(access.listType(), MOVES.name());
    add(method, "", code);
  }

  private static MethodSpec.Builder published(String name, TypeName type) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(type);
  }

  private static MethodSpec.Builder override(String name, TypeName type) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(type);
  }

  /**
   * Returns the name of the method that appends the wanted moves.
   *
   * @param own whether it omits the moves that the piece has from others
   */
  String list(boolean own) {
    String name = isOnOurBoard() ? "generate" : "list";
    return own ? name + "Own" : name;
  }

  /** Adds the method that appends the wanted moves, see {@link #list}. */
  void addList(boolean own, Code code) {
    if (isOnOurBoard()) {
      add(takeWanted(override(list(own), TypeName.VOID)), code);
    } else {
      addList(list(own), code);
    }
  }

  /** Adds a private method that appends the wanted moves. */
  void addList(String name, Code code) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addJavadoc("Appends the moves that are wanted.\n");
    add(takeWanted(method), "", code);
  }

  /** Adds the method that counts the moves, if that need not list them. */
  void addCount(Code code) {
    add(onSquare(override("count", TypeName.INT), FROM), code);
  }

  private MethodSpec.Builder takeWanted(MethodSpec.Builder method) {
    return method
        .addParameter(access.boardType(), BOARD.name())
        .addParameter(TypeName.INT, FROM.name())
        .addParameter(TypeName.INT, FORWARD.name())
        .addParameter(TypeName.INT, WANTED.name())
        .addParameter(access.listType(), MOVES.name());
  }

  private static MethodSpec.Builder onSquare(MethodSpec.Builder method, CodeName square) {
    return method
        .addParameter(RuntimeTypes.BOARD, BOARD.name())
        .addParameter(TypeName.INT, square.name());
  }

  /** Adds the attack test. */
  void addAttacks(Code code) {
    addTest(
        "attacks", "Returns whether the piece could capture an enemy piece on the target.\n", code);
  }

  /** Adds the test whether the piece can move to a square. */
  void addCanMove(Code code) {
    addTest(
        "canMove",
        "Returns whether the piece has a move that ends on the target; check is not looked for.\n",
        code);
  }

  /**
   * Adds the methods that search for attackers of a square.
   *
   * @param note a sentence for their description, with the end of its line, or an empty text
   */
  void addAttackers(Code code, String note) {
    AttackersMethods signatures = new AttackersMethods(access, isOnOurBoard());
    add(signatures.isAttacked());
    add(signatures.attackers(note), "whether the search is over", code);
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
    MethodSpec.Builder method =
        published(name, TypeName.BOOLEAN)
            .addJavadoc("$L", meaning)
            .addParameter(access.boardType(), BOARD.name())
            .addParameter(TypeName.INT, FROM.name())
            .addParameter(TypeName.INT, TARGET.name());
    add(method, "whether it does", code);
  }

  /**
   * Adds the methods of {@code PieceMoves} other than the ones that append moves.
   *
   * @param backward whether the search for attackers is more than listing captures
   */
  void addInstanceMethods(boolean backward) {
    if (backward) {
      MethodSpec.Builder method =
          onSquare(override("findAttackers", TypeName.BOOLEAN), SQUARE)
              .addParameter(TypeName.INT, ATTACKER.name())
              .addParameter(RuntimeTypes.ATTACKERS, FOUND.name());
      add(method, Code.of("return attackers($L, $L, $L, $L);\n", BOARD, SQUARE, ATTACKER, FOUND));
    } else {
      add(test("canCapture", "attacks"));
    }
    if (source.piece().isImmobilizer()) {
      add(override("isImmobilizer", TypeName.BOOLEAN).addStatement("return true").build());
      add(test("canImmobilize", "immobilizes"));
    }
    if (!source.promotions().isEmpty()) {
      add(override("promotions", STRINGS).addStatement("return PROMOTIONS").build());
    }
  }

  private static MethodSpec test(String name, String calls) {
    return onSquare(override(name, TypeName.BOOLEAN), FROM)
        .addParameter(TypeName.INT, TARGET.name())
        .addCode(Code.of("return $L($L, $L, $L);\n", calls, BOARD, FROM, TARGET).block())
        .build();
  }

  /** Returns the statement that checks the size of the board, if one is declared. */
  Code check() {
    if (source.geometry().isEmpty() || !isOnOurBoard()) {
      return Code.nothing();
    }
    DeclaredGeometry size = source.geometry().get();
    return Code.of("INSTANCE.checkSize($L, $L, $L);\n", BOARD, size.files(), size.ranks());
  }
}
