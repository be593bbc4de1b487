package io.github.betza.cli;

import io.github.betza.board.PieceTable;
import io.github.betza.cli.output.JsonOutput;
import io.github.betza.cli.output.Printable;
import io.github.betza.cli.output.Style;
import io.github.betza.game.GameRules;
import io.github.betza.play.Repertoire;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code betza variants}: lists the games. */
@Command(
    name = "variants",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Lists the games with their boards and pieces.",
    description = "%nWithout options, these are the games of the samples.%n",
    footer = {
      "",
      "Examples:",
      "  betza variants",
      "  betza variants --class-path target/classes --json"
    })
final class VariantsCommand implements Callable<Integer> {
  @Mixin private GameOptions games;

  @Option(names = "--json", description = "Print the games as JSON.")
  private boolean json;

  @ParentCommand private Main main;

  /** A game, with its name for {@code --variant}. */
  private record Listed(String name, GameRules rules) {
    String board() {
      return rules.geometry().files() + "x" + rules.geometry().ranks();
    }

    /** Returns the pieces, each by its letter and its name. */
    List<String> pieces() {
      PieceTable pieces = rules.pieces();
      return IntStream.rangeClosed(1, pieces.size())
          .mapToObj(kind -> pieces.symbol(kind) + " " + Printable.plain(pieces.name(kind)))
          .toList();
    }
  }

  @Override
  public Integer call() {
    List<Listed> all = new ArrayList<>();
    for (Repertoire repertoire : games.findAll()) {
      repertoire
          .names()
          .forEach(
              name ->
                  all.add(new Listed(Printable.plain(name), repertoire.open(name, null).rules())));
    }
    if (json) {
      printJson(all);
    } else {
      print(all);
    }
    return 0;
  }

  /**
   * Prints all games: in a pipe one game a line, so that lines can be searched; a terminal wraps
   * them.
   */
  private void print(List<Listed> all) {
    int nameWidth = all.stream().mapToInt(game -> game.name().length()).max().orElse(0);
    int boardWidth = all.stream().mapToInt(game -> game.board().length()).max().orElse(0);
    for (Listed game : all) {
      String name = game.name() + " ".repeat(nameWidth - game.name().length());
      String board = game.board() + " ".repeat(boardWidth - game.board().length());
      String pieces = game.pieces().stream().collect(Collectors.joining(", "));
      main.out().labelled(0, Style.HEADING, name, " " + board + "  " + pieces);
    }
  }

  private void printJson(List<Listed> all) {
    JsonOutput.print(
        main.out().writer(),
        writer -> {
          writer.writeStartArray();
          for (Listed game : all) {
            writer.writeStartObject();
            writer.writeStringField("variant", game.name());
            writer.writeStringField("name", Printable.plain(game.rules().name()));
            writer.writeNumberField("files", game.rules().geometry().files());
            writer.writeNumberField("ranks", game.rules().geometry().ranks());
            writer.writeStringField("setup", game.rules().setup());
            writer.writeArrayFieldStart("pieces");
            PieceTable pieces = game.rules().pieces();
            for (int kind = 1; kind <= pieces.size(); kind++) {
              writer.writeStartObject();
              writer.writeStringField("letter", pieces.symbol(kind));
              writer.writeStringField("name", Printable.plain(pieces.name(kind)));
              writer.writeBooleanField("royal", pieces.isRoyal(kind));
              writer.writeEndObject();
            }
            writer.writeEndArray();
            writer.writeEndObject();
          }
          writer.writeEndArray();
        });
  }
}
