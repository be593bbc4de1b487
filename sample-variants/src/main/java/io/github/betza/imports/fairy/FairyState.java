package io.github.betza.imports.fairy;

import io.github.betza.export.fairy.FairyLimits;
import io.github.betza.imports.Findings;
import io.github.betza.imports.IniSection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/**
 * The settings of a variant in Fairy-Stockfish after reading its sections in turn: each section
 * changes the settings of the earlier ones.
 */
public final class FairyState {
  /** The values that the engine compares with the whole rest of the line. */
  private static final Set<String> WORDS = Set.of("true", "false", "win", "loss", "draw", "none");

  private final Findings findings;
  private final int line;
  private final boolean complete;
  private final FairyKinds kinds;
  private final Map<String, OptionValue> options = new TreeMap<>();
  private final Map<String, Integer> limits = new HashMap<>();

  /** The kinds that pawns could become before they were removed. */
  private final Set<String> former = new LinkedHashSet<>();

  private final Map<String, String> promoted = new LinkedHashMap<>();

  /**
   * Makes the state before any section.
   *
   * @param line the line to name if no line of the file is the cause
   * @param complete whether all sections are known; otherwise the meaning of letters is not
   */
  FairyState(Findings findings, int line, boolean complete) {
    this.findings = findings;
    this.line = line;
    this.complete = complete;
    this.kinds = new FairyKinds(findings);
  }

  Findings findings() {
    return findings;
  }

  /** Returns the line of the section. */
  int line() {
    return line;
  }

  /** Returns the pieces by the engine's names. */
  public Map<String, FairyKinds.Kind> pieces() {
    return kinds.all();
  }

  /** Returns the given options; an option for both sides is stored for each. */
  Map<String, OptionValue> options() {
    return options;
  }

  Optional<OptionValue> option(String key) {
    return Optional.ofNullable(options.get(key));
  }

  /** Returns the name of an option for a side. */
  static String key(String key, boolean white) {
    return key + (white ? FairyOptions.WHITE : FairyOptions.BLACK);
  }

  /** Returns the value of an option, or the engine's default. */
  public String text(String key) {
    return option(key).map(OptionValue::text).orElseGet(() -> FairyOptions.usual(key));
  }

  /** Returns the names of the pieces that an option names. */
  public Set<String> pieces(String key) {
    return option(key).map(OptionValue::pieces).orElseGet(() -> usual(key));
  }

  /**
   * Returns the default of an option; the engine's defaults name its own pieces, whatever their
   * letters.
   */
  private static Set<String> usual(String key) {
    return switch (FairyOptions.usual(key)) {
      case "p" -> Set.of("pawn");
      case "k" -> Set.of("king");
      case "r" -> Set.of("rook");
      default -> Set.of();
    };
  }

  /** Returns the most pieces of some kinds that a side may have by promotion. */
  Map<String, Integer> limits() {
    return limits;
  }

  /** Returns the promotions of pieces that are not pawns. */
  Map<String, String> promoted() {
    return promoted;
  }

  /** Returns a value that is true or false; any other value is a problem. */
  boolean flag(String key) {
    String text = text(key);
    if (!text.equals("true") && !text.equals("false")) {
      problem(key, key + " is true or false, not " + Findings.quote(text));
    }
    return text.equals("true");
  }

  /** Adds a problem with the value of an option of any origin. */
  public void problem(String key, String text) {
    problem(text, List.of(key));
  }

  /**
   * Adds a problem with the values of some options. Its line is that of the first option given in
   * the file, and it names the origin of the others.
   */
  public void problem(String text, List<String> keys) {
    StringBuilder origins = new StringBuilder();
    OptionalInt place = OptionalInt.empty();
    for (String key : keys) {
      OptionValue option = options.get(key);
      boolean inFile = option != null && option.base().isEmpty();
      if (inFile && place.isEmpty()) {
        place = OptionalInt.of(option.line());
      } else if (!inFile) {
        origins.append("; ").append(option == null ? usually(key) : "there is " + option.shown());
      }
    }
    int otherwise = option(keys.get(0)).map(OptionValue::line).orElse(line);
    findings.problem(place.orElse(otherwise), text + origins);
  }

  private static String usually(String key) {
    String usual = FairyOptions.usual(key);
    return "the file does not give %s, which is %s by default"
        .formatted(FairyOptions.common(key), usual.isEmpty() ? "nothing" : usual);
  }

  /** Returns the name by which an option was given, which may be the one for both sides. */
  public String written(String key) {
    return option(key).map(OptionValue::key).orElse(key);
  }

  /**
   * Reads a section.
   *
   * @param base its name if it is built into the engine; empty if it is in the file
   */
  void apply(IniSection section, String base) {
    for (String key : section.repeated()) {
      IniSection.Entry entry = section.entries().get(key);
      findings.note(
          "line %s: option %s is given several times; Fairy-Stockfish takes the last, which is %s"
              .formatted(entry.line(), Findings.quote(key), Findings.quote(entry.value())));
    }
    Map<String, IniSection.Entry> rest = new LinkedHashMap<>(section.entries());
    for (String name : kinds.read(rest, base, this::forget)) {
      if (name.startsWith("customPiece") && pieces().get(name).notation().indexOf('e') >= 0) {
        capturesEnPassant(name);
      }
    }
    // The following options name pieces by their present letters.
    FairyOldNames.take(rest, ranks(rest), findings)
        .forEach(old -> option(old.key(), old.written(), old.entry(), base));
    IniSection.Entry pawns = rest.remove("pawnTypes");
    if (pawns != null) {
      Set<String> pieces = set("pawnTypes", "pawnTypes", pawns).orElse(Set.of());
      OptionValue option = new OptionValue("pawnTypes", pawns.value(), pieces, pawns.line(), base);
      List.of("promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes")
          .forEach(key -> sides(key, option));
    }
    // Options for both sides come first, because a side's own option has precedence.
    Map<String, IniSection.Entry> own = new LinkedHashMap<>(rest);
    rest.keySet().removeIf(key -> !FairyOptions.isOfBothSides(key));
    own.keySet().removeAll(rest.keySet());
    rest.forEach((key, entry) -> option(key, key, entry, base));
    own.forEach((key, entry) -> option(key, key, entry, base));
  }

  /** Returns the number of ranks of the board after a section, if it is valid. */
  private int ranks(Map<String, IniSection.Entry> section) {
    IniSection.Entry own = section.get("maxRank");
    String text = own == null ? text("maxRank") : own.value();
    return text.matches("[1-9][0-9]?") ? Integer.parseInt(text) : FairyLimits.RANKS;
  }

  private void capturesEnPassant(String name) {
    for (boolean white : new boolean[] {true, false}) {
      String key = key("enPassantTypes", white);
      FairyKinds.Kind kind = pieces().get(name);
      Set<String> capturing = new LinkedHashSet<>(pieces(key));
      capturing.add(name);
      options.put(
          key,
          new OptionValue(
              name, kind.letter() + ":" + kind.notation(), capturing, kind.line(), kind.base()));
    }
  }

  /** Removes a piece from the choices of pawns, because it is removed or declared again. */
  private boolean forget(String name, boolean declared, Set<String> keys) {
    boolean known = former.contains(name);
    for (boolean white : new boolean[] {true, false}) {
      String key = key("promotionPieceTypes", white);
      OptionValue option = options.get(key);
      if (option != null && option.pieces().contains(name)) {
        Set<String> left = new LinkedHashSet<>(option.pieces());
        left.remove(name);
        options.put(
            key, new OptionValue(option.key(), option.text(), left, option.line(), option.base()));
        known = true;
      }
    }
    if (known) {
      former.add(name);
    }
    return known && declared && !keys.contains("promotionPieceTypes");
  }

  /**
   * Reads an option.
   *
   * @param key its present name
   * @param written its name in the file
   */
  private void option(String key, String written, IniSection.Entry entry, String base) {
    if (FairyOptions.isWithoutRules(key)) {
      return;
    }
    if (entry.value().isEmpty() || (entry.spaced() && WORDS.contains(entry.value()))) {
      findings.problem(
          entry.line(),
          entry.value().isEmpty()
              ? written
                  + " has no value, and Fairy-Stockfish passes over it: remove the line, or write -"
              : "Fairy-Stockfish does not know "
                  + Findings.quote(entry.value())
                  + " with a space behind it: remove the space");
      return;
    }
    boolean known =
        FairyOptions.isUnderstood(key)
            || FairyOptions.lacking(key).isPresent()
            || FairyOptions.scoring(key).isPresent()
            || FairyOptions.leading(key).isPresent();
    if (!known || !kinds.isRegion(key)) {
      findings.problem(
          entry.line(),
          Findings.quote(key)
              + " is no option that is known here: remove the line if the game can do without it");
      return;
    }
    Optional<Set<String>> pieces =
        FairyOptions.isPieceSet(key) ? set(key, written, entry) : Optional.of(Set.of());
    if (pieces.isEmpty()) {
      return;
    }
    if (key.equals("promotionLimit")) {
      limits(entry);
    } else if (key.equals("promotedPieceType")) {
      promoted(entry);
    }
    sides(key, new OptionValue(written, entry.value(), pieces.get(), entry.line(), base));
  }

  private void sides(String key, OptionValue option) {
    if (FairyOptions.isOfBothSides(key)) {
      options.put(key(key, true), option);
      options.put(key(key, false), option);
    } else {
      options.put(key, option);
    }
  }

  /** Returns the pieces that a value names; empty if it names none, which is a problem. */
  private Optional<Set<String>> set(String key, String written, IniSection.Entry entry) {
    Set<String> found = new LinkedHashSet<>();
    boolean known = true;
    for (char letter : entry.value().replaceAll("\\s", "").toCharArray()) {
      if (letter == '-') {
        break;
      }
      Optional<String> name =
          letter == '*' && (key.startsWith("extinction") || key.startsWith("connect"))
              ? Optional.of(OptionValue.ALL)
              : kinds.withLetter(letter);
      name.ifPresent(found::add);
      if (name.isEmpty() && complete) {
        known = false;
        findings.problem(
            entry.line(),
            written + ": no piece has the letter " + Findings.quote(String.valueOf(letter)));
      }
    }
    return known ? Optional.of(found) : Optional.empty();
  }

  private void limits(IniSection.Entry entry) {
    for (String item : entry.value().strip().split("\\s+", -1)) {
      Optional<String> name =
          item.matches("[A-Za-z]:[0-9]{1,3}") ? kinds.withLetter(item.charAt(0)) : Optional.empty();
      name.ifPresent(found -> limits.put(found, Integer.parseInt(item.substring(2))));
      if (name.isEmpty()) {
        malformed("promotionLimit", "q:1 r:2", entry);
        return;
      }
    }
  }

  private void promoted(IniSection.Entry entry) {
    if (entry.value().equals("-")) {
      return;
    }
    for (String item : entry.value().strip().split("\\s+", -1)) {
      boolean fits = item.matches("[A-Za-z]:[A-Za-z-]");
      Optional<String> from = fits ? kinds.withLetter(item.charAt(0)) : Optional.empty();
      Optional<String> to = fits ? kinds.withLetter(item.charAt(2)) : Optional.empty();
      if (from.isEmpty() || (to.isEmpty() && item.charAt(2) != '-')) {
        malformed("promotedPieceType", "p:g s:g", entry);
        return;
      }
      promoted.remove(from.get());
      to.ifPresent(name -> promoted.put(from.get(), name));
    }
  }

  private void malformed(String key, String example, IniSection.Entry entry) {
    if (!complete) {
      return;
    }
    findings.problem(
        entry.line(),
        "%s is a list such as '%s' with letters of pieces, not %s"
            .formatted(key, example, Findings.quote(entry.value())));
  }

  /** Returns a name with its first letter in upper case, as in the names of regions. */
  static String title(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
