package io.github.betza.cli.output;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * Determines the properties of this process's terminal.
 *
 * @param environment the variables of the environment
 * @param encoding the name of the encoding of the standard output
 * @param system determines the width, and keeps it, because that needs another process
 */
public record TerminalProbe(
    Map<String, String> environment, String encoding, UsageMessageSpec system) {
  /** The folder in which some systems, such as Linux, list the file descriptors of this process. */
  private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

  private static final Pattern DEVICE = Pattern.compile("/dev/(pts/|tty|console).*");
  private static final Pattern WIDTH = Pattern.compile("[1-9][0-9]{0,4}");
  private static final Pattern UTF_8 = Pattern.compile("(?i)utf-?8|cp65001");

  public static TerminalProbe ofProcess() {
    String locale = System.getProperty("native.encoding", "");
    return new TerminalProbe(
        System.getenv(),
        System.getProperty("stdout.encoding", locale),
        new UsageMessageSpec().autoWidth(true));
  }

  /**
   * Returns the place to which a stream of this process goes.
   *
   * @param descriptor 1 for the standard output, 2 for the standard error
   */
  public Terminal terminal(int descriptor) {
    return isTerminal(descriptor) ? shown(system.width()) : Terminal.NONE;
  }

  /**
   * Returns the properties of a terminal.
   *
   * @param detectedWidth its columns, reported by the system
   */
  Terminal shown(int detectedWidth) {
    boolean dumb = variable("TERM").equals("dumb") || isOldWindow();
    boolean colors = variable("NO_COLOR").isEmpty() && !dumb;
    return new Terminal(width(detectedWidth), colors, UTF_8.matcher(encoding).matches());
  }

  /**
   * Returns whether this is the old terminal of Windows, which shows the codes of colors as
   * letters; newer ones set a variable.
   */
  private boolean isOldWindow() {
    return variable("OS").equals("Windows_NT")
        && Stream.of("WT_SESSION", "ANSICON", "ConEmuANSI", "TERM")
            .allMatch(name -> variable(name).isEmpty());
  }

  /** Returns the width; users set the variable for programs that cannot determine it themselves. */
  private int width(int detected) {
    Matcher columns = WIDTH.matcher(variable("COLUMNS"));
    return columns.matches() ? Integer.parseInt(columns.group()) : detected;
  }

  private String variable(String name) {
    return environment.getOrDefault(name, "");
  }

  private static boolean isTerminal(int descriptor) {
    Path link = DESCRIPTORS.resolve(String.valueOf(descriptor));
    try {
      return DEVICE.matcher(Files.readSymbolicLink(link).toString()).matches();
    } catch (IOException | UnsupportedOperationException e) {
      return hasConsole();
    }
  }

  /**
   * Returns whether there is a terminal. From Java 22 on a console may exist without one, and a
   * method distinguishes them.
   */
  @SuppressWarnings("SystemConsoleNull")
  private static boolean hasConsole() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }
}
