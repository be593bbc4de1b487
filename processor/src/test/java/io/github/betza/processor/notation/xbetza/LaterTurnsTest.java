package io.github.betza.processor.notation.xbetza;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.MovesOf;
import io.github.betza.processor.notation.SameMoves;
import io.github.betza.processor.path.Piece;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** On a later leg {@code q} and {@code z} are directions, by the side of the turn before. */
class LaterTurnsTest {
  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "asaqR, ararRalalR",
    "afsafzW, afraflWaflafrW",
    "afsafqW, afrafrWaflaflW",
    "afsafzK, afraflKaflafrK",
    "afafsKafsafzfK, afafsKafraflfKaflafrfK",
    "asabqK, arabrKalablK",
    "asazhK, aralhKalarhK",
    // A leg straight on or back keeps the side.
    "asafazW, arafalWalafarW",
    "asabazW, arabalWalabarW",
    // Every turn counts, those of 'q' and 'z' as well.
    "azaqaqhK, arararhKalalalhK",
    "azazazazW, aralaralWalaralarW",
    // PrecedingLegs the first turn both are either side.
    "azN, asN",
    "aqN, asN",
    "afzN, afsN",
    "saqW, sasW",
    // The two together are both sides.
    "asaqzR, asasR",
    // The range is that of the atom, whatever toggles it.
    "asyaqW, [W-sW-qR]",
    "asyaqN, [N-sN-qN0]",
    "asgaqB, [B-spB-qF]",
    // Oblique atoms turn as the king does.
    "asaqN, hrasaqNhlasaqN",
    // Brackets read them alike.
    "[R-sR-qR], asaqR",
    "[W-zW-zW], azazW",
    "[K-sK-zK], asazK",
    "[sR-qR-fzB], [rR-rR-flB][rR-lR-frB][lR-rR-flB][lR-lR-frB]",
    // A repetition is its rounds.
    "(az)2N, NazNazazN",
    "Wafs(afz)2W, WafsWafsafzWafsafzafzW",
    // The Quintessence.
    "(az)N, zN"
  })
  void turnsCountFromTheTurnBefore(String notation, String same) {
    SameMoves.check(notation, Dialect.XBETZA, same, Dialect.XBETZA);
  }

  @ParameterizedTest
  @CsvSource({"afsafzW, 8", "afafsKafsafzfK, 16", "azN, 8"})
  void emptyBoards(String notation, int squares) {
    assertThat(MovesOf.fromD4(notation, Dialect.XBETZA)).hasSize(squares);
  }

  /** A path is counted once for every turn that it really has. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Wafs(afz)W",
        "Fafs(afz)F",
        "afs(afzafz)W",
        "(az)N",
        "(az)7N",
        "Fmpvasabz(az)WsD",
        "(aq)7N"
      })
  void repeatedTurnsAreFewPaths(String notation) {
    Piece piece = Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
    assertThat(piece.alternatives()).isNotEmpty();
  }
}
