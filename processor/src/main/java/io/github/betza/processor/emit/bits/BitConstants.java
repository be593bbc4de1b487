package io.github.betza.processor.emit.bits;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.bits.LineCalls.LineKind;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.path.Length.AcrossBoard;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** The tables of sets of bits of a class; each is made once. */
public final class BitConstants {
  /** The class that makes the tables, and looks them up on a board of at most 128 squares. */
  public static final ClassName TABLES = ClassName.get("io.github.betza.generated", "BitTables");

  /** The class that finds squares beyond hurdles with them, on the same boards. */
  public static final ClassName HOPS = ClassName.get("io.github.betza.generated", "BitHops");

  /** The class that looks up several lines at once, on a board of at most 64 squares. */
  public static final ClassName MAGICS = ClassName.get("io.github.betza.generated", "MagicTables");

  private final int files;
  private final int ranks;
  private final String maker;

  /** The beginning of the names of one piece's tables. */
  private final String prefix;

  /** The tables by the code that makes them. */
  private final Map<Code, FieldSpec> tables;

  /** Names that other constants of the class have. */
  private final Set<String> taken;

  /**
   * Makes constants of a class.
   *
   * @param files the number of files of the board
   * @param ranks the number of its ranks
   * @param taken the names of other constants of the class
   */
  public BitConstants(int files, int ranks, Collection<String> taken) {
    this.files = files;
    this.ranks = ranks;
    this.prefix = "";
    this.tables = new LinkedHashMap<>();
    this.taken = new HashSet<>(taken);
    this.maker = free("TABLES");
  }

  private BitConstants(BitConstants all, String prefix) {
    this.files = all.files;
    this.ranks = all.ranks;
    this.maker = all.maker;
    this.prefix = prefix;
    this.tables = all.tables;
    this.taken = all.taken;
  }

  /**
   * Returns the same constants, but new ones are named after a piece.
   *
   * @param name the name of its constant
   */
  public BitConstants of(String name) {
    return new BitConstants(this, name + "_");
  }

  /** Returns the writer of moves from all squares of a set at once. */
  RideCalls rides(BitWords words) {
    return new RideCalls(files, ranks, words, this);
  }

  /** Returns the writer of look-ups of several lines at once. */
  LineCalls lines(BitWords words) {
    return new LineCalls(files, ranks, words, this);
  }

  /** Returns a name that no other constant of the class has, and marks it as used. */
  public String free(String name) {
    String free = name;
    for (int number = 2; !taken.add(free); number++) {
      free = name + "_" + number;
    }
    return free;
  }

  /** Returns the fields; fields with the same meaning are adjacent. */
  public List<FieldSpec> fields() {
    if (tables.isEmpty()) {
      return List.of();
    }
    FieldSpec first =
        FieldSpec.builder(TABLES, maker, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("Makes the tables below.")
            .initializer("new $T($L, $L)", TABLES, files, ranks)
            .build();
    List<FieldSpec> all = new ArrayList<>(List.of(first));
    Map<String, List<FieldSpec>> byMeaning =
        tables.values().stream()
            .collect(
                Collectors.groupingBy(
                    field -> field.javadoc().toString(), LinkedHashMap::new, Collectors.toList()));
    byMeaning.values().forEach(all::addAll);
    return all;
  }

  /** Returns the name of the table of squares that moves pass, each found by a leap. */
  public String passed(List<Vector> squares) {
    return leaps("PASSED", Code.of("$L.leaps($L)", maker, numbers(squares)));
  }

  /** Returns the name of the table of some captures without conditions. */
  public String captures(Leaps leaps) {
    return leaps(Ends.CAPTURE, leaps);
  }

  /** Returns the name of the table of some leaps without their conditions. */
  String leaps(Ends ends, Leaps leaps) {
    return leaps(
        name(ends), Code.of("$L.leaps($L)", maker(leaps.joined()), numbers(leaps.steps())));
  }

  /**
   * Returns the name of the table of some leaps; a leap is missing if a square of its conditions is
   * off the board.
   */
  String leapsOver(Ends ends, Leaps leaps) {
    return leaps.passed().isEmpty()
        ? leaps(ends, leaps)
        : leaps(
            name(ends),
            Code.of(
                "$L.leapsOver(new int[] {$L}, $L)",
                maker,
                numbers(leaps.passed()),
                numbers(leaps.steps())));
  }

  /**
   * Returns the name for the ends of moves; the class of a piece already has constants for captures
   * and quiet moves.
   */
  private String name(Ends ends) {
    if (prefix.isEmpty()) {
      return "LEAPS";
    }
    return switch (ends) {
      case QUIET -> "QUIETS";
      case CAPTURE -> "CAPTURES";
      case BOTH -> "LEAPS";
    };
  }

  /**
   * Returns the name of the table of the squares that one leap reaches, each as the number of its
   * bit, or -1, also if a square that it passes is off the board.
   */
  public String squares(List<Vector> passed, Vector step) {
    return table(
        "SQUARE_" + name(step),
        "The square that a leap reaches, by the square where it begins.",
        int[].class,
        Code.of("$L.squares($L$L, $L)", maker, passing(passed), step.files(), step.ranks()));
  }

  /** Returns the name of the set of squares from which a leap stays on the board, by side. */
  public String origins(List<Vector> passed, Vector step) {
    return table(
        "ORIGINS_" + name(step) + (passed.isEmpty() ? "" : "_OVER"),
        "The squares from which a leap stays on the board, by side.",
        long[].class,
        Code.of("$L.origins($L$L, $L)", maker, passing(passed), step.files(), step.ranks()));
  }

  /**
   * Returns the name of a set of squares.
   *
   * @param name its name if it is new
   * @param meaning its content, in words
   * @param value the code that makes it
   */
  public String set(String name, String meaning, Code value) {
    return table(name, meaning, long[].class, value);
  }

  /** Returns the name of an array of kinds. */
  public String kinds(String name, Code kinds) {
    return table(prefix + name, "What the pieces may become.", int[].class, Code.of("{$L}", kinds));
  }

  private String maker(boolean joined) {
    return joined ? maker + ".joined()" : maker;
  }

  /** Returns whether a hop goes along one line of the board, see {@link Hop#isOneLine}. */
  public boolean isOneLine(Hop hop) {
    return hop.isOneLine(AcrossBoard.steps(files, ranks));
  }

  /** Returns the name of the table of a ray. */
  public String ray(Vector step, int most) {
    return table(
        rayName(step, most),
        "The squares of a slide, by the square where it begins.",
        long[].class,
        Code.of("$L.ray($L, $L, $L)", maker, step.files(), step.ranks(), Math.min(most, across())));
  }

  /**
   * Returns the name of the table of several slides that are looked up at once.
   *
   * @param name its name if it is new
   * @param steps their steps
   * @param most the most steps of each
   */
  String magics(String name, List<Vector> steps, int most) {
    List<Vector> sorted =
        steps.stream()
            .sorted(Comparator.comparingInt(Vector::ranks).thenComparingInt(Vector::files))
            .toList();
    return table(
        name + (most >= across() ? "" : "_TO_" + most),
        "What slides reach, by the square where they begin and the squares that stop them.",
        long[].class,
        Code.of("$L.magics($L, $L)", maker, Math.min(most, across()), numbers(sorted)));
  }

  /**
   * Returns the name of the table of slides along two lines in both directions.
   *
   * @param steps their two steps to higher bits
   */
  String crossing(LineKind kind, List<Vector> steps) {
    return table(
        kind.tableName("RAYS") + (kind.most() >= across() ? "" : "_TO_" + kind.most()),
        "The squares of slides along two lines, by the square where they begin.",
        long[].class,
        Code.of("$L.crossing($L, $L)", maker, Math.min(kind.most(), across()), numbers(steps)));
  }

  /** Returns the name of the table of a ray whose left and right edges are joined. */
  String joinedRay(Vector step, int most) {
    return table(
        "JOINED_" + rayName(step, most),
        "The squares of a slide round the board, by the square where it begins.",
        long[].class,
        Code.of(
            "$L.ray($L, $L, $L)",
            maker(true),
            step.files(),
            step.ranks(),
            Math.min(most, across())));
  }

  /**
   * Returns the name of the table of riders that turn at every step.
   *
   * @param most the most steps of each
   * @param cycles the steps of each, which it repeats in turn
   */
  public String windings(int most, List<List<Vector>> cycles) {
    String steps =
        cycles.stream()
            .map(cycle -> "new int[] {" + numbers(cycle) + "}")
            .collect(Collectors.joining(", "));
    return table(
        "WINDINGS",
        "The squares that winding riders pass, one after the other, by the square where they begin.",
        byte[][][].class,
        Code.of("$L.windings($L, $L)", maker, most, steps));
  }

  /** Returns the name of the table of a slide that begins on a pivot, seen from the piece. */
  String bentRay(Slide slide) {
    Vector pivot = slide.pivot();
    Vector step = slide.step();
    return table(
        rayName(step, slide.most()) + "_FROM_" + name(pivot),
        "The squares of a slide behind a leap, by the square of the piece.",
        long[].class,
        Code.of(
            "$L.bentRay(new int[] {$L}, $L, $L, $L)",
            maker,
            numbers(slide.passed()),
            numbers(List.of(pivot)),
            numbers(List.of(step)),
            Math.min(slide.most(), across())));
  }

  private int across() {
    return AcrossBoard.steps(files, ranks);
  }

  private String rayName(Vector step, int most) {
    return "RAY_" + name(step) + (most >= across() ? "" : "_TO_" + most);
  }

  private static String name(Vector step) {
    return signed(step.files()) + "_" + signed(step.ranks());
  }

  private static String signed(int number) {
    return number < 0 ? "M" + -number : String.valueOf(number);
  }

  /** Returns the argument for the squares that a leap passes, if there are any. */
  private static String passing(List<Vector> passed) {
    return passed.isEmpty() ? "" : "new int[] {" + numbers(passed) + "}, ";
  }

  private static String numbers(List<Vector> steps) {
    return steps.stream()
        .map(step -> step.files() + ", " + step.ranks())
        .collect(Collectors.joining(", "));
  }

  private String leaps(String name, Code value) {
    return table(
        prefix + name,
        "The squares that leaps reach, by the square where they begin.",
        long[].class,
        value);
  }

  /** Returns the name of the table with a value; a new table gets a name. */
  private String table(String name, String meaning, Class<?> type, Code value) {
    FieldSpec known = tables.get(value);
    if (known != null) {
      return known.name();
    }
    String free = free(name);
    tables.put(
        value,
        FieldSpec.builder(type, free, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc(meaning)
            .initializer(value.block())
            .build());
    return free;
  }
}
