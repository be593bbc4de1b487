package io.github.betza.processor.notation.foreign;

import static io.github.betza.processor.notation.foreign.ForeignTextDetector.ForeignForm.Certainty.ALWAYS;
import static io.github.betza.processor.notation.foreign.ForeignTextDetector.ForeignForm.Certainty.MEANT;
import static io.github.betza.processor.notation.foreign.ForeignTextDetector.ForeignForm.Certainty.READABLE;
import static io.github.betza.processor.notation.foreign.ForeignTextDetector.ForeignForm.Part.BEFORE_MOVES;
import static io.github.betza.processor.notation.foreign.ForeignTextDetector.ForeignForm.Part.SIGN;
import static io.github.betza.processor.notation.foreign.ForeignTextDetector.ForeignForm.Part.WHOLE;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.foreign.ForeignTextDetector.ForeignForm;
import io.github.betza.processor.notation.foreign.ForeignTextDetector.ForeignForm.Certainty;
import io.github.betza.processor.notation.foreign.ForeignTextDetector.ForeignForm.Rewriting;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The table of foreign forms. The first one that matches a text is reported. */
final class ForeignForms {
  private static final String ONLY_MOVES = "write only the moves";

  static final List<ForeignForm> ALL =
      List.of(
          new ForeignForm(
              ProblemCode.PIECE_NAME,
              Pattern.compile("^(?=[A-Za-z -]*[a-z]$)(?<name>.*)$"),
              WHOLE,
              "this is the name of a piece, not a notation",
              NameRewriting::ofName,
              MEANT,
              "",
              "archbishop",
              "the names of piece types in variants.ini of Fairy-Stockfish"),
          new ForeignForm(
              ProblemCode.UNKNOWN_CHARACTER,
              Pattern.compile("^([\"'`*_~$]{1,3})(?<moves>[^\"'`*_~$]+)\\1$"),
              BEFORE_MOVES,
              "the signs around the notation do not belong to it",
              ForeignForm.keeping("moves"),
              ALWAYS,
              ONLY_MOVES,
              "`FyafsF`",
              "tables of pieces in Markdown, such as that of the README of NoaChess"),
          named(
              "^\\w+ *= *[A-Za-z] *: *(?<moves>[^:;# ]+)( *[;#].*)?$",
              ForeignForm.keeping("moves"),
              ALWAYS,
              "customPiece1 = a:mQcN",
              "variants.ini of Fairy-Stockfish"),
          named(
              "^(piece )?\\+?(?<letter>[A-Z])'?& *(?<moves>[^&]+)$",
              NameRewriting::ofLetter,
              ALWAYS,
              "piece P& fmWfcF",
              "the engine protocol of XBoard, as Fairy-Stockfish speaks it"),
          named(
              "^\\w{2,}:[A-Z]?:(?<moves>[^:]+)(:[^:]*)*$",
              ForeignForm.keeping("moves"),
              ALWAYS,
              "checker:P:fmFcafmFimfD:pawn:a2-l2",
              "definitions of the Interactive Diagram"),
          named(
              "^(?<letter>[A-Za-z]) *: *(?<moves>[^:]+)$",
              NameRewriting::ofLetter,
              ALWAYS,
              "p:fmWfcF",
              "values of customPiece in variants.ini"),
          new ForeignForm(
              ProblemCode.PIECE_NAME,
              Pattern.compile(
                  "^(?=.*([a-z]|[+&/,].*| (and|or|plus) .*)$)"
                      + "(?<names>[A-Za-z][A-Za-z0-9 +/,&-]*)$"),
              WHOLE,
              "these are names of pieces, not a notation",
              NameRewriting::ofNames,
              MEANT,
              "write the notation of each piece, one after the other",
              "Rook + Knight",
              "captions of compounds on Wikipedia, such as \"knight + bishop compound\""),
          named(
              "^(?<name>[A-Za-z][a-z]+([ -](?!and |plus )[A-Za-z][a-z]{2,})?)( *[=:(\\[-] *| +)"
                  + "(?<moves>(?!and |or |plus )[A-Za-z(\\[][^:]*?)[)\\]]?$",
              NameRewriting::ofCaption,
              READABLE,
              "Amazon (QN)",
              "the list of predefined piece types in variants.ini of Fairy-Stockfish"),
          new ForeignForm(
              ProblemCode.PIECE_NAME,
              Pattern.compile(
                  "^([a-z]{4,}|[A-Za-z][a-z]{3,}( [A-Za-z][a-z]{2,})+|[A-Z][a-z]{2,}-[a-z]{3,})$"),
              WHOLE,
              "this is not a notation: it has no atom, which is a capital letter, and looks "
                  + "like a name",
              (found, names) -> Advice.NONE,
              ALWAYS,
              "write how the piece moves, each move ending with an atom such as W or F, as in "
                  + "\"fmWfcF\" for a pawn",
              "aiwok",
              "the names of piece types in variants.ini of Fairy-Stockfish"),
          new ForeignForm(
              ProblemCode.MALFORMED_LEAP,
              Pattern.compile(
                  "^[\\[(]? *(?<one>[0-9]{1,2}) *, *(?<other>[0-9]{1,2}) *[\\])]?([ -]leaper)?$"),
              WHOLE,
              "write a leap as two numbers and a comma in parentheses: (1,2)",
              (found, names) ->
                  Advice.suggest(
                      new Suggestion("(" + found.group("one") + "," + found.group("other") + ")")),
              READABLE,
              "",
              "(1,2)-leaper",
              "the article on fairy chess pieces of Wikipedia: the knight is the (1,2)-leaper"),
          new ForeignForm(
              ProblemCode.UNKNOWN_CHARACTER,
              Pattern.compile("^[^{]*(?<sign>\\{[^{}]*:[^{}]*}).*$"),
              SIGN,
              "a notation has no options in braces",
              (found, names) -> Advice.NONE,
              ALWAYS,
              "remove the braces with their text, and write what it says as modifiers",
              "mWc{hurdles: 1,1}W",
              "notations of engines that number the hurdles of a hop"),
          new ForeignForm(
              ProblemCode.UNKNOWN_CHARACTER,
              Pattern.compile("^[^ ]*(?<sign> ).*$"),
              SIGN,
              "a space has no meaning in a notation",
              ListRewriting::ofSpaces,
              ALWAYS,
              "write the moves one after another, without spaces or other signs between them",
              "fmW, fcF",
              "articles and comments on The Chess Variant Pages"));

  private ForeignForms() {}

  /** Makes a row for a notation with a name. */
  private static ForeignForm named(
      String looks, Rewriting rewriting, Certainty when, String example, String source) {
    return new ForeignForm(
        ProblemCode.UNKNOWN_CHARACTER,
        Pattern.compile(looks),
        BEFORE_MOVES,
        "a notation contains only moves, not the name or letter of the piece",
        rewriting,
        when,
        ONLY_MOVES,
        example,
        source);
  }

  /** Converts lists of moves to notations. */
  static final class ListRewriting {
    /** The words between two moves in a sentence. */
    private static final Pattern WORD_BETWEEN =
        Pattern.compile("(?<= )(or|and|plus)(?= )", Pattern.CASE_INSENSITIVE);

    /** The signs between moves in a list, with the spaces around them. */
    private static final Pattern SIGN_BETWEEN = Pattern.compile(" *[+,;&/|] +");

    /**
     * A space instead of a comma: between the numbers of a leap, or between pieces to promote to.
     */
    private static final Pattern COMMA =
        Pattern.compile("(?<=\\([0-9]{1,2}) +(?=[0-9])|(?<=[=,] ?[A-Z]) +(?=[A-Z])");

    /** Without their space two numbers would be a third one, and a word would be modifiers. */
    private static final Pattern APART = Pattern.compile("[0-9] +[0-9]|^[A-Za-z][a-z]{3,} ");

    private ListRewriting() {}

    static Advice ofSpaces(Matcher found, PieceNames names) {
      String text = found.group();
      if (APART.matcher(commas(text)).find()) {
        return Advice.NONE;
      }
      String close = text.replace(" ", "");
      List<Suggestion> meant = new ArrayList<>();
      closed(text).forEach(each -> meant.add(new Suggestion(each)));
      meant.add(new Suggestion("[" + close + "]", "brackets join the legs"));
      meant.add(new Suggestion(text.trim().replaceAll(" +", "?"), "one move, over an own piece"));
      meant.add(new Suggestion(text.trim().replaceAll(" +", "-"), "one move, joined with '-'"));
      return Advice.suggest(meant);
    }

    /** Returns the moves of a list as one notation: with its signs, and without them. */
    static List<String> closed(String text) {
      String unworded = WORD_BETWEEN.matcher(text).replaceAll("");
      return Stream.of(commas(unworded), unworded, SIGN_BETWEEN.matcher(unworded).replaceAll(" "))
          .map(each -> each.replace(" ", ""))
          .distinct()
          .toList();
    }

    private static String commas(String text) {
      Matcher comma = COMMA.matcher(text);
      // A comma may allow the next one.
      return comma.find() ? commas(comma.replaceFirst(",")) : text;
    }
  }

  /** Converts texts with names of pieces to notations. */
  private static final class NameRewriting {
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
      return names.notation(found.group("name")).isPresent()
              || WORD.matcher(found.group()).matches()
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
}
