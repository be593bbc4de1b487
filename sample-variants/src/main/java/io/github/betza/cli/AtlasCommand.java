package io.github.betza.cli;

import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.processor.tool.AtlasTool;
import io.github.betza.processor.tool.NotatedGame;
import io.github.betza.processor.tool.NotatedGame.Piece;
import io.github.betza.processor.tool.NotatedGame.Promotion;
import io.github.betza.processor.tool.NotatedGame.Zone;
import io.github.betza.processor.tool.NotatedPiece;
import io.github.betza.samples.Games;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code betza atlas}: writes pages that show how pieces move. */
@Command(
    name = "atlas",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Writes a page of HTML for each game, with a diagram of every piece, and index.html, which"
            + " leads to all such pages of the folder.")
final class AtlasCommand implements Callable<Integer> {
  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "The folder for the pages; it is made if need be.")
  private String out;

  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description = "A game of the samples; once for each. Without it, all of them.")
  private List<String> chosen = new ArrayList<>();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    List<String> names = chosen.isEmpty() ? Games.names() : chosen.stream().distinct().toList();
    Map<String, DeclaredVariant> variants = DeclaredGames.find(names);
    try {
      AtlasTool atlas = new AtlasTool(Path.of(out));
      for (Map.Entry<String, DeclaredVariant> each : variants.entrySet()) {
        print(atlas.write(each.getKey(), notated(each.getValue())));
      }
      print(atlas.writeIndex());
    } catch (IOException | InvalidPathException e) {
      throw refused(out, e);
    }
    return 0;
  }

  private void print(Path file) {
    spec.commandLine().getOut().println(file);
  }

  private static NotatedGame notated(DeclaredVariant variant) {
    return new NotatedGame(
        variant.name(),
        variant.files(),
        variant.ranks(),
        variant.setup(),
        variant.pieces().stream().map(AtlasCommand::notated).toList(),
        variant.promotions().stream()
            .map(
                rule ->
                    new Promotion(
                        rule.of(), rule.to(), rule.zone(), rule.optional(), rule.limited()))
            .toList(),
        variant.zones().stream().map(zone -> new Zone(zone.of(), zone.squares())).toList(),
        variant.royalty(),
        variant.stalemate(),
        variant.capturing(),
        variant.flyingGeneral());
  }

  private static Piece notated(DeclaredPiece piece) {
    NotatedPiece notation = new NotatedPiece(piece.notation(), piece.dialect());
    return new Piece(piece.name(), piece.letter(), piece.royal(), notation);
  }

  private static UsageException refused(String place, Exception e) {
    return new UsageException(
        Printable.quote(place)
            + " cannot be written: "
            + Printable.line(String.valueOf(e.getMessage())));
  }
}
