package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.LEGAL;
import static io.github.betza.processor.emit.variant.GameVariables.MOVES;

import com.palantir.javapoet.ClassName;
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
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.emit.variant.KindRules.GamePromotion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the methods that count and list the moves of one piece of a kind. */
final class BitKindWriter {
  /** The sets that the code may read, in the order in which it takes them. */
  static final List<String> SETS =
      List.of("own", "enemy", "occupied", "unmoved", "blockers", "targets", "blockerTargets");

  private static final ClassName LONG = ClassName.get(Long.class);
  private static final String COUNT = "Count";
  private static final String LIST = "List";

  /** What the names of methods end with that move a piece in one of two words. */
  private static final List<String> IN_WORD = List.of("Low", "High");

  private static final List<String> PLACES =
      List.of(" on one of the first 64 squares", " beyond the first 64 squares");

  /** The methods of the game that the code may call. */
  private static final List<CodeName> INHERITED =
      Stream.of("countSafe", "append", "appendSafe", "appendGranting")
          .map(CodeName::method)
          .toList();

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
  List<Code> addCount(BitPlan plan) {
    return byWord(plan).stream().map(writer -> writer.addCountOfWord(plan)).toList();
  }

  private Code addCountOfWord(BitPlan plan) {
    CodeBuilder code = new CodeBuilder();
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
  Code addRoyalCount(BitPlan plan) {
    CodeBuilder code = new CodeBuilder();
    reach(plan, plan.terms(), false, code);
    List<Code> safe =
        words.all().stream()
            .map(
                word ->
                    Code.of(
                        "$L($L, $L, $L)",
                        CodeName.method("countSafe"),
                        BitWords.FROM,
                        words.variable("to", word),
                        word))
            .toList();
    return add(COUNT, code.addStatement("return $L", Code.join(safe, " + ")).build());
  }

  /**
   * Adds the methods that list what {@link #addCount} counts. All moves of a piece that may promote
   * are generated singly.
   *
   * @return calls of them, as there
   */
  List<Code> addList(BitPlan plan) {
    return byWord(plan).stream().map(writer -> writer.addListOfWord(plan)).toList();
  }

  private Code addListOfWord(BitPlan plan) {
    CodeBuilder code = new CodeBuilder();
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
        append(code, "append", word);
      }
    }
    return add(LIST, code.build());
  }

  private void append(CodeBuilder code, String method, int word) {
    code.addStatement(
        "$L($L, $L, $L, $L)",
        CodeName.method(method),
        BitWords.FROM,
        words.variable("to", word),
        word,
        MOVES);
  }

  private void listPromoting(CodeBuilder code) {
    List<Code> involved = new ArrayList<>();
    for (int word : words.all()) {
      involved.add(Code.of("($L & $L)", words.variable("to", word), promotion(word)));
    }
    code.beginControlFlow("if (($L) != 0)", Code.join(involved, " | "));
    listWhole(code);
  }

  private static void listWhole(CodeBuilder code) {
    code.addStatement("$L.generateSingly($L)", LEGAL, BitWords.FROM)
        .addStatement("return")
        .endControlFlow();
  }

  /**
   * Marks a piece that might promote as generated singly, before any of its moves is appended. It
   * has leaps only.
   */
  private void skipPromoting(BitPlan plan, CodeBuilder code) {
    if (!source.rules().promotionsOf(kind).isEmpty()) {
      String zone = game.promotion(kind);
      String near = constants.near(zone, plan.leaps().orElseThrow());
      code.beginControlFlow(
          "if (($L[$L] >>> $L & 1) != 0)",
          near,
          words.placeBySide(BitLoops.WORD_OF_FROM),
          BitWords.FROM);
      listWhole(code);
    }
  }

  /** Writes moves that can be answered by capturing en passant. */
  private void granting(BitPlan plan, BitTerm term, CodeBuilder code) {
    String passed = constants.leaps(term.passed());
    code.add("{\n$>");
    reach(plan, List.of(term), true, code);
    for (int word : words.all()) {
      code.addStatement(
          "$L($L, $L, $L, $L, $L, $L)",
          CodeName.method("appendGranting"),
          BitWords.FROM,
          words.variable("to", word),
          word,
          passed,
          words.place(BitWords.FROM, 0),
          MOVES);
    }
    code.add("$<}\n");
  }

  /** Adds the method that lists what {@link #addRoyalCount} counts. */
  Code addRoyalList(BitPlan plan) {
    CodeBuilder code = new CodeBuilder();
    reach(plan, plan.terms(), false, code);
    for (int word : words.all()) {
      append(code, "appendSafe", word);
    }
    return add(LIST, code.build());
  }

  /** Returns the code that adds the number of moves to any squares, where all pieces may go. */
  Code countOpen(BitPlan plan, List<BitTerm> terms) {
    CodeBuilder code = new CodeBuilder();
    reach(plan, terms, false, code);
    return code.addStatement("count += $L", sum(code)).build();
  }

  private void reach(BitPlan plan, List<BitTerm> terms, boolean limited, CodeBuilder code) {
    extras(plan, code);
    BitWriter writer = writer(terms);
    List<Code> sets = writer.write(terms);
    code.add(writer.code());
    String targets = source.rules().isBlocker(kind) ? "blockerTargets" : "targets";
    for (int word : words.all()) {
      Code set = sets.get(word);
      if (!plan.extras().isEmpty()) {
        set = Code.union(List.of(set, words.variable("more", word)));
      }
      if (source.rules().isConfined(kind)) {
        set = Code.of("$L & $L", set.operand(), zone(word));
      }
      if (limited) {
        set = Code.of("$L & $L", set.operand(), words.variable(targets, word));
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
  private void extras(BitPlan plan, CodeBuilder code) {
    if (plan.extras().isEmpty()) {
      return;
    }
    words.variables("more").forEach(more -> code.addStatement("long $L = 0", more));
    for (ExtraTerms extra : plan.extras()) {
      String squares = game.extra(extra.number());
      code.beginControlFlow(
          "if (($L[$L] >>> $L & 1) != 0)",
          squares,
          words.placeBySide(BitLoops.WORD_OF_FROM),
          BitWords.FROM);
      BitWriter writer = writer(extra.terms());
      List<Code> sets = writer.write(extra.terms());
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

  private Code promotion(int word) {
    return Code.of("$L[$L]", game.promotion(kind), words.placeBySide(word));
  }

  private Code zone(int word) {
    return Code.of("$L[$L]", game.zone(kind), words.placeBySide(word));
  }

  /** Returns the statements that add the number of moves to the squares {@code to}. */
  Code sumOfReached() {
    CodeBuilder code = new CodeBuilder();
    if (source.rules().isConfined(kind)) {
      for (int word : words.all()) {
        code.addStatement("$L &= $L", words.variable("to", word), zone(word));
      }
    }
    return code.addStatement("count += $L", sum(code)).build();
  }

  /** Returns the number of moves to the squares {@code to}, promotions among them. */
  private Code sum(CodeBuilder code) {
    List<Code> summands = new ArrayList<>();
    for (int word : words.all()) {
      summands.add(Code.of("$T.bitCount($L)", LONG, words.variable("to", word)));
    }
    if (source.hasUncountablePromotion(kind)) {
      // Pieces that might promote are generated singly.
      return Code.join(summands, " + ");
    }
    if (!source.rules().promotesByArrival(kind)) {
      String table = game.promotion(kind);
      Code place = words.placeBySide(BitLoops.WORD_OF_FROM);
      code.add("$L\n", Code.comment("All bits, or none where it begins outside the zone."));
      code.addStatement("long begins = -($L[$L] >>> $L & 1)", table, place, BitWords.FROM);
    }
    List<GamePromotion> rules = source.rules().promotionsOf(kind);
    for (int i = 0; i < rules.size(); i++) {
      GamePromotion rule = rules.get(i);
      for (int word : rule.more() == 0 ? List.<Integer>of() : words.all()) {
        Code zone = Code.of("$L[$L]", game.promotion(kind, i), words.placeBySide(word));
        Code which =
            switch (rule.on()) {
              case CONTACT -> Code.of("($L | begins)", zone);
              case ENTRY_OR_CAPTURE ->
                  Code.of("($L & ~begins | $L & begins)", zone, words.variable("enemy", word));
              case ARRIVAL -> zone;
            };
        summands.add(
            Code.of(
                "$L * $T.bitCount($L & $L)", rule.more(), LONG, words.variable("to", word), which));
      }
    }
    return Code.join(summands, " + ");
  }

  /** Adds the method, and returns a call of it for the piece on the bit {@code from}. */
  private Code add(String suffix, Code code) {
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
    Set<Code> names = code.names();
    if (INHERITED.stream().noneMatch(names::contains)) {
      method.addModifiers(Modifier.STATIC);
    }
    MethodSpec built = method.addParameters(parameters(names)).addCode(code.block()).build();
    methods.add(built);
    List<CodeName> arguments =
        built.parameters().stream().map(ParameterSpec::name).map(CodeName::variable).toList();
    return Code.of("$L($L)", name, Code.join(arguments, ", "));
  }

  /** Returns what some code reads. */
  private List<ParameterSpec> parameters(Set<Code> names) {
    Map<CodeName, TypeName> known = new LinkedHashMap<>();
    known.put(BitWords.FROM, TypeName.INT);
    known.put(BitWords.SIDE, TypeName.INT);
    SETS.stream()
        .flatMap(set -> words.variables(set).stream())
        .forEach(variable -> known.put(variable, TypeName.LONG));
    known.put(LEGAL, BitLoops.LEGAL_TARGETS);
    known.put(MOVES, GameEmitter.MOVE_LIST);
    return known.entrySet().stream()
        .filter(each -> names.contains(each.getKey()))
        .map(each -> ParameterSpec.builder(each.getValue(), each.getKey().name()).build())
        .toList();
  }

  private boolean isTaken(String name) {
    return methods.stream().anyMatch(method -> method.name().equals(name));
  }
}
