package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.Diagnosis;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Draws messages at random for readers who judge whether they are clear at first reading. Each code
 * is drawn once before any is drawn twice. Two files are written: the messages, each with its
 * source line, and what was meant with each, by its number. The property {@code betza.sample} is
 * the number of messages, {@code betza.seed} chooses them.
 */
@EnabledIfSystemProperty(named = "betza.sample", matches = "[0-9]+")
final class MessageSampleTest {
  private static final int SIZE = Integer.getInteger("betza.sample", 80);

  private static final long SEED = Long.getLong("betza.seed", 59);

  private static final int TEXTS = 12_000;

  /** A problem without the name of its code, which says more than some messages. */
  private record Drawn(String message, String truth) {}

  private final Map<String, List<Drawn>> byCode = new TreeMap<>();

  @TempDir Path folder;

  @Test
  void drawsMessagesOfAllCodes() throws IOException {
    addTexts();
    addExamples();
    StringBuilder messages = new StringBuilder();
    StringBuilder truths = new StringBuilder();
    int number = 0;
    for (Map.Entry<String, Drawn> each : draw()) {
      number++;
      messages.append("## ").append(number).append("\n\n").append(each.getValue().message());
      truths.append("## ").append(number).append(' ').append(each.getKey()).append("\n\n");
      truths.append(each.getValue().truth()).append("\n\n");
    }
    Files.writeString(Path.of("target", "messages.txt"), messages.toString());
    Files.writeString(Path.of("target", "meant.txt"), truths.toString());
    assertThat(number).isEqualTo(SIZE);
  }

  private void addTexts() {
    for (WrongText wrong : WrongText.some(TEXTS, SEED)) {
      List<Diagnosis> all = wrong.problems();
      if (!all.isEmpty()) {
        String line = annotation(wrong.text(), wrong.dialect());
        String truth = "meant: " + wrong.original() + " (" + wrong.meant() + ")";
        add(all.get(0).code(), all.get(0).text(), line, truth);
      }
    }
  }

  private void addExamples() throws IOException {
    for (DiagnosticsPageTest.Section section : DiagnosticsPageTest.sections()) {
      boolean plain = section.language().equals("betza");
      String source = plain ? annotation(section.wrong(), Dialect.XBETZA) : section.wrong();
      String truth = section.text() + "\nright: " + section.right();
      DiagnosticsPageTest.messages(folder, section.language(), section.wrong()).stream()
          .limit(1)
          .forEach(text -> add(section.code(), text, source, truth));
    }
  }

  private static String annotation(String notation, Dialect dialect) {
    String written = notation.replace("\\", "\\\\").replace("\"", "\\\"");
    return "@Betza(value = \"" + written + "\", dialect = Dialect." + dialect + ")";
  }

  private void add(String code, String text, String source, String truth) {
    String message = text.substring(text.indexOf("] ") + 2);
    byCode
        .computeIfAbsent(code, each -> new ArrayList<>())
        .add(new Drawn(source.strip() + "\n\n" + message + "\n\n", truth));
  }

  private List<Map.Entry<String, Drawn>> draw() {
    Random random = new Random(SEED);
    List<Map.Entry<String, Drawn>> drawn = new ArrayList<>();
    byCode.values().forEach(all -> Collections.shuffle(all, random));
    for (int round = 0; drawn.size() < SIZE; round++) {
      List<String> codes = new ArrayList<>(byCode.keySet());
      Collections.shuffle(codes, random);
      for (String code : codes) {
        List<Drawn> all = byCode.get(code);
        if (drawn.size() < SIZE && round < all.size()) {
          drawn.add(Map.entry(code, all.get(round)));
        }
      }
    }
    return drawn;
  }
}
