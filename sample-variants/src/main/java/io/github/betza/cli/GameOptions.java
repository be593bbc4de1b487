package io.github.betza.cli;

import io.github.betza.cli.output.Printable;
import io.github.betza.play.Repertoire;
import io.github.betza.play.SampleGames;
import io.github.betza.samples.Games;
import java.util.Iterator;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that name a game: one of the samples, or one of the user's own. */
final class GameOptions {
  @Option(
      names = "--variant",
      paramLabel = "NAME",
      completionCandidates = VariantNames.class,
      description =
          "A game of the samples, for example chess (betza variants lists them); with --class-path, the type that carries"
              + " @Variant, for example com.acme.MyChess.")
  private String variant;

  @Option(
      names = "--class-path",
      paramLabel = "PATH",
      description =
          "The folders and jars of your own games, for example target/classes. Where there is only"
              + " one game, --variant is not needed.")
  private String classPath;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** Returns whether a game is named. */
  boolean isPresent() {
    return variant != null || classPath != null;
  }

  /**
   * Returns a repertoire with only the named game.
   *
   * @throws ParameterException if there is no such game
   * @throws UsageException if the class path or the class cannot be used
   */
  Repertoire find() {
    if (classPath != null) {
      return own();
    }
    if (!Games.names().contains(variant)) {
      String hint = variant.contains(".") ? "--class-path says where your own are; " : "";
      throw missing(hint + "there are: " + String.join(", ", Games.names()));
    }
    return new SampleGames(List.of(variant));
  }

  /**
   * Returns the named game, or without a name all games of the class path, or all samples.
   *
   * @throws ParameterException if there is no such game
   * @throws UsageException if the class path or the class cannot be used
   */
  List<Repertoire> findAll() {
    if (classPath != null && variant == null) {
      List<OwnGame> games = ClassPathGames.of(classPath).games();
      if (games.size() > 1) {
        return List.copyOf(games);
      }
    }
    return List.of(isPresent() ? find() : SampleGames.all());
  }

  private OwnGame own() {
    ClassPathGames.Found found = ClassPathGames.of(classPath);
    List<OwnGame> games = found.games();
    List<OwnGame> meant =
        games.stream().filter(game -> variant == null || game.isMeantBy(variant)).toList();
    if (meant.size() == 1) {
      return meant.get(0);
    }
    if (meant.isEmpty() && !found.failures().isEmpty()) {
      throw new UsageException(found.failures().get(0));
    }
    if (games.isEmpty()) {
      throw ErrorMessages.misuse(
          spec,
          "there are no games in "
              + Printable.quote(classPath)
              + "; it must hold the compiled classes of types with @Variant, and those that the"
              + " processor generates for them: if they are missing, it did not run");
    }
    String names = String.join(", ", games.stream().map(OwnGame::name).toList());
    if (meant.isEmpty()) {
      throw missing("there are: " + names);
    }
    throw ErrorMessages.misuse(spec, "--variant must name one of the games: " + names);
  }

  private ParameterException missing(String others) {
    return ErrorMessages.misuse(
        spec, "there is no variant " + Printable.quote(variant) + "; " + others);
  }

  /** The names with which a shell completes {@code --variant}. */
  static final class VariantNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Games.names().iterator();
    }
  }
}
