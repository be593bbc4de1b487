package io.github.betza.processor.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parentheses that nothing needs are left out. */
class ParenthesesTest {
  @ParameterizedTest
  @CsvSource(
      delimiterString = "-->",
      quoteCharacter = '`',
      textBlock =
          """
          a = (b + c); --> a = b + c;
          a |= (b & c[f(d)]); --> a |= b & c[f(d)];
          f((a | b), (c)); --> f(a | b, c);
          if ((((a)))) { --> if (a) {
          a = (b) + (c); --> a = (b) + (c);
          a = (int) b; --> a = (int) b;
          f(g(a), (b) -> c); --> f(g(a), (b) -> c);
          if (a == (b ? c : d)); --> if (a == (b ? c : d));
          a = f("((a))", '('); --> a = f("((a))", '(');
          a = (b & ~c[d]) & e; --> a = b & ~c[d] & e;
          a = ~(b & c) & d; --> a = ~(b & c) & d;
          return (b | c) & (d & e(f + g)); --> return (b | c) & d & e(f + g);
          if (((a & b) & c) == 0) { --> if ((a & b & c) == 0) {
          a = b == (c & d) & e; --> a = b == (c & d) & e;
          a = (b & c) == 0 & d; --> a = (b & c) == 0 & d;
          a = (b & c) && d; --> a = (b & c) && d;
          a = b | (c & d) & e; --> a = b | (c & d) & e;
          // a = (b); --> // a = (b);
          """)
  void areLeftOut(String text, String expected) {
    assertThat(Parentheses.in(text + "\n")).isEqualTo(expected + "\n");
  }
}
