package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Piece;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every string is read in every dialect, without an exception and without work beyond bounds. For
 * each with an error the search for corrections reads up to some hundred more.
 */
class GarbageTest {
  /** The letters of all dialects, and some of none. */
  private static final String LETTERS =
      "abcdefghijklmnopqrstuvwxyzWFDNAHCLZJGKRBQOUIX0123456789*[]()-+?!=, \u00e9\t\ud800";

  /** Pieces of notations, which go farther into the grammars than single letters do. */
  private static final List<String> WORDS =
      List.of(
          "[F?R]", "[", "]", "(", ")", "(paf)", "(paf)3", "?", "-", "--", "+", "a", "sa", "mp",
          "yafs", "W", "F", "K", "R", "N", "(1,2)", "Q", "O", "O2", "U", "I", "0", "3", "03", "12",
          "*", "=Q", "=", ",", "[cu]", "[crM]", "[xo]", "[ca]", "[cw]", "[cj]", "[cl]", "[ci]",
          "[cc", "[cr", "[xi", "[x!i", "[xw", "!", "x", "t", "d", "y", "e", "n", "i", "j", "p", "g",
          "q", "z", "hr", "fs", "m", "c", "ff");

  /**
   * The most different nodes of a piece's paths. It bounds the work without a clock: what is read
   * is gone over once, and this is all that is made of it.
   */
  private static final int MOST_NODES = 1_000_000;

  @Provide
  static Arbitrary<String> letters() {
    return Arbitraries.strings().withChars(LETTERS).ofMaxLength(13);
  }

  @Provide
  static Arbitrary<String> words() {
    return Arbitraries.of(WORDS).list().ofMaxSize(9).map(words -> String.join("", words));
  }

  @net.jqwik.api.Tag("deep")
  @Property(tries = 3_000, seed = "11")
  void lettersInAnyOrder(@ForAll("letters") String notation, @ForAll Dialect dialect) {
    assertAnswered(notation, dialect);
  }

  @net.jqwik.api.Tag("deep")
  @Property(tries = 3_000, seed = "12")
  void wordsInAnyOrder(@ForAll("words") String notation, @ForAll Dialect dialect) {
    assertAnswered(notation, dialect);
  }

  @Tag("deep")
  @ParameterizedTest
  @EnumSource
  void longTexts(Dialect dialect) {
    for (String word : WORDS) {
      assertAnswered(word.repeat(1_000 / word.length()), dialect);
      assertAnswered(word.repeat(5_000), dialect);
      assertAnswered("[" + (word + "-").repeat(900 / (word.length() + 1)) + "K]", dialect);
      assertAnswered("(" + word.repeat(900 / word.length()) + ")K", dialect);
    }
  }

  /** Not all of many problems are listed, but no error is left out for warnings in front of it. */
  @ParameterizedTest
  @EnumSource
  void anErrorBehindManyWarnings(Dialect dialect) {
    String notation = "mcN".repeat(30) + "hK";
    assertAnswered(notation, dialect);
    assertThat(Notations.read(notation, dialect).problems())
        .filteredOn(Diagnostic::isError)
        .extracting(Diagnostic::code)
        .containsExactly(ProblemCode.LONELY_H);
  }

  private static void assertAnswered(String notation, Dialect dialect) {
    Reading reading = Notations.read(notation, dialect);
    boolean errors = reading.problems().stream().anyMatch(Diagnostic::isError);
    assertThat(reading.piece().isEmpty()).as(notation).isEqualTo(errors);
    assertThat(reading.problems()).as(notation).hasSizeLessThanOrEqualTo(21);
    reading
        .piece()
        .ifPresent(piece -> assertThat(nodes(piece)).as(notation).isLessThan(MOST_NODES));
    for (Diagnostic problem : reading.problems()) {
      assertThat(problem.span().end()).as(notation).isLessThanOrEqualTo(notation.length());
      assertThat(problem.message()).as(notation).isNotEmpty().doesNotEndWith(".");
      assertThat(problem.help()).as("%s: %s", notation, problem).isNotEmpty();
    }
  }

  /** Counts the nodes of a piece, each once, however many paths lead through it. */
  private static int nodes(Piece piece) {
    Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Node> open = new ArrayDeque<>();
    for (Alternative alternative : piece.alternatives()) {
      if (alternative instanceof Walk walk) {
        open.addAll(walk.first());
      }
    }
    while (!open.isEmpty()) {
      Node node = open.removeLast();
      if (seen.add(node)) {
        node.branches().forEach(branch -> open.addAll(branch.next()));
      }
    }
    return seen.size();
  }
}
