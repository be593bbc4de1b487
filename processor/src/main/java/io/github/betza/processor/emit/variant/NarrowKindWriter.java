package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.LEGAL;
import static io.github.betza.processor.emit.variant.GameVariables.MOVES;

import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import java.util.ArrayList;
import java.util.List;

/** Writes the statements that list the moves of one piece of a kind, on the bit {@code from}. */
final class NarrowKindWriter {
  private final GameSets game;
  private final ReachWriter reaches;
  private final int kind;
  private final BitPlan plan;
  private final BitWords words;
  private final BitConstants constants;

  NarrowKindWriter(GameSets game, ReachWriter reaches, int kind, BitPlan plan) {
    this.game = game;
    this.reaches = reaches;
    this.kind = kind;
    this.plan = plan;
    this.words = game.words();
    this.constants = game.constants().of(game.name(kind));
  }

  /** Returns the statements that list the legal moves, for a piece in each home. */
  List<Code> list() {
    return reaches.homes(plan).stream().map(this::list).toList();
  }

  private Code list(int home) {
    CodeBuilder code = new CodeBuilder();
    boolean promotes = !game.source().rules().promotionsOf(kind).isEmpty();
    List<BitTerm> granting = plan.terms().stream().filter(BitTerm::grants).toList();
    List<BitTerm> plain = plan.terms().stream().filter(term -> !term.grants()).toList();
    List<Code> to = plain.isEmpty() ? List.of() : legal(plain, home);
    if (promotes && granting.isEmpty()) {
      declare(code, to);
      to = List.copyOf(words.variables("to"));
    }
    if (promotes) {
      code.beginControlFlow("if ($L)", granting.isEmpty() ? reachesZone() : isNearZone())
          .addStatement("$L.generateSingly($L)", LEGAL, BitWords.FROM)
          .nextControlFlow("else");
    }
    granting.forEach(term -> grant(code, term, home));
    append(code, to);
    return promotes ? code.endControlFlow().build() : code.build();
  }

  /** All moves of a piece that may promote are generated singly. */
  private Code reachesZone() {
    List<Code> promoting = new ArrayList<>();
    for (int word : words.all()) {
      Code zone = Code.of("$L[$L]", game.promotion(kind), words.placeBySide(word));
      promoting.add(Code.of("($L & $L)", words.variable("to", word), zone));
    }
    return Code.of("($L) != 0", Code.join(promoting, " | "));
  }

  /** It has leaps only; moves of it that are answered en passant come before the others. */
  private Code isNearZone() {
    String near = constants.near(game.promotion(kind), plan.leaps().orElseThrow());
    return Code.of(
        "($L[$L] >>> $L & 1) != 0", near, words.placeBySide(BitLoops.WORD_OF_FROM), BitWords.FROM);
  }

  /** Writes moves that can be answered by capturing en passant. */
  private void grant(CodeBuilder code, BitTerm term, int home) {
    String passed = constants.passed(term.passed());
    List<Code> to = legal(List.of(term), home);
    for (int word : words.all()) {
      code.addStatement(
          "sets.appendGranting($L,$W$L,$W$L,$W$L,$W$L,$W$L)",
          BitWords.FROM,
          to.get(word),
          word,
          passed,
          words.place(BitWords.FROM, 0),
          MOVES);
    }
  }

  private void append(CodeBuilder code, List<Code> to) {
    for (int word = 0; word < to.size(); word++) {
      code.addStatement("sets.append($L, $L, $L, $L)", BitWords.FROM, to.get(word), word, MOVES);
    }
  }

  /** Returns the statements that list where a piece may go that may not go where it is attacked. */
  Code listRoyal() {
    CodeBuilder code = new CodeBuilder();
    append(code, words.all().stream().map(this::safe).toList());
    return code.build();
  }

  private Code safe(int word) {
    Code targets = targets(plan.terms(), word);
    return Code.of("$L.safe($L, $L, $L)", LEGAL, BitWords.FROM, targets, word);
  }

  private Code targets(List<BitTerm> terms, int word) {
    return reaches.targets(kind, plan, terms, ReachWriter.ANY, word);
  }

  /** Returns the words of the squares on which moves end legally. */
  private List<Code> legal(List<BitTerm> terms, int home) {
    String targets = game.source().rules().isBlocker(kind) ? "blockerTargets" : "targets";
    List<Code> legal = new ArrayList<>();
    for (int word : words.all()) {
      Code to = reaches.targets(kind, plan, terms, home, word).operand();
      legal.add(Code.of("$L$W& $L", to, words.variable(targets, word)));
    }
    return legal;
  }

  private void declare(CodeBuilder code, List<Code> to) {
    for (int word : words.all()) {
      CodeName variable = words.variable("to", word);
      code.addStatement("long $L = $L", variable, to.get(word));
    }
  }
}
