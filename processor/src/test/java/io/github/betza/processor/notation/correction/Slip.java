package io.github.betza.processor.notation.correction;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.dialect.Notations;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A notation with a slip.
 *
 * @param original what was meant
 * @param index the index of the letter at which the slip is
 * @param text what was written
 */
record Slip(String original, Dialect dialect, SlipKind kind, int index, String text) {
  private static final List<String> FILES =
      List.of("xbetza.tsv", "extended.tsv", "bex.tsv", "settled.tsv");

  private static final int LONGEST = 30;

  private static final long SEED = 7;

  /** Returns some slips in the notations of the conformance files, always the same. */
  static List<Slip> some(Dialect dialect, int most) {
    List<Slip> slips = new ArrayList<>();
    notations(dialect).forEach(notation -> addAll(notation, dialect, slips));
    Collections.shuffle(slips, new Random(SEED));
    return slips.subList(0, Math.min(most, slips.size()));
  }

  /** Returns how many letters the nearest of some letters is from the slip. */
  int distance(Span span) {
    int last = Math.max(span.start(), span.end() - 1);
    int end = kind == SlipKind.DOUBLED || kind == SlipKind.SWAPPED ? index + 1 : index;
    return Math.max(0, Math.max(span.start() - end, index - last));
  }

  private static void addAll(String notation, Dialect dialect, List<Slip> slips) {
    for (int i = 0; i < notation.length(); i++) {
      for (SlipKind kind : SlipKind.values()) {
        int index = i;
        kind.at(notation, i)
            .ifPresent(text -> slips.add(new Slip(notation, dialect, kind, index, text)));
      }
    }
  }

  /** CLASSIC is a part of XBETZA, and has few lines of its own. */
  private static Stream<String> notations(Dialect dialect) {
    Dialect in = dialect == Dialect.CLASSIC ? Dialect.XBETZA : dialect;
    return FILES.stream()
        .flatMap(Slip::lines)
        .map(line -> line.split("\t", -1))
        .filter(cells -> cells.length > 3 && cells[1].equals(in.name()))
        .map(cells -> cells[2])
        .distinct()
        .filter(notation -> notation.length() <= LONGEST)
        .filter(notation -> Notations.read(notation, dialect).problems().isEmpty());
  }

  private static Stream<String> lines(String file) {
    try (var stream = Slip.class.getResourceAsStream("/conformance/" + file)) {
      return Arrays.stream(
          new String(stream.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
