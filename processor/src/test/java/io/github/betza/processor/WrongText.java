package io.github.betza.processor;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.analysis.NotationAnalysis;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.work.Work;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A notation with one random edit, which is usually a mistake.
 *
 * @param original what was meant
 * @param meant the dialect in which it was meant
 * @param dialect the dialect that is set
 * @param text what was written
 */
record WrongText(String original, Dialect meant, Dialect dialect, String text) {
  private static final List<String> FILES =
      List.of("xbetza.tsv", "extended.tsv", "bex.tsv", "settled.tsv");

  private static final String LETTERS =
      "abcdefghijklmnopqrstuvwxyzABCDFGHIJKLNOQRUWXZ0123579()[]-+?!*=, ";

  private static final int LONGEST = 30;

  private static final int KINDS = 6;

  /**
   * Returns some texts, the same for the same seed. A notation is written in its own dialect or, as
   * one in four, in another one.
   */
  static List<WrongText> some(int count, long seed) {
    Random random = new Random(seed);
    List<WrongText> originals = originals();
    return Stream.generate(() -> originals.get(random.nextInt(originals.size())))
        .limit(count)
        .map(original -> original.wrong(random))
        .toList();
  }

  /** Returns its problems, without those of generated code. */
  List<Diagnosis> problems() {
    return NotationAnalysis.of(text, dialect, Work.on(text)).report().diagnoses();
  }

  private WrongText wrong(Random random) {
    if (random.nextInt(4) == 0) {
      Dialect[] all = Dialect.values();
      return new WrongText(original, meant, all[random.nextInt(all.length)], original);
    }
    int at = random.nextInt(original.length());
    String before = original.substring(0, at);
    String here = original.substring(at, at + 1);
    String after = original.substring(at + 1);
    String other = String.valueOf(LETTERS.charAt(random.nextInt(LETTERS.length())));
    String changed =
        switch (random.nextInt(KINDS)) {
          case 0 -> before + after;
          case 1 -> before + here + here + after;
          case 2 -> before + other + after;
          case 3 -> before + other + here + after;
          case 4 -> before + recased(here) + after;
          default ->
              after.isEmpty() ? before : before + after.charAt(0) + here + after.substring(1);
        };
    return new WrongText(original, meant, dialect, changed);
  }

  private static String recased(String letter) {
    char c = letter.charAt(0);
    return String.valueOf(
        Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
  }

  private static List<WrongText> originals() {
    List<WrongText> all = new ArrayList<>();
    for (String file : FILES) {
      for (String line : lines(file)) {
        String[] cells = line.split("\t", -1);
        if (cells.length > 3 && cells[2].length() <= LONGEST && !cells[2].isEmpty()) {
          add(cells[2], Dialect.valueOf(cells[1]), all);
        }
      }
    }
    return all.stream().distinct().toList();
  }

  private static void add(String notation, Dialect dialect, List<WrongText> all) {
    for (Dialect each : List.of(dialect, Dialect.CLASSIC)) {
      if (Notations.read(notation, each).problems().isEmpty()) {
        all.add(new WrongText(notation, each, each, notation));
      }
    }
  }

  private static List<String> lines(String file) {
    try (var stream = WrongText.class.getResourceAsStream("/conformance/" + file)) {
      return Arrays.asList(
          new String(stream.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
