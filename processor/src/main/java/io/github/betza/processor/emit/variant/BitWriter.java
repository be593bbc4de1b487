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
        results.add(write(ends, some));
      }
    }
    String result =
        results.size() == 1 ? results.get(0) : "(" + String.join(") | (", results) + ")";
    return code.addStatement("return $L", result).build();
  }

  private String write(Ends ends, List<BitTerm> terms) {
    String variable =
        switch (ends) {
          case QUIET -> "quiets";
          case CAPTURE -> "captures";
          case BOTH -> "reach";
        };
    List<BitTerm> always = terms.stream().filter(term -> !term.initial()).toList();
    List<CodeBlock> direct = direct(always);
    code.addStatement(
        "long $L = $L", variable, direct.isEmpty() ? "0" : CodeBlock.join(direct, "\n| "));
    involved(variable, always);
    List<BitTerm> initial = terms.stream().filter(BitTerm::initial).toList();
    if (!initial.isEmpty()) {
      code.beginControlFlow("if ((unmoved >>> from & 1) != 0)");
      direct(initial).forEach(set -> add(variable, set));
      involved(variable, initial);
      code.endControlFlow();
    }
    return switch (ends) {
      case QUIET -> "quiets & ~occupied";
      case CAPTURE -> "captures & enemy";
      case BOTH -> "reach & ~own";
    };
  }

  /** Returns what is reached by leaps, and by slides that begin where the piece stands. */
  private List<CodeBlock> direct(List<BitTerm> terms) {
    List<CodeBlock> sets = new ArrayList<>();
    for (BitTerm term : terms) {
      if (term.shape() instanceof Leaps leaps) {
        sets.add(leaps(leaps));
      }
    }
    List<Slide> slides = slides(terms);
    for (Slide slide : slides) {
      if (slide.isDirect()) {
        Slide back = new Slide(List.of(), slide.pivot(), slide.step().times(-1), slide.most());
        sets.add(bySide(slide.step(), slide.most(), "from", slides.contains(back)));
      }
    }
    return sets;
  }

  private static List<Slide> slides(List<BitTerm> terms) {
    List<Slide> slides = new ArrayList<>();
    for (BitTerm term : terms) {
      if (term.shape() instanceof Slide slide) {
        slides.add(slide);
      }
    }
    return slides;
  }

  private void involved(String variable, List<BitTerm> terms) {
    bent(variable, slides(terms));
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
        : CodeBlock.of("(side == 0 ? $L : $L)", white, slide(step.times(-1), most, from));
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

  private CodeBlock leaps(Leaps leaps) {
    List<Vector> passed = leaps.conditions().stream().map(Condition::square).toList();
    CodeBlock table = CodeBlock.of("$L[from + side * 64]", constants.leaps(passed, leaps.steps()));
    CodeBlock condition = condition(leaps.conditions());
    return condition.isEmpty() ? table : CodeBlock.of("($L ? $L : 0)", condition, table);
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
