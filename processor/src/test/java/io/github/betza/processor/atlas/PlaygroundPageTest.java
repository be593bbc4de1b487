package io.github.betza.processor.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PlaygroundPageTest {
  private static final List<String> PARTS =
      List.of(
          "address.js",
          "answers.js",
          "asking.js",
          "messages.js",
          "panels.js",
          "parts.js",
          "playground.js",
          "board.js",
          "hands.js",
          "drawing.js",
          "layout.js",
          "embed.js",
          "elements.js");

  private static Set<String> all(String regex, String text) {
    Set<String> found = new HashSet<>();
    Matcher matcher = Pattern.compile(regex).matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  private static String scripts() {
    StringBuilder text = new StringBuilder();
    PARTS.forEach(name -> text.append(Document.resource(name)));
    // The name of a namespace is no address.
    return text.toString().replace("http://www.w3.org/2000/svg", "");
  }

  @Test
  void isAPage() {
    String page = PlaygroundPage.of();
    GamePageTest.assertWellFormed(page);
    assertThat(page)
        .contains("autocapitalize='off'", "spellcheck='false'", "autofocus")
        .contains("<a href='#n=hK'>", "n=FyafsF&amp;name=Griffon")
        .doesNotContainPattern("\\{[a-z]+\\}")
        .satisfies(text -> assertThat(IndexPage.entry("playground.html", text)).isEmpty());
    for (Dialect dialect : Dialect.values()) {
      assertThat(page).contains("<option>" + dialect + "</option>", "data-dialect='" + dialect);
    }
  }

  /** A script that looks for what is not in the page would stop there. */
  @Test
  void hasWhatItsScriptsLookFor() {
    String page = PlaygroundPage.of();
    Set<String> wanted = all("(?:byId|getElementById|changed|copies)\\(\"([a-z-]+)\"", scripts());
    assertThat(wanted).hasSizeGreaterThan(10);
    assertThat(all(" id='([a-z-]+)'", page)).containsAll(wanted);
  }

  @Test
  void loadsOnlyTheScriptsBesideIt() {
    String page = PlaygroundPage.of();
    assertThat(page)
        .contains("default-src 'none'; style-src 'sha256-", "script-src 'self' file: 'sha256-")
        .contains("; worker-src blob:\">")
        .doesNotContain("http:", "https:", "@import", "<link rel='style", " style=", " onclick=");
    assertThat(all(" src='([^']*)'", page))
        .containsExactlyInAnyOrder("engine.js", "board.js", "playground.js");
    assertThat(scripts())
        .doesNotContain("http:", "https:", "innerHTML", "fetch(", "XMLHttpRequest", "import(")
        .doesNotContain("importScripts", "eval(", "new Function");
  }

  /** The help draws its notations, and has what a man of checkers needs. */
  @Test
  void helpsWithPictures() {
    assertThat(PlaygroundPage.of())
        .contains("<a href='#n=fmFfcafmF'><code>fmFfcafmF</code> <svg class='board moves'")
        .contains("<code>ma ca pa</code>", "<li><a href='#n=D'><code>D</code> <svg")
        .contains("</a> Leaps two squares orthogonally.</li>")
        .doesNotContain("{moves");
  }

  /** The legend explains every mark that the engine names. */
  @Test
  void explainsTheMarks() {
    assertThat(all("<li data-shape='([a-z-]+)'>", PlaygroundPage.of()))
        .containsExactlyInAnyOrder(
            "vanish",
            "castle",
            "first",
            "both",
            "move",
            "locust",
            "capture",
            "own",
            "swap",
            "victim",
            "hold",
            "hop",
            "hop-move",
            "hop-capture",
            "move-hop-capture",
            "capture-hop-move",
            "en-passant",
            "end-or-victim",
            "hurdle",
            "empty-or-hurdle",
            "one-hurdle",
            "empty",
            "one-way",
            "move-or-swap",
            "custody",
            "move-or-custody",
            "end-or-hold");
  }

  @Test
  void opensAnyPiece() {
    assertThat(address("N", Dialect.XBETZA))
        .isEqualTo("playground.html#n=N&name=N%20%26%20co&size=12x9");
    assertThat(address("a+b #&%", Dialect.BEX))
        .isEqualTo("playground.html#n=a%2Bb%20%23%26%25&dialect=BEX&name=N%20%26%20co&size=12x9");
  }

  private static String address(String notation, Dialect dialect) {
    return PlaygroundAddress.of(new DrawnPiece("N & co", "N", false, notation, dialect), 12, 9);
  }

  /** Address, reader and Javadoc have the same keys and kinds. */
  @Test
  void readsTheAddressesThatItDocuments() {
    String script = Document.resource("address.js");
    Set<String> read = all("pairs\\.get\\(\"([a-z]+)\"\\)", script);
    assertThat(read)
        .isEqualTo(all("\\[\"([a-z]+)\", ", script.substring(script.indexOf("function format"))))
        .containsExactlyInAnyOrder(
            "n", "dialect", "name", "size", "at", "enemies", "own", "moved", "flip");
  }
}
