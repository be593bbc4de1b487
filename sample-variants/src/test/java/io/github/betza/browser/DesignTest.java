package io.github.betza.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.Export;
import io.github.betza.imports.JavaSource;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.address.GameAddress;
import io.github.betza.samples.Games;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Designs of games, as the studio makes them. */
@Tag("deep")
class DesignTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static final String SMALL =
      "name=Small&size=6x6&setup=8/8"
          + "&p=P:Pawn:fmWcfF;N:Knight:N;R:Rook:R;K!:King:KisO1&promotions=P:NR:6";

  static Stream<String> samples() {
    return Games.names().stream();
  }

  private static JsonNode json(String text) throws IOException {
    return MAPPER.readTree(text);
  }

  /** Makes changes one after the other, and returns the last design. */
  @FunctionalInterface
  private interface Change {
    String of(String address);
  }

  private static JsonNode after(String address, Change... changes) throws IOException {
    JsonNode design = json(BetzaEngine.design(address));
    for (Change change : changes) {
      design = json(change.of(design.get("address").asText()));
      assertThat(design.get("error").asText()).isEmpty();
    }
    return design;
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aSampleIsTheSameAfterItsAddress(String sample) throws IOException {
    String address = SampleDesigns.address(sample);
    GameAddress read = GameAddress.read(address);
    assertThat(read.text()).isEqualTo(address);
    assertThat(read.others()).isEmpty();
    assertThat(address).startsWith("v=1&name=").hasSizeLessThan(2_000);
    assertThat(GameExports.declared(read.facts()).all())
        .isEqualTo(SampleDesigns.declaration(sample).all());
    JsonNode problems = json(BetzaEngine.checkGame(address));
    assertThat(problems.get("playable").asBoolean()).as(problems.toString()).isTrue();
    assertThat(json(BetzaEngine.design(address)).get("rules")).isNotEmpty();
  }

  /** Files that a page gives away are those that the command line writes. */
  @ParameterizedTest
  @MethodSource("samples")
  void exportsAreThoseOfTheCommandLine(String sample) throws IOException {
    DeclaredVariant game = SampleDesigns.declaration(sample);
    String address = SampleDesigns.address(sample);
    for (Target target : Target.values()) {
      Export expected = target.export(game, Target.key(game.name()));
      JsonNode export = json(BetzaEngine.export(address, target.id()));
      assertThat(export.get("text").asText()).isEqualTo(expected.text());
      List<String> omissions = new ArrayList<>();
      export.get("omissions").forEach(omission -> omissions.add(omission.asText()));
      assertThat(omissions).isEqualTo(expected.sentences());
    }
    String typeName = JavaSource.typeName(game.name());
    JsonNode java = json(BetzaEngine.export(address, "java"));
    assertThat(java.get("text").asText()).isEqualTo(JavaSource.of(game, typeName));
    assertThat(java.get("file").asText()).isEqualTo(typeName + ".java");
    assertThat(java.get("omissions")).isEmpty();
    assertThat(json(BetzaEngine.export(address, "fen")).get("text").asText())
        .isEqualTo(game.setup() + "\n");
  }

  /** Nothing is taken from or added to castling rights that were declared. */
  @ParameterizedTest
  @MethodSource("samples")
  void turningASampleTwiceLeavesItsSetup(String sample) throws IOException {
    JsonNode begun = after(SampleDesigns.address(sample));
    int side = begun.get("side").asInt();
    JsonNode design =
        after(
            SampleDesigns.address(sample),
            address -> BetzaEngine.turn(address, 1 - side),
            address -> BetzaEngine.turn(address, side));
    assertThat(design.get("castling")).isEqualTo(begun.get("castling"));
    assertThat(design.get("cells")).isEqualTo(begun.get("cells"));
  }

  @Test
  void aSetupIsPutTogetherAndMirrored() throws IOException {
    JsonNode design =
        after(
            SMALL,
            address -> BetzaEngine.clear(address),
            address -> BetzaEngine.put(address, 3, "K", 0),
            address -> BetzaEngine.put(address, 0, "R", 0),
            address -> BetzaEngine.put(address, 6, "P", 0),
            address -> BetzaEngine.move(address, 6, 7),
            BetzaEngine::mirror);
    assertThat(design.get("fen").asText()).isEqualTo("r2k2/1p4/6/6/1P4/R2K2 w Qq - 0 1");
    assertThat(design.get("cells").toString())
        .isEqualTo("[[0,3,0],[3,4,0],[7,1,0],[25,1,1],[30,3,1],[33,4,1]]");
    String address = design.get("address").asText();
    assertThat(json(BetzaEngine.checkGame(address)).get("playable").asBoolean()).isTrue();
  }

  /** Ranks of Black's half stay as far from the last one, in setups and in rules. */
  @Test
  void aBoardOfAnotherSizeTakesItsRulesAlong() throws IOException {
    JsonNode design = after("", address -> BetzaEngine.resize(address, 8, 10));
    assertThat(design.get("fen").asText())
        .isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assertThat(design.get("members").get("promotions").asText()).isEqualTo("P:QRBN:10");
    design = after("", address -> BetzaEngine.resize(address, 7, 7));
    assertThat(design.get("fen").asText())
        .isEqualTo("rnbqkbn/ppppppp/7/7/7/PPPPPPP/RNBQKBN w KQkq - 0 1");
    assertThat(json(BetzaEngine.checkGame(design.get("address").asText())).get("sound").asBoolean())
        .isTrue();
  }

  @Test
  void aPieceIsAddedRenamedAndRemoved() throws IOException {
    JsonNode design = after("add=Griffon:FyafsF");
    assertThat(design.get("pieces").get(6).toString())
        .isEqualTo(
            "{\"symbol\":\"G\",\"name\":\"Griffon\",\"notation\":\"FyafsF\","
                + "\"dialect\":\"XBETZA\",\"royal\":false,\"sound\":true}");
    design =
        after(
            design.get("address").asText(),
            address -> BetzaEngine.setPiece(address, 5, "D", "Dame", "Q", "XBETZA", false),
            address -> BetzaEngine.removePiece(address, 2));
    assertThat(design.get("fen").asText()).contains("r1bdkb1r/").contains("/R1BDKB1R");
    assertThat(design.get("members").get("promotions").asText()).isEqualTo("P:DRB:8");
    String address = design.get("address").asText();
    assertThat(
            json(BetzaEngine.setPiece(address, 1, "D", "Pawn", "W", "XBETZA", false)).get("error"))
        .hasToString("\"the letter D is that of Dame\"");
  }

  @Test
  void rulesAreSetAndTakenAway() throws IOException {
    JsonNode design =
        after(
            "",
            address -> BetzaEngine.set(address, "stalemate", "LOSS"),
            address -> BetzaEngine.set(address, "goals", "K:d4-e5;N:8:count=2"),
            address -> BetzaEngine.remove(address, "goals", 0));
    assertThat(design.get("members").get("goals").asText()).isEqualTo("N:8:count=2");
    assertThat(design.get("rules").toString())
        .contains(
            "{\"member\":\"goals\",\"index\":0,\"text\":\"A side that brings 2 of the Knight");
    String address = design.get("address").asText();
    assertThat(json(BetzaEngine.set(address, "stalemate", "LUCK")).get("error").asText())
        .isEqualTo("stalemate cannot be \"LUCK\"");
    assertThat(
            after(address, each -> BetzaEngine.set(each, "stalemate", "")).get("address").asText())
        .doesNotContain("stalemate");
  }

  /** What a later version may know is kept and told. */
  @Test
  void whatIsNotKnownIsKept() throws IOException {
    String later = "&v=2&checks=3:more&promotions=P:NR:6:why=x&line=a2a3.b5b4&wind=strong";
    JsonNode design = json(BetzaEngine.turn("name=Later" + later, 1));
    assertThat(design.get("unknown").toString()).isEqualTo("[\"checks\",\"promotions\",\"wind\"]");
    assertThat(design.get("newer").asBoolean()).isTrue();
    assertThat(List.of(design.get("address").asText().split("&", -1)))
        .contains(
            "v=2", "checks=3:more", "promotions=P:NR:6:why=x", "line=a2a3.b5b4", "wind=strong");
  }

  @ParameterizedTest
  @CsvSource({
    "size=0x8, 'the size of a board is such as 8x8, with 1 to 36 files and ranks'",
    "name=%zz, '\"%zz\" is cut off or wrong: after % two digits tell a sign'",
    "name=%FF%BF%BF%BF, '\"%FF%BF%BF%BF\" has a sign that does not exist'",
    "p=N:Knight:N:KLINGON, there is no dialect KLINGON",
  })
  void anAddressThatCannotBeReadSaysWhy(String address, String error) throws IOException {
    JsonNode design = json(BetzaEngine.design(address));
    assertThat(design.get("error").asText()).isEqualTo(error);
    assertThat(design.get("files").asInt()).isEqualTo(8);
  }

  @Test
  void longAddressesAreRefused() throws IOException {
    String error = json(BetzaEngine.design("name=" + "x".repeat(8_000))).get("error").asText();
    assertThat(error).isEqualTo("an address has at most 8000 letters, not 8005");
    JsonNode design = json(BetzaEngine.set("", "name", "x".repeat(8_000)));
    assertThat(design.get("error").asText()).startsWith("this would need an address of 8");
    assertThat(design.get("name").asText()).isEqualTo("My chess");
  }

  @Test
  void everySignCanBeInAName() throws IOException {
    String name = "a _%&=;:+#\u00e9\u0416\u2654\ud83d\ude00\"<'";
    JsonNode design = json(BetzaEngine.design(GameAddress.of(named(name)).text()));
    assertThat(design.get("name").asText()).isEqualTo(name);
    assertThat(design.get("address").asText()).matches("[\\x21-\\x7e&&[^\"<>'#]]+");
  }

  private static VariantFacts named(String name) {
    return GameAddress.read("").facts().with(GameModel.NAME, name);
  }

  /** What is wrong is told without Java, at the thing that it is about, with what to do. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "setup=8/8/8/8/8/8/8/4K3&p=K!:King:K|missing-royal|unfinished|square|Black has no royal piece",
        "setup=8/8/8/8/8/8/8/4K3&p=K:King:K&royalty=NONE|empty-side|unfinished|square|Black has no pieces",
        "setup=8/8/8/8/8/8/8/8|variant-without-pieces|unfinished|game|the game has no pieces",
        "size=6x6&setup=k7/8/8/8/8/8/8/7K&p=K!:King:K|invalid-setup|error|square|the setup is wrong: ",
        "setup=k7/8/8/8/8/8/8/7K&p=K!:King:K;G:Griffon:FyaFf|missing-atom|error|piece|",
        "setup=k7/8/8/8/8/8/8/7K&p=K!:King:K;G:Griffon:|empty-notation|unfinished|piece|",
        "setup=k7/8/8/8/8/8/8/7K&p=K!:King:K&zones=K:z3|invalid-squares|error|rule|",
        "setup=k7/8/8/8/8/8/8/7K&p=K!:King:K&zones=X:a3-h8|unknown-letter|error|rule|",
        "setup=k7/8/8/8/8/8/8/7K&p=K!:King:K&checks=12|invalid-number|error|rule|checks is 12",
        "setup=k7/8/8/8/8/8/8/7K&p=K!:King:K;N:Knight:N|unused-piece|warning|piece|",
        "setup=k7/8/8/8/8/8/8/7K&p=K!:King:K&extras=K:Step:a1-h8|unknown-moves|error|rule|",
        "setup=k7/8/8/8/8/8/8/7K&p=K!:King:K&m=Step:hK&extras=K:Step:a1-h8|lonely-h|error|moves|",
        "setup=k7/8/8/8/8/8/8/7K&p=K!:King:K&m=Step:&extras=K:Step:a1-h8|empty-notation|unfinished|moves|",
        "setup=k7/8/8/8/8/8/8/7K&p=K!:King:K&passesEnd=true|rule-without-effect|error|rule|",
      })
  void problemsAreToldOnPages(
      String address, String code, String severity, String in, String sentence) throws IOException {
    JsonNode found = json(BetzaEngine.checkGame(address));
    JsonNode problem = null;
    for (JsonNode each : found.get("problems")) {
      problem = each.get("code").asText().equals(code) ? each : problem;
      assertThat(each.get("sentence").asText() + each.get("note").asText())
          .doesNotContainPattern("@[A-Z]|\\btypes?\\b|royal =|[A-Z][a-z]+\\.[A-Z]");
    }
    assertThat(problem).as(found.toString()).isNotNull();
    assertThat(problem.get("severity").asText()).isEqualTo(severity);
    assertThat(problem.get("place").get("in").asText()).isEqualTo(in);
    assertThat(problem.get("sentence").asText()).startsWith(sentence == null ? "" : sentence);
    assertThat(problem.get("note").asText() + problem.get("offers")).isNotEqualTo("[]");
    assertThat(found.get("playable").asBoolean()).isEqualTo(severity.equals("warning"));
  }

  /** Extra moves are changed by their name, and are gone with the last rule that names them. */
  @Test
  void extraMovesBelongToTheirRules() throws IOException {
    JsonNode horde = json(BetzaEngine.design(SampleDesigns.address("horde")));
    assertThat(horde.get("moves")).hasSize(2);
    String name = horde.get("moves").get(0).get("name").asText();
    JsonNode other =
        after(
            horde.get("address").asText(),
            address -> BetzaEngine.setMoves(address, name, "fmW-", "EXTENDED"));
    assertThat(other.get("moves").get(0).toString())
        .isEqualTo("{\"name\":\"" + name + "\",\"notation\":\"fmW-\",\"dialect\":\"EXTENDED\"}");
    assertThat(after(other.get("address").asText(), this::withoutFirstExtra).get("moves"))
        .hasSize(1);
    JsonNode none =
        after(other.get("address").asText(), address -> BetzaEngine.removePiece(address, 1));
    assertThat(none.get("moves")).isEmpty();
    assertThat(none.get("address").asText()).doesNotContain("&m=", "extras");
    assertThat(BetzaEngine.setMoves(SMALL, "Step", "W", "XBETZA"))
        .contains("\"error\":\"no rule names the extra moves Step\"");
  }

  private String withoutFirstExtra(String address) {
    return BetzaEngine.remove(address, "extras", 0);
  }

  /** What is offered for extra moves is taken in the rule that names them. */
  @Test
  void offersChangeExtraMoves() throws IOException {
    String wrong = "setup=k7/8/8/8/8/8/8/7K&p=K!:King:K&m=Step:Fyafsf&extras=K:Step:a1-h8";
    JsonNode problem = json(BetzaEngine.checkGame(wrong)).get("problems").get(0);
    assertThat(problem.get("place").toString()).isEqualTo("{\"in\":\"moves\",\"name\":\"Step\"}");
    JsonNode offer = problem.get("offers").get(0);
    JsonNode design = json(BetzaEngine.design(offer.get("address").asText()));
    assertThat(design.get("moves").get(0).get("notation")).isEqualTo(offer.get("text"));
  }

  /** An offer is a whole design, in which what is offered is taken. */
  @Test
  void offersAreDesigns() throws IOException {
    String wrong = "setup=k7/8/8/8/8/8/8/7K&p=K!:King:K;G:Griffon:Fyafsf";
    JsonNode problem = json(BetzaEngine.checkGame(wrong)).get("problems").get(0);
    JsonNode offer = problem.get("offers").get(0);
    assertThat(problem.get("place").toString())
        .isEqualTo("{\"in\":\"piece\",\"kind\":2,\"member\":\"value\"}");
    JsonNode design = json(BetzaEngine.design(offer.get("address").asText()));
    assertThat(design.get("pieces").get(1).get("notation")).isEqualTo(offer.get("text"));
    assertThat(design.get("pieces").get(1).get("sound").asBoolean()).isTrue();
  }

  /** The squares of a wrong setup are named where they are. */
  @Test
  void aWrongSquareIsNamed() throws IOException {
    String address = "setup=k7/8/8/3X4/8/8/8/7K_w_-_-_0_1&p=K!:King:K";
    JsonNode problem = json(BetzaEngine.checkGame(address)).get("problems").get(0);
    assertThat(problem.get("place").toString())
        .isEqualTo("{\"in\":\"square\",\"squares\":[35],\"member\":\"setup\"}");
  }

  @Test
  void theStartsAreDesigns() throws IOException {
    JsonNode starts = json(BetzaEngine.starts());
    assertThat(starts).hasSize(3);
    for (JsonNode start : starts) {
      String address = start.get("address").asText();
      assertThat(json(BetzaEngine.design(address)).get("address").asText()).isEqualTo(address);
    }
    assertThat(json(BetzaEngine.checkGame("")).get("sound").asBoolean()).isTrue();
  }

  @Test
  void valuesAreToldInPawns() throws IOException {
    assertThat(BetzaEngine.values("")).contains("\"value\":\"about a pawn\"}");
    assertThat(json(BetzaEngine.values(""))).hasSize(6);
    assertThat(BetzaEngine.values("")).contains("Slides any number of squares diagonally");
  }

  /** The members of the annotation are listed with what a page needs to ask for them. */
  @Test
  void theFormHasAllMembers() throws IOException {
    List<String> names = new ArrayList<>();
    json(BetzaEngine.form()).forEach(member -> names.add(member.get("name").asText()));
    assertThat(names)
        .containsExactlyElementsOf(
            GameModel.FORM.members().stream()
                .map(Member::name)
                .filter(member -> !List.of("name", "files", "ranks", "setup").contains(member))
                .toList());
  }
}
