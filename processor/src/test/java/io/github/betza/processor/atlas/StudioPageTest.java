package io.github.betza.processor.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.Member.Kind;
import io.github.betza.processor.variant.address.GameAddress;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class StudioPageTest {
  private static final String GAME = "v=1&name=One&size=8x8";

  private static final Pattern SENTENCE =
      Pattern.compile("(?m)^    (\\w+): (\"(?:[^\"]|\"\\s+\\+ \")*\"),$");

  private static Set<String> all(String regex, String text) {
    Set<String> found = new LinkedHashSet<>();
    Matcher matcher = Pattern.compile(regex).matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  /** The name of a namespace is no address. */
  private static String script() {
    return SharedScript.STUDIO.text().replace("http://www.w3.org/2000/svg", "");
  }

  @Test
  void isAPage() {
    String page = StudioPage.of(List.of(GAME));
    GamePageTest.assertWellFormed(page);
    assertThat(page)
        .contains("<title>Betza studio</title>", "\"name\":\"One\"")
        .satisfies(text -> assertThat(IndexPage.entry(StudioPage.FILE, text)).isEmpty());
  }

  /** What is said while the engine is on the way cannot come after it. */
  @Tag("deep")
  @Test
  void saysThatTheEngineIsLoaded() {
    assertThat(StudioPage.of(List.of()))
        .containsSubsequence(
            "role\", \"status\"", "Loading the engine", "<script src='engine.js'>");
  }

  /** Ready pieces are found by their names, their letters, and the words for their moves. */
  @Test
  void offersPiecesWithWords() {
    assertThat(StudioPage.of(List.of(GAME + "&p=Z:Zigzag:zR;K!:King:K")))
        .contains(
            "\"name\":\"Dabbaba\",\"letter\":\"D\",\"notation\":\"D\",\"dialect\":\"XBETZA\","
                + "\"words\":\"Leaps two squares orthogonally.\"}")
        .contains("{\"group\":\"One\",\"name\":\"Zigzag\"")
        .containsOnlyOnce("\"notation\":\"K\"");
  }

  /** A script that looks for what is not in the page would stop there. */
  @Test
  void hasWhatItsScriptsLookFor() {
    Set<String> wanted = all("(?:byId|getElementById|\\bon)\\(\"([a-z-]+)\"", script());
    assertThat(wanted).hasSizeGreaterThan(20);
    assertThat(all(" id='([a-z-]+)'", StudioPage.of(List.of()))).containsAll(wanted);
  }

  @Test
  void loadsOnlyTheScriptsBesideIt() {
    String page = StudioPage.of(List.of());
    assertThat(page)
        .contains("default-src 'none'; style-src 'sha256-", "script-src 'self' file: 'sha256-")
        .contains("; worker-src blob:\">")
        .doesNotContain("http:", "https:", "@import", "<link rel='style", " style=", " onclick=");
    assertThat(all(" src='([^']*)'", page))
        .containsExactlyInAnyOrder("engine.js", "board.js", "studio.js");
    assertThat(script())
        .doesNotContain("http:", "https:", "innerHTML", "fetch(", "XMLHttpRequest", "import(")
        .doesNotContain("importScripts", "eval(", "new Function");
  }

  /** A rule without a sentence could not be set in the studio. */
  @Test
  void hasASentenceForEveryRule() {
    Matcher sentence = SENTENCE.matcher(Document.resource("studio-sentences.js"));
    Set<String> named = new LinkedHashSet<>();
    while (sentence.find()) {
      named.add(sentence.group(1));
      assertSays(GameModel.FORM.member(sentence.group(1)).orElseThrow(), sentence.group(2));
    }
    Set<String> members =
        GameModel.FORM.members().stream()
            .filter(GameAddress::hasKey)
            .map(Member::name)
            .collect(Collectors.toSet());
    assertThat(named).isEqualTo(members);
  }

  /** The sentence has each part of the rule, and each value of a constant or a flag. */
  private static void assertSays(Member<?> member, String sentence) {
    if (member.ruleForm().isPresent()) {
      Form<?> form = member.ruleForm().orElseThrow();
      assertThat(all("\\{(\\w+)[:}]", sentence))
          .as(member.name())
          .containsExactlyInAnyOrderElementsOf(form.members().stream().map(Member::name).toList());
      form.members().forEach(part -> assertChoices(part, part.name(), sentence));
    } else {
      assertChoices(member, "", sentence);
    }
  }

  private static void assertChoices(Member<?> member, String name, String sentence) {
    String text = sentence.replaceAll("\"\\s+\\+ \"", "");
    assertThat(text).as(member.name()).contains("{" + name);
    if (member.kind() == Kind.CONSTANT || member.kind() == Kind.FLAG) {
      List<String> values =
          member.kind() == Kind.FLAG ? List.of("false", "true") : constants(member);
      Matcher part = Pattern.compile("\\{" + name + ":([^}]*)\\}").matcher(text);
      assertThat(part.find()).as(member.name() + " " + name).isTrue();
      assertThat(all("([A-Za-z_]+)=", part.group(1)))
          .as(member.name())
          .containsExactlyInAnyOrderElementsOf(values);
    }
  }

  private static List<String> constants(Member<?> member) {
    Enum<?> usual = (Enum<?>) member.defaultValue().orElseThrow();
    return Arrays.stream(usual.getDeclaringClass().getEnumConstants())
        .map(Object::toString)
        .toList();
  }

  @Test
  void hasTheAddressOfAnyGame() {
    assertThat(StudioPage.address(GamePageTest.game("A & b", "N:N").facts()))
        .startsWith("studio.html#v=1&name=A_%26_b&size=3x4&");
  }
}
