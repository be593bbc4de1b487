package io.github.betza.cli;

import io.github.betza.game.MalformedPositionException;
import io.github.betza.processor.tool.NoCompilerException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line {@code betza}. */
@Command(
    name = "betza",
    description =
        "Compiles chess-variant piece notation to move generators, and shows what it means.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      ExplainCommand.class,
      CheckCommand.class,
      TranslateCommand.class,
      MovesCommand.class,
      PerftCommand.class,
      PlayCommand.class,
      ExportCommand.class,
      ImportCommand.class,
      AtlasCommand.class,
      DemoCommand.class
    })
public final class Main implements Runnable {
  /** The exit code where what was asked for could not be done. */
  static final int FAILED = 1;

  /** The exit code where the words on the command line make no sense. */
  static final int MISUSED = 2;

  @Spec private CommandSpec spec;

  private final InputStream in;

  private Main(InputStream in) {
    this.in = in;
  }

  /** Runs a command and ends the process with its exit code. */
  public static void main(String[] args) {
    System.exit(run(System.in, System.out, System.err, args));
  }

  /**
   * Runs a command.
   *
   * @param in what {@code betza moves} and {@code betza play} read
   * @param out where answers go
   * @param err where errors and timings go
   * @param args the words on the command line
   * @return the exit code: 0, 1 where something was wrong with what was asked for, 2 where the
   *     words make no sense, 3 where {@code betza export} could not tell all of a game
   */
  public static int run(InputStream in, PrintStream out, PrintStream err, String... args) {
    PrintWriter writer = writer(out);
    PrintWriter errors = writer(err);
    CommandLine line =
        new CommandLine(new Main(in))
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setOut(writer)
            .setErr(errors)
            .setParameterExceptionHandler(Main::complain)
            .setExecutionExceptionHandler((e, command, parsed) -> complain(e, command));
    int code = line.execute(args);
    // Whoever reads the answers must not take half of them for all.
    if (writer.checkError()) {
      complain(asked(line), "the answer cannot be written");
      code = FAILED;
    }
    errors.flush();
    return code;
  }

  /** Returns the command that was asked for. */
  private static CommandLine asked(CommandLine line) {
    ParseResult parsed = line.getParseResult();
    return parsed != null && parsed.hasSubcommand()
        ? parsed.subcommand().commandSpec().commandLine()
        : line;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "which command? see 'betza --help'");
  }

  InputStream in() {
    return in;
  }

  private static PrintWriter writer(PrintStream stream) {
    // A PrintStream keeps its errors to itself; a writer asks for them if it is made straight from
    // it.
    return new PrintWriter(stream, false, StandardCharsets.UTF_8);
  }

  private static int complain(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    String message =
        e instanceof UnmatchedArgumentException wrong
            ? told(wrong)
            : e instanceof MissingParameterException
                ? unknownOption(command, args).orElse(e.getMessage())
                : e.getMessage();
    complain(command, message);
    return MISUSED;
  }

  private static String told(UnmatchedArgumentException wrong) {
    CommandLine command = wrong.getCommandLine();
    String see = see(command);
    String word = Printable.quote(wrong.getUnmatched().get(0));
    if (wrong.isUnknownOption()) {
      return noOption(command, word);
    }
    String commands = String.join(", ", command.getSubcommands().keySet());
    return commands.isEmpty()
        ? word + " is one word too many" + see
        : "there is no command " + word + ", only " + commands + see;
  }

  private static String see(CommandLine command) {
    return "; see '" + command.getCommandSpec().qualifiedName(" ") + " --help'";
  }

  private static String noOption(CommandLine command, String word) {
    boolean readsNotations =
        command.getCommandSpec().positionalParameters().stream()
            .anyMatch(parameter -> parameter.paramLabel().equals("NOTATION"));
    return "there is no option "
        + word
        + (readsNotations ? "; a notation that begins with a hyphen stands behind --" : "")
        + see(command);
  }

  /** Returns what to say of a word that was taken for an option, so that a parameter is missing. */
  private static Optional<String> unknownOption(CommandLine command, String[] args) {
    return Stream.of(args)
        .takeWhile(word -> !word.equals("--"))
        .filter(word -> word.matches("-.+"))
        .filter(word -> command.getCommandSpec().findOption(word.split("=", 2)[0]) == null)
        .findFirst()
        .map(word -> noOption(command, Printable.quote(word)));
  }

  /**
   * People get one line, whatever happened, and below it what is wrong with notations. What nobody
   * foresaw says so.
   */
  private static int complain(Exception e, CommandLine command) {
    if (e instanceof NotWrittenException) {
      return FAILED;
    }
    boolean foreseen =
        e instanceof UsageException
            || e instanceof MalformedPositionException
            || e instanceof NoCompilerException;
    complain(command, foreseen ? e.getMessage() : "internal error: " + e);
    if (e instanceof UsageException usage) {
      usage.reports().forEach(command.getErr()::println);
      command.getErr().flush();
    }
    return FAILED;
  }

  private static void complain(CommandLine command, String message) {
    String name = command.getCommandSpec().qualifiedName(" ");
    command.getErr().println(name + ": " + Printable.line(message));
    command.getErr().flush();
  }
}
