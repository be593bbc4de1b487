package io.github.betza.processor.army;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.Side;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.game.Result;
import io.github.betza.game.Result.Reason;
import io.github.betza.model.RuleFeature;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** Plays an army at random, and compares what its generated classes say with the slow game. */
final class ArmyMatch {
  private static final int PLIES = 11;

  /** Every so many plies moves of moves are counted, and what a search asks is compared. */
  private static final int SELDOM = 5;

  /** More moves of moves than this are looked at by samples. */
  private static final int MOST_NODES = 700;

  private static final int SAMPLES = 8;

  /** A game in which more is to be looked for ends early. */
  private static final long MOST_SEARCHES = 40_000;

  private final Army army;

  /** The same game, in each of the forms that are compared; the last one is built at run time. */
  private final List<Game> games;

  private final SlowGame slow;
  private final Random random;

  private final Deque<String> played = new ArrayDeque<>();

  /** The positions before, and whether their side to move was in check. */
  private final List<Past> past = new ArrayList<>();

  private int positions;

  /** What matters of a position when it comes back. */
  private record Past(long hash, boolean isChecked, int side) {}

  ArmyMatch(Army army, List<ClassLoader> forms, Random random) {
    this.army = army;
    this.games = new ArrayList<>();
    forms.forEach(form -> games.add(begin(army, form)));
    List<PieceMoves> extras = SlowMoves.extras(army, forms.get(0));
    games.add(ArmyTable.of(army, games.get(0).rules().pieces(), extras));
    this.slow = new SlowGame(army, games.get(0).rules(), forms.get(0));
    this.random = random;
  }

  private static Game begin(Army army, ClassLoader loader) {
    try {
      return loader
          .loadClass(gameClass(army))
          .asSubclass(Game.class)
          .getConstructor()
          .newInstance();
    } catch (ReflectiveOperationException exception) {
      throw new LinkageError(army.name(), exception);
    }
  }

  /** Returns the name of the class that plays an army. */
  static String gameClass(Army army) {
    return ArmySource.PACKAGE + "." + army.name() + "Game";
  }

  /** Returns the features of the game. */
  Set<RuleFeature> features() {
    return games.get(0).rules().features();
  }

  /** Returns how many positions have been compared. */
  int positions() {
    return positions;
  }

  /** Plays, and takes all back. */
  void play() {
    long first = games.get(0).hash();
    boolean goesOn = true;
    for (int ply = 0; ply < PLIES && goesOn && slow.searches() < MOST_SEARCHES; ply++) {
      MoveList legal = compare();
      if (ply % SELDOM == 0) {
        compareAnswers(legal);
        compareDeeper(legal);
      }
      goesOn = legal.size() > 0;
      if (goesOn) {
        make(legal, back(legal).orElse(random.nextInt(legal.size())));
      }
    }
    while (!played.isEmpty()) {
      unmake();
    }
    for (Game game : games) {
      assertThat(game.hash()).as("all taken back: %s", this).isEqualTo(first);
    }
    compare();
  }

  /** Compares the moves of the position, and returns them. */
  private MoveList compare() {
    positions++;
    MoveList legal = slow.legal();
    List<String> expected = texts(legal);
    long hash = games.get(0).hash();
    int occurrences = (int) past.stream().filter(each -> each.hash() == hash).count() + 1;
    String recurrence = recurrence(hash, occurrences, legal.size() > 0);
    for (Game game : games) {
      MoveList found = new MoveList();
      game.legalMoves(found);
      assertThat(texts(found)).as(this::toString).isEqualTo(expected);
      assertThat(game.legalMoveCount()).as("count: %s", this).isEqualTo(legal.size());
      assertThat(game.inCheck()).as("check: %s", this).isEqualTo(slow.inCheck());
      assertThat(game.hash()).as("hash: %s", this).isEqualTo(hash);
      assertThat(game.repetitionCount()).as("repetition count: %s", this).isEqualTo(occurrences);
      assertThat(recurrence(game.result())).as("recurrence: %s", this).isEqualTo(recurrence);
    }
    return legal;
  }

  /** Returns every second time the move by which the piece that moved last goes back. */
  private OptionalInt back(MoveList legal) {
    if (army.recurrence().times() == 0 || played.size() < 2 || random.nextBoolean()) {
      return OptionalInt.empty();
    }
    String last = List.copyOf(played).get(played.size() - 2);
    return IntStream.range(0, legal.size())
        .filter(i -> !Move.isDrop(legal.get(i)) && Move.promotion(legal.get(i)) == 0)
        .filter(
            i -> {
              Geometry geometry = games.get(0).board().geometry();
              String from = geometry.name(Move.from(legal.get(i)));
              return last.equals(geometry.name(Move.to(legal.get(i))) + from);
            })
        .findFirst();
  }

  /** Returns how the game has ended because its position has come back; empty if it has not. */
  private String recurrence(long hash, int occurrences, boolean hasMoves) {
    Army.Recurrence rule = army.recurrence();
    if (rule.times() == 0 || occurrences < rule.times() || !hasMoves || slow.lacksRoyals()) {
      return "";
    }
    int first = 0;
    while (past.get(first).hash() != hash) {
      first++;
    }
    int side = games.get(0).side();
    List<Past> since = new ArrayList<>(past.subList(first + 1, past.size()));
    since.add(new Past(hash, slow.inCheck(), side));
    boolean isChased = since.stream().filter(each -> each.side() == side).allMatch(Past::isChecked);
    boolean chases = since.stream().filter(each -> each.side() != side).allMatch(Past::isChecked);
    if (rule.perpetualCheck() && isChased != chases) {
      return winner(isChased ? side : side ^ 1) + " PERPETUAL_CHECK";
    }
    return switch (rule.outcome()) {
      case DRAW -> "draw REPETITION";
      case LOSS -> winner(side) + " REPETITION";
      case WIN -> winner(side ^ 1) + " REPETITION";
      case WHITE_WINS -> winner(Side.WHITE) + " REPETITION";
      case BLACK_WINS -> winner(Side.BLACK) + " REPETITION";
    };
  }

  private static String recurrence(Result result) {
    boolean isOne =
        result.reason() == Reason.REPETITION || result.reason() == Reason.PERPETUAL_CHECK;
    OptionalInt winner = result.winner();
    String won = winner.isEmpty() ? "draw" : winner(winner.getAsInt());
    return isOne ? won + " " + result.reason() : "";
  }

  private static String winner(int side) {
    return "side " + side;
  }

  /** Compares what a search asks besides. */
  private void compareAnswers(MoveList legal) {
    Game first = games.get(0);
    int[] values = SearchAnswers.values(first);
    for (int i = 0; i < legal.size(); i++) {
      int index = i;
      assertThat(first.exchange(legal, i, values))
          .as(() -> "exchange after " + first.text(legal, index) + ": " + this)
          .isEqualTo(slow.exchange(legal, i, values));
    }
    List<String> expected = SearchAnswers.of(first, legal, toString());
    for (Game game : games) {
      List<String> different = new ArrayList<>(SearchAnswers.of(game, legal, toString()));
      different.removeAll(expected);
      assertThat(different).as("%s: %s", games.indexOf(game), this).isEmpty();
    }
  }

  /** Counts moves of moves: of all, or of some where there are many. */
  private void compareDeeper(MoveList legal) {
    if (legal.size() * legal.size() <= MOST_NODES) {
      int depth = legal.size() * legal.size() * legal.size() <= MOST_NODES ? 3 : 2;
      long expected = walk(legal, depth);
      for (Game game : games) {
        assertThat(Perft.count(game, depth)).as("depth %s: %s", depth, this).isEqualTo(expected);
      }
    } else {
      for (int i = 0; i < SAMPLES; i++) {
        make(legal, random.nextInt(legal.size()));
        compare();
        unmake();
      }
    }
  }

  /** Compares all positions after some moves, and returns how many moves lead to the last. */
  private long walk(MoveList legal, int depth) {
    long sequences = depth == 1 ? legal.size() : 0;
    for (int i = 0; i < legal.size() && depth > 1; i++) {
      make(legal, i);
      sequences += walk(compare(), depth - 1);
      unmake();
    }
    return sequences;
  }

  private void make(MoveList legal, int index) {
    played.addLast(games.get(0).text(legal, index));
    past.add(new Past(games.get(0).hash(), slow.inCheck(), games.get(0).side()));
    slow.make(legal, index);
    games.forEach(game -> game.make(legal, index));
  }

  private void unmake() {
    played.removeLast();
    past.remove(past.size() - 1);
    slow.unmake();
    games.forEach(Game::unmake);
  }

  private List<String> texts(MoveList moves) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      StringBuilder text = new StringBuilder(games.get(0).text(moves, i));
      text.append(' ').append(Integer.toHexString(moves.get(i)));
      for (int j = 0; j < moves.effectCount(i); j++) {
        text.append(' ').append(Integer.toHexString(moves.effect(i, j)));
      }
      texts.add(text.toString());
    }
    Collections.sort(texts);
    return texts;
  }

  @Override
  public String toString() {
    String source = ArmySource.of(army);
    return "after " + played + ", in " + games.get(0).fen() + ", of\n" + source;
  }
}
