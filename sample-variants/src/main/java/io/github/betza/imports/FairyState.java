package io.github.betza.imports;

import io.github.betza.export.FairyLimits;
import io.github.betza.export.FairyPieces;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What Fairy-Stockfish knows of a variant after it has read one section after the other: each goes
 * on from what those before it said.
 */
final class FairyState {
  /** The values that the engine compares with the whole rest of the line. */
  private static final Set<String> WORDS = Set.of("true", "false", "win", "loss", "draw", "none");

  /** Pieces that the engine knows besides those that are written for it. */
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
          "RcpRnN");

  /** Pieces that the engine knows and that have no notation which says all of what they do. */
  private static final Map<String, String> WITHOUT_NOTATION =
      Map.of(
          "janggiCannon",
          "it may neither hop over another one nor capture it; write customPiece1 = LETTER:pR for"
              + " one that may, or import the game without it",
          "janggiElephant",
          "both squares that its leap passes over have to be empty; import the game without it",
          "immobile",
          "it has no moves; import the game without it");

  /**
   * A piece.
   *
   * @param letter its letter, in upper case
   * @param notation how it moves, as the engine reads it; empty for the engine's pawn and its usual
   *     king
   * @param line the number of the line that says so
   */
  record Piece(char letter, String notation, int line) {}

  /**
   * The value of an option.
   *
   * @param text the value as written
   * @param pieces the engine's names of the pieces in it, where it is a set of pieces
   * @param line the number of its line
   */
  record Option(String text, Set<String> pieces, int line) {}

  private final Findings findings;
  private final Map<String, Piece> pieces = new LinkedHashMap<>();
  private final Map<String, Option> options = new HashMap<>();

  FairyState(Findings findings) {
    this.findings = findings;
  }

  Map<String, Piece> pieces() {
    return pieces;
  }

  Optional<Option> option(String key) {
    return Optional.ofNullable(options.get(key));
  }

  /** Returns the value of an option, or another where it is not given. */
  String text(String key, String otherwise) {
    return option(key).map(Option::text).orElse(otherwise);
  }

  /** Returns the pieces that an option names, or others where it is not given. */
  Set<String> pieces(String key, String... otherwise) {
    return option(key).map(Option::pieces).orElse(new LinkedHashSet<>(List.of(otherwise)));
  }

  /** Returns the line that gives an option, or another where none does. */
  int line(String key, int otherwise) {
    return option(key).map(Option::line).orElse(otherwise);
  }

  /** Returns whether something is true or false; anything else is a problem. */
  boolean flag(String key, boolean otherwise) {
    String text = text(key, String.valueOf(otherwise));
    if (!text.equals("true") && !text.equals("false")) {
      findings.problem(line(key, 0), key + " is true or false, not " + Findings.quote(text));
    }
    return text.equals("true");
  }

  void apply(IniSection section) {
    Map<String, IniSection.Entry> rest = new LinkedHashMap<>(section.entries());
    Set<Character> taken = new LinkedHashSet<>();
    for (String name : names()) {
      IniSection.Entry entry = rest.remove(name);
      if (entry != null) {
        if (piece(name, entry, taken) && !rest.containsKey("promotionPieceTypes")) {
          checkPromotions(name, entry.line());
        }
      }
    }
    WITHOUT_NOTATION.forEach(
        (name, reason) -> {
          IniSection.Entry entry = rest.remove(name);
          if (entry != null && !entry.value().equals("-")) {
            findings.problem(
                entry.line(), name + " is a piece that cannot be taken over exactly: " + reason);
          }
        });
    // What follows names pieces by the letters that they have by now.
    IniSection.Entry pawns = rest.remove("pawnTypes");
    if (pawns != null) {
      pieceSet("promotionPawnTypes", pawns);
      pieceSet("enPassantTypes", pawns);
      pieceSet("nMoveRuleTypes", pawns);
    }
    rest.forEach(this::option);
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>(List.of("pawn"));
    FairyPieces.known().keySet().stream().sorted().forEach(names::add);
    MORE.keySet().stream().sorted().forEach(names::add);
    for (int i = 1; i <= FairyLimits.CUSTOM_PIECES; i++) {
      names.add("customPiece" + i);
    }
    names.add("king");
    return names;
  }

  /** Some versions take a piece that is declared again out of what sections before said. */
  private void checkPromotions(String name, int line) {
    if (pieces("promotionPieceTypes").contains(name)) {
      findings.problem(
          line,
          "versions of Fairy-Stockfish differ in whether a pawn becomes a "
              + name
              + " that is declared again: write promotionPieceTypes as well");
    }
  }

  /** Takes note of a piece, and returns whether there is one. */
  private boolean piece(String name, IniSection.Entry entry, Set<Character> taken) {
    String value = entry.value();
    if (value.equals("-")) {
      pieces.remove(name);
      return false;
    }
    String refusal = refusal(name, value);
    if (!refusal.isEmpty()) {
      findings.problem(entry.line(), name + refusal);
      return false;
    }
    char letter = Character.toUpperCase(value.charAt(0));
    if (!taken.add(letter)) {
      findings.problem(entry.line(), "two pieces have the letter " + letter);
    }
    // A letter that a base has given to another piece is taken from it.
    pieces.values().removeIf(piece -> piece.letter() == letter);
    String notation = isNotated(value) ? value.substring(2) : known(name);
    pieces.remove(name);
    pieces.put(name, new Piece(letter, notation, entry.line()));
    if (isNotated(value) && notation.indexOf('e') >= 0) {
      Set<String> capturing = new LinkedHashSet<>(pieces("enPassantTypes", "pawn"));
      capturing.add(name);
      options.put("enPassantTypes", new Option("", capturing, entry.line()));
    }
    return true;
  }

  /** Returns what is wrong with how a piece is declared; empty where nothing is. */
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

  private void option(String key, IniSection.Entry entry) {
    String neutral = FairyOptions.neutral(key);
    if (FairyOptions.WITHOUT_RULES.contains(key)) {
      return;
    }
    if (entry.spaced() && WORDS.contains(entry.value())) {
      findings.problem(
          entry.line(),
          "Fairy-Stockfish does not know "
              + Findings.quote(entry.value())
              + " with a space behind it: remove the space");
    }
    if (entry.value().isEmpty()) {
      findings.problem(
          entry.line(),
          key + " has no value, and Fairy-Stockfish passes over it: remove the line, or write -");
      return;
    }
    if (FairyOptions.PIECE_SETS.contains(key)) {
      pieceSet(key, entry);
    } else if (FairyOptions.UNDERSTOOD.contains(key) || region(key)) {
      options.put(key, new Option(entry.value(), Set.of(), entry.line()));
    } else if (neutral != null) {
      options.put(key, new Option(entry.value(), Set.of(), entry.line()));
      if (!entry.value().equals(neutral)) {
        findings.problem(entry.line(), key + " = " + entry.value() + lacking(key, neutral));
      }
    } else {
      findings.problem(
          entry.line(),
          Findings.quote(key)
              + " is no option that is known here: remove the line if the game can do without it");
    }
  }

  private static String lacking(String key, String neutral) {
    if (key.equals("soldierPromotionRank")) {
      return " is not known here: confine the soldiers with mobilityRegionWhiteSoldier and"
          + " mobilityRegionBlackSoldier instead";
    }
    String byHand = FairyOptions.byHand(key);
    String without = "remove the line, or write " + neutral + ", to import the game without it";
    return byHand == null
        ? " is a rule that games do not have here: " + without
        : " is a rule that is not imported: " + without + "; " + byHand;
  }

  private static boolean region(String key) {
    return names().stream()
        .map(name -> name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1))
        .anyMatch(
            name ->
                key.equals("mobilityRegionWhite" + name)
                    || key.equals("mobilityRegionBlack" + name));
  }

  private void pieceSet(String key, IniSection.Entry entry) {
    Set<String> found = new LinkedHashSet<>();
    for (char letter : entry.value().equals("-") ? new char[0] : letters(entry.value())) {
      Optional<String> name =
          pieces.entrySet().stream()
              .filter(piece -> piece.getValue().letter() == Character.toUpperCase(letter))
              .map(Map.Entry::getKey)
              .findFirst();
      name.ifPresent(found::add);
      if (name.isEmpty()) {
        findings.problem(
            entry.line(),
            key
                + (letter == '*'
                    ? ": all pieces together are not imported: write the letters of some"
                    : ": no piece has the letter " + Findings.quote(String.valueOf(letter))));
      }
    }
    options.put(key, new Option(entry.value(), found, entry.line()));
  }

  private static char[] letters(String value) {
    return value.replaceAll("\\s", "").toCharArray();
  }
}
