package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.analysis.Diagnosis;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * No line of a help is longer than 200 letters, and nothing is said twice: over random wrong texts
 * of all dialects, and over the examples of all codes in {@code DIAGNOSTICS.md}. The property
 * {@code betza.messages} is the number of texts, {@code betza.seed} chooses them.
 */
@Tag("deep")
final class HelpLinesTest {
  private static final int TEXTS = Integer.getInteger("betza.messages", 700);

  private static final long SEED = Long.getLong("betza.seed", 59);

  private static final int LONGEST = 200;

  private static final String HELP = "help: ";

  /** A line that offers a text, with what it changes. */
  private static final Pattern OFFER =
      Pattern.compile("(?<words>(?:or |otherwise )?write \"[^\"]*\")(?: \\((?<reason>.*)\\))?");

  /** What a text means in another dialect is a quotation, which has sentences of its own. */
  private static final Pattern MEANING = Pattern.compile("\\(there it means \".*\"\\)$");

  @TempDir Path folder;

  @Test
  void helpsOfNotationsAreShortAndSayNothingTwice() {
    for (WrongText wrong : WrongText.some(TEXTS, SEED)) {
      for (Diagnosis each : wrong.problems()) {
        check(wrong + ": " + each.text(), each.sentence(), each.help().lines().toList());
      }
    }
  }

  @Test
  void helpsOfAllCodesAreShortAndSayNothingTwice() throws IOException {
    for (DiagnosticsPageTest.Section section : DiagnosticsPageTest.sections()) {
      for (String text :
          DiagnosticsPageTest.messages(folder, section.language(), section.wrong())) {
        List<String> lines = text.lines().toList();
        int help = indexOfHelp(lines);
        List<String> helps =
            lines.subList(help, lines.size()).stream()
                .map(line -> line.substring(HELP.length()))
                .toList();
        check(section + ": " + text, lines.get(0), helps);
      }
    }
  }

  private static int indexOfHelp(List<String> lines) {
    int help = 0;
    while (help < lines.size() && !lines.get(help).startsWith(HELP)) {
      help++;
    }
    return help;
  }

  private static void check(String name, String message, List<String> help) {
    List<String> reasons = new ArrayList<>();
    List<String> sentences = new ArrayList<>();
    for (String line : help) {
      assertThat(line).as(name).hasSizeLessThanOrEqualTo(LONGEST);
      Matcher offer = OFFER.matcher(line);
      if (offer.matches()) {
        sentences.add(offer.group("words"));
        if (offer.group("reason") != null) {
          reasons.addAll(sentences(offer.group("reason")));
        }
      } else {
        sentences.addAll(sentences(MEANING.matcher(line).replaceAll("")));
      }
    }
    assertThat(sentences)
        .as(name)
        .doesNotHaveDuplicates()
        .doesNotContainAnyElementsOf(reasons.isEmpty() ? List.of("") : reasons);
    assertThat(sentences)
        .as(name)
        .noneMatch(sentence -> sentence.contains(" ") && message.contains(sentence));
  }

  private static List<String> sentences(String text) {
    return Arrays.asList(text.split("[;:] ", -1));
  }
}
