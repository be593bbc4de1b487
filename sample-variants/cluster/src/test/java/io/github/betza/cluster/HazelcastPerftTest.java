package io.github.betza.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("deep")
@Timeout(500)
class HazelcastPerftTest {
  private static final String LISTENING = "this member is 127\\.0\\.0\\.1:(\\d+)";
  private static final String COUNTED = "(\\d+) of \\d+ units were counted here";

  private static final long DEPTH_4 = 197_281;
  private static final long DEPTH_5 = 4_865_609;

  @TempDir Path folder;

  /** What a run of the command line gave. */
  record Run(int code, String out, String err) {
    /**
     * Runs in a thread of its own: Hazelcast waits longer in a thread of a pool that forks and
     * joins.
     */
    static Run perft(String args) {
      FutureTask<Run> run = new FutureTask<>(() -> here(args));
      new Thread(run, "betza").start();
      try {
        return run.get();
      } catch (InterruptedException | ExecutionException e) {
        throw new AssertionError(e);
      }
    }

    private static Run here(String args) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      int code =
          Main.run(
              InputStream.nullInputStream(),
              new PrintStream(out, true, StandardCharsets.UTF_8),
              new PrintStream(err, true, StandardCharsets.UTF_8),
              ("perft --cluster " + args).split(" ", -1));
      return new Run(
          code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
  }

  private static Program member(int port) throws Exception {
    return Program.start(
        Main.class,
        ("perft --variant chess --depth 5 --threads 1 --cluster --join 127.0.0.1:" + port)
            .split(" ", -1));
  }

  /** The one that is killed has finished 100 units and holds another. */
  @Test
  void aMemberThatDiesLosesNothing() throws Exception {
    try (Program victim = Program.start(Holding.class, "100", "5")) {
      int port = Integer.parseInt(victim.await(LISTENING).group(1));
      victim.await("holding");
      try (Program second = member(port);
          Program third = member(port)) {
        second.await("begins: . members, \\d{3,} of 5362 units are done");
        third.await("begins: . members, \\d{3,} of 5362 units are done");
        victim.kill();
        int all = 0;
        for (Program survivor : List.of(second, third)) {
          int counted = Integer.parseInt(survivor.await(COUNTED).group(1));
          assertThat(counted).isLessThanOrEqualTo(5362 - 100);
          all += counted;
          survivor.await("^" + DEPTH_5 + "$");
          assertThat(survivor.exitCode()).isZero();
        }
        assertThat(all).isGreaterThanOrEqualTo(5362 - 100);
      }
    }
  }

  /** The first member counts nothing until the one that joins has counted something. */
  @Test
  void aMemberThatJoinsTakesPart() throws Exception {
    CompletableFuture<InetSocketAddress> address = new CompletableFuture<>();
    CountDownLatch joined = new CountDownLatch(1);
    AtomicInteger counted = new AtomicInteger();
    CompletableFuture<Long> first =
        CompletableFuture.supplyAsync(
            () ->
                Holding.count(
                    counter -> Holding.after(0, () -> {}, joined, counter),
                    4,
                    List.of(),
                    null,
                    message -> findAddress(message, address)));
    long second =
        Holding.count(
            counter ->
                (unit, ended) -> {
                  counted.incrementAndGet();
                  joined.countDown();
                  return counter.count(unit, ended);
                },
            4,
            List.of(address.get()),
            null,
            message -> {});
    assertThat(second).isEqualTo(DEPTH_4);
    assertThat(first.get()).isEqualTo(DEPTH_4);
    assertThat(counted.get()).isBetween(1, 399);
  }

  private static void findAddress(String message, CompletableFuture<InetSocketAddress> address) {
    Matcher matcher = Pattern.compile(LISTENING).matcher(message);
    if (matcher.find()) {
      address.complete(
          InetSocketAddress.createUnresolved("127.0.0.1", Integer.parseInt(matcher.group(1))));
    }
  }

  @Test
  void anInterruptedCountGoesOn() throws Exception {
    Path file = folder.resolve("results");
    try (Program victim = Program.start(Holding.class, "100", "4", file.toString())) {
      victim.await("holding");
      victim.kill();
    }
    assertThat(Files.readAllLines(file)).hasSize(101);
    String command = "--variant chess --depth 4 --threads 2 --resume " + file;
    Run rest = Run.perft(command);
    assertThat(rest.out()).isEqualTo(DEPTH_4 + "\n");
    assertThat(rest.err())
        .contains("1 member, 100 of 400 units are done\n")
        .contains("300 of 400 units were counted here\n");
    assertThat(rest.code()).isZero();
    Run nothing = Run.perft(command + " --divide");
    assertThat(nothing.out()).startsWith("a2a").contains("\ne2e4: 13160\n").endsWith("\n197281\n");
    assertThat(nothing.err()).contains("0 of 400 units were counted here\n");

    Run other = Run.perft("--variant chess --depth 3 --resume " + file);
    assertThat(other.err()).contains(" belongs to another count: ");
    assertThat(other.code()).isEqualTo(1);
  }

  /** The results of a file need not be true, but what is wrong with them is said. */
  @Test
  void resultsThatCannotBeTrueAreOneClearError() throws Exception {
    Path file = folder.resolve("results");
    String command = "--variant chess --depth 2 --threads 1 --resume " + file;
    assertThat(Run.perft(command).out()).isEqualTo("400\n");
    String title = Files.readAllLines(file).get(0);
    String digest = title.substring(title.lastIndexOf(' ') + 1);
    Files.delete(file);
    try (ResultFile results = ResultFile.open(file, digest, 20)) {
      results.add(3, Long.MAX_VALUE);
    }
    Run large = Run.perft(command);
    assertThat(large.err())
        .contains("betza perft: all sequences together are more than 9223372036854775807; ")
        .doesNotContain("internal error");
    assertThat(large.code()).isEqualTo(1);
    try (ResultFile results = ResultFile.open(file, digest, 20)) {
      results.add(3, 20);
    }
    Run twice = Run.perft(command);
    assertThat(twice.err())
        .isEqualTo(
            "betza perft: --resume: '"
                + file
                + "' is damaged in line 3: it has a result of unit 3, and so has line 2\n");
    assertThat(twice.code()).isEqualTo(1);
  }
}
