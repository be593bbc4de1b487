package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Attackers;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceListener;
import io.github.betza.model.RuleFeature;
import io.github.betza.samples.Games;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares what a game answers a search with what shows when moves are made, and when the moves of
 * each piece are generated. {@code -Dbetza.questions=100} plays so many random games of each
 * variant.
 */
class SearchQuestionsTest {
  private static final int PLAYOUTS = Integer.getInteger("betza.questions", 1);
  private static final int PLIES = 60;
  private static final int PLIES_ON_LARGE_BOARDS = 12;
  private static final int LARGE = 128;
  private static final int SQUARES = 12;
  private static final int WORDS = 60;

  static Collection<String> names() {
    return Games.names();
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("names")
  void answersAreThoseOfTrying(String name) {
    Geometry geometry = Games.find(name, null).orElseThrow().board().geometry();
    int plies = geometry.squares().count() > LARGE ? PLIES_ON_LARGE_BOARDS : PLIES;
    Walks.check(
        name.hashCode(),
        PLAYOUTS,
        plies,
        walk -> {
          Game start = Games.find(name, null).orElseThrow();
          Sum sum = new Sum();
          start.listen(sum);
          Walks.play(start, walk, game -> compare(game, sum));
        });
  }

  /** Sums a number for each piece and square. */
  private static final class Sum implements PieceListener {
    private long sum;

    @Override
    public void added(int cell, int square) {
      sum += number(cell, square);
    }

    @Override
    public void removed(int cell, int square) {
      sum -= number(cell, square);
    }

    static long number(int cell, int square) {
      return (cell * 4096L + square) * 0x9E3779B97F4A7C15L;
    }

    static long of(Board board) {
      long sum = 0;
      for (int square = 0; square < board.cells().length; square++) {
        int cell = board.cells()[square];
        sum += Cell.isPiece(cell) ? number(cell, square) : 0;
      }
      return sum;
    }
  }

  /** The values of pieces, the squares and the words depend on the position alone. */
  private static void compare(Game game, Sum sum) {
    Random random = new Random(game.hash());
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    int[] values = values(game, random);
    String fen = game.fen();
    long hash = game.hash();
    compareParts(game, moves);
    comparePieces(game);
    for (int i = 0; i < SQUARES; i++) {
      int[] all = game.board().geometry().squares().toArray();
      compareAttackers(game, all[random.nextInt(all.length)]);
    }
    compareChecks(game);
    for (int i = 0; i < moves.size(); i++) {
      compareMove(game, moves, i, values);
    }
    compareStored(game, moves, random);
    assertThat(game.fen()).isEqualTo(fen);
    assertThat(game.hash()).isEqualTo(hash);
    assertThat(sum.sum).as(fen).isEqualTo(Sum.of(game.board()));
  }

  private static int[] values(Game game, Random random) {
    int[] values = new int[game.rules().kinds() + 1];
    Arrays.setAll(values, kind -> kind == 0 ? 0 : 100 * (1 + random.nextInt(9)));
    return values;
  }

  private static void compareParts(Game game, MoveList moves) {
    MoveList captures = new MoveList();
    MoveList quiets = new MoveList();
    game.legalCaptures(captures);
    game.legalQuiets(quiets);
    List<String> names = new ArrayList<>(names(game, captures));
    names.addAll(names(game, quiets));
    assertThat(names)
        .as(game.fen())
        .containsExactlyInAnyOrderElementsOf(names(game, moves))
        .hasSize(moves.size());
    for (int i = 0; i < captures.size(); i++) {
      int word = captures.get(i);
      assertThat(isLoud(word)).isTrue();
    }
    for (int i = 0; i < quiets.size(); i++) {
      int word = quiets.get(i);
      assertThat(isLoud(word)).isFalse();
    }
  }

  private static boolean isLoud(int word) {
    return Move.isCapture(word) || (Move.promotion(word) != 0 && !Move.isDrop(word));
  }

  private static List<String> names(Game game, MoveList moves) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      names.add(moves.text(i, game.board()));
    }
    return names;
  }

  private static void comparePieces(Game game) {
    int[] cells = game.board().cells();
    int[] found = new int[cells.length];
    for (int side = 0; side < 2; side++) {
      for (int kind = 1; kind <= game.rules().kinds(); kind++) {
        Set<Integer> expected = squares(game, side, kind);
        int count = game.squares(side, kind, found);
        assertThat(game.count(side, kind)).isEqualTo(count).isEqualTo(expected.size());
        Set<Integer> squares = new TreeSet<>();
        Arrays.stream(found, 0, count).forEach(squares::add);
        assertThat(squares).isEqualTo(expected);
        Set<Integer> ofBits = new TreeSet<>();
        int[] all = game.board().geometry().squares().toArray();
        for (int bit = 0; bit < all.length; bit++) {
          if (((game.pieces(side, kind, bit >> 6) >>> bit) & 1) != 0) {
            ofBits.add(all[bit]);
          }
        }
        assertThat(ofBits).isEqualTo(expected);
      }
    }
  }

  private static Set<Integer> squares(Game game, int side, int kind) {
    int[] cells = game.board().cells();
    Set<Integer> squares = new TreeSet<>();
    for (int square = 0; square < cells.length; square++) {
      if (Cell.isPiece(cells[square]) && (cells[square] & Cell.PIECE) == Cell.of(kind, side)) {
        squares.add(square);
      }
    }
    return squares;
  }

  /** What a piece attacks also depends on blasts, which notations do not tell. */
  private static void compareAttackers(Game game, int square) {
    if (game.rules().has(RuleFeature.BLASTS)) {
      return;
    }
    for (int side = 0; side < 2; side++) {
      Set<Integer> expected = AttackersByMoves.find(game, square, side);
      Attackers found = new Attackers();
      game.attackers(square, side, found);
      Set<Integer> squares = new TreeSet<>();
      found.forEach(squares::add);
      String where = game.fen() + " " + game.board().geometry().name(square) + " by " + side;
      assertThat(squares).as(where).isEqualTo(expected);
      assertThat(found.size()).isEqualTo(expected.size());
      assertThat(game.isAttacked(square, side)).as(where).isEqualTo(!expected.isEmpty());
    }
  }

  private static void compareChecks(Game game) {
    for (int side = 0; side < 2; side++) {
      assertThat(game.inCheck(side)).as(game.fen()).isEqualTo(isChecked(game, side));
    }
    assertThat(game.inCheck()).isEqualTo(game.inCheck(game.side()));
  }

  private static boolean isChecked(Game game, int side) {
    boolean checked = false;
    for (int kind = 1; kind <= game.rules().kinds(); kind++) {
      for (int square : squares(game, side, kind)) {
        boolean royal = (game.board().get(square) & Cell.ROYAL) != 0;
        checked |= royal && game.legality().attacks().isAttackedByPieces(square, side);
      }
    }
    return checked;
  }

  private static void compareMove(Game game, MoveList moves, int index, int[] values) {
    String what = game.fen() + " " + moves.text(index, game.board());
    int side = game.side();
    int moving = game.movingKind(moves, index);
    int captured = game.capturedKind(moves, index);
    int word = moves.get(index);
    int mover = Move.isDrop(word) ? Move.promotion(word) : kindOn(game, Move.from(word));
    assertThat(moving).isEqualTo(mover);
    boolean check = game.givesCheck(moves, index);
    int exchange = game.exchange(moves, index, values);
    int[] before = counts(game, side ^ 1);
    int balance = balance(game, side, values);
    game.makeLegal(moves, index);
    assertThat(check).as(what).isEqualTo(isChecked(game, side ^ 1));
    if (captured != 0) {
      assertThat(counts(game, side ^ 1)[captured]).as(what).isLessThanOrEqualTo(before[captured]);
    }
    assertThat(captured != 0).as(what).isEqualTo(Move.isCapture(word));
    int entering = Effect.entering(moves, index);
    int entered = entering == 0 ? 0 : values[entering];
    int gain = Move.isDrop(word) ? 0 : balance(game, side, values) - balance - entered;
    int to = Move.to(word);
    game.position().writer().clearEnPassant();
    boolean isThere = Cell.isPiece(game.board().get(to)) && Cell.side(game.board().get(to)) == side;
    int expected = gain - (isThere ? recapture(game, to, values) : 0);
    game.unmake();
    assertThat(exchange).as("%s %s", what, Arrays.toString(values)).isEqualTo(expected);
  }

  private static int kindOn(Game game, int square) {
    return Cell.kind(game.board().get(square));
  }

  private static int[] counts(Game game, int side) {
    int[] counts = new int[game.rules().kinds() + 1];
    for (int cell : game.board().cells()) {
      if (Cell.isPiece(cell) && Cell.side(cell) == side) {
        counts[Cell.kind(cell)]++;
      }
    }
    return counts;
  }

  private static int balance(Game game, int side, int[] values) {
    int[] own = counts(game, side);
    int[] others = counts(game, side ^ 1);
    int balance = 0;
    for (int kind = 1; kind < values.length; kind++) {
      balance += values[kind] * (own[kind] - others[kind]);
    }
    return balance;
  }

  /** Returns what the side to move wins by capturing on a square, at least 0. */
  private static int recapture(Game game, int to, int[] values) {
    int from = least(game, to, values);
    if (from < 0) {
      return 0;
    }
    int value = values[Cell.kind(game.board().get(to))];
    boolean royal = (game.board().get(from) & Cell.ROYAL) != 0;
    MoveList capture = new MoveList();
    capture.capture(from, to);
    game.position().make(capture, 0);
    boolean isForbidden = royal && least(game, to, values) >= 0;
    int won = isForbidden ? 0 : value - recapture(game, to, values);
    game.unmake();
    return Math.max(won, 0);
  }

  private static int least(Game game, int to, int[] values) {
    int best = -1;
    long least = Long.MAX_VALUE;
    for (int kind = 1; kind < values.length; kind++) {
      for (int from : squares(game, game.side(), kind)) {
        boolean royal = (game.board().get(from) & Cell.ROYAL) != 0;
        long value = royal ? Integer.MAX_VALUE : values[kind];
        if (value < least && AttackersByMoves.captures(game, from, to)) {
          least = value;
          best = from;
        }
      }
    }
    return best;
  }

  private static void compareStored(Game game, MoveList moves, Random random) {
    for (int i = 0; i < moves.size(); i++) {
      compareStored(game, moves, moves.get(i));
    }
    for (int i = 0; i < WORDS && moves.size() > 0; i++) {
      int word = moves.get(random.nextInt(moves.size()));
      int other = moves.get(random.nextInt(moves.size()));
      int[] all = game.board().geometry().squares().toArray();
      int mixed = (word & ~0xFFF000) | (other & 0xFFF000);
      compareStored(game, moves, mixed);
      compareStored(game, moves, mixed ^ Move.CAPTURE);
      compareStored(game, moves, word ^ Move.SPECIAL);
      compareStored(game, moves, random.nextInt());
      int from = all[random.nextInt(all.length)];
      int to = all[random.nextInt(all.length)];
      compareStored(game, moves, Move.reaching(from, to, game.board().get(to)));
      compareStored(game, moves, Move.drop(1 + random.nextInt(game.rules().kinds()), to));
    }
  }

  private static void compareStored(Game game, MoveList moves, int word) {
    MoveList expected = new MoveList();
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) == word) {
        expected.append(moves, i);
      }
    }
    MoveList found = new MoveList();
    int count = game.legal(word, found);
    assertThat(count).isEqualTo(found.size());
    assertThat(names(game, found))
        .as(() -> game.fen() + " " + Integer.toHexString(word))
        .containsExactlyInAnyOrderElementsOf(names(game, expected));
  }
}
