package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ProblemLog;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Names of well-known pieces, which people write where a notation is asked for.
 *
 * @param notations by the name in small letters, how to write the piece
 */
public record PieceNames(Map<String, String> notations) {
  /** What people put between two names, or nothing where the second one has a capital. */
  private static final Pattern BETWEEN =
      Pattern.compile(" *[+/,&-] *| +(or|and|plus) +| +|(?<=[a-z])(?=[A-Z])");

  /** A word without an atom, or several words. */
  private static final Pattern WORDS =
      Pattern.compile("[a-z]{4,}|[A-Za-z][a-z]{3,}( [A-Za-z][a-z]{2,})+|[A-Z][a-z]{2,}-[a-z]{3,}");

  /** The names of pieces that are written alike in every dialect. */
  private static final Map<String, String> COMMON =
      Map.ofEntries(
          Map.entry("queen", "Q"),
          Map.entry("rook", "R"),
          Map.entry("bishop", "B"),
          Map.entry("knight", "N"),
          Map.entry("wazir", "W"),
          Map.entry("ferz", "F"),
          Map.entry("fers", "F"),
          Map.entry("advisor", "F"),
          Map.entry("dabbaba", "D"),
          Map.entry("alfil", "A"),
          Map.entry("alibaba", "AD"),
          Map.entry("man", "K"),
          Map.entry("mann", "K"),
          Map.entry("commoner", "K"),
          Map.entry("centaur", "KN"),
          Map.entry("amazon", "QN"),
          Map.entry("archbishop", "BN"),
          Map.entry("cardinal", "BN"),
          Map.entry("princess", "BN"),
          Map.entry("chancellor", "RN"),
          Map.entry("marshal", "RN"),
          Map.entry("marshall", "RN"),
          Map.entry("empress", "RN"),
          Map.entry("squirrel", "NAD"),
          Map.entry("gold", "WfF"),
          Map.entry("goldgeneral", "WfF"),
          Map.entry("silver", "FfW"),
          Map.entry("silvergeneral", "FfW"),
          Map.entry("lance", "fR"),
          Map.entry("dragonking", "RF"),
          Map.entry("dragonhorse", "BW"));

  /** Copies the map. */
  public PieceNames {
    notations = Map.copyOf(notations);
  }

  /**
   * Returns the names of a dialect.
   *
   * @param own those of pieces that not all dialects write alike
   */
  public static PieceNames with(Map<String, String> own) {
    Map<String, String> all = new HashMap<>(COMMON);
    all.putAll(own);
    return new PieceNames(all);
  }

  /** Returns how to write the piece with a name, in whatever case it is written. */
  public Optional<String> notation(String name) {
    return Optional.ofNullable(notations.get(name.toLowerCase(Locale.ROOT)));
  }

  /**
   * Returns whether a notation is the name of a piece, or several of them, and adds that problem if
   * it is.
   */
  public boolean isReported(String notation, ProblemLog log) {
    Optional<String> named = notation(notation);
    named.ifPresent(each -> log.addPieceName(Advice.suggest(new Suggestion(each))));
    return named.isPresent() || areReported(notation, log);
  }

  /**
   * Returns whether a notation consists of names of pieces, such as {@code Rook+Knight}, and adds
   * that problem if it does. The last letter is a small one, so that it is no notation as well.
   */
  public boolean areReported(String text, ProblemLog log) {
    if (text.isEmpty() || !Character.isLowerCase(text.charAt(text.length() - 1))) {
      return false;
    }
    Optional<String> single = notation(text.replaceAll("[ -]", ""));
    if (single.isPresent()) {
      log.addPieceName(Advice.suggest(new Suggestion(single.get())));
      return true;
    }
    Optional<String> joined = joined(text);
    joined.ifPresent(
        moves ->
            log.addPieceNames(
                Advice.suggest(new Suggestion(moves))
                    .noting("write the notation of each, and join them as moves are joined")));
    return joined.isPresent() || isWordReported(text, log);
  }

  /** Reports words that are no known names: to make a notation of some letter would be a guess. */
  private static boolean isWordReported(String text, ProblemLog log) {
    boolean words = WORDS.matcher(text).matches();
    if (words) {
      log.add(
          ProblemCode.PIECE_NAME,
          new Span(0, text.length()),
          "this looks like a name: in a notation each move ends with an atom, which is a capital",
          "say how the piece moves, such as \"fmWfcF\": one step forward to move, and slantwise"
              + " forward to capture");
    }
    return words;
  }

  /**
   * Returns the moves of all pieces whose names follow each other, if nothing else is there but
   * moves in front of the last one. Who writes the moves of a piece and its name means it once.
   */
  private Optional<String> joined(String text) {
    Set<String> moves = new LinkedHashSet<>();
    for (String name : BETWEEN.split(text, -1)) {
      Optional<String> next =
          notation(name)
              .filter(each -> each.indexOf('=') < 0)
              .or(() -> Optional.of(name).filter(each -> isMove(each)));
      if (next.isEmpty()) {
        return Optional.empty();
      }
      moves.add(next.get());
    }
    return Optional.of(String.join("", moves));
  }

  private static boolean isMove(String part) {
    return part.matches("[a-z]*[A-Z][A-Z0-9]*");
  }
}
