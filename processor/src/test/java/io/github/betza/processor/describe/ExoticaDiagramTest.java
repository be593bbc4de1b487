package io.github.betza.processor.describe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.resolve.PathTreeBuilder;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import io.github.betza.processor.work.Work;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExoticaDiagramTest {
  private static void assertDiagram(Piece piece, String expected) {
    assertThat(String.join("\n", Diagram.of(piece, new Work(0))) + "\n").isEqualTo(expected);
  }

  private static Piece wazir(Landing... landings) {
    return Pieces.of(Pieces.ending(Pieces.WAZIR, Pieces.ONE, landings));
  }

  @Test
  void marksSwaps() {
    Landing swap =
        Pieces.finishing(new LegOutcome(OccupancyCondition.ENEMY, LegEffect.SWAP), Finish.STAY);
    assertDiagram(
        wazir(swap),
        """
        . . . . .
        . . s . .
        . s O s .
        . . s . .
        . . . . .
        O the piece
        s changes places with an enemy piece
        """);
    assertThat(Diagram.of(wazir(swap, Pieces.MOVE), new Work(0)))
        .contains(". S O S .", "S moves, or changes places with an enemy piece");
  }

  @Test
  void marksWhereAReturningPieceCaptures() {
    assertDiagram(
        wazir(Pieces.finishing(LegOutcome.CAPTURE, Finish.RETURN)),
        """
        . . . . .
        . . v . .
        . v O v .
        . . v . .
        . . . . .
        O the piece, which may end where it began
        v captures here in passing
        """);
  }

  @Test
  void marksThePassThatNeedsAnEmptySquare() {
    assertThat(Diagram.of(wazir(Pieces.finishing(LegOutcome.EMPTY, Finish.RETURN)), new Work(0)))
        .contains(". - O - .", "O the piece, which may end where it began", "- must be empty");
  }

  @Test
  void marksWhereThePieceVanishes() {
    assertThat(Diagram.of(wazir(Pieces.finishing(LegOutcome.EMPTY, Finish.VANISH)), new Work(0)))
        .contains(". ! O ! .", "! ends here and vanishes");
    assertThat(
            Diagram.of(
                wazir(Pieces.finishing(LegOutcome.CAPTURE, Finish.RETURN_AND_VANISH)), new Work(0)))
        .contains(". v O v .", "O the piece, which may vanish from here");
  }

  @Test
  void marksCustody() {
    assertThat(Diagram.of(wazir(Pieces.holding()), new Work(0)))
        .contains(". p O p .", "p captures pieces between it and an own piece from here");
    assertThat(Diagram.of(wazir(Pieces.holding(), Pieces.MOVE), new Work(0)))
        .contains(". P O P .", "P moves, or captures pieces between it and an own piece from here");
  }

  @Test
  void marksImmobilisation() {
    assertDiagram(
        PathTreeBuilder.build(
            List.of(Pieces.move(Pieces.ending(Pieces.WAZIR, Pieces.ONE, Pieces.MOVE))),
            List.of(Pieces.move(Pieces.ending(Pieces.KING, Pieces.ONE, Pieces.CAPTURE))),
            new Work(1_000)),
        """
        . . . . .
        . z Z z .
        . Z O Z .
        . z Z z .
        . . . . .
        O the piece
        Z ends here, or immobilises the enemy piece here
        z immobilises the enemy piece here
        """);
  }

  @Test
  void marksThePieceThatASplitNeeds() {
    assertThat(Diagram.of(Pieces.splitter(), new Work(0)))
        .contains(
            "- must be empty", "~ must be empty for some moves, and needs a piece for others");
  }

  @Test
  void tellsOneHurdleOrWayOfSeveralFromAllOfThem() {
    assertThat(
            Diagram.of(Pieces.passing(Atom.leaper(0, 3), PassedSquares.JUMPING_ONE), new Work(0)))
        .contains("# ? ? O ? ? #", "? on the way one of these must be occupied");
    assertThat(
            Diagram.of(Pieces.passing(Pieces.KNIGHT, PassedSquares.LAME_ON_SHORTEST), new Work(0)))
        .contains("# : : : #", ": must be empty on one of several ways");
  }

  @Test
  void notesThePass() {
    assertThat(Diagram.of(new Piece(List.of(new NullMove(false))), new Work(0)))
        .endsWith("and may pass the turn");
  }

  @Test
  void notesImitativeCapture() {
    assertThat(Diagram.of(new Piece(List.of(new ImitativeCapture(false))), new Work(0)))
        .endsWith("and captures each piece in the way in which that piece captures");
  }
}
