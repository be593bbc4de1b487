package io.github.betza.processor.notation.correction;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.correction.SlipKind.SlipEdit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Makes slips in the notations of the conformance files that have no problem in their dialect.
 *
 * <p>Of each kind and dialect there are equally many different texts, most in XBETZA. A text of
 * another dialect is one that has a problem, or is refused, in the dialect that is set; of each
 * pair of dialects there are equally many.
 */
final class Slips {
  private static final List<String> FILES =
      List.of("xbetza.tsv", "extended.tsv", "bex.tsv", "settled.tsv", "later-legs.tsv");

  private static final Pattern ARMY_PIECE = Pattern.compile("\"[a-z]\": \"([^\"]*)\"");

  /** Slips in each dialect, of those in XBETZA. */
  private static final Map<Dialect, Double> SHARES =
      Map.of(Dialect.XBETZA, 1.0, Dialect.EXTENDED, 0.31, Dialect.BEX, 0.31, Dialect.CLASSIC, 0.14);

  private static final double SHARE_OF_PAIR = 0.12;

  private static final int MOST_TRIES = 20_000;

  private final Map<Dialect, List<String>> clean = new EnumMap<>(Dialect.class);
  private final Set<String> made = new HashSet<>();
  private final List<Slip> slips = new ArrayList<>();
  private final Random random;

  private Slips(long seed) {
    random = new Random(seed);
    for (Dialect dialect : Dialect.values()) {
      clean.put(dialect, notations(dialect));
    }
  }

  /**
   * Returns slips, always the same for a seed.
   *
   * @param number of slips of each kind in XBETZA
   */
  static List<Slip> of(long seed, int number) {
    Slips slips = new Slips(seed);
    for (Dialect dialect : Dialect.values()) {
      for (SlipKind kind : SlipKind.values()) {
        slips.add(kind, dialect, (int) Math.ceil(SHARES.get(dialect) * number));
      }
      for (Dialect home : Dialect.values()) {
        slips.addOfDialect(home, dialect, (int) Math.ceil(SHARE_OF_PAIR * number));
      }
    }
    return List.copyOf(slips.slips);
  }

  private void add(SlipKind kind, Dialect dialect, int number) {
    int last = slips.size() + number;
    for (int tries = 0; slips.size() < last && tries < MOST_TRIES; tries++) {
      String original = any(dialect);
      Optional<SlipEdit> edit = kind.of(original, dialect, random);
      edit.map(each -> Slip.of(kind, original, dialect, each))
          .filter(slip -> !slip.text().equals(original))
          .filter(slip -> made.add(dialect + " " + slip.text()))
          .ifPresent(slips::add);
    }
  }

  private void addOfDialect(Dialect home, Dialect dialect, int number) {
    int last = slips.size() + (home == dialect ? 0 : number);
    for (int tries = 0; slips.size() < last && tries < MOST_TRIES; tries++) {
      String original = any(home);
      if (!isClear(original, dialect) && made.add(home + " " + dialect + " " + original)) {
        slips.add(Slip.ofDialect(original, home, dialect));
      }
    }
  }

  private String any(Dialect dialect) {
    List<String> all = clean.get(dialect);
    return all.get(random.nextInt(all.size()));
  }

  /** CLASSIC is a part of XBETZA, and has few lines of its own. */
  private static List<String> notations(Dialect dialect) {
    Dialect in = dialect == Dialect.CLASSIC ? Dialect.XBETZA : dialect;
    Stream<String> lines =
        FILES.stream()
            .flatMap(file -> Arrays.stream(text(file).split("\n", -1)))
            .map(line -> line.split("\t", -1))
            .filter(cells -> cells.length > 3 && cells[1].equals(in.name()))
            .map(cells -> cells[2]);
    Stream<String> published =
        in == Dialect.XBETZA
            ? Stream.concat(
                text("published.txt").lines(),
                ARMY_PIECE.matcher(text("armies.json")).results().map(match -> match.group(1)))
            : Stream.of();
    return Stream.concat(lines, published)
        .distinct()
        .filter(notation -> isClear(notation, dialect))
        .toList();
  }

  private static boolean isClear(String notation, Dialect dialect) {
    return Notations.read(notation, dialect).isClear();
  }

  private static String text(String file) {
    try (var stream = Slips.class.getResourceAsStream("/conformance/" + file)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
