package io.github.betza.cli;

import io.github.betza.play.Repertoire;
import io.github.betza.play.SampleGames;
import io.github.betza.play.protocol.Dialog;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code betza play}: plays with another program. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Plays with a graphical board, by UCI, USI or the XBoard protocol.",
    description =
        "%nThe board speaks the protocol on the standard input and output. Without --variant the game"
            + " begins with chess, and all games of the samples are known.%n",
    footer = {"", "Example:", "  xboard -fcp 'java -jar betza.jar play' -variant grand"})
final class PlayCommand implements Callable<Integer> {
  private static final String DEFAULT = "chess";

  @ParentCommand private Main main;
  @Spec private CommandSpec spec;
  @Mixin private GameOptions game;

  @Override
  public Integer call() {
    Repertoire repertoire = game.isPresent() ? game.find() : SampleGames.all();
    String first = game.isPresent() ? repertoire.names().get(0) : DEFAULT;
    // Problems of the game are reported here, not in the middle of the dialog.
    repertoire.open(first, null);
    new Dialog(main.in(), spec.commandLine().getOut(), repertoire, first).hold();
    return 0;
  }
}
