package io.github.betza.cli;

import io.github.betza.cli.cluster.ClusterException;
import io.github.betza.cli.output.DiagnosisPrinter;
import io.github.betza.cli.output.NotWrittenException;
import io.github.betza.cli.output.Printable;
import io.github.betza.cli.output.Style;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.processor.tool.NoCompilerException;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Prints why a command fails, on one line, and returns its exit code. */
record ErrorMessages(Main main) {
  /** Returns the error of a wrong use of a command's options. */
  static ParameterException misuse(CommandSpec spec, String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /** Reports invalid words on the command line. */
  int misuse(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    String message =
        e instanceof UnmatchedArgumentException wrong
            ? unmatched(wrong)
            : e instanceof MissingParameterException
                ? unknownOption(command, args).orElse(e.getMessage())
                : e.getMessage().replaceFirst("^Error: ", "");
    print(command, message);
    if (args.length == 0) {
      command.usage(main.err().writer(), main.err().helpColors());
    }
    return Main.MISUSED;
  }

  /**
   * Reports a failure of a running command. An unexpected exception is called an internal error.
   */
  int failure(Exception e, CommandLine command) {
    if (e instanceof NotWrittenException) {
      return NotWrittenException.CODE;
    }
    if (e instanceof MisuseException) {
      print(command, e.getMessage());
      return Main.MISUSED;
    }
    boolean foreseen =
        e instanceof UsageException
            || e instanceof ClusterException
            || e instanceof MalformedPositionException
            || e instanceof NoCompilerException;
    print(command, foreseen ? e.getMessage() : "internal error: " + e);
    if (e instanceof UsageException usage) {
      DiagnosisPrinter.print(main.err(), usage.diagnoses());
    }
    return Main.FAILED;
  }

  void print(CommandLine command, String message) {
    String name = command.getCommandSpec().qualifiedName(" ");
    main.err().labelled(0, Style.ERROR, name + ":", Printable.line(message));
    main.err().writer().flush();
  }

  private static String unmatched(UnmatchedArgumentException wrong) {
    CommandLine command = wrong.getCommandLine();
    String word = Printable.quote(wrong.getUnmatched().get(0));
    if (wrong.isUnknownOption()) {
      return noOption(command, word, wrong.getSuggestions().stream().findFirst());
    }
    if (command.getSubcommands().isEmpty()) {
      return word + " is one word too many" + see(command);
    }
    String none = "there is no command " + word;
    return wrong.getSuggestions().stream()
        .findFirst()
        .map(similar -> none + didYouMean(similar))
        .orElseGet(
            () ->
                none
                    + ", only "
                    + String.join(", ", command.getSubcommands().keySet())
                    + see(command));
  }

  private static String didYouMean(String similar) {
    return "; did you mean '" + similar + "'?";
  }

  private static String see(CommandLine command) {
    return "; see '" + command.getCommandSpec().qualifiedName(" ") + " --help'";
  }

  private static String noOption(CommandLine command, String word, Optional<String> suggestion) {
    String none = "there is no option " + word;
    if (suggestion.isPresent()) {
      return none + didYouMean(suggestion.get());
    }
    boolean readsNotations =
        command.getCommandSpec().positionalParameters().stream()
            .anyMatch(parameter -> parameter.paramLabel().equals("NOTATION"));
    return none
        + (readsNotations ? "; a notation that begins with a hyphen stands behind --" : "")
        + see(command);
  }

  /** Returns the message for a word that was read as an option, so that a parameter is missing. */
  private static Optional<String> unknownOption(CommandLine command, String[] args) {
    return Stream.of(args)
        .takeWhile(word -> !word.equals("--"))
        .filter(word -> word.matches("-.+"))
        .filter(word -> command.getCommandSpec().findOption(word.split("=", 2)[0]) == null)
        .findFirst()
        .map(word -> noOption(command, Printable.quote(word), Optional.empty()));
  }
}
