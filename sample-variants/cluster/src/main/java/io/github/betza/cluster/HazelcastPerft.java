package io.github.betza.cluster;

import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import io.github.betza.cli.Main;
import io.github.betza.cli.cluster.ClusterException;
import io.github.betza.cli.cluster.ClusterPerft;
import io.github.betza.cli.cluster.ClusterTask;
import io.github.betza.cli.output.Printable;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.UnaryOperator;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;

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

  /**
   * Passes on the errors of Hazelcast, one line each, from when this member takes part in a count.
   * If it cannot take part, the only message is the one of this program. Hazelcast's warnings,
   * hundreds of them when a member dies, are about what a count allows for; the members that there
   * are, the count reports itself.
   */
  static final class QuietLog extends Handler {
    /** Loggers that nobody holds lose their settings. */
    private static final Logger HAZELCAST = Logger.getLogger("com.hazelcast");

    private final Consumer<String> messages;
    private volatile boolean begun;

    private QuietLog(Consumer<String> messages) {
      this.messages = messages;
    }

    /** Takes the errors until the result is closed. */
    static QuietLog to(Consumer<String> messages) {
      QuietLog log = new QuietLog(messages);
      HAZELCAST.setUseParentHandlers(false);
      HAZELCAST.setLevel(Level.SEVERE);
      HAZELCAST.addHandler(log);
      return log;
    }

    /** Passes on the errors from now on. */
    void begin() {
      begun = true;
    }

    @Override
    public void publish(LogRecord entry) {
      if (!begun) {
        return;
      }
      messages.accept(Printable.line(String.valueOf(entry.getMessage())));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
      HAZELCAST.removeHandler(this);
    }
  }

  /** By what members and files of results know whether they belong to the same count. */
  private static final class CountDigest {
    /** Classes of Java and of this library, which the version stands for. */
    private static final Pattern LIBRARY =
        Pattern.compile("java/.*|io/github/betza/((board|game|generated)/)?[^/]*");

    private final MessageDigest digest;

    private CountDigest() {
      try {
        digest = MessageDigest.getInstance("SHA-256");
      } catch (NoSuchAlgorithmException e) {
        throw new AssertionError("every Java has it", e);
      }
    }

    /** Returns the digest of all that a count depends on: version, game, position, depth, units. */
    static String of(Game game, ClusterTask task, WorkUnits units) {
      CountDigest count = new CountDigest();
      try (InputStream version = Main.class.getResourceAsStream("version.txt")) {
        count.add(new String(version.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      classFilesOf(game.getClass())
          .forEach(
              (name, bytes) -> {
                count.add(name);
                count.digest.update(bytes);
              });
      count.add(task.definition());
      count.add(game.fen());
      count.add(task.depth() + " " + units.depth());
      for (WorkUnit unit : units.units()) {
        count.add(unit.key().hash() + unit.key().placement() + unit.times());
      }
      return HexFormat.of().formatHex(count.digest.digest());
    }

    private void add(String text) {
      digest.update(text.getBytes(StandardCharsets.UTF_8));
      digest.update((byte) 0);
    }

    /** Finds the class files that a game consists of: those of its class, its pieces and so on. */
    private static Map<String, byte[]> classFilesOf(Class<?> game) {
      ClassLoader loader = game.getClassLoader();
      Map<String, byte[]> files = new TreeMap<>();
      Deque<String> names = new ArrayDeque<>(List.of(game.getName().replace('.', '/')));
      while (!names.isEmpty()) {
        String name = names.remove();
        if (files.containsKey(name) || LIBRARY.matcher(name).matches()) {
          continue;
        }
        try (InputStream stream = loader.getResourceAsStream(name + ".class")) {
          if (stream != null) {
            byte[] file = stream.readAllBytes();
            files.put(name, file);
            names.addAll(namedBy(file));
          }
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      return files;
    }

    /** Returns the names of the classes in the constant pool of a class file. */
    private static List<String> namedBy(byte[] file) throws IOException {
      DataInputStream in = new DataInputStream(new ByteArrayInputStream(file));
      in.skipBytes(8);
      int count = in.readUnsignedShort();
      String[] texts = new String[count];
      List<Integer> classes = new ArrayList<>();
      for (int i = 1; i < count; i++) {
        int tag = in.readUnsignedByte();
        switch (tag) {
          case 1 -> texts[i] = in.readUTF();
          case 7 -> classes.add(in.readUnsignedShort());
          case 8, 16, 19, 20 -> in.skipBytes(2);
          case 15 -> in.skipBytes(3);
          case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipBytes(4);
          case 5, 6 -> {
            in.skipBytes(8);
            // These take two places.
            i++;
          }
          default -> throw new IOException("a class file with the tag " + tag);
        }
      }
      return classes.stream().map(i -> texts[i]).toList();
    }
  }
}
