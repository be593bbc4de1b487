package io.github.betza.processor.emit;

import java.util.ArrayList;
import java.util.List;

/**
 * A sum of variables with whole factors, as Java source: {@code 2 * up - right}.
 *
 * @param terms the terms; none has the factor 0
 */
record OffsetSum(List<Term> terms) {
  /** The variable of a plain number. */
  static final String CONSTANT = "";

  /**
   * A term.
   *
   * @param factor the factor
   * @param variable the variable, or {@link #CONSTANT}
   */
  record Term(int factor, String variable) {
    private String unsigned() {
      int size = Math.abs(factor);
      if (variable.isEmpty()) {
        return Integer.toString(size);
      }
      return size == 1 ? variable : size + " * " + variable;
    }
  }

  OffsetSum {
    terms = List.copyOf(terms);
  }

  /** Returns a sum of one term. */
  static OffsetSum of(int factor, String variable) {
    return new OffsetSum(List.of()).plus(factor, variable);
  }

  /** Returns this sum and another term. */
  OffsetSum plus(int factor, String variable) {
    List<Term> more = new ArrayList<>(terms);
    if (factor != 0) {
      more.add(new Term(factor, variable));
    }
    return new OffsetSum(more);
  }

  /** Returns the source of the sum. */
  String text() {
    boolean turned = terms.size() > 1 && terms.get(0).factor() < 0;
    if (turned && terms.get(1).factor() > 0) {
      return new OffsetSum(List.of(terms.get(1), terms.get(0))).text();
    }
    return terms.isEmpty() ? "0" : add("");
  }

  /** Returns the source of the sum as one operand of another operation. */
  String operand() {
    return terms.size() > 1 ? "(" + text() + ")" : text();
  }

  /** Returns the source of the sum and a variable before it. */
  String after(String base) {
    return base + add(" ");
  }

  /** Returns the source of the statement that adds the sum to a variable. */
  String addTo(String variable) {
    if (terms.size() == 1 && terms.get(0).factor() < 0) {
      return variable + " -= " + terms.get(0).unsigned();
    }
    return variable + " += " + text();
  }

  private String add(String before) {
    StringBuilder text = new StringBuilder();
    for (Term term : terms) {
      boolean first = text.length() == 0 && before.isEmpty();
      if (first) {
        text.append(term.factor() < 0 ? "-" : "").append(term.unsigned());
      } else {
        text.append(term.factor() < 0 ? " - " : " + ").append(term.unsigned());
      }
    }
    return text.toString();
  }
}
