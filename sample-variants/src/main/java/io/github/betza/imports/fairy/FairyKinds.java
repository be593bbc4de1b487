package io.github.betza.imports.fairy;

import io.github.betza.export.fairy.FairyLimits;
import io.github.betza.export.fairy.FairyPieces;
import io.github.betza.imports.Findings;
import io.github.betza.imports.IniSection;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The pieces of a variant of Fairy-Stockfish, by their names in the engine. */
public final class FairyKinds {
  /** Pieces of the engine that no export uses. */
  private static final Map<String, String> MORE =
      Map.of(
          "kniroo",
          "mNcR",
          "rookni",
          "mRcN",
          "aiwok",
          "RNF",
          "clobber",
          "cW",
          "breakthrough",
          "fmWfF",
          "banner",
          "RcpRnN",
          "janggiElephant",
          "nZ",
          "janggiCannon",
          "pR",
          "immobile",
          "");

  private static final List<String> NAMES = names();

  private final Findings findings;
  private final Map<String, Kind> all = new LinkedHashMap<>();

  /**
   * A piece.
   *
   * @param letter its letter, in upper case
   * @param notation its moves in the engine's notation; empty for the engine's pawn, its usual
   *     king, and pieces without moves
   * @param line the number of the line that declares it, or that names the base
   * @param base the base that has it; empty if the file does
   */
  public record Kind(char letter, String notation, int line, String base) {}

  /** Receives each piece that is declared or removed. */
  @FunctionalInterface
  interface Change {
    /**
     * Removes the settings of a piece.
     *
     * @param name its name
     * @param declared whether it is declared again, not removed
     * @param keys the options of the section
     * @return whether versions of the engine differ in the removed settings
     */
    boolean forget(String name, boolean declared, Set<String> keys);
  }

  FairyKinds(Findings findings) {
    this.findings = findings;
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>(List.of("pawn"));
    FairyPieces.known().keySet().stream().sorted().forEach(names::add);
    MORE.keySet().stream().sorted().forEach(names::add);
    for (int i = 1; i <= FairyLimits.CUSTOM_PIECES; i++) {
      names.add("customPiece" + i);
    }
    names.add("king");
    return List.copyOf(names);
  }

  Map<String, Kind> all() {
    return all;
  }

  /** Returns the name of the piece with a letter. */
  Optional<String> withLetter(char letter) {
    return all.entrySet().stream()
        .filter(piece -> piece.getValue().letter() == Character.toUpperCase(letter))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Returns whether an option about regions names an existing piece. */
  boolean isRegion(String key) {
    return !key.startsWith("mobilityRegion")
        || NAMES.stream()
            .map(FairyState::title)
            .anyMatch(
                title ->
                    key.equals("mobilityRegionWhite" + title)
                        || key.equals("mobilityRegionBlack" + title));
  }

  /**
   * Removes the pieces from the options of a section.
   *
   * @return the names of the declared pieces
   */
  Set<String> read(Map<String, IniSection.Entry> options, String base, Change change) {
    Set<String> declared = new LinkedHashSet<>();
    Set<String> keys = new LinkedHashSet<>(options.keySet());
    Set<Character> taken = new LinkedHashSet<>();
    for (String name : NAMES) {
      IniSection.Entry entry = options.remove(name);
      if (entry == null) {
        continue;
      }
      if (entry.value().equals("-")) {
        all.remove(name);
        change.forget(name, false, keys);
      } else if (piece(name, entry, base, taken, change, keys)) {
        findings.problem(
            entry.line(),
            "versions of Fairy-Stockfish differ in whether a pawn becomes a "
                + name
                + " that is declared again: write promotionPieceTypes as well");
      }
      if (all.containsKey(name)) {
        declared.add(name);
      }
    }
    return declared;
  }

  /** Adds a piece, and returns whether versions differ in the choices of pawns after that. */
  private boolean piece(
      String name,
      IniSection.Entry entry,
      String base,
      Set<Character> taken,
      Change change,
      Set<String> keys) {
    String value = entry.value();
    String refusal = refusal(name, value);
    if (!refusal.isEmpty()) {
      findings.problem(entry.line(), name + refusal);
      return false;
    }
    char letter = Character.toUpperCase(value.charAt(0));
    if (!taken.add(letter)) {
      findings.problem(entry.line(), "two pieces have the letter " + letter);
    }
    Kind before = all.get(name);
    // Newer versions remove the piece first if it keeps its letter.
    boolean differ =
        (before == null || before.letter() == letter) && change.forget(name, true, keys);
    // If a base has given the letter to another piece, that piece loses it.
    withLetter(letter)
        .filter(former -> !former.equals(name))
        .ifPresent(
            former -> {
              all.remove(former);
              change.forget(former, false, keys);
            });
    String notation = isNotated(value) ? value.substring(2) : known(name);
    all.remove(name);
    all.put(name, new Kind(letter, notation, entry.line(), base));
    return differ;
  }

  /** Returns why the declaration of a piece is invalid; empty if it is valid. */
  private static String refusal(String name, String value) {
    boolean custom = name.startsWith("customPiece");
    boolean king = name.equals("king");
    if (value.matches("[A-Za-z]:") && (custom || king)) {
      return " has no moves in Fairy-Stockfish: write its notation behind the colon";
    }
    boolean fits = custom ? isNotated(value) : value.length() == 1 || (king && isNotated(value));
    if (fits && value.matches("[A-Za-z].*")) {
      return "";
    }
    String form = custom ? "LETTER:NOTATION" : king ? "LETTER or LETTER:NOTATION" : "a letter";
    return " is " + form + ", not " + Findings.quote(value);
  }

  private static boolean isNotated(String value) {
    return value.length() > 1 && value.charAt(1) == ':';
  }

  private static String known(String name) {
    return FairyPieces.known().getOrDefault(name, MORE.getOrDefault(name, ""));
  }
}
