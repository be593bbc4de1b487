package io.github.betza.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.cluster.HazelcastPerftTest.Run;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What cannot work is one clear error, and soon. */
@Tag("deep")
@Timeout(500)
class ClusterErrorsTest {
  private static void assertError(Run run, String message) {
    List<String> own = run.err().lines().filter(line -> line.startsWith("betza perft: ")).toList();
    assertThat(own).hasSize(1);
    assertThat(own.get(0)).matches("betza perft: " + message);
    assertThat(run.err()).doesNotContain("\tat ").doesNotContain("cluster: ");
    assertThat(run.out()).isEmpty();
    assertThat(run.code()).isEqualTo(1);
  }

  /** Returns a socket at a free port of the loopback address. */
  private static ServerSocket socket() throws IOException {
    return new ServerSocket(0, 9, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}));
  }

  private static Run chess(String rest) {
    return Run.perft("--variant chess --depth 4 " + rest);
  }

  @Test
  void aPortInUseIsNamed() throws Exception {
    try (ServerSocket other = socket()) {
      int port = other.getLocalPort();
      assertError(chess("--port " + port), "--port: " + port + " is in use at 127.0.0.1");
    }
  }

  @Test
  void aMemberThatDoesNotAnswerIsNamed() throws Exception {
    int port;
    try (ServerSocket closed = socket()) {
      port = closed.getLocalPort();
    }
    String refused = "127\\.0\\.0\\.1:" + port + " does not answer: .+";
    assertError(chess("--join 127.0.0.1:" + port), "--join: " + refused);
    assertError(
        chess("--join nobody.invalid:1,127.0.0.1:" + port),
        "--join: nobody\\.invalid:1 is no known host; " + refused);
  }

  @Test
  void aProgramThatIsNoMemberIsNamed() throws Exception {
    try (ServerSocket silent = socket()) {
      int port = silent.getLocalPort();
      assertError(
          chess("--join 127.0.0.1:" + port),
          "--join: no count was joined at 127\\.0\\.0\\.1:" + port);
    }
  }

  @Test
  void onlyAnAddressOfThisMachineCanBeBound() {
    for (String host : List.of("192.0.2.1", "0.0.0.0", "nobody.invalid")) {
      assertError(
          chess("--bind " + host), "--bind: '" + host + "' is no single address of this machine");
    }
  }

  @Test
  void membersThatCountSomethingElseAreRefused() throws Exception {
    CompletableFuture<Integer> port = new CompletableFuture<>();
    CountDownLatch released = new CountDownLatch(1);
    CompletableFuture<Long> chess =
        CompletableFuture.supplyAsync(
            () ->
                Holding.count(
                    counter -> Holding.after(0, () -> {}, released, counter),
                    4,
                    List.of(),
                    null,
                    message -> {
                      Matcher address = Pattern.compile("is 127.0.0.1:(\\d+)").matcher(message);
                      if (address.find()) {
                        port.complete(Integer.valueOf(address.group(1)));
                      }
                    }));
    String join = " --join 127.0.0.1:" + port.get();
    String other = "--join: 127\\.0\\.0\\.1:" + port.get() + " counts ";
    assertError(
        Run.perft("--variant chess --depth 5" + join),
        other + "Chess to depth 4, not Chess to depth 5");
    assertError(
        Run.perft("--variant grand --depth 4" + join),
        other + "Chess to depth 4, not Grand to depth 4");
    assertError(
        chess("--fen 4k3/8/8/8/8/8/8/4K3" + join),
        other + "another game of that name, from another position or with another version");
    released.countDown();
    assertThat(chess.get()).isEqualTo(197_281);
  }
}
