package io.github.betza.processor.army;

import io.github.betza.Dialect;
import io.github.betza.model.RuleFeature;
import io.github.betza.processor.emit.RandomDialects;
import io.github.betza.processor.emit.RandomNotations;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;

/** The moves that the pieces of armies are drawn from. */
final class Menu {
  /** What most real games are made of. */
  private static final List<String> USUAL =
      List.of(
          "R", "B", "N", "Q", "RN", "BN", "W", "F", "WD", "FA", "nN", "nA", "nD", "mRcpR", "pR",
          "gQ", "NN", "FyafsF", "WyafsW", "R4", "B3", "fRsW", "WF", "A", "D", "H", "C", "vRsB",
          "mNcB", "mRcB", "cpBmB", "[W?fsB]", "NAD", "KADN", "afsafsW", "fNsbK", "mpRcpR", "R2N",
          "zB", "qN3", "afafW", "nNnAW", "oR", "oN", "ooB", "oQ3", "ooNN", "oWfF", "oKmR", "RmasR",
          "[B-N]", "mRcafsR");

  /** What attacks without the help of other pieces. */
  private static final List<String> PLAIN =
      List.of("R", "B", "N", "Q", "RN", "BN", "WD", "FA", "nN", "nA", "NN", "FyafsF", "R4", "fRsW");

  /** It needs no help either, but attacks along no lines. */
  private static final Army.Move LEAPING = new Army.Move("mQ+[cl]Q", Dialect.BEX);

  /** The oddity of an army whose pieces are plain. */
  static final int NONE = -1;

  /** Captures elsewhere than where the move ends, and what else a move may do. */
  private static final List<String> ODD =
      List.of(
          "mRcaibR",
          "caK",
          "KNADcaKcabKmabK",
          "mQcafmQ",
          "caibB",
          "cuR",
          "udR",
          "KmabK",
          "mKI",
          "KcI",
          "xK",
          "dK",
          "mBcabB",
          "fcafmF",
          "pafpafR",
          "mFcafmFcafmacafmF",
          "tR",
          "kQmW",
          "iNR",
          "isRW",
          "ifmnDifmnAK",
          "nA0",
          "RcefR");

  /** A piece that can pass. */
  static final Army.Move PASSING = new Army.Move("WO", Dialect.XBETZA);

  private static final List<String> PROMOTING =
      List.of(
          "R",
          "fWfF",
          "FvW",
          "RF",
          "W",
          "fRbW",
          "nNK",
          "mRcpR",
          "fmWfceFifmnD",
          "fmWfceFifmnD",
          "fmWfcF",
          "fmWifW",
          "fafsF",
          "fmFfceWifmnA",
          "fW",
          "fmWfceFifmnH",
          "fmWfceFifmW3",
          "fsWfceF",
          "ifmnDfmWfceF",
          "fKifmnD",
          "mfFcefWimfnA",
          "fmW*fceF");

  private static final List<String> ROYAL =
      List.of(
          "K", "K", "K", "K", "W", "F", "WA", "N", "WFN", "Q", "KmW2", "KimnD", "KimN", "mKcF",
          "KcaK", "KfceF", "oK");

  static final Army.Move KING = new Army.Move("K", Dialect.XBETZA);

  private static final List<String> CASTLING =
      List.of("KisO2", "KisO1", "KirO2ilO3", "KisO2", "KisO3", "WisO2");

  private static final List<Dialect> DIALECTS = List.of(Dialect.values());

  private final Random random;
  private final List<Army.Move> corpora;

  Menu(Random random, List<Army.Move> corpora) {
    this.random = random;
    this.corpora = corpora;
  }

  /** Returns every notation of the conformance data. */
  static List<Army.Move> corpora() {
    List<Army.Move> moves = new ArrayList<>();
    for (String file : List.of("xbetza", "extended", "bex")) {
      try (BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(
                  Objects.requireNonNull(
                      Menu.class.getResourceAsStream("/conformance/" + file + ".tsv")),
                  StandardCharsets.UTF_8))) {
        reader
            .lines()
            .map(line -> line.split("\t", -1))
            .map(fields -> new Army.Move(fields[2], Dialect.valueOf(fields[1])))
            .distinct()
            .forEach(moves::add);
      } catch (IOException exception) {
        throw new UncheckedIOException(exception);
      }
    }
    return moves;
  }

  /** Returns a move by which a piece, or a royal one, gives its game a feature. */
  static Optional<Army.Move> giving(RuleFeature feature) {
    return switch (feature) {
      case IMMOBILIZERS -> Optional.of(new Army.Move("[x!iK]--mQ--[xiK]", Dialect.BEX));
      case ROYAL_IMMOBILIZERS -> Optional.of(new Army.Move("[x!iK]--K--[xiK]", Dialect.BEX));
      case IMITATORS -> Optional.of(new Army.Move("mKI", Dialect.XBETZA));
      case EXCITERS -> Optional.of(new Army.Move("xaK", Dialect.XBETZA));
      case DISPLACERS -> Optional.of(new Army.Move("mK+[xwK]", Dialect.BEX));
      case ROYAL_EN_PASSANT -> Optional.of(new Army.Move("KimnD", Dialect.XBETZA));
      case AIDED_CAPTURES -> Optional.of(new Army.Move("mRcpR", Dialect.XBETZA));
      case GOALS -> Optional.of(KING);
      case NO_ROYALTY,
          LAST_ROYAL,
          ROYALS_CAPTURED,
          EXTINCTION,
          BARE_KING,
          CHECKS_COUNTED,
          CHECKS_FORBIDDEN,
          PIECES_COUNTED,
          PASSES_END,
          FACING_FORBIDDEN,
          FACING_ANSWERED,
          EXTRAS,
          BLOCKERS,
          HANDS,
          GATES,
          ROYAL_DROPS,
          BLASTS,
          CASTLING_BY_FILE ->
          Optional.empty();
    };
  }

  /** Returns whether a move may be made by another piece than the one that has it. */
  static boolean excites(Army.Move move) {
    return move.dialect() == Dialect.XBETZA && move.notation().indexOf('x') >= 0;
  }

  /** Returns a move of an army whose pieces are more or less odd. */
  Army.Move any(int oddity) {
    int lot = random.nextInt(100);
    if (oddity == NONE) {
      return random.nextInt(4) == 0 ? LEAPING : xbetza(PLAIN);
    }
    if (lot >= oddity) {
      return lot % 3 == 0 ? shortOfCorpora() : xbetza(USUAL);
    }
    return switch (random.nextInt(8)) {
      case 0, 3 -> xbetza(ODD);
      case 1 -> new Army.Move(new RandomNotations(random).next(1).get(0), Dialect.XBETZA);
      case 2 -> {
        Dialect dialect = DIALECTS.get(random.nextInt(DIALECTS.size()));
        String notation = new RandomDialects(dialect, random).next(1).get(0);
        yield new Army.Move(notation, dialect);
      }
      default -> corpora.get(random.nextInt(corpora.size()));
    };
  }

  /** Returns a short notation of the data, which is seldom an involved one. */
  private Army.Move shortOfCorpora() {
    Army.Move move = corpora.get(random.nextInt(corpora.size()));
    while (move.notation().length() > 4) {
      move = corpora.get(random.nextInt(corpora.size()));
    }
    return move;
  }

  /** Returns a move that leads to the last rank. */
  Army.Move promoting() {
    return xbetza(PROMOTING);
  }

  Army.Move castling() {
    return xbetza(CASTLING);
  }

  /** Returns the same without the castling. */
  static Army.Move withoutCastling(Army.Move move) {
    String notation = move.notation();
    return new Army.Move(notation.substring(0, notation.indexOf('i')), move.dialect());
  }

  Army.Move royal(int oddity) {
    return random.nextInt(200) < oddity ? any(oddity) : xbetza(ROYAL);
  }

  private Army.Move xbetza(List<String> choices) {
    return new Army.Move(choices.get(random.nextInt(choices.size())), Dialect.XBETZA);
  }
}
