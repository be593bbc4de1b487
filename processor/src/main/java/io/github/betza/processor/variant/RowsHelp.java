package io.github.betza.processor.variant;

import io.github.betza.board.Geometry;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What to write instead of rows of a setup that cannot be read. */
final class RowsHelp {
  /** Empty squares as some draw them, perhaps beside numbers of such. */
  private static final Pattern DOTS = Pattern.compile("[0-9]*\\.[0-9.]*");

  /** What is neither a piece nor a number, a hole, a plus or what stands between rows. */
  private static final Pattern SIGN = Pattern.compile("[^A-Za-z0-9*+/]");

  private static final Pattern COUNT = Pattern.compile("[0-9]{1,2}|\\.");

  /** The side to move, directly behind the last row. */
  private static final Pattern SIDE = Pattern.compile("[wb]$");

  private final VariantFacts facts;
  private final Predicate<String> isRead;

  /**
   * Makes a help.
   *
   * @param isRead whether rows can be read
   */
  RowsHelp(VariantFacts facts, Predicate<String> isRead) {
    this.facts = facts;
    this.isRead = isRead;
  }

  /** Returns what to write instead of rows that cannot be read. */
  String instead(String rows) {
    if (rows.indexOf('[') >= 0) {
      return "leave the brackets out: there are no drops in games, nor captures into a hand";
    }
    String counted =
        DOTS.matcher(rows).replaceAll(found -> String.valueOf(emptySquares(found.group())));
    if (!counted.equals(rows) && isRead.test(counted)) {
      return "numbers stand for empty squares: write \"" + counted + "\"";
    }
    String within = rows.replaceAll("^/|/$", "");
    if (!within.equals(rows) && isRead.test(within)) {
      return "a / stands only between two rows: write \"" + within + "\"";
    }
    String apart = SIDE.matcher(rows).replaceAll(" $0");
    if (isRead.test(apart)) {
      return "a space stands behind the rows: write \"" + apart + "\"";
    }
    Optional<String> parted = parted(rows);
    if (parted.isPresent()) {
      return "a / stands between two rows: write \"" + parted.get() + "\"";
    }
    return isOfLetters(rows)
        ? "the letters are "
            + Symbols.known(facts)
            + ", and the same in small for Black"
            + (SIGN.matcher(rows).find() ? "; a number stands for empty squares, * for a hole" : "")
            + outsiders(rows)
        : "write "
            + (facts.ranks() == 1 ? "one row" : facts.ranks() + " rows")
            + " of "
            + (facts.files() == 1 ? "one square" : facts.files() + " squares")
            + ", the last rank first and a / between two; a number stands for so many empty"
            + " squares, so \""
            + facts.files()
            + "\" is an empty row"
            + sizeOf(rows);
  }

  /** Returns rows of which two stood side by side, perhaps where constants were joined. */
  private Optional<String> parted(String rows) {
    // What is longer than two letters for each square cannot be read with one sign more.
    boolean isLonger = rows.length() > 2 * facts.ranks() * (facts.files() + 1);
    return IntStream.range(1, isLonger ? 1 : rows.length())
        .mapToObj(at -> rows.substring(0, at) + "/" + rows.substring(at))
        .filter(isRead)
        .findFirst();
  }

  /** Returns which size to declare instead, where all rows are of one, but of another board. */
  private String sizeOf(String all) {
    String[] rows = all.split("/", -1);
    int files = squares(rows[0]);
    boolean even = Arrays.stream(rows).allMatch(row -> squares(row) == files);
    boolean declared = files == facts.files() && rows.length == facts.ranks();
    boolean small = Math.max(files, rows.length) <= Geometry.MAX_SIZE;
    return even && !declared && small && files > 0 && rows.length > 1
        ? "; or declare files = " + files + ", ranks = " + rows.length + ", the size of this setup"
        : "";
  }

  private static int squares(String row) {
    return Symbols.split(COUNT.matcher(row).replaceAll(found -> ".".repeat(count(found.group()))))
        .size();
  }

  private static int emptySquares(String dots) {
    int squares = 0;
    for (Matcher each = COUNT.matcher(dots); each.find(); ) {
      squares += count(each.group());
    }
    return squares;
  }

  private static int count(String empty) {
    return empty.equals(".") ? 1 : Integer.parseInt(empty);
  }

  /** Returns what is to be said of what looks like a piece that is set up, and is none. */
  private String outsiders(String rows) {
    return facts
        .outsiders()
        .help(
            Symbols.split(rows.toUpperCase(Locale.ROOT)).stream()
                .filter(symbol -> facts.kindOf(symbol) == 0)
                .distinct()
                .toList());
  }

  /** Returns whether the first row that cannot be read holds a sign that stands for no piece. */
  private boolean isOfLetters(String all) {
    String[] rows = all.split("/", -1);
    String others = ("/" + facts.files()).repeat(facts.ranks() - 1);
    return rows.length == facts.ranks()
        && Arrays.stream(rows)
            .filter(row -> !isRead.test(row + others))
            .findFirst()
            .filter(row -> Symbols.split(row).stream().anyMatch(this::isUnknown))
            .isPresent();
  }

  private boolean isUnknown(String sign) {
    return !sign.matches("[0-9*]") && facts.kindOf(sign.toUpperCase(Locale.ROOT)) == 0;
  }
}
