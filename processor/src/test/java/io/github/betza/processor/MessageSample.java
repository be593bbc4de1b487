package io.github.betza.processor;

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

/**
 * Draws messages at random for readers who judge whether they are clear at first reading. Each code
 * is drawn once before any is drawn twice. Two files are written: the messages, each with its
 * source line, and what is true of each, by its number.
 *
 * <p>Run it with the arguments {@code <messages file> <truths file>}; the properties {@code
 * betza.seed} and {@code betza.sample} choose the messages and their number.
 */
final class MessageSample {
  private static final int SIZE = Integer.getInteger("betza.sample", 80);

  private static final long SEED = Long.getLong("betza.seed", 59);

  private static final int TEXTS = 12_000;

  /** A problem without the name of its code, which says more than some messages. */
  private record Drawn(String message, String truth) {}

  private final Map<String, List<Drawn>> byCode = new TreeMap<>();

  private MessageSample() {}

  public static void main(String[] files) throws IOException {
    MessageSample sample = new MessageSample();
    sample.addTexts();
    sample.addExamples(Files.createTempDirectory("messages"));
    StringBuilder messages = new StringBuilder();
    StringBuilder truths = new StringBuilder();
    int number = 0;
    for (Map.Entry<String, Drawn> each : sample.draw()) {
      number++;
      messages.append("## ").append(number).append("\n\n").append(each.getValue().message());
      truths.append("## ").append(number).append(' ').append(each.getKey()).append("\n\n");
      truths.append(each.getValue().truth()).append("\n\n");
    }
    Files.writeString(Path.of(files[0]), messages.toString());
    Files.writeString(Path.of(files[1]), truths.toString());
  }

  private void addTexts() {
    for (WrongText wrong : WrongText.some(TEXTS, SEED)) {
      List<Diagnosis> all = wrong.problems();
      if (!all.isEmpty()) {
        String line = annotation(wrong.text(), wrong.dialect());
        String truth = "meant: " + wrong.original() + " (" + wrong.dialect() + ")";
        add(all.get(0).code(), all.get(0).text(), line, truth);
      }
    }
  }

  private void addExamples(Path folder) throws IOException {
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
