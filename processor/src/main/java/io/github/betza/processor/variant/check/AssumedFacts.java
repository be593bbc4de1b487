package io.github.betza.processor.variant.check;

import io.github.betza.board.Geometry;
import io.github.betza.model.GameModel;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.RuleValues;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.setup.SetupText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Assumptions about a game whose size or letters are wrong, so that the other mistakes are found in
 * the same compilation, without follow-up errors.
 *
 * @param facts the game, with the size of its setup and with a letter for each piece
 * @param hasSize whether its size is known
 * @param hasLetters whether the letters are the most likely ones, each of one piece
 */
record AssumedFacts(VariantFacts facts, boolean hasSize, boolean hasLetters) {
  private static final String ALL = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  /**
   * If the names of two pieces begin with the same letter, like king and knight, the shorter name
   * has the letter.
   */
  private static final Comparator<String> SHORTER = Comparator.comparingInt(String::length);

  private static final Pattern SIGN = Pattern.compile("[0-9]{1,3}|\\+?[^0-9]");
  private static final Pattern SETUP_SYMBOL = Pattern.compile("\\+?[A-Za-z]");
  private static final Pattern RULE_SYMBOL = Pattern.compile("\\+?[A-Z]");

  /** Returns the assumptions about a game; its own declaration if that is valid. */
  static AssumedFacts of(VariantFacts facts) {
    List<PieceFacts> pieces = new ArrayList<>(facts.pieces());
    boolean areLikely = assumeLetters(facts, pieces);
    pieces.addAll(withoutNotation(facts.withPieces(pieces)));
    long symbols = pieces.stream().map(PieceFacts::symbol).distinct().count();
    String[] rows = SetupText.rows(facts).split("/", -1);
    int files = isSize(facts.files()) ? facts.files() : files(rows);
    int ranks = isSize(facts.ranks()) ? facts.ranks() : rows.length;
    boolean isSized = isSize(files) && isSize(ranks);
    VariantFacts assumed = new VariantFacts(facts.model(), pieces, facts.moves());
    return new AssumedFacts(
        assumed
            .with(GameModel.FILES, isSized ? files : Geometry.MAX_SIZE)
            .with(GameModel.RANKS, isSized ? ranks : Geometry.MAX_SIZE),
        isSized,
        areLikely && symbols == pieces.size() && assumed.hasLetters());
  }

  /**
   * Returns the letter of a piece. If it has none, or an earlier piece has the same, this is an
   * unused letter, if one is left.
   */
  Optional<Character> letter(int index) {
    PieceFacts piece = facts.pieces().get(index);
    return piece.hasLetter() && facts.kindOf(piece.symbol()) == index + 1
        ? Optional.of(piece.letter())
        : Optional.empty();
  }

  /**
   * Returns the types without a notation that are pieces. The setup or a rule has a letter without
   * a piece, and the name of the type begins with it, or begins with the letter of a piece and
   * contains it later. If no other piece is royal, the one with a K is, or else the first.
   */
  private static List<PieceFacts> withoutNotation(VariantFacts facts) {
    Set<String> awaited = facts.plainTypes().isEmpty() ? Set.of() : awaited(facts, false);
    boolean hasRoyal = facts.pieces().stream().anyMatch(PieceFacts::royal);
    boolean hasKing = awaited.contains("K");
    List<PieceFacts> found = new ArrayList<>();
    Set<String> taken = facts.pieces().stream().map(PieceFacts::symbol).collect(Collectors.toSet());
    for (String type : facts.plainTypes().stream().sorted(SHORTER).toList()) {
      String name = type.toUpperCase(Locale.ROOT);
      Optional<String> own =
          awaited.stream()
              .filter(
                  letter ->
                      name.startsWith(letter)
                          || (name.contains(letter) && taken.contains(name.substring(0, 1))))
              .findFirst();
      if (own.isPresent()) {
        String letter = own.get();
        awaited.remove(letter);
        taken.add(letter);
        boolean isRoyal = hasKing ? letter.equals("K") : found.isEmpty();
        found.add(PieceFacts.unknown(type, letter.charAt(0), isRoyal && !hasRoyal));
      }
    }
    return found;
  }

  private static boolean isSize(int size) {
    return size >= 1 && size <= Geometry.MAX_SIZE;
  }

  /** Returns the number of files of the rows; 0 if they differ. */
  private static int files(String[] rows) {
    int[] files = Arrays.stream(rows).mapToInt(AssumedFacts::files).distinct().toArray();
    return files.length == 1 ? files[0] : 0;
  }

  private static int files(String row) {
    int files = 0;
    for (Matcher sign = SIGN.matcher(row); sign.find(); ) {
      files += squares(sign.group());
    }
    return files;
  }

  private static int squares(String sign) {
    return Character.isDigit(sign.charAt(0)) ? Integer.parseInt(sign) : 1;
  }

  /**
   * Gives unused letters of the setup and the rules to the pieces that have none, or that share the
   * letter of an earlier one.
   *
   * @return whether each of them is likely to be the intended one
   */
  private static boolean assumeLetters(VariantFacts facts, List<PieceFacts> pieces) {
    List<Integer> open =
        IntStream.range(0, pieces.size())
            .filter(
                i -> !pieces.get(i).hasLetter() || facts.kindOf(pieces.get(i).symbol()) != i + 1)
            .boxed()
            .sorted(Comparator.comparing(i -> pieces.get(i).typeName(), SHORTER))
            .collect(Collectors.toCollection(ArrayList::new));
    open.removeIf(index -> assume(facts, pieces, index, String::startsWith));
    open.removeIf(index -> assume(facts, pieces, index, String::contains));
    boolean areLikely = true;
    for (int index : open) {
      PieceFacts piece = pieces.get(index);
      boolean isAwaited = assume(facts, pieces, index, (name, letter) -> true);
      areLikely &= !isAwaited && !piece.hasLetter();
      if (!isAwaited) {
        free(facts.withPieces(pieces), piece)
            .ifPresent(letter -> pieces.set(index, piece.withLetter(letter.charAt(0))));
      }
    }
    return areLikely;
  }

  /** Gives a piece the first unused letter that fits its name, if there is one. */
  private static boolean assume(
      VariantFacts facts, List<PieceFacts> pieces, int index, BiPredicate<String, String> fits) {
    PieceFacts piece = pieces.get(index);
    Optional<String> found =
        awaited(facts.withPieces(pieces), piece.promoted()).stream()
            .map(AssumedFacts::letter)
            .filter(letter -> fits.test(name(piece), letter))
            .findFirst();
    found.ifPresent(letter -> pieces.set(index, piece.withLetter(letter.charAt(0))));
    return found.isPresent();
  }

  /** Returns an unused letter, if there is one: of the setup, or of a piece's name. */
  private static Optional<String> free(VariantFacts facts, PieceFacts piece) {
    String likely = SetupText.rows(facts).toUpperCase(Locale.ROOT) + name(piece);
    return Arrays.stream((likely + ALL).split("", 0))
        .filter(letter -> !piece.promoted() && ALL.contains(letter) && facts.kindOf(letter) == 0)
        .findFirst();
  }

  private static String name(PieceFacts piece) {
    return piece.typeName().toUpperCase(Locale.ROOT);
  }

  private static String letter(String symbol) {
    return symbol.substring(symbol.length() - 1);
  }

  /** Returns the symbols in the setup and the rules that no piece has, in their order. */
  private static Set<String> awaited(VariantFacts facts, boolean promoted) {
    Set<String> awaited = new LinkedHashSet<>();
    for (Matcher sign = SETUP_SYMBOL.matcher(SetupText.rows(facts)); sign.find(); ) {
      awaited.add(sign.group().toUpperCase(Locale.ROOT));
    }
    RuleValues.letters(facts.model()).values().forEach(list -> awaited.addAll(Symbols.split(list)));
    facts.pieces().stream()
        .filter(PieceFacts::promoted)
        .forEach(piece -> awaited.add(String.valueOf(piece.letter())));
    awaited.removeIf(
        symbol ->
            !RULE_SYMBOL.matcher(symbol).matches()
                || symbol.startsWith("+") != promoted
                || facts.kindOf(symbol) != 0);
    return awaited;
  }
}
