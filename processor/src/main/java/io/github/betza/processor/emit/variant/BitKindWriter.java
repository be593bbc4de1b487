package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitPlan.ExtraTerms;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.BitWriter;
import io.github.betza.processor.emit.variant.KindRules.GamePromotion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Writes the methods that count and list the moves of one piece of a kind. */
final class BitKindWriter {
  /** The sets that the code may read, in the order in which it takes them. */
  static final List<String> SETS =
      List.of("own", "enemy", "occupied", "unmoved", "blockers", "targets", "blockerTargets");

  private static final String COUNT = "Count";
  private static final String LIST = "List";

  /** What the names of methods end with that move a piece in one of two words. */
  private static final List<String> IN_WORD = List.of("Low", "High");

  private static final List<String> PLACES =
      List.of(" on one of the first 64 squares", " beyond the first 64 squares");

  /** The methods of the game that the code may call. */
  private static final List<String> INHERITED =
      List.of("countSafe", "append", "appendSafe", "appendGranting");

  private final GameSets game;
  private final GameSource source;
  private final int kind;
  private final BitWords words;
  private final BitConstants constants;
  private final List<MethodSpec> methods;

  /** In which word the piece stands that the code moves, where that is known. */
  private final OptionalInt home;

  /**
   * Makes a writer.
   *
   * @param methods the methods written so far, to which the new one is added
   */
  BitKindWriter(GameSets game, int kind, List<MethodSpec> methods) {
    this(game, kind, methods, OptionalInt.empty());
  }

  private BitKindWriter(GameSets game, int kind, List<MethodSpec> methods, OptionalInt home) {
    this.game = game;
    this.source = game.source();
    this.kind = kind;
    this.words = game.words();
    this.constants = game.constants();
    this.methods = methods;
    this.home = home;
  }

  /**
   * Adds the methods of a kind whose plain moves end on the squares {@code targets}.
   *
   * @return calls of them, for a piece in each word, or one for any piece
   */
  List<CodeBlock> addCount(BitPlan plan) {
    return byWord(plan).stream().map(writer -> writer.addCountOfWord(plan)).toList();
  }

  private CodeBlock addCountOfWord(BitPlan plan) {
    CodeBlock.Builder code = CodeBlock.builder();
    reach(plan, plan.terms(), true, code);
    return add(COUNT, code.addStatement("return $L", sum(code)).build());
  }

  /**
   * Returns this writer, or one for each of two words where a line has less to look at if it is
   * known in which of them the piece stands.
   */
  private List<BitKindWriter> byWord(BitPlan plan) {
    boolean split = words.count() == 2 && plan.terms().stream().anyMatch(this::isLine);
    return split ? words.all().stream().map(this::in).toList() : List.of(this);
  }

  private boolean isLine(BitTerm term) {
    return term.slidesAway() || (term.shape() instanceof Hop hop && constants.isOneLine(hop));
  }

  private BitKindWriter in(int word) {
    return new BitKindWriter(game, kind, methods, OptionalInt.of(word));
  }

  /** Adds the method of a kind that may not go where it would be attacked. */
  CodeBlock addRoyalCount(BitPlan plan) {
    CodeBlock.Builder code = CodeBlock.builder();
    reach(plan, plan.terms(), false, code);
    String safe =
        words.all().stream()
            .map(word -> "countSafe(from, " + words.variable("to", word) + ", " + word + ")")
            .collect(Collectors.joining(" + "));
    return add(COUNT, code.addStatement("return $L", safe).build());
  }

  /**
   * Adds the methods that list what {@link #addCount} counts. All moves of a piece that may promote
   * are generated singly.
   *
   * @return calls of them, as there
   */
  List<CodeBlock> addList(BitPlan plan) {
    return byWord(plan).stream().map(writer -> writer.addListOfWord(plan)).toList();
  }

  private CodeBlock addListOfWord(BitPlan plan) {
    CodeBlock.Builder code = CodeBlock.builder();
    List<BitTerm> granting = plan.terms().stream().filter(BitTerm::grants).toList();
    if (!granting.isEmpty()) {
      skipPromoting(plan, code);
      granting.forEach(term -> granting(plan, term, code));
    }
    List<BitTerm> plain = plan.terms().stream().filter(term -> !term.grants()).toList();
    if (!plain.isEmpty()) {
      reach(plan, plain, true, code);
      if (granting.isEmpty() && !source.rules().promotionsOf(kind).isEmpty()) {
        listPromoting(code);
      }
      for (int word : words.all()) {
        code.addStatement("append(from, $L, $L, moves)", words.variable("to", word), word);
      }
    }
    return add(LIST, code.build());
  }

  private void listPromoting(CodeBlock.Builder code) {
    List<String> involved = new ArrayList<>();
    for (int word : words.all()) {
      String zone = promotion(word);
      involved.add("(" + words.variable("to", word) + " & " + zone + ")");
    }
    code.beginControlFlow("if (($L) != 0)", String.join(" | ", involved));
    listWhole(code);
  }

  private static void listWhole(CodeBlock.Builder code) {
    code.addStatement("legal.generateSingly(from)").addStatement("return").endControlFlow();
  }

  /**
   * Marks a piece that might promote as generated singly, before any of its moves is appended. It
   * has leaps only.
   */
  private void skipPromoting(BitPlan plan, CodeBlock.Builder code) {
    if (!source.rules().promotionsOf(kind).isEmpty()) {
      String zone = game.promotion(kind);
      String near = constants.near(zone, plan.leaps().orElseThrow());
      code.beginControlFlow(
          "if (($L[$L] >>> from & 1) != 0)", near, words.placeBySide("(from >> 6)"));
      listWhole(code);
    }
  }

  /** Writes moves that can be answered by capturing en passant. */
  private void granting(BitPlan plan, BitTerm term, CodeBlock.Builder code) {
    String passed = constants.leaps(term.passed());
    code.add("{\n").indent();
    reach(plan, List.of(term), true, code);
    for (int word : words.all()) {
      code.addStatement(
          "appendGranting(from, $L, $L, $L, $L, moves)",
          words.variable("to", word),
          word,
          passed,
          words.place("from", 0));
    }
    code.unindent().add("}\n");
  }

  /** Adds the method that lists what {@link #addRoyalCount} counts. */
  CodeBlock addRoyalList(BitPlan plan) {
    CodeBlock.Builder code = CodeBlock.builder();
    reach(plan, plan.terms(), false, code);
    for (int word : words.all()) {
      code.addStatement("appendSafe(from, $L, $L, moves)", words.variable("to", word), word);
    }
    return add(LIST, code.build());
  }

  /** Returns the code that adds the number of moves to any squares, where all pieces may go. */
  CodeBlock countOpen(BitPlan plan, List<BitTerm> terms) {
    CodeBlock.Builder code = CodeBlock.builder();
    reach(plan, terms, false, code);
    return code.addStatement("count += $L", sum(code)).build();
  }

  private void reach(BitPlan plan, List<BitTerm> terms, boolean limited, CodeBlock.Builder code) {
    extras(plan, code);
    BitWriter writer = writer(terms);
    List<String> sets = writer.write(terms);
    code.add(writer.code());
    for (int word : words.all()) {
      String set = sets.get(word);
      set += plan.extras().isEmpty() ? "" : " | " + words.variable("more", word);
      if (source.rules().isConfined(kind) || limited) {
        set = set.contains(" | ") ? "(" + set + ")" : set;
      }
      if (source.rules().isConfined(kind)) {
        set += " & " + zone(word);
      }
      if (limited) {
        set +=
            " & "
                + words.variable(
                    source.rules().isBlocker(kind) ? "blockerTargets" : "targets", word);
      }
      code.addStatement("long $L = $L", words.variable("to", word), set);
    }
  }

  private BitWriter writer(List<BitTerm> terms) {
    BitWriter writer =
        new BitWriter(
            constants, words, source.rules().blockersOf(kind), !BitTerm.areSymmetric(terms));
    home.ifPresent(writer::in);
    return writer;
  }

  /** Writes what the piece reaches by moves that it has within some squares, as {@code more}. */
  private void extras(BitPlan plan, CodeBlock.Builder code) {
    if (plan.extras().isEmpty()) {
      return;
    }
    words.variables("more").forEach(more -> code.addStatement("long $L = 0", more));
    for (ExtraTerms extra : plan.extras()) {
      String squares = game.extra(extra.number());
      code.beginControlFlow(
          "if (($L[$L] >>> from & 1) != 0)", squares, words.placeBySide("(from >> 6)"));
      BitWriter writer = writer(extra.terms());
      List<String> sets = writer.write(extra.terms());
      code.add(writer.code());
      for (int word : words.all()) {
        code.addStatement(
            "$L |= ($L) & $L[$L]",
            words.variable("more", word),
            sets.get(word),
            squares,
            words.placeBySide(word));
      }
      code.endControlFlow();
    }
  }

  private String promotion(int word) {
    return game.promotion(kind) + "[" + words.placeBySide(word) + "]";
  }

  private String zone(int word) {
    return game.zone(kind) + "[" + words.placeBySide(word) + "]";
  }

  /** Returns the statements that add the number of moves to the squares {@code to}. */
  CodeBlock sumOfReached() {
    CodeBlock.Builder code = CodeBlock.builder();
    if (source.rules().isConfined(kind)) {
      for (int word : words.all()) {
        code.addStatement("$L &= $L", words.variable("to", word), zone(word));
      }
    }
    return code.addStatement("count += $L", sum(code)).build();
  }

  /** Returns the number of moves to the squares {@code to}, promotions among them. */
  private String sum(CodeBlock.Builder code) {
    List<String> summands = new ArrayList<>();
    for (int word : words.all()) {
      summands.add("Long.bitCount(" + words.variable("to", word) + ")");
    }
    if (source.hasUncountablePromotion(kind)) {
      // Pieces that might promote are generated singly.
      return String.join(" + ", summands);
    }
    if (!source.rules().promotesByArrival(kind)) {
      String table = game.promotion(kind);
      String place = words.placeBySide("(from >> 6)");
      code.add("// All bits, or none where it begins outside the zone.\n");
      code.addStatement("long begins = -($L[$L] >>> from & 1)", table, place);
    }
    List<GamePromotion> rules = source.rules().promotionsOf(kind);
    for (int i = 0; i < rules.size(); i++) {
      GamePromotion rule = rules.get(i);
      for (int word : rule.more() == 0 ? List.<Integer>of() : words.all()) {
        String zone = game.promotion(kind, i) + "[" + words.placeBySide(word) + "]";
        String which =
            switch (rule.on()) {
              case CONTACT -> "(" + zone + " | begins)";
              case ENTRY_OR_CAPTURE ->
                  "(" + zone + " & ~begins | " + words.variable("enemy", word) + " & begins)";
              case ARRIVAL -> zone;
            };
        summands.add(
            rule.more() + " * Long.bitCount(" + words.variable("to", word) + " & " + which + ")");
      }
    }
    return String.join(" + ", summands);
  }

  /** Adds the method, and returns a call of it for the piece on the bit {@code from}. */
  private CodeBlock add(String suffix, CodeBlock code) {
    String where = home.isPresent() ? IN_WORD.get(home.getAsInt()) : "";
    String name = game.word(kind) + suffix + where;
    while (isTaken(name)) {
      name += "_";
    }
    boolean counts = suffix.equals(COUNT);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE)
            .returns(counts ? TypeName.INT : TypeName.VOID)
            .addJavadoc(
                "$L the moves of $L$L that are within the legal targets.\n",
                counts ? "Counts" : "Appends",
                source.piece(kind).typeName(),
                home.isPresent() ? PLACES.get(home.getAsInt()) : "");
    String text = code.toString();
    if (INHERITED.stream().noneMatch(called -> BitLoops.uses(text, called))) {
      method.addModifiers(Modifier.STATIC);
    }
    MethodSpec built = method.addParameters(parameters(text)).addCode(code).build();
    methods.add(built);
    String arguments =
        built.parameters().stream().map(ParameterSpec::name).collect(Collectors.joining(", "));
    return CodeBlock.of("$L($L)", name, arguments);
  }

  /** Returns what some code reads. */
  private List<ParameterSpec> parameters(String code) {
    Map<String, TypeName> known = new LinkedHashMap<>();
    known.put("from", TypeName.INT);
    known.put("side", TypeName.INT);
    SETS.stream()
        .flatMap(set -> words.variables(set).stream())
        .forEach(variable -> known.put(variable, TypeName.LONG));
    known.put("legal", BitLoops.LEGAL_TARGETS);
    known.put("moves", GameEmitter.MOVE_LIST);
    return known.entrySet().stream()
        .filter(each -> BitLoops.uses(code, each.getKey()))
        .map(each -> ParameterSpec.builder(each.getValue(), each.getKey()).build())
        .toList();
  }

  private boolean isTaken(String name) {
    return methods.stream().anyMatch(method -> method.name().equals(name));
  }
}
