package io.github.betza.processor.emit;

import io.github.betza.Dialect;
import io.github.betza.processor.Choices;
import io.github.betza.processor.dialect.Notations;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;

/** Makes sound notations of random parts, from the whole space that a dialect has. */
public final class RandomDialects {
  private static final List<String> DIRECTIONS =
      List.of("", "", "", "", "f", "b", "l", "r", "s", "v", "fs", "bs", "fr", "rf", "bl", "fh");
  private static final List<String> MODES = List.of("", "", "", "m", "c");
  private static final List<String> LEG_MODES =
      List.of("", "", "", "", "", "m", "c", "mc", "d", "p", "k", "u", "cu", "x");
  private static final List<String> ATOMS =
      List.of("W", "F", "D", "N", "A", "H", "L", "J", "G", "K", "R", "B", "Q", "(1,4)", "(0,2)");

  private final Random random;
  private final Dialect dialect;

  /** Makes a writer that always writes the same for a dialect and the same numbers. */
  public RandomDialects(Dialect dialect, Random random) {
    this.dialect = dialect;
    this.random = random;
  }

  /** Draws a notation that the grammar of a dialect accepts. */
  static Arbitrary<String> sound(Dialect dialect) {
    return Choices.any()
        .map(choices -> new RandomDialects(dialect, choices).any())
        .filter(notation -> Notations.read(notation, dialect).isSound());
  }

  /** Returns different notations that the grammar accepts. */
  public List<String> next(int count) {
    List<String> notations = new ArrayList<>();
    while (notations.size() < count) {
      String notation = any();
      if (!notations.contains(notation) && Notations.read(notation, dialect).isSound()) {
        notations.add(notation);
      }
    }
    return notations;
  }

  private String any() {
    return switch (dialect) {
      case XBETZA -> bracket();
      case EXTENDED -> extended();
      case BEX -> bex();
      case CLASSIC -> classic();
    };
  }

  private String bracket() {
    StringBuilder notation = new StringBuilder();
    if (random.nextInt(3) == 0) {
      notation.append(of(DIRECTIONS)).append(of(MODES)).append('(');
      notation.append(of(DIRECTIONS)).append(of(List.of("p", "c", "m", "d"))).append("a)");
      return notation.append(of(List.of("", "2", "3"))).append(any("RBQWFN")).toString();
    }
    notation.append(of(DIRECTIONS)).append(of(MODES)).append('[');
    notation.append(of(LEG_MODES)).append(of(DIRECTIONS)).append(any("WFDNKRB"));
    for (int i = random.nextInt(2); i >= 0; i--) {
      notation.append(any("??-")).append(of(List.of("", "", "", "", "", "i")));
      notation.append(of(LEG_MODES)).append(of(DIRECTIONS));
      notation.append(of(List.of("", "", "", "", "q", "z"))).append(any("WFDNKRBQ"));
    }
    return notation.append(']').toString();
  }

  private String extended() {
    StringBuilder notation = new StringBuilder();
    for (int terms = random.nextInt(2); terms >= 0; terms--) {
      notation.append(of(MODES)).append(of(DIRECTIONS));
      notation.append(of(List.of("", "", "", "", "", "", "n", "j", "jj", "p", "g", "q", "z", "o")));
      notation.append(chain(1));
    }
    return notation.toString();
  }

  private String chain(int depth) {
    StringBuilder chain = new StringBuilder(element(depth));
    for (int i = random.nextInt(3); i > 0; i--) {
      chain.append(any("tttt---+?!xdy")).append(of(DIRECTIONS));
      chain.append(random.nextInt(12) == 0 ? "e" : "").append(element(depth));
    }
    return chain.toString();
  }

  private String element(int depth) {
    String element = depth > 0 && random.nextInt(6) == 0 ? "(" + chain(0) + ")" : of(ATOMS);
    if (random.nextInt(5) == 0) {
      element += of(List.of("", "", "", "t", "-", "x", "+"));
      element += of(List.of("", "", "f", "rf", "l", "r", "s")) + any("0234");
    }
    return element;
  }

  private String bex() {
    StringBuilder notation = new StringBuilder();
    for (int terms = random.nextInt(2); terms >= 0; terms--) {
      notation.append(notation.length() == 0 ? "" : of(List.of("+", ""))).append(term());
    }
    return notation.toString();
  }

  private String term() {
    String move = step();
    return switch (random.nextInt(10)) {
      case 0 ->
          of(List.of("[ca]", "[cw]", "[cj]", "[cl]"))
              + of(List.of("", "", "c", "mc"))
              + of(DIRECTIONS)
              + of(ATOMS);
      case 1 -> "[" + of(List.of("cr", "xw")) + of(DIRECTIONS) + of(ATOMS) + "]";
      case 2 -> move + of(List.of("--[xo]", "--[ccD]", "--[ccH]", "--[cu]", "--[crK]", "-[cj]fA"));
      case 3 -> of(List.of("e", "j", "n", "m", "i", "")) + "(" + sequence() + ")" + of(SUFFIXES);
      case 4 -> "[crK]--" + of(List.of("[cu]", "mW", "[xo]"));
      case 5 -> of(List.of("[ci]", "[x!iK]--mQ--[xiK]", "mN--[xiW]+[ci]"));
      case 6 -> group() + link() + (random.nextBoolean() ? step() : group());
      case 7 -> step() + link() + group() + (random.nextBoolean() ? "" : link() + step());
      default -> sequence();
    };
  }

  /** A group that other parts may precede and follow, with letters in front or rounds behind. */
  private String group() {
    String front = of(List.of("", "", "", "e", "j", "m", "c"));
    String letters = random.nextInt(3) == 0 ? of(DIRECTIONS) : "";
    String inside = random.nextInt(4) == 0 ? step() + "+" + sequence() : sequence();
    return letters + front + "(" + inside + ")" + of(SUFFIXES);
  }

  private String link() {
    return of(List.of("-", "--"));
  }

  private static final List<String> SUFFIXES = List.of("", "", "", "*", "2", "3", "02");

  private String sequence() {
    StringBuilder sequence = new StringBuilder(step());
    for (int i = random.nextInt(3); i > 0; i--) {
      sequence.append(link()).append(step());
    }
    return sequence.toString();
  }

  private String step() {
    String manner = of(List.of("", "", "", "", "", "n", "j", "p", "g", "q", "z", "e"));
    return of(MODES) + of(DIRECTIONS) + manner + of(ATOMS) + of(SUFFIXES);
  }

  private String classic() {
    String manner = of(List.of("", "", "", "n", "j", "p", "g", "q", "z", "o", "i"));
    String atom = any("WFDNAHCZGKRBQ");
    String range = of(List.of("", "", "", "2", "5", atom));
    return of(MODES) + of(DIRECTIONS) + manner + atom + range;
  }

  private String any(String letters) {
    return String.valueOf(letters.charAt(random.nextInt(letters.length())));
  }

  private String of(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
