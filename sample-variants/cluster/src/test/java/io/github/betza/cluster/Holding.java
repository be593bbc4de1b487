package io.github.betza.cluster;

import io.github.betza.cli.cluster.ClusterTask;
import io.github.betza.game.Game;
import io.github.betza.samples.Games;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** A member that counts some units and then holds another until it is released, or killed. */
final class Holding {
  /** What the command line says of games of the samples. */
  private static final String DEFINITION = "[XBETZA, [], null, null]";

  private Holding() {}

  /** Runs in a process of its own: how many units, the depth, and perhaps a file of results. */
  public static void main(String[] args) {
    Path resume = args.length > 2 ? Path.of(args[2]) : null;
    UnaryOperator<UnitCounter> wrapper =
        counter ->
            after(
                Integer.parseInt(args[0]),
                () -> System.out.println("holding"),
                new CountDownLatch(1),
                counter);
    count(wrapper, Integer.parseInt(args[1]), List.of(), resume, System.err::println);
  }

  /** Returns a counter that counts so many units, and then waits. */
  static UnitCounter after(
      int units, Runnable holding, CountDownLatch released, UnitCounter counter) {
    AtomicInteger counted = new AtomicInteger();
    return (unit, ended) -> {
      if (counted.getAndIncrement() == units) {
        holding.run();
        await(released);
      }
      return counter.count(unit, ended);
    };
  }

  static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new CancellationException("interrupted");
    }
  }

  /** Counts chess with one thread. */
  static long count(
      UnaryOperator<UnitCounter> wrapper,
      int depth,
      List<InetSocketAddress> join,
      Path resume,
      Consumer<String> messages) {
    Game game = Games.find("chess", null).orElseThrow();
    ClusterTask task =
        new ClusterTask(depth, 1, DEFINITION, "127.0.0.1", null, join, resume, messages);
    return new HazelcastPerft(wrapper).divide(game, task, (move, nodes) -> {}, nodes -> {});
  }
}
