package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Side;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.Piece;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every example of seed 002, in positions whose moves were worked out by hand. */
class BexSentencesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // "Long Leaper: mQ+[cl]Q": several victims in line, an own piece stops it, two enemies side
        // by side too.
        "mQ+[cl]Q | a4 | ''    | c4 e4 | d4-c4 f4-c4-e4 g4-c4-e4 h4-c4-e4",
        "mQ+[cl]Q | a4 | g4    | c4 e4 | d4-c4 f4-c4-e4",
        "mQ+[cl]Q | a4 | ''    | c4 d4 | ''",
        "mQ+[cl]Q | a1 | ''    | b2 d4 f6 | c3-b2 e5-b2-d4 g7-b2-d4-f6 h8-b2-d4-f6",
        // "Withdrawer: mQ+[cw]Q".
        "mQ+[cw]Q | d4 | ''    | d5    | d1-d5 d2-d5 d3-d5",
        "mQ+[cw]Q | d4 | d2    | d5 c3 | d3-d5 e5-c3 f6-c3 g7-c3 h8-c3",
        // "Capture by approach".
        "[ca]Q    | a4 | ''    | d4    | c4-d4",
        "[ca]K    | a4 | ''    | d4 c5 | ''",
        "[ca]K    | a4 | ''    | c4    | b4-c4",
        "[ca]N    | a1 | ''    | c5    | b3-c5",
        // "Capture by leaping over (single piece)".
        "[cj]Q    | a4 | ''    | c4 e4 | d4-c4",
        "[cj]R4   | a4 | ''    | c4    | d4-c4 e4-c4",
        "[cj]H    | a4 | ''    | b4 d7 | d4-b4",
        "[cj]H    | a4 | c4    | b4    | ''",
        // "Replacement capture must be explicitly specified": by c, or by mc for either.
        "[ca]Q        | a4 | ''    | d4 e4 | c4-d4",
        "[ca]cQ       | a4 | ''    | d4 e4 | xd4-e4",
        "[ca]mcQ      | a4 | ''    | d4 e4 c6 d7 | b5-c6 c4-d4 xc6-d7 xd4-e4",
        "[cw]cW       | d4 | ''    | d5 d3 | xd3-d5 xd5-d3",
        "[cj]cA       | d4 | ''    | e5 f6 c3 | xf6-e5",
        "[cj]cW4      | a4 | ''    | c4 e4 | xe4-c4",
        "[cl]cQ       | a4 | ''    | c4 e4 h4 | xe4-c4 xh4-c4-e4",
        "[cl]cW6      | a4 | ''    | c4 e4 g4 | xe4-c4 xg4-c4-e4",
        "[cl]mcW4--lmW | a4 | ''   | c4 e4 | d4-c4-e4 xc4",
        // "Pincer Pawn: mR+mR--[ccD]": three victims at once; one needs a friend behind it, and an
        // enemy that has another piece beside it is not held.
        "mR+mR--[ccD] | d1 | b4 f4 d6 | c4 e4 d5 | d4-c4-d5-e4",
        "mR--[ccD]    | d1 | b4       | c4 e4    | d4-c4",
        "mR--[ccH]    | d1 | a4       | b4 c4    | ''",
        "mR--[ccD]    | d2 | b4 d7 | c4 d6    | d4-c4 d5-d6",
        // "Self capture", and "Swapper: mQ+[xwQ]+([crK]--[cu])": swap and mutual destruction.
        "mQ+[xwQ]+([crK]--[cu]) | d4 | '' | d6 e5 | d4-e5+ d6~ e5~",
        "K--[cu]      | a1 | a2 b2 | b1     | xb1+",
        // "Ranged capture of the piece that could be reached by moving as M", there and here.
        "mR+[crR]     | a1 | ''    | a5 c1  | a1-a5 a1-c1",
        "mW--[crR]    | a1 | b1    | a5     | a2-a5",
        "mW--[crR3]--mW | a1 | b1  | a5     | a1-a5 a3-a5 b2-a5",
        // "Move A followed directly by move B in the same general direction", behind a return too.
        "[crfW]-mW    | d4 | ''    | d5     | xd5",
        "[crfW]--mW   | d4 | ''    | d5     | c4-d5 d3-d5 e4-d5 xd5",
        "[crfW]-mF    | d4 | ''    | d5     | c5-d5 e5-d5",
        "[crfW]-(mF)2 | d4 | ''    | d5     | b6-d5 c5-d5 e5-d5 f6-d5",
        "mrW-[crF]-mW | d4 | ''    | f5     | e5-f5 f4-f5",
        // "Lion: K+(DAN)+(K-K)+[crK]+(mK--[xo])".
        "K+(DAN)+(K-K)+[crK]+(mK--[xo]) | d4 | '' | d5 d6 | c6-d5 d4-d5 e6-d5 xd5 xd6 xd6-d5",
        // "Return to original starting square", where it may be already.
        "[crK]--[xo]  | d4 | c3 c4 c5 | d5 | d4-d5",
        // "Xiangqi cannon = mR+cpR".
        "mR+cpR       | a1 | a3    | a5 a6 c1 | xa5",
        // "The Riding operator is a suffix to the move component", also of a checker's capture.
        "([cj]fA)*    | a1 | ''    | b2 d4 f6 | c3-b2 e5-b2-d4 g7-b2-d4-f6",
        // "Grasshopper = gQ".
        "gQ           | a1 | a3    | a4 c3 e1 | xa4"
      })
  void capturesAndOtherEffects(
      String notation, String from, String own, String enemies, String expected) {
    String sorted = String.join(" ", List.of(expected.split(" ", -1)).stream().sorted().toList());
    assertThat(new Position(from, own, enemies).special(notation)).isEqualTo(sorted);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // "Cannon pawn: mK+j(AD)".
        "mK+j(AD)  | d4 | d5 | e5    | c3 c4 c5 d3 d6 e3 e4 f6",
        "mK+j(AD)  | a1 | a2 | b2 a3 | b1 c3 xa3",
        // "The Mao-rider, which would be represented as (mW-F)*".
        "(mW-F)*   | a1 | '' | ''    | b3 c2 c5 d7 e3 g4",
        "(mW-F)*   | a1 | c6 | e3    | b3 c2 c5 xe3",
        "(mW-F)02  | a1 | '' | ''    | c5 e3",
        // "The Riding operator is a suffix to the move component": with its modifiers.
        "j(mW-F)*  | d4 | d5 | e7    | c6 e6 f8",
        // "A Riding move of exactly the number of iterations indicated", also of a rider that
        // turns.
        "zB02      | d4 | '' | e3 e5 | b4 d2 d6",
        "qN03      | a1 | '' | ''    | c6 f3",
        "qN03      | a1 | '' | b3 f3 | c6",
        "qN02-F    | a1 | '' | b3    | e5",
        // Direction letters in front of a rider choose among the ways of the whole rider.
        "f(W-W)*   | d2 | '' | d6    | d4 xd6",
        "r(W-F)*   | a1 | '' | ''    | c2 e3 g4",
        // "j: must jump over a single hurdle", in the same place of each round.
        "j(mW-mW-W)02 | d1 | '' | d2 d5 | d7",
        "j(mW-mW-W)02 | d1 | '' | d3 d6 | d7",
        "j(mW-mW-W)*  | d1 | '' | d2 d5 | d4 d7",
        "j(mF-mF-F)*  | a1 | e5 | b2    | d4 g7",
        "m(W-F)2   | a1 | '' | c2    | b3 c5",
        // "Mao-hopper = j(mW-F)".
        "j(mW-F)   | d4 | d5 | ''    | c6 e6",
        // "mN--N": the double knight.
        "mN--N     | a1 | '' | ''    | a1 a3 a5 b4 c1 c5 d2 d4 e1 e3",
        "mN--N     | a1 | '' | b3    | a1 a3 b4 d4 e1 e3",
        // "Moo (Mao+Moa) = nN".
        "nN        | a1 | a2 | ''    | b3 c2",
        "nN        | a1 | a2 | b2    | c2",
        // "Shortest path must be used": not the way to e7 that turns aside to c5 first.
        "jL        | d4 | c5 | ''    | a5 c7",
        // "Xiangqi elephant = nA".
        "nA        | d4 | e5 | ''    | b2 b6 f2",
        // "Shogi horse = e(mfW-F)".
        "e(mfW-F)  | d4 | d5 | ''    | c6 e6",
        // "Orthochess pawn = imfW2+mfW+cfF", in all of its spellings.
        "imfW2+mfW+cfF     | e2 | '' | d3 | e3 e4 xd3",
        "(imfW2)(mfW)(cfF) | e2 | e4 | f3 | e3 xf3",
        "imfW2mfWcfF       | e2 | '' | '' | e3 e4",
        "mfW2      | e2 | '' | ''    | e3 e4",
        "mfW02     | e2 | '' | ''    | e4",
        // "mW-F": the Mao, and the same general direction.
        "mW-F      | a1 | a2 | ''    | c2",
        "mW-F      | a1 | '' | b1    | b3",
        "mW--F     | a1 | '' | b1    | b3 xb1",
        // "[xo] = Return to original starting square": a pass that needs an empty square.
        "mK--[xo]  | a1 | a2 b1 | ''  | a1",
        "mK--[xo]  | a1 | a2 b1 | b2  | ''",
        // "O (0,0) Leaper (new!)".
        "O         | a1 | a2 | ''    | a1",
        "(00,0)    | a1 | a2 | ''    | a1",
        // e and n change which squares count.
        "fmeR3     | a1 | a2 | ''    | a3 a4",
        "fmeR3-fmW | a1 | a2 | ''    | a4 a5",
        // A rider in the middle of a sequence.
        "(mW-mF)*--fmW | a1 | b1 c6 | '' | b4"
      })
  void allMoves(String notation, String from, String own, String enemies, String expected) {
    assertThat(new Position(from, own, enemies).moves(notation)).isEqualTo(expected);
  }

  /** "Chameleon: mQ+[ci]": it captures in the way in which the captured piece captures. */
  @Test
  void theChameleonCapturesLikeItsVictim() {
    Piece withdrawer = Notations.read("mQ+[cw]Q", Dialect.BEX).piece().orElseThrow();
    Piece leaper = Notations.read("mQ+[cl]Q", Dialect.BEX).piece().orElseThrow();
    Position position = new Position("d4", "", "d5");
    assertThat(position.special("mQ+[ci]", withdrawer)).isEqualTo("d1-d5 d2-d5 d3-d5");
    assertThat(position.special("mQ+[ci]", leaper)).isEqualTo("d6-d5 d7-d5 d8-d5");
  }

  /** "Immobilizer: [x!iK]--mQ--[xiK]". */
  @Test
  void theImmobilizerHoldsItsNeighboursAndCapturesNothing() {
    Position position = new Position("d4", "c4", "d5 f4");
    String notation = "[x!iK]--mQ--[xiK]";
    assertThat(position.immobilizes(notation, "d5")).isTrue();
    assertThat(position.immobilizes(notation, "f4")).isFalse();
    assertThat(position.immobilizes(notation, "c4")).isFalse();
    assertThat(position.moves(notation)).isEqualTo(position.moves("mQ"));
    assertThat(position.moves("[xiK]")).isEmpty();
    assertThat(position.immobilizes("mN+[xiR]", "f4")).isTrue();
  }

  @Test
  void royaltyAndPromotionAreMetadata() {
    Reading king = Notations.read("yW", Dialect.BEX);
    assertThat(king.royal()).isTrue();
    assertThat(king.piece()).isEqualTo(Notations.read("W", Dialect.BEX).piece());
    Reading pawn = Notations.read("imfW2+mfW+cfF=Q,R,(1,4)+yB,N", Dialect.BEX);
    assertThat(pawn.promotions()).containsExactly("Q", "R", "(1,4)+yB", "N");
    assertThat(pawn.royal()).isFalse();
    assertThat(pawn.piece()).isEqualTo(Notations.read("imfW2+mfW+cfF", Dialect.BEX).piece());
  }

  @Test
  void aLongLeaperTakesInEveryDirection() {
    Position position = new Position("a1", "", "b1 d1 f1 a2 a4 a6 b2 d4 f6");
    assertThat(position.special("[cl]Q").split(" ", -1)).hasSize(12).contains("h8-b2-d4-f6");
  }

  /** There is no limit but the board: 17 victims on 36 squares. */
  @Test
  void aLongLeaperTakesAsManyPiecesAsFitOnALine() {
    Board board = new Board(36, 1);
    board.put(board.geometry().square(0, 0), Cell.of(1, Side.WHITE));
    for (int file = 1; file < 35; file += 2) {
      board.put(board.geometry().square(file, 0), Cell.of(2, Side.BLACK));
    }
    assertThat(
            new Interpreter(Notations.read("[cl]R", Dialect.BEX).piece().orElseThrow())
                .moves(board, board.geometry().square(0, 0)))
        .extracting(move -> move.effects().size())
        .contains(1, 8, 17);
  }
}
