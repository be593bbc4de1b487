package io.github.betza.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The limit only keeps a dialog that hangs from lasting for ever. */
@Timeout(120)
class UciPerftTest {
  @Test
  void countsSequencesOfMoves() {
    try (Client client = new Client(null)) {
      client.say("position fen k7/8/8/8/8/8/7P/K7 w - - 0 1", "go perft 3");
      List<String> lines = client.until("Nodes searched");
      assertThat(lines)
          .filteredOn(line -> !line.startsWith("info nodes "))
          .containsExactlyInAnyOrder(
              "a1a2: 21", "a1b1: 21", "a1b2: 30", "h2h3: 12", "h2h4: 12", "", "Nodes searched: 96");
    }
  }

  @Test
  void countsToTheEndWhatIsAskedAtOnce() {
    try (Client client = new Client(null)) {
      client.say("go perft 4", "position startpos moves e2e4", "go perft 3", "quit");
      assertThat(client.rest()).contains("Nodes searched: 197281", "Nodes searched: 13160");
    }
  }

  /** The first move alone takes longer than anybody waits. */
  @Tag("deep")
  @Test
  void showsHowFarACountHasCome() {
    try (Client client = new Client(null)) {
      assertThat(client.say("go perft 20").line("info nodes "))
          .matches("info nodes [0-9]+ nps [0-9]+ time [0-9]+");
      client.say("stop").line("info string perft was stopped");
    }
    assertThat(UciPerft.progress(3000, 1500)).isEqualTo("info nodes 3000 nps 2000 time 1500");
    assertThat(UciPerft.progress(7, 0)).isEqualTo("info nodes 7 nps 7000 time 0");
  }

  @Test
  void stopsCounting() {
    try (Client client = new Client(null)) {
      client.say("go perft 20", "isready").line("readyok");
      assertThat(client.say("stop", "go nodes 5").until("bestmove"))
          .contains("info string perft was stopped");
    }
  }
}
