package io.github.betza.cli;

import io.github.betza.play.protocol.Dialog;
import io.github.betza.samples.Games;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code betza play}: plays with another program. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description =
        "Plays a game with a graphical board that speaks UCI or the XBoard protocol on the standard"
            + " input and output.")
final class PlayCommand implements Callable<Integer> {
  @ParentCommand private Main main;
  @Spec private CommandSpec spec;

  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description =
          "A game of the samples, for example capablanca. Without it, chess, until the board asks for"
              + " another.")
  private String variant;

  @Override
  public Integer call() {
    if (variant != null && !Games.names().contains(variant)) {
      throw new ParameterException(
          spec.commandLine(),
          "there is no variant "
              + Printable.quote(variant)
              + "; there are: "
              + String.join(", ", Games.names()));
    }
    new Dialog(main.in(), spec.commandLine().getOut(), variant).hold();
    return 0;
  }
}
