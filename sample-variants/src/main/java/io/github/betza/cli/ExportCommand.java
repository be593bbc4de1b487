package io.github.betza.cli;

import io.github.betza.cli.output.Printable;
import io.github.betza.cli.output.Style;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.Export;
import io.github.betza.play.Repertoire;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code betza export}: writes a game for another program. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Writes a game for another program.",
    description =
        "%nWhat that program cannot be told goes to the standard error, a line each; then the exit code"
            + " is 3, or 1 if it cannot have the game at all.%n",
    footer = {"", "Example:", "  betza export --variant grand --to fairy-stockfish"})
final class ExportCommand implements Callable<Integer> {
  /** The exit code if a game is written without some of its rules. */
  static final int IN_PART = 3;

  @Mixin private GameOptions variant;

  @Option(
      names = "--to",
      paramLabel = "PROGRAM",
      required = true,
      converter = TargetConverter.class,
      completionCandidates = TargetConverter.class,
      description = "The program to write for: ${COMPLETION-CANDIDATES}.")
  private Target program;

  @Option(
      names = "--key",
      paramLabel = "KEY",
      description =
          "The name that the program shall know the game by; the variant's with betza- before it,"
              + " lest it be one that the program has.")
  private String key;

  @ParentCommand private Main main;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (!variant.isPresent()) {
      throw ErrorMessages.misuse(spec, "--variant is needed, or --class-path");
    }
    Repertoire named = variant.find();
    String name = named.names().get(0);
    Export export = export(declaration(named, name), name);
    export
        .sentences()
        .forEach(
            omission ->
                main.err().labelled(0, Style.WARNING, "not told:", Printable.line(omission)));
    spec.commandLine().getOut().print(export.text());
    if (export.text().isEmpty()) {
      return Main.FAILED;
    }
    return export.sentences().isEmpty() ? 0 : IN_PART;
  }

  private static DeclaredVariant declaration(Repertoire named, String name) {
    try {
      return named.declaration(name);
    } catch (IllegalStateException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private Export export(DeclaredVariant declared, String name) {
    try {
      return program.export(declared, key == null ? Target.key(name) : key);
    } catch (IllegalArgumentException e) {
      throw ErrorMessages.misuse(spec, "--key: " + e.getMessage());
    }
  }
}
