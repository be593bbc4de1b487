package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.PieceMoves;
import io.github.betza.processor.tool.NotatedPiece;
import java.util.List;
import org.junit.jupiter.api.Test;

class PieceLibraryTest {
  private static final NotatedPiece WAZIR = new NotatedPiece("W", Dialect.XBETZA);
  private static final NotatedPiece FERS = new NotatedPiece("F", Dialect.XBETZA);
  private static final NotatedPiece WRONG = new NotatedPiece("?", Dialect.XBETZA);

  @Test
  void compilesEachPieceOnce() {
    PieceLibrary library = new PieceLibrary();
    library.add(List.of(WAZIR, WRONG));
    PieceMoves wazir = library.moves(WAZIR);
    library.add(List.of(FERS, WAZIR));
    assertThat(library.moves(WAZIR)).isSameAs(wazir);
    assertThat(library.refusal(WAZIR)).isNull();
    assertThat(library.refusal(WRONG).message()).isNotBlank();
  }

  /** Whoever asks for ever about new pieces must not fill the memory. */
  @Test
  void forgetsPiecesWhereThereAreTooMany() {
    PieceLibrary library = new PieceLibrary(1);
    library.add(List.of(WAZIR));
    PieceMoves wazir = library.moves(WAZIR);
    library.add(List.of(FERS));
    assertThat(library.moves(WAZIR)).isSameAs(wazir);
    library.add(List.of(WAZIR));
    assertThat(library.moves(WAZIR)).isNotNull().isNotSameAs(wazir);
  }
}
