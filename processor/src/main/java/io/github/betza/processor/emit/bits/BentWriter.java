package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes slides that begin on a pivot, as a griffon's do. Slides that share it test it once. */
final class BentWriter {
  private final BitWriter writer;
  private final BitConstants constants;
  private final BitWords words;
  private final BitConditions conditions;
  private final RayCalls rays;
  private final boolean turns;
  private final boolean withoutBranch;

  /**
   * Makes a writer.
   *
   * @param turns whether the pieces of the two sides move differently
   * @param withoutBranch whether slides in one word are found without testing their pivot
   */
  BentWriter(
      BitWriter writer,
      BitConstants constants,
      BitWords words,
      BitConditions conditions,
      boolean turns,
      boolean withoutBranch) {
    this.writer = writer;
    this.constants = constants;
    this.words = words;
    this.conditions = conditions;
    this.rays = new RayCalls(constants, words, RayCalls.ANY);
    this.turns = turns;
    this.withoutBranch = withoutBranch && words.count() == 1;
  }

  /** Writes the statements that add the squares reached by slides that begin on a pivot. */
  void write(String set, List<Slide> slides) {
    Map<List<Object>, List<Slide>> byPivot = new LinkedHashMap<>();
    for (Slide slide : slides) {
      if (!slide.isDirect()) {
        byPivot
            .computeIfAbsent(List.of(slide.conditions(), slide.pivot()), none -> new ArrayList<>())
            .add(slide);
      }
    }
    byPivot.forEach((key, all) -> write(set, all.get(0), all));
  }

  private void write(String set, Slide first, List<Slide> slides) {
    Code condition = conditions.test(first.conditions());
    if (withoutBranch) {
      writeWithoutBranch(set, condition, slides);
      return;
    }
    CodeBuilder code = writer.statements();
    CodeName pivot = CodeName.variable("pivot" + writer.number());
    code.addStatement(
        "int $L = $L[$L]",
        pivot,
        constants.squares(first.passed(), first.pivot()),
        turns ? words.place(BitWords.FROM) : BitWords.FROM);
    code.beginControlFlow(
        "if ($L >= 0$L)", pivot, condition.isEmpty() ? condition : Code.of(" && $L", condition));
    for (Slide slide : slides) {
      writer.add(set, writer.reach(slide.step(), slide.most(), pivot, !turns));
    }
    code.endControlFlow();
  }

  /**
   * Writes slides without a branch: beyond a pivot off the board there are no squares, so the pivot
   * need not be tested.
   */
  private void writeWithoutBranch(String set, Code condition, List<Slide> slides) {
    CodeBuilder code = writer.statements();
    Code free = Code.nothing();
    if (!condition.isEmpty()) {
      CodeName variable = CodeName.variable("free" + writer.number());
      free = Code.of(" & $L", variable);
      code.addStatement("long $L = $L ? -1 : 0", variable, condition);
    }
    for (Slide slide : slides) {
      Code white = rays.behind(slide);
      Code reached = turns ? BitWords.bySide(white, rays.behind(slide.turned())) : white;
      code.addStatement("$L |= $L$L", words.variable(set, 0), reached, free);
    }
  }
}
