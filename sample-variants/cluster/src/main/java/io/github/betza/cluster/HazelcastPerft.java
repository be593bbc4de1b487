package io.github.betza.cluster;

import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import io.github.betza.cli.cluster.ClusterException;
import io.github.betza.cli.cluster.ClusterPerft;
import io.github.betza.cli.cluster.ClusterTask;
import io.github.betza.cli.output.Printable;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import java.util.function.LongConsumer;
import java.util.function.UnaryOperator;

/** Counts with a cluster of Hazelcast, of which this process is a member. */
public final class HazelcastPerft implements ClusterPerft {
  private final UnaryOperator<UnitCounter> wrapper;

  /** Makes what {@link java.util.ServiceLoader} finds. */
  public HazelcastPerft() {
    this(counter -> counter);
  }

  /** Makes one that counts units in another way. */
  HazelcastPerft(UnaryOperator<UnitCounter> wrapper) {
    this.wrapper = wrapper;
  }

  @Override
  public long divide(Game game, ClusterTask task, Perft.Divide divide, LongConsumer progress) {
    WorkUnits work = WorkUnits.of(game, task.depth());
    String digest = CountDigest.of(game, task, work);
    String count = Printable.plain(game.rules().name()) + " to depth " + task.depth();
    UnitCounter counter = wrapper.apply(new GameCounter(game, work));
    QuietLog log = QuietLog.to(task.messages());
    try (ResultFile file = file(task, digest, work)) {
      Results known = new Results(work);
      if (file != null) {
        file.giveTo(known);
      }
      HazelcastInstance instance = ClusterMember.start(task, digest, count);
      log.begin();
      try {
        return new MemberCount(instance, task, work, known, file, progress).divide(counter, divide);
      } finally {
        instance.shutdown();
      }
    } catch (HazelcastException e) {
      throw new ClusterException(
          "the cluster failed: " + Printable.line(String.valueOf(e.getMessage())));
    } finally {
      log.close();
    }
  }

  /** Returns the file where results are kept, or null. */
  private static ResultFile file(ClusterTask task, String digest, WorkUnits work) {
    return task.resume() == null ? null : ResultFile.open(task.resume(), digest, work.size());
  }
}
