package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Dialect;
import io.github.betza.processor.Choices;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.plan.CodeLimits;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegCount;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Generated classes stay small enough for javac and for the virtual machine. */
final class SizeTest {
  /** HotSpot never compiles a method with more bytes of bytecode. */
  private static final int HUGE = 8_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "KNADcaKcabKmabK",
        "mafmafsKmafsmafKmaflmafrKmafrmaflK",
        "aaaaK",
        "mafmafmafmafmafmafmafmafmafmafmafK",
        "mcafmcafmcafmcafmcafmcafmcafmcafmcafmcafmcafK",
        "pqN",
        "oasoR"
      })
  void largePieces(String notation) throws TooLargeException {
    Generated generated = new Generated().add("Large", Generated.piece(notation)).compile();

    assertThat(
            generated
                .text("Large")
                .lines()
                .map(String::strip)
                .filter(line -> !line.startsWith("*") && !line.startsWith("/**"))
                .count())
        .isLessThan(CodeLimits.LINES);
    assertThat(MethodSizes.of(generated.bytecode("Large")).values()).allMatch(size -> size < HUGE);
  }

  /** They are not written only to learn how large their code is. */
  @Tag("deep")
  @ParameterizedTest
  @EnumSource(Dialect.class)
  void fewLegsAreFarFromTheLimits(Dialect dialect) throws IOException, TooLargeException {
    for (String notation : Notation.all(dialect)) {
      assertIsFarFromTheLimits(notation, dialect);
    }
    Choices.check(
        5,
        100,
        choices ->
            new RandomDialects(dialect, choices)
                .next(1)
                .forEach(notation -> assertIsFarFromTheLimits(notation, dialect)));
  }

  private static void assertIsFarFromTheLimits(String notation, Dialect dialect) {
    Piece piece = Notations.read(notation, dialect).piece().orElseThrow();
    if (LegCount.of(piece.alternatives()) <= CodeLimits.FEW_LEGS) {
      assertThat(lines(piece)).as(notation).isLessThan(CodeLimits.LINES / 4);
    }
  }

  private static long lines(Piece piece) {
    try {
      return Generated.emit(Generated.source("Piece", piece, Optional.empty()))
          .toString()
          .lines()
          .count();
    } catch (TooLargeException refused) {
      throw new AssertionError(refused);
    }
  }

  @Tag("deep")
  @Test
  void noMethodIsLargerThanTheLimitOfTheEstimate() throws IOException, TooLargeException {
    Generated generated = new Generated();
    List<String> notations = Notation.all();
    for (int i = 0; i < notations.size(); i++) {
      generated.add("Piece" + i, Generated.piece(notations.get(i)));
    }
    generated.compile();

    for (int i = 0; i < notations.size(); i++) {
      assertThat(MethodSizes.of(generated.bytecode("Piece" + i)).values())
          .as(notations.get(i))
          .allMatch(size -> size <= CodeLimits.METHOD_BYTES);
    }
  }

  @Tag("deep")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "W-K-emB",
        "j(mF--R)",
        "j(mN--R)",
        "N--eB",
        "j(N--R)",
        "j(mW--Q)",
        "eB-eR",
        "j(K--Q)--R"
      })
  void aLegThatManyFollowIsCompiled(String notation) throws TooLargeException {
    Piece piece = Notations.read(notation, Dialect.BEX).piece().orElseThrow();
    Generated generated = new Generated().add("Large", piece).compile();

    assertThat(
            generated
                .text("Large")
                .lines()
                .map(String::strip)
                .filter(line -> !line.startsWith("*") && !line.startsWith("/**"))
                .count())
        .isLessThan(CodeLimits.LINES);
    assertThat(MethodSizes.of(generated.bytecode("Large")).values())
        .allMatch(size -> size <= CodeLimits.METHOD_BYTES);
  }

  /** A leaper without any symmetry, with more leaps than one method takes. */
  @Test
  void aPieceWithHundredsOfLeapsIsSplit() throws TooLargeException {
    Generated generated = new Generated().add("Large", leaper(8)).compile();

    assertThat(MethodSizes.of(generated.bytecode("Large")).values()).allMatch(size -> size < HUGE);
    assertThat(MethodSizes.of(generated.bytecode("Large")).keySet())
        .anyMatch(name -> name.startsWith("movesPart"));
  }

  @Test
  void aPieceBeyondAllLimitsIsRefused() {
    Piece piece = leaper(60);

    assertThatThrownBy(() -> Generated.emit(Generated.source("Large", piece, Optional.empty())))
        .isInstanceOf(TooLargeException.class);
  }

  private static Piece leaper(int reach) {
    List<Node> nodes = new ArrayList<>();
    List<Landing> landings =
        List.of(new Landing(LegOutcome.EMPTY, false), new Landing(LegOutcome.CAPTURE, false));
    for (int files = -reach; files < reach; files++) {
      for (int ranks = 1; ranks <= reach; ranks++) {
        Node second = new Node(Leg.leap(new Vector(files, 1)), landings, List.of());
        nodes.add(
            new Node(
                Leg.leap(new Vector(files, ranks)),
                landings,
                List.of(new Branch(LegOutcome.EMPTY, List.of(second)))));
      }
    }
    return new Piece(List.of(new Walk(false, nodes)));
  }
}
