package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Suggestion;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Converts texts with names of pieces to notations. */
final class NameRewriting {
  /** The text between two names; empty if the second one begins with a capital. */
  private static final Pattern BETWEEN =
      Pattern.compile(" *[+/,&-] *| +(or|and|plus) +| +|(?<=[a-z])(?=[A-Z])");

  /** A possible name of a piece. */
  private static final Pattern WORD = Pattern.compile("[A-Za-z][a-z]{3,}( .*)?");

  private static final Pattern MOVES = Pattern.compile("[a-z]*[A-Z][A-Z0-9]*");

  private NameRewriting() {}

  static Advice ofName(Matcher found, PieceNames names) {
    Optional<String> piece = names.notation(found.group("name"));
    String note = piece.map(moves -> "in XBETZA write \"" + moves + '"').orElse("");
    return suggest(piece.stream()).noting(note);
  }

  /** A single letter before a notation is the symbol of the piece, or a move. */
  static Advice ofLetter(Matcher found, PieceNames names) {
    String moves = found.group("moves");
    String letter = found.group("letter");
    Suggestion alone = new Suggestion(moves);
    return moves.startsWith(letter) || !Character.isUpperCase(letter.charAt(0))
        ? Advice.suggest(alone)
        : Advice.suggest(alone, new Suggestion(letter + moves, "if both are moves"));
  }

  /** The text before the moves is a known name, or may be a name. */
  static Advice ofCaption(Matcher found, PieceNames names) {
    return names.notation(found.group("name")).isPresent() || WORD.matcher(found.group()).matches()
        ? suggest(ListRewriting.closed(found.group("moves")).stream())
        : Advice.NONE;
  }

  /** The moves of all named pieces. A piece with both moves and a name is used once. */
  static Advice ofNames(Matcher found, PieceNames names) {
    Set<String> all = new LinkedHashSet<>();
    boolean anyName = false;
    for (String name : BETWEEN.split(found.group("names"), -1)) {
      Optional<String> named = names.notation(name).filter(moves -> moves.indexOf('=') < 0);
      anyName |= named.isPresent();
      if (named.isEmpty() && !MOVES.matcher(name).matches()) {
        return Advice.NONE;
      }
      all.add(named.orElse(name));
    }
    return suggest(anyName ? Stream.of(String.join("", all)) : Stream.of());
  }

  private static Advice suggest(Stream<String> texts) {
    List<Suggestion> suggestions = texts.map(Suggestion::new).toList();
    return Advice.suggest(suggestions);
  }
}
