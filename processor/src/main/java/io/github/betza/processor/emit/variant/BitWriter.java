package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.CodeBlock;
import io.github.betza.processor.emit.variant.BitTerm.Condition;
import io.github.betza.processor.emit.variant.BitTerm.Ends;
import io.github.betza.processor.emit.variant.BitTerm.Hop;
import io.github.betza.processor.emit.variant.BitTerm.Leaps;
import io.github.betza.processor.emit.variant.BitTerm.Slide;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes the squares that a piece reaches as a set of bits. */
final class BitWriter {
  private final BitConstants constants;
  private final CodeBlock.Builder code = CodeBlock.builder();
  private int variables;

  BitWriter(BitConstants constants) {
    this.constants = constants;
  }

  /**
   * Writes the statements that find the squares reached. They read {@code from}, {@code side},
   * {@code own}, {@code enemy}, {@code occupied} and {@code unmoved}.
   */
  CodeBlock write(List<BitTerm> terms) {
    List<String> results = new ArrayList<>();
    for (Ends ends : Ends.values()) {
      List<BitTerm> some = terms.stream().filter(term -> term.ends() == ends).toList();
      if (!some.isEmpty()) {
        String variable =
            switch (ends) {
              case QUIET -> "quiets";
              case CAPTURE -> "captures";
              case BOTH -> "reach";
            };
        code.addStatement("long $L = 0", variable);
        writeAll(variable, some.stream().filter(term -> !term.initial()).toList());
        List<BitTerm> initial = some.stream().filter(BitTerm::initial).toList();
        if (!initial.isEmpty()) {
          code.beginControlFlow("if ((unmoved >>> from & 1) != 0)");
          writeAll(variable, initial);
          code.endControlFlow();
        }
        results.add(
            switch (ends) {
              case QUIET -> "quiets & ~occupied";
              case CAPTURE -> "captures & enemy";
              case BOTH -> "reach & ~own";
            });
      }
    }
    String result =
        results.size() == 1 ? results.get(0) : "(" + String.join(") | (", results) + ")";
    return code.addStatement("return $L", results.isEmpty() ? "0" : result).build();
  }

  private void writeAll(String variable, List<BitTerm> terms) {
    List<Slide> slides = new ArrayList<>();
    for (BitTerm term : terms) {
      if (term.shape() instanceof Leaps leaps) {
        leaps(variable, leaps);
      } else if (term.shape() instanceof Slide slide) {
        slides.add(slide);
      }
    }
    for (Slide slide : slides) {
      if (slide.isDirect()) {
        boolean reversed =
            slides.contains(
                new Slide(List.of(), slide.pivot(), slide.step().times(-1), slide.most()));
        add(variable, bySide(slide.step(), slide.most(), "from", reversed));
      }
    }
    bent(variable, slides);
    for (BitTerm term : terms) {
      if (term.shape() instanceof Hop hop) {
        hop(variable, hop);
      }
    }
  }

  private void add(String variable, CodeBlock set) {
    code.addStatement("$L |= $L", variable, set);
  }

  /**
   * Black's steps are turned; where the turned step is one of the piece's as well, none need be.
   */
  private CodeBlock bySide(Vector step, int most, String from, boolean symmetric) {
    CodeBlock white = slide(step, most, from);
    return symmetric
        ? white
        : CodeBlock.of("side == 0 ? $L : $L", white, slide(step.times(-1), most, from));
  }

  private CodeBlock slide(Vector step, int most, String from) {
    return CodeBlock.of(
        "$T.$L($L, $L, $L, occupied)",
        BitConstants.TABLES,
        isUp(step) ? "up" : "down",
        constants.ray(step, most),
        constants.ray(step, Integer.MAX_VALUE),
        from);
  }

  private static boolean isUp(Vector step) {
    return step.ranks() > 0 || (step.ranks() == 0 && step.files() > 0);
  }

  private void leaps(String variable, Leaps leaps) {
    List<Vector> passed = leaps.conditions().stream().map(Condition::square).toList();
    CodeBlock table = CodeBlock.of("$L[from + side * 64]", constants.leaps(passed, leaps.steps()));
    CodeBlock condition = condition(leaps.conditions());
    add(variable, condition.isEmpty() ? table : CodeBlock.of("$L ? $L : 0", condition, table));
  }

  private CodeBlock condition(List<Condition> conditions) {
    List<Vector> empty =
        conditions.stream().filter(one -> !one.occupied()).map(Condition::square).toList();
    List<Vector> occupied =
        conditions.stream().filter(Condition::occupied).map(Condition::square).toList();
    List<CodeBlock> tests = new ArrayList<>();
    if (!empty.isEmpty()) {
      tests.add(CodeBlock.of("(occupied & $L[from + side * 64]) == 0", constants.leaps(empty)));
    }
    if (!occupied.isEmpty()) {
      tests.add(CodeBlock.of("(~occupied & $L[from + side * 64]) == 0", constants.leaps(occupied)));
    }
    return CodeBlock.join(tests, " && ");
  }

  /** Slides that share a pivot ask for it once. */
  private void bent(String variable, List<Slide> slides) {
    Map<List<Object>, List<Slide>> byPivot = new LinkedHashMap<>();
    for (Slide slide : slides) {
      if (!slide.isDirect()) {
        byPivot
            .computeIfAbsent(List.of(slide.conditions(), slide.pivot()), none -> new ArrayList<>())
            .add(slide);
      }
    }
    byPivot.forEach((key, all) -> bent(variable, all.get(0), all));
  }

  private void bent(String variable, Slide first, List<Slide> slides) {
    String pivot = "pivot" + ++variables;
    List<Vector> passed = first.conditions().stream().map(Condition::square).toList();
    code.addStatement(
        "long $L = $L[from + side * 64]", pivot, constants.leaps(passed, List.of(first.pivot())));
    CodeBlock condition = condition(first.conditions());
    code.beginControlFlow(
        "if ($L != 0$L)",
        pivot,
        condition.isEmpty() ? condition : CodeBlock.of(" && $L", condition));
    String at = "at" + variables;
    code.addStatement("int $L = Long.numberOfTrailingZeros($L)", at, pivot);
    for (Slide slide : slides) {
      add(variable, bySide(slide.step(), slide.most(), at, false));
    }
    code.endControlFlow();
  }

  private void hop(String variable, Hop hop) {
    String hurdle = "hurdle" + ++variables;
    code.addStatement(
        "long $L = side == 0 ? $L : $L",
        hurdle,
        first(hop.approach(), hop.farthest()),
        first(hop.approach().times(-1), hop.farthest()));
    code.beginControlFlow("if ($L != 0)", hurdle);
    String at = "at" + variables;
    code.addStatement("int $L = Long.numberOfTrailingZeros($L)", at, hurdle);
    if (hop.most() == 1) {
      add(variable, CodeBlock.of("$L[$L + side * 64]", constants.leaps(List.of(hop.step())), at));
    } else {
      add(variable, bySide(hop.step(), hop.most(), at, false));
    }
    code.endControlFlow();
  }

  private CodeBlock first(Vector step, int most) {
    return CodeBlock.of(
        "$T.$L($L, from, occupied)",
        BitConstants.TABLES,
        isUp(step) ? "firstUp" : "firstDown",
        constants.ray(step, most));
  }
}
