package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.github.betza.board.PieceTrait;
import io.github.betza.processor.emit.JavaString;
import io.github.betza.processor.emit.variant.GameSource.GameExtra;
import io.github.betza.processor.emit.variant.GameSource.GameGoal;
import io.github.betza.processor.emit.variant.GameSource.GamePiece;
import io.github.betza.processor.emit.variant.GameSource.GamePromotion;
import io.github.betza.processor.emit.variant.GameSource.GameWall;
import io.github.betza.processor.emit.variant.GameSource.GameZone;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/** Writes the class that plays a game: its rules as data, and a switch over its pieces. */
public final class GameEmitter {
  /** The name of the constant that holds the rules. */
  static final String RULES = "RULES";

  private static final String PROCESSOR = "io.github.betza.processor.BetzaProcessor";

  /** The types that all code of a game names. */
  static final ClassName BOARD = ClassName.get("io.github.betza.board", "Board");

  static final ClassName MOVE_LIST = ClassName.get("io.github.betza.board", "MoveList");

  private static final ClassName CELL = ClassName.get("io.github.betza.board", "Cell");
  private static final ClassName PIECE_TRAIT = ClassName.get("io.github.betza.board", "PieceTrait");
  private static final ClassName GAME = ClassName.get("io.github.betza.game", "Game");
  private static final ClassName GAME_RULES = ClassName.get("io.github.betza.game", "GameRules");
  private static final ClassName BARE_KING = ClassName.get("io.github.betza.game", "BareKing");
  private static final ClassName CAPTURING = ClassName.get("io.github.betza.game", "Capturing");
  private static final ClassName PROMOTING = ClassName.get("io.github.betza.game", "Promoting");
  private static final ClassName ROYALTY = ClassName.get("io.github.betza.game", "Royalty");
  private static final ClassName STALEMATE = ClassName.get("io.github.betza.game", "Stalemate");

  private final GameSource source;
  private final List<KindName> kinds;
  private final List<KindWriter> writers;

  private GameEmitter(GameSource source) {
    this.source = source;
    this.kinds = KindName.of(source.pieces().stream().map(GamePiece::typeName).toList());
    this.writers =
        IntStream.rangeClosed(1, kinds.size())
            .mapToObj(kind -> new KindWriter(source, kinds, kind))
            .toList();
  }

  /** Returns the class of a game. */
  public static TypeSpec emit(GameSource source, Representation representation) {
    boolean cellsOnly = representation == Representation.CELLS;
    GameEmitter emitter = new GameEmitter(source);
    TypeSpec.Builder type = emitter.begin(emitter.rules(cellsOnly));
    if (emitter.writers.stream().anyMatch(KindWriter::hasExtras)) {
      type.addField(list("extra", "The extra moves of one piece.\n"));
    }
    type.addMethod(emitter.constructor(CodeBlock.of("super($L, $L.setup());\n", RULES, RULES)));
    type.addMethod(emitter.constructor(CodeBlock.of("super($L, fen);\n", RULES), "fen"));
    type.addMethod(emitter.copyConstructor());
    type.addMethod(emitter.copy());
    type.addMethod(emitter.generate());
    type.addMethod(emitter.attacks());
    for (KindWriter kind : emitter.writers) {
      type.addMethod(kind.list());
      kind.attacksPastWalls().ifPresent(type::addMethod);
    }
    if (!cellsOnly) {
      new BitEmitter(source, emitter.kinds).addTo(type);
    }
    return type.build();
  }

  private static FieldSpec list(String name, String javadoc) {
    return FieldSpec.builder(MOVE_LIST, name, Modifier.PRIVATE, Modifier.FINAL)
        .addJavadoc(javadoc)
        .initializer("new $T()", MOVE_LIST)
        .build();
  }

  /**
   * Returns a class with the same signatures, for a game whose declaration is wrong: so the mistake
   * is the only error that the compiler reports. Its constructors throw {@link
   * IllegalStateException}.
   */
  public static TypeSpec emitStub(GameSource source) {
    GameEmitter emitter = new GameEmitter(source);
    CodeBlock fail = CodeBlock.of("super(fail(), $S);\n", "");
    return emitter
        .begin(CodeBlock.of("null"))
        .addMethod(emitter.constructor(fail))
        .addMethod(emitter.constructor(fail, "fen"))
        .addMethod(emitter.copyConstructor())
        .addMethod(emitter.copy())
        .addMethod(generateSignature().build())
        .addMethod(attacksSignature().addStatement("return false").build())
        .addMethod(
            MethodSpec.methodBuilder("fail")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(GAME_RULES)
                .addStatement(
                    "throw new $T($S)",
                    IllegalStateException.class,
                    "the declaration of this game has errors")
                .build())
        .build();
  }

  private TypeSpec.Builder begin(CodeBlock rules) {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(source.className())
            .addJavadoc("Plays the game that the annotation declares, see {@link $T}.\n", GAME)
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .superclass(GAME)
            .addAnnotation(
                AnnotationSpec.builder(ClassName.get("javax.annotation.processing", "Generated"))
                    .addMember("value", "$S", PROCESSOR)
                    .build())
            .addAnnotation(ClassName.get("io.github.betza.board", "GeneratedByBetza"));
    for (int i = 0; i < kinds.size(); i++) {
      type.addField(
          constant(TypeName.INT, kinds.get(i).constant())
              .addJavadoc("The kind of $L.\n", source.pieces().get(i).typeName())
              .initializer("$L", i + 1)
              .build());
    }
    return type.addField(
        constant(GAME_RULES, RULES).addJavadoc("The rules.\n").initializer(rules).build());
  }

  private static FieldSpec.Builder constant(TypeName type, String name) {
    return FieldSpec.builder(type, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
  }

  private MethodSpec constructor(CodeBlock code, String... parameters) {
    MethodSpec.Builder method =
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc(
                parameters.length == 0
                    ? "Begins a game.\n"
                    : "Goes on from a position.\n\n@param fen the position\n");
    for (String parameter : parameters) {
      method.addParameter(ClassName.get(String.class), parameter);
    }
    return method.addCode(code).build();
  }

  private MethodSpec copyConstructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameter(type(), "other")
        .addStatement("super(other)")
        .build();
  }

  private MethodSpec copy() {
    return MethodSpec.methodBuilder("copy")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(type())
        .addStatement("return new $T(this)", type())
        .build();
  }

  private ClassName type() {
    return ClassName.get(source.packageName(), source.className());
  }

  /** The library would break a line within a string where a text has a separator of lines. */
  private static String text(String text) {
    return JavaString.literal(text);
  }

  /** Returns the expression that builds the rules. */
  private CodeBlock rules(boolean cellsOnly) {
    CodeBlock.Builder code = CodeBlock.builder();
    code.add(
        "$T.builder($L, $L, $L, $L)$>$>",
        GAME_RULES,
        text(source.name()),
        source.files(),
        source.ranks(),
        text(source.setup()));
    for (int kind = 1; kind <= kinds.size(); kind++) {
      addPiece(code, kind);
    }
    addKindRules(code);
    if (source.saysEnPassant()) {
      code.add(
          "\n.enPassant($L)",
          source.grantingKinds().stream().map(this::kind).collect(Collectors.joining(", ")));
      code.add(source.grantsRoyal() ? "\n.history()" : "");
    }
    code.add("\n.royalty($T.$L)", ROYALTY, source.royalty());
    code.add("\n.stalemate($T.$L)", STALEMATE, source.stalemate());
    addEnds(code);
    code.add("\n.capturing($T.$L)", CAPTURING, source.capturing());
    code.add(source.flyingGeneral() ? "\n.flyingGeneral()" : "");
    code.add(source.bikjang() ? "\n.bikjang()" : "");
    code.add(source.passesEnd() ? "\n.passesEnd()" : "");
    code.add(cellsOnly ? "\n.cellsOnly()" : "");
    return code.add("\n.build()$<$<").build();
  }

  /** Adds a piece, and how it attacks royal pieces as far as that is known. */
  private void addPiece(CodeBlock.Builder code, int kind) {
    GamePiece piece = source.pieces().get(kind - 1);
    code.add(
        "\n.$L($L, $L, $T.INSTANCE)",
        piece.royal() ? "royal" : "piece",
        symbol(piece),
        text(piece.name()),
        moves(piece));
    for (PieceTrait trait : new TreeSet<>(piece.further())) {
      code.add(said(trait, piece.royal()));
    }
    if (piece.attacks().isPresent()) {
      code.add("\n    .attacks($S)", piece.attacks().get());
      for (int number : source.extrasOf(kind)) {
        String lines = source.extras().get(number).attacks().orElseThrow();
        code.add("\n    .extraAttacks($L, $S)", number, lines);
      }
    } else {
      code.add(piece.direct() ? ".direct()" : "");
    }
  }

  /** Adds what the rules say of some kinds: promotions, zones, extra moves, and walls. */
  private void addKindRules(CodeBlock.Builder code) {
    for (GamePromotion rule : source.promotions()) {
      String choices = rule.choices().stream().map(this::kind).collect(Collectors.joining(", "));
      code.add(
          "\n.promotion($L, $L, $L$L, $L, $L)",
          kind(rule.kind()),
          text(rule.zone()),
          rule.on().equals("ARRIVAL") ? "" : CodeBlock.of("$T.$L, ", PROMOTING, rule.on()),
          rule.optional(),
          rule.limited(),
          choices);
    }
    for (GameZone zone : source.zones()) {
      code.add("\n.zone($L, $L)", kind(zone.kind()), text(zone.squares()));
      if (!zone.captures().isEmpty()) {
        code.add("\n.captureZone($L, $L)", kind(zone.kind()), text(zone.captures()));
      }
    }
    for (GameExtra extra : source.extras()) {
      code.add("\n.extra($L)", text(extra.squares()));
    }
    for (GameWall wall : source.walls()) {
      code.add("\n.wall($L, $L)", kind(wall.of()), kind(wall.to()));
    }
  }

  /** Adds what ends a game besides mate and stalemate. */
  private void addEnds(CodeBlock.Builder code) {
    if (!source.ends().bareKing().equals("PLAYS_ON")) {
      code.add("\n.bareKing($T.$L)", BARE_KING, source.ends().bareKing());
    }
    if (source.ends().repetitions() > 0) {
      code.add("\n.repetitions($L)", source.ends().repetitions());
    }
    if (source.ends().moveLimit() > 0) {
      code.add("\n.moveLimit($L)", source.ends().moveLimit());
    }
    for (GameGoal goal : source.ends().goals()) {
      code.add("\n.goal($L, $L)", kind(goal.kind()), text(goal.squares()));
    }
  }

  /** Returns how a trait of the piece added last is said to the rules. */
  private static CodeBlock said(PieceTrait trait, boolean royal) {
    return switch (trait) {
      case INITIAL -> CodeBlock.of(".initial()");
      case CASTLING -> CodeBlock.of(royal ? "" : ".initial()");
      case DISTANT -> CodeBlock.of(".distant()");
      case DISPLACING -> CodeBlock.of(".displaces()");
      case EXCITING -> CodeBlock.of(".excites()");
      case BORROWING, IMITATING, CAPTURING_ALIKE ->
          CodeBlock.of(".trait($T.$L)", PIECE_TRAIT, trait);
      // Which kinds may be captured en passant is said of all kinds at once.
      case EN_PASSANT, EN_PASSANT_CHANGING -> CodeBlock.of("");
    };
  }

  private static CodeBlock symbol(GamePiece piece) {
    return CodeBlock.of(piece.symbol().length() == 1 ? "'$L'" : "\"$L\"", piece.symbol());
  }

  private String kind(int kind) {
    return kinds.get(kind - 1).constant();
  }

  private ClassName moves(GamePiece piece) {
    return ClassName.get(source.packageName(), piece.movesClass());
  }

  private static MethodSpec.Builder generateSignature() {
    return MethodSpec.methodBuilder("generate")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .addParameter(TypeName.INT, "kind")
        .addParameter(int[].class, "squares")
        .addParameter(TypeName.INT, "count")
        .addParameter(MOVE_LIST, "moves");
  }

  private MethodSpec generate() {
    MethodSpec.Builder method = generateSignature().beginControlFlow("switch (kind)");
    writers.forEach(kind -> method.addCode(kind.generate()));
    return method.addCode("default -> {}\n").endControlFlow().build();
  }

  private static MethodSpec.Builder attacksSignature() {
    return MethodSpec.methodBuilder("attacks")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .returns(TypeName.BOOLEAN)
        .addParameter(TypeName.INT, "from")
        .addParameter(TypeName.INT, "target");
  }

  private MethodSpec attacks() {
    CodeBlock.Builder code = CodeBlock.builder();
    code.addStatement("$T board = board()", BOARD);
    code.add("return switch ($T.kind(board.get(from))) {\n$>", CELL);
    writers.forEach(kind -> code.add(kind.attacks()));
    code.add("default -> false;\n$<};\n");
    return attacksSignature().addCode(code.build()).build();
  }
}
