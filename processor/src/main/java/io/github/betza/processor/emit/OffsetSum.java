package io.github.betza.processor.emit;

import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import java.util.ArrayList;
import java.util.List;

/**
 * A sum of variables with whole factors, as Java source: {@code 2 * up - right}.
 *
 * @param terms the terms; none has the factor 0
 */
record OffsetSum(List<Term> terms) {
  /** The variable of a plain number. */
  static final Code CONSTANT = Code.nothing();

  /**
   * A term.
   *
   * @param factor the factor
   * @param variable the variable, or {@link #CONSTANT}
   */
  record Term(int factor, Code variable) {
    private Code unsigned() {
      int size = Math.abs(factor);
      if (variable.isEmpty()) {
        return Code.of("$L", size);
      }
      return size == 1 ? variable : Code.of("$L * $L", size, variable);
    }
  }

  OffsetSum {
    terms = List.copyOf(terms);
  }

  /** Returns a sum of one term. */
  static OffsetSum of(int factor, Code variable) {
    return new OffsetSum(List.of()).plus(factor, variable);
  }

  /** Returns this sum and another term. */
  OffsetSum plus(int factor, Code variable) {
    List<Term> more = new ArrayList<>(terms);
    if (factor != 0) {
      more.add(new Term(factor, variable));
    }
    return new OffsetSum(more);
  }

  /** Returns the source of the sum. */
  Code code() {
    boolean turned = terms.size() > 1 && terms.get(0).factor() < 0;
    if (turned && terms.get(1).factor() > 0) {
      return new OffsetSum(List.of(terms.get(1), terms.get(0))).code();
    }
    return terms.isEmpty() ? Code.of("0") : add(Code.nothing());
  }

  /** Returns the source of the sum as one operand of another operation. */
  Code operand() {
    return terms.size() > 1 ? Code.of("($L)", code()) : code();
  }

  /** Returns the source of the sum and a variable before it. */
  Code after(Code base) {
    return add(base);
  }

  /** Returns the source of the statement that adds the sum to a variable. */
  Code addTo(Code variable) {
    if (terms.size() == 1 && terms.get(0).factor() < 0) {
      return Code.of("$L -= $L", variable, terms.get(0).unsigned());
    }
    return Code.of("$L += $L", variable, code());
  }

  private Code add(Code before) {
    CodeBuilder sum = new CodeBuilder().add(before);
    for (Term term : terms) {
      boolean negative = term.factor() < 0;
      if (!sum.isEmpty()) {
        sum.add(negative ? " - $L" : " + $L", term.unsigned());
      } else {
        sum.add(negative ? "-$L" : "$L", term.unsigned());
      }
    }
    return sum.build();
  }
}
