package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Checkmate;
import io.github.betza.Hand;
import io.github.betza.Promoting;
import io.github.betza.Repetition;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.model.AttackPath;
import io.github.betza.model.Blast;
import io.github.betza.model.Castling;
import io.github.betza.model.Drop;
import io.github.betza.model.Extinction;
import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Gate;
import io.github.betza.model.Goal;
import io.github.betza.model.Member;
import io.github.betza.model.RuleFeature;
import io.github.betza.model.RulesByKind.KindBlocker;
import io.github.betza.model.RulesByKind.KindPromotion;
import io.github.betza.model.RulesByKind.KindZone;
import io.github.betza.processor.emit.JavaString;
import io.github.betza.processor.emit.code.DocumentedMethod;
import io.github.betza.processor.emit.code.JavadocText;
import io.github.betza.processor.emit.variant.GameSource.GamePiece;
import io.github.betza.processor.emit.variant.KindRules.GameExtra;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/** Writes the class that plays a game: its rules as data, and a switch over its pieces. */
public final class GameEmitter {
  static final ClassName MOVE_LIST = ClassName.get("io.github.betza.board", "MoveList");

  static final ClassName CELL = ClassName.get("io.github.betza.board", "Cell");
  private static final ClassName GAME_RULES = ClassName.get("io.github.betza.game", "GameRules");
  private static final ClassName GAME_MOVES =
      ClassName.get("io.github.betza.generated", "GameMoves");
  private static final ClassName GAME_PARTS =
      ClassName.get("io.github.betza.generated", "GameParts");

  /** The name of the class that moves the pieces. */
  private static final String MOVES = "Moves";

  /** The most kinds in one switch, because the virtual machine does not compile longer methods. */
  private static final int MOST_CASES = 50;

  private final GameSource source;
  private final GameShell shell;
  private final List<KindName> kinds;
  private final List<KindWriter> writers;
  private final AttackPathWriter paths = new AttackPathWriter();

  private GameEmitter(GameSource source) {
    this.source = source;
    this.shell = new GameShell(source.outline());
    this.kinds = shell.kinds();
    this.writers =
        IntStream.rangeClosed(1, kinds.size())
            .mapToObj(kind -> new KindWriter(source, kinds, kind))
            .toList();
  }

  /** Returns the class of a game. */
  public static TypeSpec emit(GameSource source, Representation representation) {
    boolean cellsOnly = representation == Representation.CELLS;
    GameEmitter emitter = new GameEmitter(source);
    TypeSpec.Builder type = emitter.shell.begin(emitter.contents(), emitter.rules(cellsOnly));
    type.addMethods(
        emitter.shell.beginnings(
            CodeBlock.of(
                "super($L, $L.setup(), $L::new);\n", GameShell.RULES, GameShell.RULES, MOVES),
            CodeBlock.of("super($L, fen, $L::new);\n", GameShell.RULES, MOVES)));
    type.addMethods(emitter.paths.methods());
    return type.addType(emitter.moves(cellsOnly)).build();
  }

  /** Returns the class within that of the game which moves its pieces. */
  private TypeSpec moves(boolean cellsOnly) {
    BitEmitter bits = new BitEmitter(source, kinds);
    boolean findsChecks = !cellsOnly && bits.findsChecks();
    TypeSpec.Builder type =
        TypeSpec.classBuilder(MOVES)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("How the pieces move.\n")
            .superclass(GAME_MOVES)
            .addMethod(
                DocumentedMethod.of(
                    MethodSpec.constructorBuilder()
                        .addJavadoc("Makes the moves.\n")
                        .addParameter(GAME_PARTS, "parts")
                        .addStatement(
                            findsChecks
                                ? "super(parts, RULES.between())"
                                : !cellsOnly && bits.expressesAll()
                                    ? "super(parts, /* listsAll */ true)"
                                    : "super(parts)")
                        .build()));
    if (writers.stream().anyMatch(KindWriter::hasExtras)) {
      type.addField(list("extra", "The extra moves of one piece.\n"));
    }
    type.addMethods(generate());
    type.addMethod(attacks());
    for (KindWriter kind : writers) {
      kind.attacksPastBlockers().map(DocumentedMethod::of).ifPresent(type::addMethod);
    }
    if (!cellsOnly) {
      bits.addTo(type);
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
   * Returns a class with the same signatures, for a game whose declaration is wrong, so that the
   * compiler reports only the mistake itself. Its constructors throw {@link IllegalStateException}.
   */
  public static TypeSpec emitStub(GameOutline outline) {
    return new GameShell(outline).stub();
  }

  /** Returns a text without line separators, at which the library would break a string. */
  private static String text(String text) {
    return JavaString.literal(text);
  }

  /** Returns the sentences of the Javadoc about the board and the pieces. */
  private CodeBlock contents() {
    CodeBlock.Builder text = CodeBlock.builder();
    text.add(
        "The board has $L files and $L ranks.\n\n<p>The pieces, by their letters:\n<ul>\n",
        source.board().files(),
        source.board().ranks());
    for (int kind = 1; kind <= kinds.size(); kind++) {
      GamePiece piece = source.piece(kind);
      text.add(
          "  <li>$L: $L$L, which moves as {@link $T} says\n",
          piece.symbol(),
          JavadocText.of(piece.name()),
          piece.royal() ? ", royal" : "",
          moves(piece));
    }
    return text.add("</ul>\n").build();
  }

  /** Returns the expression that builds the rules. */
  private CodeBlock rules(boolean cellsOnly) {
    CodeBlock.Builder code = CodeBlock.builder();
    code.add(
        "$T.builder($L, $L, $L, $L)$>$>",
        GAME_RULES,
        text(source.name()),
        source.board().files(),
        source.board().ranks(),
        text(source.board().setup()));
    for (int kind = 1; kind <= kinds.size(); kind++) {
      addPiece(code, kind);
    }
    addKindRules(code);
    addHands(code);
    addBlasts(code);
    addCastlings(code);
    if (source.granting().isPresent()) {
      code.add("\n.enPassant($L)", kinds(source.granting().get()));
      code.add(source.has(RuleFeature.ROYAL_EN_PASSANT) ? "\n.history()" : "");
    }
    addEnds(code);
    GameModel duties = source.model();
    code.add("\n.capturing($T.$L)", Capturing.class, duties.capturing());
    code.add(duties.checksForbidden() ? "\n.checksForbidden()" : "");
    code.add(duties.flyingGeneral() ? "\n.flyingGeneral()" : "");
    code.add(duties.bikjang() ? "\n.bikjang()" : "");
    code.add(source.model().passesEnd() ? "\n.passesEnd()" : "");
    code.add(source.isUnaided() ? "\n.unaided()" : "");
    code.add(cellsOnly ? "\n.cellsOnly()" : "");
    return code.add("\n.build()$<$<").build();
  }

  /** Adds a piece, and its attacks on royal pieces if they are known. */
  private void addPiece(CodeBlock.Builder code, int kind) {
    GamePiece piece = source.piece(kind);
    code.add(
        "\n.$L($L, $L, $T.INSTANCE)",
        piece.royal() ? "royal" : "piece",
        symbol(piece),
        text(piece.name()),
        moves(piece));
    if (piece.attacks().isPresent()) {
      String name = kinds.get(kind - 1).word();
      String owner = "the piece " + piece.typeName();
      List<AttackPath> own = piece.attacks().get();
      code.add("\n    $L", paths.call("attacks", List.of(), own, name + "AttackPaths", owner));
      for (int number : source.rules().extrasOf(kind)) {
        code.add(
            "\n    $L",
            paths.call(
                "extraAttacks",
                List.of(number),
                source.rules().extras().get(number).attacks().orElseThrow(),
                name + "ExtraAttackPaths" + number,
                owner + ", by extra moves,"));
      }
    } else {
      code.add(piece.direct() ? ".direct()" : "");
    }
  }

  /** Adds the rules for some kinds: promotions, zones, extra moves, and blockers. */
  private void addKindRules(CodeBlock.Builder code) {
    for (KindPromotion rule : source.rules().promotions()) {
      code.add(
          "\n.promotion($L, $L, $L)",
          kind(rule.kind()),
          text(rule.rule().zone()),
          kinds(rule.choices()));
      if (rule.rule().on() != Promoting.ARRIVAL) {
        code.add(".promoting($T.$L)", Promoting.class, rule.rule().on());
      }
      code.add(rule.rule().optional() ? ".optional()" : "");
      code.add(rule.rule().limited() ? ".limited()" : "");
    }
    for (KindZone zone : source.rules().zones()) {
      code.add("\n.zone($L, $L)", kind(zone.kind()), text(zone.zone().squares()));
      if (!zone.zone().captures().isEmpty()) {
        code.add("\n.captureZone($L, $L)", kind(zone.kind()), text(zone.zone().captures()));
      }
    }
    for (GameExtra extra : source.rules().extras()) {
      code.add(
          "\n.extra($L, $T.INSTANCE, $L)",
          text(extra.squares()),
          ClassName.get(source.packageName(), extra.movesClass()),
          kinds(extra.kinds()));
    }
    for (KindBlocker blocker : source.rules().blockers()) {
      code.add("\n.blocker($L, $L)", kind(blocker.of()), kind(blocker.to()));
    }
  }

  /** Adds the rules of hands, drops and gates. */
  private void addHands(CodeBlock.Builder code) {
    if (source.model().hand() != Hand.NONE) {
      code.add("\n.hand($T.$L)", Hand.class, source.model().hand());
    }
    for (Drop drop : source.model().drops()) {
      code.add("\n.drop($L)", rule(Drop.class, Drop.FORM, drop));
    }
    for (Gate gate : source.model().gates()) {
      code.add("\n.gate(new $T($L, $L))", Gate.class, text(gate.of()), text(gate.squares()));
    }
  }

  /**
   * Returns the expression that makes a rule: from its required members, and the others that are
   * not the default.
   */
  private static <R> CodeBlock rule(Class<R> type, Form<R> form, R rule) {
    CodeBlock needed =
        form.members().stream()
            .filter(member -> member.defaultValue().isEmpty())
            .map(member -> literal(form.value(rule, member)))
            .collect(CodeBlock.joining(", "));
    CodeBlock.Builder code = CodeBlock.builder().add("$T.of($L)", type, needed);
    for (Member<?> member : form.members()) {
      Object value = form.value(rule, member);
      if (!member.defaultValue().isEmpty() && !member.isDefault(value)) {
        String constant = member.name().replaceAll("([A-Z])", "_$1").toUpperCase(Locale.ROOT);
        code.add(".with($T.$L, $L)", type, constant, literal(value));
      }
    }
    return code.build();
  }

  private static CodeBlock literal(Object value) {
    return CodeBlock.of("$L", value instanceof String string ? text(string) : value);
  }

  /** Adds the blasts. */
  private void addBlasts(CodeBlock.Builder code) {
    for (Blast blast : source.model().blasts()) {
      code.add(
          "\n.blast(new $T($L, $L, $L))",
          Blast.class,
          text(blast.of()),
          text(blast.spares()),
          text(blast.immune()));
    }
  }

  /** Adds castling by file. */
  private void addCastlings(CodeBlock.Builder code) {
    for (Castling castling : source.model().castlings()) {
      code.add(
          "\n.castling(new $T($L, $L, $L, $L))",
          Castling.class,
          text(castling.of()),
          text(castling.with()),
          text(castling.to()),
          text(castling.partner()));
    }
  }

  /** Adds the endings of the game, except passes, which come last. */
  private void addEnds(CodeBlock.Builder code) {
    GameModel ends = source.model();
    code.add("\n.royalty($T.$L)", Royalty.class, ends.royalty());
    for (Extinction extinction : ends.extinctions()) {
      code.add("\n.extinction($L)", rule(Extinction.class, Extinction.FORM, extinction));
    }
    if (ends.checkmate() != Checkmate.LOSS) {
      code.add("\n.checkmate($T.$L)", Checkmate.class, ends.checkmate());
    }
    code.add("\n.stalemate($T.$L)", Stalemate.class, ends.stalemate());
    if (ends.bareKing() != BareKing.PLAYS_ON) {
      code.add("\n.bareKing($T.$L)", BareKing.class, ends.bareKing());
    }
    if (ends.checks() > 0) {
      code.add("\n.checks($L)", ends.checks());
    }
    if (ends.repetitions() > 0) {
      code.add("\n.repetitions($L)", ends.repetitions());
    }
    if (ends.repetition() != Repetition.DRAW) {
      code.add("\n.repetition($T.$L)", Repetition.class, ends.repetition());
    }
    code.add(ends.perpetualCheck() ? "\n.perpetualCheck()" : "");
    if (ends.moveLimit() > 0) {
      code.add("\n.moveLimit($L)", ends.moveLimit());
    }
    for (Goal goal : source.model().goals()) {
      code.add("\n.goal($L)", rule(Goal.class, Goal.FORM, goal));
    }
  }

  private static CodeBlock symbol(GamePiece piece) {
    return CodeBlock.of(piece.symbol().length() == 1 ? "'$L'" : "\"$L\"", piece.symbol());
  }

  private String kind(int kind) {
    return kinds.get(kind - 1).constant();
  }

  private String kinds(Collection<Integer> several) {
    return several.stream().map(this::kind).collect(Collectors.joining(", "));
  }

  private ClassName moves(GamePiece piece) {
    return ClassName.get(source.packageName(), piece.movesClass());
  }

  /** Returns the method that lists the moves of a kind, and further ones for many kinds. */
  private List<MethodSpec> generate() {
    List<MethodSpec> methods = new ArrayList<>();
    for (int first = 0; first < writers.size(); first += MOST_CASES) {
      int end = Math.min(first + MOST_CASES, writers.size());
      CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (kind)");
      writers.subList(first, end).forEach(kind -> code.add(kind.generate()));
      if (end < writers.size()) {
        code.addStatement("default -> generateFrom$L(kind, squares, count, moves)", end + 1);
      } else {
        code.add("default -> {}\n");
      }
      MethodSpec.Builder method =
          first == 0
              ? GameShell.generateSignature()
              : GameShell.furtherSignature("generateFrom" + (first + 1));
      methods.add(DocumentedMethod.of(method.addCode(code.endControlFlow().build()).build()));
    }
    return methods;
  }

  private MethodSpec attacks() {
    CodeBlock.Builder code = CodeBlock.builder();
    code.add("return switch ($T.kind(board.get(from))) {\n$>", CELL);
    writers.forEach(kind -> code.add(kind.attacks()));
    code.add("default -> false;\n$<};\n");
    return GameShell.attacksSignature().addCode(code.build()).build();
  }
}
