package io.github.betza.processor.variant.check;

import io.github.betza.board.Geometry;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.RuleTexts;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.setup.SetupText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What is assumed of a game whose size or letters are wrong, so that the other mistakes are found
 * in the same compilation, and none that follow from these.
 *
 * @param facts the game, with the size of its setup and with a letter for each piece
 * @param hasSize whether its size is known
 * @param hasLetters whether the letters are those that were most likely meant, each of one piece
 */
record AssumedFacts(VariantFacts facts, boolean hasSize, boolean hasLetters) {
  private static final Pattern SETUP_SYMBOL = Pattern.compile("\\+?[A-Za-z]");
  private static final Pattern RULE_SYMBOL = Pattern.compile("\\+?[A-Z]");

  /** Returns what is assumed of a game; nothing else than what it declares where that is sound. */
  static AssumedFacts of(VariantFacts facts) {
    List<PieceFacts> pieces = new ArrayList<>(facts.pieces());
    boolean sure = assumeLetters(facts, pieces);
    boolean distinct =
        new HashSet<>(pieces.stream().map(PieceFacts::symbol).toList()).size() == pieces.size();
    OptionalInt files = isSize(facts.files()) ? OptionalInt.of(facts.files()) : width(facts);
    OptionalInt ranks = isSize(facts.ranks()) ? OptionalInt.of(facts.ranks()) : height(facts);
    boolean sized = files.isPresent() && ranks.isPresent();
    return new AssumedFacts(
        facts
            .withPieces(pieces)
            .withSize(
                sized ? files.getAsInt() : Geometry.MAX_SIZE,
                sized ? ranks.getAsInt() : Geometry.MAX_SIZE),
        sized,
        sure && distinct && pieces.stream().allMatch(PieceFacts::hasLetter));
  }

  private static boolean isSize(int size) {
    return size >= 1 && size <= Geometry.MAX_SIZE;
  }

  /** Returns how many files the rows of the setup have, where all have the same. */
  private static OptionalInt width(VariantFacts facts) {
    int[] widths = rows(facts).mapToInt(AssumedFacts::width).distinct().toArray();
    return widths.length == 1 && isSize(widths[0])
        ? OptionalInt.of(widths[0])
        : OptionalInt.empty();
  }

  private static int width(String row) {
    return Pattern.compile("[0-9]{1,3}|\\+?[^0-9]")
        .matcher(row)
        .results()
        .mapToInt(
            sign -> Character.isDigit(sign.group().charAt(0)) ? Integer.parseInt(sign.group()) : 1)
        .sum();
  }

  private static OptionalInt height(VariantFacts facts) {
    int rows = (int) rows(facts).count();
    return isSize(rows) ? OptionalInt.of(rows) : OptionalInt.empty();
  }

  private static Stream<String> rows(VariantFacts facts) {
    return Stream.of(SetupText.rows(facts).split("/", -1));
  }

  /**
   * Gives letters to the pieces that have none, or that of another: those of the setup and the
   * rules that no piece has.
   *
   * @return whether each of them is likely to be the one that was meant
   */
  private static boolean assumeLetters(VariantFacts facts, List<PieceFacts> pieces) {
    List<Integer> needy =
        IntStream.range(0, pieces.size()).filter(i -> needsLetter(facts, i)).boxed().toList();
    boolean sure = true;
    for (int index : needy) {
      PieceFacts piece = pieces.get(index);
      Set<String> awaited = awaited(facts.withPieces(pieces), piece.promoted());
      Optional<String> own =
          Stream.concat(
                  awaited.stream().filter(symbol -> name(piece).startsWith(letter(symbol))),
                  awaited.stream().filter(symbol -> name(piece).contains(letter(symbol))))
              .findFirst();
      sure &= own.isPresent() || (awaited.isEmpty() && !isContested(facts, piece));
      Optional<String> symbol =
          own.or(() -> awaited.stream().findFirst())
              .or(
                  () ->
                      piece.promoted()
                          ? Optional.empty()
                          : new FreeLetters(facts.withPieces(pieces))
                              .free(piece)
                              .map(String::valueOf));
      symbol.ifPresent(
          found -> pieces.set(index, piece.withLetter(found.charAt(found.length() - 1))));
    }
    return sure;
  }

  private static boolean needsLetter(VariantFacts facts, int index) {
    PieceFacts piece = facts.pieces().get(index);
    return !piece.hasLetter() || owner(facts, piece.symbol()) != index;
  }

  /** Returns which piece a letter most likely is of: the first whose name begins with it. */
  private static int owner(VariantFacts facts, String symbol) {
    List<Integer> owners =
        IntStream.range(0, facts.pieces().size())
            .filter(index -> facts.pieces().get(index).symbol().equals(symbol))
            .boxed()
            .toList();
    return owners.stream()
        .filter(index -> name(facts.pieces().get(index)).startsWith(letter(symbol)))
        .findFirst()
        .orElse(owners.get(0));
  }

  /** Returns whether the letter of a piece may be its own, though it is another's as well. */
  private static boolean isContested(VariantFacts facts, PieceFacts piece) {
    return piece.hasLetter()
        && name(piece).startsWith(letter(piece.symbol()))
            == name(facts.pieces().get(owner(facts, piece.symbol())))
                .startsWith(letter(piece.symbol()));
  }

  private static String name(PieceFacts piece) {
    return piece.typeName().toUpperCase(Locale.ROOT);
  }

  private static String letter(String symbol) {
    return symbol.substring(symbol.length() - 1);
  }

  /** Returns what the setup and the rules name, and no piece is, in their order. */
  private static Set<String> awaited(VariantFacts facts, boolean promoted) {
    Set<String> awaited = new LinkedHashSet<>();
    SETUP_SYMBOL
        .matcher(SetupText.rows(facts))
        .results()
        .forEach(sign -> awaited.add(sign.group().toUpperCase(Locale.ROOT)));
    RuleTexts.of(facts).letters().values().forEach(list -> awaited.addAll(Symbols.split(list)));
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
