package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.processor.emit.BoardBinding.Access;
import io.github.betza.processor.emit.plan.TooLargeException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An engine's own list gets the moves that the list of the runtime gets, in the same order. */
final class OwnListTest {
  private static final List<String> VARIED =
      List.of(
          "R",
          "nN",
          "gQ",
          "mRcpR",
          "FyafsF",
          "fmWfcF",
          "cafmW",
          "ckQ",
          "fsWifcD",
          "R3",
          "pB",
          "fmWfcFifmnD",
          "sbQ",
          "NmQ",
          "tR");

  @Test
  void movesOfVariedPiecesAreTheSame() throws Exception {
    List<String> fit = fitting(VARIED);

    assertThat(fit).hasSizeGreaterThan(12);
    compare(fit);
  }

  @Tag("deep")
  @Test
  void movesOfAllThatFitAreTheSame() throws Exception {
    compare(fitting(Notation.all()));
  }

  @ParameterizedTest
  @CsvSource({
    "R,",
    "U,",
    "mRcpR,",
    "fmWfcF,",
    "fceF, EFFECTS",
    "ifmnD, EFFECTS",
    "KisO2, EFFECTS",
    "mcafK, EFFECTS",
    "cabK, EFFECTS",
    "I, OTHERS_MOVES",
    "abR, TWICE",
    "oR, TWICE"
  })
  void namesWhatDoesNotFit(String notation, OwnListObstacle obstacle) throws TooLargeException {
    assertThat(OwnListObstacle.of(Generated.piece(notation)))
        .isEqualTo(Optional.ofNullable(obstacle));
  }

  private static List<String> fitting(List<String> notations) throws TooLargeException {
    List<String> fit = new ArrayList<>();
    for (String notation : notations) {
      if (OwnListObstacle.of(Generated.piece(notation)).isEmpty()) {
        fit.add(notation);
      }
    }
    return fit;
  }

  private static void compare(List<String> notations) throws Exception {
    Generated generated =
        new Generated()
            .add("EngineBoard", OwnClassTest.text("EngineBoard"))
            .add("EngineList", OwnClassTest.text("EngineList"));
    for (int i = 0; i < notations.size(); i++) {
      generated.add(source("Own" + i, notations.get(i), "generated.EngineList"));
      generated.add(source("Usual" + i, notations.get(i), BoardBinding.RUNTIME_LIST));
    }
    generated.compile();
    Class<?> engine = generated.type("EngineBoard");
    RandomPositions positions = new Comparison().positions(3);
    for (int round = 0; round < 20; round++) {
      Board board = positions.next();
      Object onEngine = engine.getConstructor(Board.class).newInstance(board);
      for (int i = 0; i < notations.size(); i++) {
        for (int from : RandomPositions.occupied(board)) {
          for (String method : List.of("moves", "captures", "quiets")) {
            MoveList usual = new MoveList();
            generated
                .type("Usual" + i)
                .getMethod(method, engine, int.class, MoveList.class)
                .invoke(null, onEngine, from, usual);
            assertThat(own(generated, "Own" + i, method, onEngine, from).toString())
                .as("%s of %s", method, notations.get(i))
                .isEqualTo(usual.toString());
          }
        }
      }
    }
  }

  private static MoveList own(
      Generated generated, String type, String method, Object board, int from)
      throws ReflectiveOperationException {
    Class<?> listType = generated.type("EngineList");
    Object list = listType.getConstructor().newInstance();
    generated
        .type(type)
        .getMethod(method, board.getClass(), int.class, listType)
        .invoke(null, board, from, list);
    MoveList copy = new MoveList();
    listType.getMethod("copyTo", MoveList.class).invoke(list, copy);
    return copy;
  }

  private static PieceSource source(String className, String notation, String moveList) {
    return OwnClassTest.onEngine(
        className,
        notation,
        new BoardBinding("generated.EngineBoard", Access.OWN_CLASS, List.of(), false, moveList));
  }
}
