package io.github.betza.processor.variant;

import io.github.betza.board.Board;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.game.FenPart;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.SetupParts.Refused;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Whether a setup can be read, and what to write instead of one that is refused. */
final class SetupText {
  /** The place of the castling rights among the fields of a setup, counted from 0. */
  static final int RIGHTS = 2;

  /** The place of the plies since the last capture or pawn move, counted likewise. */
  static final int CLOCK = 4;

  private static final String FIELDS =
      "behind the rows stand the side to move, castling rights, the square for capturing en"
          + " passant, the clock and the number of the move, as in \"w - - 0 1\"; all of them may"
          + " be left out";

  private SetupText() {}

  /** Returns the problems of a game whose setup is refused: first that of the refusal. */
  static List<Diagnostic> problems(VariantFacts facts, MalformedPositionException refusal) {
    Optional<Diagnostic> blanks =
        new PartedRows(facts.setup(), rows -> isRead(facts, rows))
            .problem()
            .or(() -> StrangeBlanks.problem(facts.setup(), text -> isRead(facts, text)));
    if (blanks.isPresent()) {
      return List.of(blanks.get());
    }
    Diagnostic first = problem(refusal.getMessage(), help(facts));
    if (!refusal.hasPlace()) {
      return List.of(first);
    }
    List<Diagnostic> problems = new ArrayList<>();
    Set<String> known = new HashSet<>();
    Span place = new Span(refusal.start(), refusal.end());
    boolean isRow = place.start() < FenPart.fields(facts.setup()).get(0).end();
    Refused told = new Refused(refusal.getMessage(), place, isRow);
    for (Refused each : withFirst(told, new SetupParts(facts).refused())) {
      if (known.add(each.letters(facts.setup()))) {
        boolean isHelped = each.equals(told) || (each.isRow() && isRow);
        String help = isHelped ? first.help() : FIELDS;
        problems.add(problem(each.message(), help).at(each.place()));
      }
    }
    return problems;
  }

  private static List<Refused> withFirst(Refused first, List<Refused> others) {
    List<Refused> all = new ArrayList<>(List.of(first));
    others.stream().filter(each -> !overlaps(each.place(), first.place())).forEach(all::add);
    return all;
  }

  private static boolean overlaps(Span one, Span other) {
    return one.start() < other.end() && other.start() < one.end();
  }

  /** Returns where one of the fields stands, counted from 0; the setup has been found sound. */
  static Span field(VariantFacts facts, int index) {
    return span(FenPart.fields(facts.setup()).get(index));
  }

  /** Returns where the setup has the piece on a square; it has been found sound. */
  static Span square(VariantFacts facts, Geometry geometry, int square) {
    return span(FenPart.onSquare(facts.setup(), geometry, square));
  }

  private static Span span(FenPart part) {
    return new Span(part.start(), part.end());
  }

  /** Returns the problem of a game whose setup is refused. */
  static Diagnostic problem(String refusal, String help) {
    return new Diagnostic(
        ProblemCode.INVALID_SETUP,
        AnnotationPlace.of("setup"),
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

  /** Returns the first field of a setup, which tells where the pieces stand. */
  static String rows(VariantFacts facts) {
    return FenPart.fields(facts.setup()).get(0).text();
  }

  private static String help(VariantFacts facts) {
    if (!isRead(facts, rows(facts))) {
      return new RowsHelp(facts, rows -> isRead(facts, rows)).instead(rows(facts));
    }
    if (isRead(facts, facts.setup())) {
      return "set the pieces up elsewhere, or change the rule that forbids it";
    }
    String withoutRights = facts.setup().strip().replaceFirst("^(\\S+\\s+\\S+\\s+)\\S+", "$1-");
    return isRead(facts, withoutRights) ? new RightsHelp(facts).forUnknown() : FIELDS;
  }

  private static boolean isRead(VariantFacts facts, String fen) {
    return refusal(facts, fen).isEmpty();
  }

  /** Returns why a position cannot be read, even where no rule forbids anything, if it cannot. */
  static Optional<MalformedPositionException> refusal(VariantFacts facts, String fen) {
    try {
      SetupBoard.read(facts, fen);
      return Optional.empty();
    } catch (MalformedPositionException refused) {
      return Optional.of(refused);
    }
  }
}
