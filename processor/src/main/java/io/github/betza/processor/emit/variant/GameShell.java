package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.github.betza.processor.emit.code.DocumentedMethod;
import io.github.betza.processor.emit.code.JavadocText;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the common parts of the classes of games, and classes without rules. */
final class GameShell {
  /** The name of the constant that holds the rules. */
  static final String RULES = "RULES";

  private static final String PROCESSOR = "io.github.betza.processor.BetzaProcessor";
  private static final ClassName GAME = ClassName.get("io.github.betza.game", "Game");
  private static final ClassName GAME_RULES = ClassName.get("io.github.betza.game", "GameRules");

  private final GameOutline outline;
  private final List<KindName> kinds;

  GameShell(GameOutline outline) {
    this.outline = outline;
    this.kinds = KindName.of(outline.pieces());
  }

  /** Returns the names of all kinds. */
  List<KindName> kinds() {
    return kinds;
  }

  /** Returns a class whose constructors fail, see {@link GameEmitter#emitStub}. */
  TypeSpec stub() {
    CodeBlock fail = CodeBlock.of("super(fail(), $S, null);\n", "");
    return begin(CodeBlock.of(""), CodeBlock.of("null"))
        .addMethods(beginnings(fail, fail))
        .addMethod(
            DocumentedMethod.of(
                MethodSpec.methodBuilder("fail")
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .addJavadoc("Throws an exception.\n")
                    .returns(GAME_RULES)
                    .addStatement(
                        "throw new $T($S)",
                        IllegalStateException.class,
                        "the declaration of this game has errors")
                    .build()))
        .build();
  }

  /**
   * Begins a class with the constants of the kinds and the rules.
   *
   * @param contents the sentences of its Javadoc about the board and the pieces
   * @param rules the expression that builds the rules
   */
  TypeSpec.Builder begin(CodeBlock contents, CodeBlock rules) {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(outline.className())
            .addJavadoc(javadoc(contents))
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .superclass(GAME)
            .addAnnotation(
                AnnotationSpec.builder(ClassName.get("javax.annotation.processing", "Generated"))
                    .addMember("value", "$S", PROCESSOR)
                    .build())
            .addAnnotation(ClassName.get("io.github.betza.generated", "GeneratedByBetza"));
    for (int i = 0; i < kinds.size(); i++) {
      type.addField(
          constant(TypeName.INT, kinds.get(i).constant())
              .addJavadoc("The kind of $L.\n", outline.pieces().get(i))
              .initializer("$L", i + 1)
              .build());
    }
    return type.addField(
        constant(GAME_RULES, RULES).addJavadoc("The rules.\n").initializer(rules).build());
  }

  private CodeBlock javadoc(CodeBlock contents) {
    CodeBlock.Builder text = CodeBlock.builder();
    text.add("Plays the game that the annotation declares, see {@link $T}.\n", GAME);
    text.add(contents);
    if (!outline.rulesInWords().isEmpty()) {
      text.add("\n<p>The rules:\n<ul>\n");
      outline.rulesInWords().forEach(rule -> text.add("  <li>$L\n", JavadocText.of(rule)));
      text.add("</ul>\n");
    }
    return text.build();
  }

  private static FieldSpec.Builder constant(TypeName type, String name) {
    return FieldSpec.builder(type, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
  }

  /**
   * Returns the constructors of a game, and the method that copies it.
   *
   * @param fresh the code that begins a game
   * @param onward the code that begins at the position {@code fen}
   */
  List<MethodSpec> beginnings(CodeBlock fresh, CodeBlock onward) {
    return List.of(fresh(fresh), onward(onward), DocumentedMethod.of(copyConstructor()), copy());
  }

  private static MethodSpec fresh(CodeBlock code) {
    return constructor("Begins a game.\n").addCode(code).build();
  }

  private static MethodSpec onward(CodeBlock code) {
    return constructor("Goes on from a position.\n\n@param fen the position\n")
        .addParameter(String.class, "fen")
        .addCode(code)
        .build();
  }

  private static MethodSpec.Builder constructor(String javadoc) {
    return MethodSpec.constructorBuilder().addModifiers(Modifier.PUBLIC).addJavadoc(javadoc);
  }

  private MethodSpec copyConstructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addJavadoc("Copies a game.\n")
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
    return ClassName.get(outline.packageName(), outline.className());
  }

  /** Begins the method that lists the moves of some pieces of one kind. */
  static MethodSpec.Builder generateSignature() {
    return withSquares(
        MethodSpec.methodBuilder("generate")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC));
  }

  /** Begins the method that lists moves of further kinds. */
  static MethodSpec.Builder furtherSignature(String name) {
    return withSquares(
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE)
            .addJavadoc("Appends the moves of further kinds.\n"));
  }

  private static MethodSpec.Builder withSquares(MethodSpec.Builder method) {
    return method
        .addParameter(TypeName.INT, "kind")
        .addParameter(int[].class, "squares")
        .addParameter(TypeName.INT, "count")
        .addParameter(GameEmitter.MOVE_LIST, "moves");
  }

  /** Begins the method that returns whether a piece attacks a square. */
  static MethodSpec.Builder attacksSignature() {
    return MethodSpec.methodBuilder("attacks")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.BOOLEAN)
        .addParameter(TypeName.INT, "from")
        .addParameter(TypeName.INT, "target");
  }
}
