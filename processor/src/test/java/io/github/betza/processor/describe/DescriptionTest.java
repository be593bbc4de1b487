package io.github.betza.processor.describe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.work.Work;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DescriptionTest {
  private static Piece piece(String notation) {
    return Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
  }

  private static List<String> words(String notation) {
    return Description.of(piece(notation), new Work(1_000_000));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          N | Leaps to the eight squares (1,2) away, to move or capture.
          ffN | Leaps two squares forward and one to either side, to move or capture.
          lN | Leaps two squares to the left and one forward or backward, to move or capture.
          K | Steps one square in any direction, to move or capture.
          WF | Steps one square in any direction, to move or capture.
          fmW | Steps one square straight forward, to move.
          sW | Steps one square sideways, to move or capture.
          frF | Steps one square diagonally forward to the right, to move or capture.
          Q | Slides any number of squares in any direction, to move or capture.
          R4 | Slides up to four squares orthogonally, to move or capture.
          NN | Rides any number of leaps of (1,2) in any direction, to move or capture.
          DD | Rides any number of leaps of two squares orthogonally, to move or capture.
          oR | Slides any number of squares orthogonally (the left and right edges of the board \
          are joined), to move or capture.
          jR | Slides any number of squares orthogonally (passing over the first square whatever \
          stands there), to move or capture.
          nD | Leaps two squares orthogonally (the square between must be empty), to move or \
          capture.
          jH | Leaps three squares orthogonally (all squares between must be occupied), to move \
          or capture.
          nN | Leaps to the eight squares (1,2) away (seen from where a (1,2) leap begins, \
          square (0,1) must be empty), to move or capture.
          qN | Rides up to seven leaps of (1,2) in any direction, turning to the neighbouring \
          leap after every step, always the same way, to move or capture.
          fqN | Rides up to seven leaps of (1,2), the first leap two squares forward and one to either \
          side, turning to the neighbouring leap after every step, always the same way, to move or \
          capture.
          kK | Steps one square in any direction, to capture a royal enemy piece.
          dK | Steps one square in any direction, to take the place of an own piece, which is \
          removed.
          udQ | Slides any number of squares in any direction, to swap places with an own piece.
          ceF | Steps one square diagonally, to capture or capture en passant.
          tceF | Steps one square diagonally, to capture an enemy piece that is not royal or \
          capture en passant a piece that is not royal.
          ueF | Steps one square diagonally, to capture en passant, putting the captured piece on \
          the square where the move began.
          O | May pass: the turn ends and nothing changes.
          U | Leaps to any other square of the board, to move or capture.
          bI | Moves and captures as the piece that moved last does, turned by 180 degrees.
          """)
  void tellsMovesOfOneLeg(String notation, String sentence) {
    assertThat(words(notation)).containsExactly(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          afsW | Steps one square orthogonally to an empty square, then steps one square, \
          turning 45 degrees to either side, to move or capture.
          gQ | Slides any number of squares in any direction up to a piece, which it hops over, \
          then steps one square straight on, to move or capture.
          caibR | Slides any number of squares orthogonally to an enemy piece, which it captures \
          in passing, then slides exactly as many squares as before, straight back, to move or \
          capture.
          mpafN | Leaps to the eight squares (1,2) away to a square, whatever stands there, then \
          leaps (1,2) straight on, to move or capture.
          mcasR | Slides any number of squares orthogonally to an empty square or to an enemy \
          piece, which it captures in passing, then slides any number of squares, turning 90 \
          degrees to either side, to move or capture.
          xafK | Steps one square in any direction up to an own piece, which makes the rest of \
          the move instead, then steps one square straight on, to move or capture.
          cafuafmW | Steps one square orthogonally to an enemy piece, which it captures in \
          passing, then steps one square straight on to an empty square, putting the piece \
          captured last, if any, on the square where this leg began, then steps one square \
          straight on, to move.
          cafupafmW | Steps one square orthogonally to an enemy piece, which it captures in \
          passing, then steps one square straight on up to a piece, which it hops over, putting \
          the piece captured last, if any, on the square where this leg began, then steps one \
          square straight on, to move.
          euafmW | Steps one square orthogonally to an empty square where it captures en passant, \
          putting the captured piece on the square where this leg began, then steps one square \
          straight on, to move.
          arafrW | Steps one square orthogonally to an empty square, then steps one square, \
          turning 90 degrees to the right, to an empty square, then steps one square, turning 45 \
          degrees to the right, to move or capture.
          """)
  void tellsMovesLegByLeg(String notation, String sentence) {
    assertThat(words(notation)).containsExactly(sentence);
  }

  @Test
  void tellsThePawn() {
    assertThat(words("fmWfceFifmnD"))
        .containsExactly(
            "Steps one square straight forward, to move.",
            "Steps one square diagonally forward, to capture or capture en passant.",
            "While it has not moved yet, leaps two squares straight forward (the square between"
                + " must be empty), to move (it can then be captured en passant on squares passed"
                + " over).");
  }

  @Test
  void tellsCastlingToBothSidesOnce() {
    assertThat(words("isO2"))
        .containsExactly(
            "While it has not moved yet, castles two squares to either side along empty squares,"
                + " with the first piece met, an unmoved own piece on the board's edge, which is"
                + " put on the square passed last.");
  }

  @Test
  void tellsTheGriffonInTwoSentences() {
    assertThat(words("FyafsF"))
        .containsExactly(
            "Steps one square diagonally, to move or capture.",
            "Steps one square diagonally to an empty square, then slides any number of squares,"
                + " turning 45 degrees to either side, to move or capture.");
  }

  @Test
  void tellsRepeatedLegsOnce() {
    assertThat(words("aaaaK"))
        .containsExactly(
            "Steps one square in any direction to an empty square, then steps one square in any"
                + " direction but straight back to an empty square, and two times more, then"
                + " steps"
                + " one square in any direction but straight back, to move or capture.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Nrf7Nlf7 | Rides up to seven leaps of (1,2) in any direction, turning to the neighbouring \
          leap after every step, always the same way, to move or capture.
          Nrf7 | Rides up to seven leaps of (1,2) in any direction, turning to the neighbouring leap \
          after every step, always to the right, to move or capture.
          (FtlF)r0(FtrF)l0 | Slides any number of squares diagonally, turning 90 degrees after \
          every step, one way and the other, first to either side, to move or capture.
          """)
  void tellsStepsThatWereWrittenOutAsARide(String notation, String sentence) {
    Piece piece = Notations.read(notation, Dialect.EXTENDED).piece().orElseThrow();
    assertThat(Description.of(piece, new Work(1_000_000))).containsExactly(sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jW", "caubK", "jWjF"})
  void whatNoBoardAllowsIsNotTold(String notation) {
    assertThat(words(notation)).containsExactly("Never moves.");
    assertThat(words(notation + "D")).isEqualTo(words("D"));
  }

  @Test
  void aPieceWithoutMovesNeverMoves() {
    assertThat(Description.of(new Piece(List.of()), new Work(1_000_000)))
        .containsExactly("Never moves.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "aaaaK",
        "mcpaymcpaymcpaK",
        "mpcdafsyafrmcaK",
        "zNqNpqNpzN",
        "KNADcaKcabKmabK",
        "mafmafsKmafsmafKmaflmafrKmafrmaflK"
      })
  void staysBoundedAndPlain(String notation) {
    List<String> words = words(notation);
    assertThat(words)
        .hasSizeLessThanOrEqualTo(Description.MOST_SENTENCES + 1)
        .doesNotHaveDuplicates();
    assertThat(words)
        .allSatisfy(
            sentence -> {
              assertThat(sentence).matches("[A-Z][ -~]*\\.").doesNotContain("  ", ",,", " ,");
              assertThat(sentence.length())
                  .isLessThan(2 * ClauseRepetition.Family.LONGEST_SENTENCE);
            });
  }
}
