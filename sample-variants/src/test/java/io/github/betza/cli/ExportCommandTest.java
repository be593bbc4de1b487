package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.GameDeclarations;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import io.github.betza.samples.Games;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExportCommandTest {
  @Test
  void writesTheGameAndWhatItLeavesOut() {
    Cli run = Cli.run("export", "--variant", "griffon", "--to", "fairy-stockfish");
    assertThat(run.code()).isEqualTo(ExportCommand.IN_PART);
    assertThat(run.outLines())
        .contains("[betza-griffon]", "queen = q", "promotionPieceTypes = qgmbn");
    assertThat(run.errLines())
        .containsExactly(
            "not told: piece G (Griffon) lacks [F?R]: it has several legs",
            "not told: piece M (Manticore) lacks [W?B]: it has several legs");
  }

  @Test
  void succeedsWhereAllIsTold() {
    Cli run = Cli.run("export", "--variant", "makruk", "--to", "fairy-stockfish");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
  }

  @Test
  void failsWhereTheProgramCannotHaveTheGame() {
    Cli run = Cli.run("export", "--variant", "chu", "--to", "fairy-stockfish");
    assertThat(run.code()).isEqualTo(Main.FAILED);
    assertThat(run.out()).isEmpty();
    assertThat(run.errLines()).singleElement().asString().contains("not 12x12");
  }

  @ParameterizedTest
  @ValueSource(strings = {"fairy-stockfish", "xboard", "interactive-diagram"})
  void listsDropsThatAreNotTold(String target) {
    Cli run = Cli.run("export", "--variant", "crazyhouse", "--to", target);
    assertThat(run.code()).isEqualTo(ExportCommand.IN_PART);
    assertThat(run.errLines())
        .anyMatch(line -> line.contains("goes to the hand of the side that has captured it"))
        .anyMatch(line -> line.contains("may be dropped from the hand"));
  }

  @Test
  void takesAKey() {
    Cli run = Cli.run("export", "--variant", "chess", "--to", "xboard", "--key", "mine");
    assertThat(run.out()).startsWith("setup (").contains(" 8x8+0_mine ");
  }

  @Test
  void complainsInOneLine() {
    Cli target = Cli.run("export", "--variant", "chess", "--to", "zillions");
    assertThat(target.code()).isEqualTo(Main.MISUSED);
    assertThat(target.errLines())
        .containsExactly(
            "betza export: Invalid value for option '--to': expected one of fairy-stockfish,"
                + " xboard, interactive-diagram, not 'zillions'");
    assertThat(Cli.run("export", "--help").out().replaceAll("\\s+", " "))
        .contains("The program to write for: fairy-stockfish, xboard, interactive-diagram.");
    Cli key = Cli.run("export", "--variant", "chess", "--to", "xboard", "--key", "A B");
    assertThat(key.code()).isEqualTo(Main.MISUSED);
    assertThat(key.errLines()).hasSize(1);
    Cli variant = Cli.run("export", "--variant", "nothing", "--to", "xboard");
    assertThat(variant.code()).isEqualTo(Main.MISUSED);
    assertThat(variant.errLines()).singleElement().asString().contains("there are: almost, ");
    Cli none = Cli.run("export", "--to", "xboard");
    assertThat(none.code()).isEqualTo(Main.MISUSED);
    assertThat(none.errLines())
        .containsExactly("betza export: --variant is needed, or --class-path");
  }

  /** What is declared, read from class files, is what the games play by. */
  @Test
  void declarationsAgreeWithTheRulesOfEveryGame() {
    List<Game> games =
        Games.names().stream().map(name -> Games.find(name, null).orElseThrow()).toList();
    List<DeclaredVariant> variants = GameDeclarations.of(games);
    IntStream.range(0, games.size())
        .forEach(
            i -> {
              DeclaredVariant variant = variants.get(i);
              GameRules rules = games.get(i).rules();
              assertThat(variant.setup()).isEqualTo(rules.setup());
              assertThat(variant.files()).isEqualTo(rules.geometry().files());
              assertThat(variant.ranks()).isEqualTo(rules.geometry().ranks());
              assertThat(variant.model().royalty()).isEqualTo(rules.royalty());
              assertThat(variant.model().stalemate()).isEqualTo(rules.stalemate());
              assertThat(variant.model().capturing()).isEqualTo(rules.capturing());
              assertThat(variant.model().flyingGeneral()).isEqualTo(rules.flyingGeneral());
              Iterator<DeclaredPiece> pieces = variant.pieces().iterator();
              for (int kind = 1; kind <= rules.pieces().size(); kind++) {
                if (rules.pieces().isPromoted(kind)) {
                  assertThat(variant.forms().pieces().stream().map(DeclaredPiece::symbol))
                      .contains(rules.pieces().symbol(kind));
                } else {
                  DeclaredPiece piece = pieces.next();
                  assertThat(piece.letter()).isEqualTo(rules.pieces().letter(kind));
                  assertThat(piece.royal()).isEqualTo(rules.pieces().isRoyal(kind));
                }
              }
              assertThat(pieces.hasNext()).isFalse();
            });
  }
}
