package io.github.betza.processor.variant;

import io.github.betza.board.Board;
import io.github.betza.board.Side;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.processor.notation.ProblemCode;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Whether a setup can be read, and what to write instead of one that is refused. */
final class SetupText {
  private SetupText() {}

  /** Returns the problem of a game whose setup is refused. */
  static VariantProblem problem(VariantFacts facts, String refusal) {
    return problem(refusal, help(facts));
  }

  /** Returns the problem of a game whose setup is refused. */
  static VariantProblem problem(String refusal, String help) {
    return new VariantProblem(
        ProblemCode.INVALID_SETUP,
        AnnotationPlace.variant("setup"),
        "the setup does not fit the game: " + refusal,
        help);
  }

  /** Returns the name of a side. */
  static String name(int side) {
    return side == Side.WHITE ? "White" : "Black";
  }

  /** Returns what stands for a piece of a side in a setup. */
  static String symbol(PieceFacts piece, int side) {
    return side == Side.WHITE ? piece.symbol() : piece.symbol().toLowerCase(Locale.ROOT);
  }

  /** Returns where the pieces stand, if that can be read, whatever the fields behind it say. */
  static Optional<Board> placement(VariantFacts facts) {
    try {
      return Optional.of(SetupBoard.read(facts, rows(facts)));
    } catch (MalformedPositionException refused) {
      return Optional.empty();
    }
  }

  private static String rows(VariantFacts facts) {
    return facts.setup().strip().split("\\s", 2)[0];
  }

  private static String help(VariantFacts facts) {
    if (rows(facts).indexOf('[') >= 0) {
      return "leave the brackets out: there are no drops in games, nor captures into a hand";
    }
    if (!isRead(facts, rows(facts))) {
      return isOfLetters(facts)
          ? "the letters are " + Symbols.known(facts) + ", and the same in small for Black"
          : "write "
              + (facts.ranks() == 1 ? "one row" : facts.ranks() + " rows")
              + " of "
              + (facts.files() == 1 ? "one square" : facts.files() + " squares")
              + ", the last rank first and a / between two; a number stands for so many empty"
              + " squares, so \""
              + facts.files()
              + "\" is an empty row";
    }
    return isRead(facts, facts.setup())
        ? "set the pieces up elsewhere, or change the rule that forbids it"
        : "behind the rows stand the side to move, castling rights, the square for capturing en"
            + " passant, the clock and the number of the move, as in \"w KQkq - 0 1\"; all of them"
            + " may be left out. In castling rights K and Q are the partners on the right and on the"
            + " left, whatever their letters; any of them may be named by its file";
  }

  /** Returns whether the first row that cannot be read holds a sign that stands for no piece. */
  private static boolean isOfLetters(VariantFacts facts) {
    String[] rows = rows(facts).split("/", -1);
    String others = ("/" + facts.files()).repeat(facts.ranks() - 1);
    return rows.length == facts.ranks()
        && Arrays.stream(rows)
            .filter(row -> !isRead(facts, row + others))
            .findFirst()
            .filter(row -> Symbols.split(row).stream().anyMatch(sign -> isUnknown(facts, sign)))
            .isPresent();
  }

  private static boolean isUnknown(VariantFacts facts, String sign) {
    return !sign.matches("[0-9*]") && facts.kindOf(sign.toUpperCase(Locale.ROOT)) == 0;
  }

  private static boolean isRead(VariantFacts facts, String fen) {
    return refusal(facts, fen).isEmpty();
  }

  /** Returns why a position cannot be read, even where no rule forbids anything, if it cannot. */
  static Optional<String> refusal(VariantFacts facts, String fen) {
    try {
      SetupBoard.read(facts, fen);
      return Optional.empty();
    } catch (MalformedPositionException refused) {
      return Optional.of(refused.getMessage());
    }
  }
}
