package io.github.betza.processor.variant.setup;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.game.Fen;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The text of a setup: the places of its parts, and the problems of a refused one. */
public final class SetupText {
  /** The index of the castling rights among the fields of a setup, from 0. */
  public static final int RIGHTS = 2;

  /** The index of the halfmove clock, from 0. */
  public static final int CLOCK = 4;

  private static final String FIELDS =
      "after the rows write the side to move, castling rights, en-passant "
          + "square, clock and move number, as in \"w - - 0 1\", or nothing";

  private static final String MOVE_PIECES =
      "move the pieces in the setup, or change the rule that forbids it";

  private static final String PARTNERS =
      "write K for the outermost partner on the right of the royal piece, Q "
          + "on its left, or the letter of the partner's file (small for Black); "
          + "or - for none";

  private SetupText() {}

  /** Returns the problems of a game whose setup is refused: first the refusal. */
  public static List<Diagnostic> problems(VariantFacts facts, MalformedPositionException refusal) {
    boolean isReadable = SetupBoard.isReadable(facts, facts.setup());
    if (!refusal.hasPlace()) {
      String help = isReadable ? MOVE_PIECES : rows(facts.files(), facts.ranks());
      return List.of(problem(refusal.getMessage(), help));
    }
    Span first = new Span(refusal.start(), refusal.end());
    String note = isReadable ? MOVE_PIECES : note(facts, first);
    List<Diagnostic> problems = new ArrayList<>();
    problems.add(problem(refusal.getMessage(), note).at(first));
    Set<String> known = new HashSet<>(Set.of(letters(facts, first)));
    for (SetupParts.Refused each : SetupParts.refused(facts)) {
      if (!each.place().overlaps(first) && known.add(letters(facts, each.place()))) {
        problems.add(problem(each.message(), note(facts, each.place())).at(each.place()));
      }
    }
    return problems;
  }

  /**
   * Returns a game whose setup has usual values in place of a refused side to move and refused
   * numbers, so that the rest can be checked. All other letters keep their places.
   */
  public static VariantFacts mended(VariantFacts facts) {
    return SetupParts.mended(facts);
  }

  /** Returns some letters of a setup, in the same form for both sides. */
  private static String letters(VariantFacts facts, Span place) {
    return place.of(facts.setup()).toUpperCase(Locale.ROOT);
  }

  /** Returns the place of a field of a valid setup, counted from 0 without the field of checks. */
  public static Span field(VariantFacts facts, int index) {
    return span(Fen.Part.withoutChecks(facts.setup()).get(index));
  }

  /** Returns the place of the piece on a square of a valid setup. */
  public static Span square(VariantFacts facts, Geometry geometry, int square) {
    return span(Fen.Part.onSquare(facts.setup(), geometry, square));
  }

  private static Span span(Fen.Part part) {
    return new Span(part.start(), part.end());
  }

  /** Makes a problem of a setup. */
  public static Diagnostic problem(String refusal, String help) {
    return new Diagnostic(
        ProblemCode.INVALID_SETUP,
        AnnotationPlace.of("setup"),
        "the setup is wrong: " + refusal,
        help);
  }

  public static String name(int side) {
    return side == Side.WHITE ? "White" : "Black";
  }

  /** Returns the first field of a setup, which has the rows. */
  public static String rows(VariantFacts facts) {
    return Fen.Part.fields(facts.setup()).get(0).text();
  }

  private static String note(VariantFacts facts, Span place) {
    List<Fen.Part> fields = Fen.Part.fields(facts.setup());
    if (fields.size() > RIGHTS && span(fields.get(RIGHTS)).contains(place)) {
      return PARTNERS;
    }
    if (place.start() > fields.get(0).end()) {
      return FIELDS;
    }
    return isUnknown(facts, place.of(facts.setup()))
        ? letters(facts)
        : rows(facts.files(), facts.ranks());
  }

  private static boolean isUnknown(VariantFacts facts, String sign) {
    return Symbols.split(sign).size() == 1
        && !sign.matches("[0-9*]")
        && facts.kindOf(sign.toUpperCase(Locale.ROOT)) == 0;
  }

  private static String letters(VariantFacts facts) {
    return "the letters are "
        + Symbols.known(facts)
        + ", small for Black; a number is so many empty squares, * a hole"
        + "\npieces are the types with @Betza that are nested directly in the game";
  }

  private static String rows(int files, int ranks) {
    return "write "
        + (ranks == 1 ? "one row" : ranks + " rows")
        + " of "
        + (files == 1 ? "one square" : files + " squares")
        + ", the last rank first, with a / between rows; \""
        + files
        + "\" is an empty row";
  }
}
