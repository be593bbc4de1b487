package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.PieceMoves;
import io.github.betza.processor.Choices;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.plan.CodeLimits;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Piece;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Generated code makes the moves that the interpreter finds, whatever the dialect. */
@Tag("deep")
final class DialectsDifferentialTest {
  private static final int POSITIONS = 8;

  @Provide
  static Arbitrary<List<Drawn>> classic() {
    return notations(Dialect.CLASSIC);
  }

  @Provide
  static Arbitrary<List<Drawn>> xbetza() {
    return notations(Dialect.XBETZA);
  }

  @Provide
  static Arbitrary<List<Drawn>> extended() {
    return notations(Dialect.EXTENDED);
  }

  @Provide
  static Arbitrary<List<Drawn>> bex() {
    return notations(Dialect.BEX);
  }

  private static Arbitrary<List<Drawn>> notations(Dialect dialect) {
    return Drawn.batch(Drawn.notations(RandomDialects.sound(dialect), dialect), 130);
  }

  @BatchProperty
  void classicNotationsOfRandomParts(@ForAll("classic") List<Drawn> notations)
      throws TooLargeException {
    compareFitting(notations);
  }

  @BatchProperty
  void xbetzaNotationsOfRandomParts(@ForAll("xbetza") List<Drawn> notations)
      throws TooLargeException {
    compareFitting(notations);
  }

  @BatchProperty
  void extendedNotationsOfRandomParts(@ForAll("extended") List<Drawn> notations)
      throws TooLargeException {
    compareFitting(notations);
  }

  @BatchProperty
  void bexNotationsOfRandomParts(@ForAll("bex") List<Drawn> notations) throws TooLargeException {
    compareFitting(notations);
  }

  private static void compareFitting(List<Drawn> notations) throws TooLargeException {
    List<Drawn> fitting = notations.stream().filter(each -> fits(each.piece())).toList();
    assertThat(notations.size() - fitting.size()).as("few are too large").isLessThan(10);
    compare(fitting);
  }

  @ParameterizedTest
  @ValueSource(strings = {"extended", "bex"})
  void everyNotationOfTheConformanceData(String file) throws IOException, TooLargeException {
    List<String> notations;
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    DialectsDifferentialTest.class.getResourceAsStream(
                        "/conformance/" + file + ".tsv")),
                StandardCharsets.UTF_8))) {
      notations = reader.lines().map(line -> line.split("\t", -1)[2]).distinct().toList();
    }
    assertThat(notations).hasSizeGreaterThan(100);
    compare(notations, file.equals("bex") ? Dialect.BEX : Dialect.EXTENDED);
  }

  @Test
  void piecesThatStepBackAfterACapture() throws TooLargeException {
    compare(
        List.of(
            "[ca]fW02--mR",
            "[ca]fW03--mR",
            "[ca]fF03--mB",
            "[ca]N03--mN*",
            "mfW02--[crfW]--mR",
            "[ca]sW2-mR",
            "[crK]--mK",
            "[crvD]-cB",
            "mR--[ccD]",
            "[crfK]-mK",
            "K--[crK]--K"),
        Dialect.BEX);
    compare(List.of("mB+KxrW+sR", "mB+fKxrW+esQ", "mF2+KxrW+esQ"), Dialect.EXTENDED);
    compare(List.of("m[fW-cW-bW-bR]", "m[W-cW-bW-bR]"), Dialect.XBETZA);
  }

  @Test
  void piecesThatGoSomeWayRoundTheBoard() throws TooLargeException {
    compare(
        List.of(
            "fo(W-F)", "frmo(WxlW)", "ro(F-R)", "lno(D-A)", "fso(N0tF)", "bo(W3+K)", "ro(W-bR+W)"),
        Dialect.EXTENDED);
  }

  @Test
  void piecesThatGoBackToWhatTheyPutDown() throws TooLargeException {
    compare(
        List.of("[cuR-bcW]", "[cuR-bcK]", "[cuB-bcF]", "[cuR-ibcR]", "cuaibcR", "[cuR-bdW]"),
        Dialect.XBETZA);
  }

  @Test
  void capturesOfOwnPiecesThatAreNotRoyal() throws TooLargeException {
    compare(
        List.of(
            "tdN", "tdaK", "tcdaK", "tudK", "tdR", "mtcdQ", "dNtdN", "tdaibK", "tudaW", "tdpafR",
            "tdU", "tdecF", "dpatdQ"),
        Dialect.XBETZA);
  }

  @Test
  void ridersThatTurnAndMakeAnExactNumberOfSteps() throws TooLargeException {
    compare(List.of("qN03", "mqF02+cqW03", "fqN07", "qW02-F", "qN02--mR", "zB03"), Dialect.BEX);
  }

  @Test
  void stepsThatAreAsLongAsThoseOfLongerLeaps() throws TooLargeException {
    compare(
        List.of("D0-eR", "mD3terQ", "N0xebR", "A0+eB", "C0-esQ", "D0xebR-eR", "R-ebR"),
        Dialect.EXTENDED);
  }

  @Test
  void waysOnThatAreWrittenInParts() throws TooLargeException {
    compare(List.of("N--eB", "N--emR", "j(mN--R)", "j(mW--Q)"), Dialect.BEX);
  }

  @Test
  void leapsWhoseEndsAreWrittenApart() throws TooLargeException {
    compare(List.of("eB-eR", "eQ--eR", "eQ--R"), Dialect.BEX);
  }

  @Test
  void ridersWhoseRoundsDiffer() throws TooLargeException {
    compare(
        List.of(
            "(j(fW-fW-fW))2",
            "j(mW-mF-W)*",
            "(e(fmW-fmW)-fW)02",
            "e(fRR)02",
            "(f[cj]W3)2",
            "c(mW-W)*",
            "cj(fmW-fmW-fW)2",
            "(rmH--fmB3-mW)02",
            "([cj]rA--mlbA)2",
            "f(mW-F)*",
            "e(mW-F)2-W"),
        Dialect.BEX);
  }

  @Test
  void pathsThatLettersChooseByTheirFirstStep() throws TooLargeException {
    compare(List.of("f(K--K--[xo])", "f([crK]--mK)", "f([cw]W--W)", "f(K--K)"), Dialect.BEX);
  }

  @Test
  void capturesElsewhereWalkedBackward() throws TooLargeException {
    compare(
        List.of(
            "mQ--[ccDA]",
            "mfR--[ccfbD]",
            "mN--[ccDA]",
            "mR3--[ccH]",
            "mW--[ccHG]",
            "[ca]N--[ccD]",
            "K--[ccD]",
            "mD--[ccD]",
            "mK--[xo]--[ccD]",
            "[cw]N",
            "[cw]K--mF",
            "[cl]R--mF",
            "[cl]B5",
            "mR+[ci]",
            "N+[ci]"),
        Dialect.BEX);
  }

  private static boolean fits(Piece piece) {
    try {
      Generated.emit(Generated.source("Piece", piece, Optional.empty()));
      return true;
    } catch (TooLargeException tooLarge) {
      return false;
    }
  }

  private static void compare(List<String> notations, Dialect dialect) throws TooLargeException {
    List<Drawn> pieces = new ArrayList<>();
    for (String notation : notations) {
      Piece piece = Notations.read(notation, dialect).piece().orElseThrow();
      pieces.add(new Drawn(notation, piece, Choices.from(pieces.size()).value()));
    }
    compare(pieces);
  }

  private static void compare(List<Drawn> pieces) throws TooLargeException {
    Comparison comparison = new Comparison();
    Generated generated = new Generated();
    for (int i = 0; i < pieces.size(); i++) {
      generated.add("Piece" + i, pieces.get(i).piece());
    }
    generated.compile();
    List<PieceMoves> moves = new ArrayList<>();
    for (int i = 0; i < pieces.size(); i++) {
      String name = "Piece" + i;
      assertThat(MethodSizes.of(generated.bytecode(name)).values())
          .as(pieces.get(i).name())
          .allMatch(size -> size <= CodeLimits.METHOD_BYTES);
      moves.add(generated.moves(name));
    }
    comparison.compareAll(pieces, moves, POSITIONS);
  }
}
