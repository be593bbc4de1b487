package io.github.betza.processor.describe;

import io.github.betza.processor.describe.PathTracer.Purpose;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Draws the moves of a piece as text: the piece in the middle of an empty board, forward at the
 * top, a legend of the symbols in use, and the moves that the symbols of their squares do not show.
 */
public final class Diagram {
  private static final Vector CENTRE = Vector.ZERO;

  /** The work of visiting one square. */
  private static final long VISIT = 40;

  private final Marks marks;
  private final List<String> notes = new ArrayList<>();
  private final Work work;
  private boolean complete = true;

  private Diagram(Marks marks, Work work) {
    this.marks = marks;
    this.work = work;
  }

  /**
   * Returns the lines of a piece's diagram, in ASCII and without trailing blanks: at most 15 ranks
   * of at most 15 squares, and the legend below.
   *
   * @param work the work that the drawing is a part of
   */
  public static List<String> of(Piece piece, Work work) {
    return chart(piece, work).lines();
  }

  /** Returns the same diagram in parts. */
  public static Chart chart(Piece piece) {
    return chart(piece, new Work(0));
  }

  /**
   * Returns the same diagram in parts.
   *
   * @param work the work that the drawing is a part of
   */
  public static Chart chart(Piece piece, Work work) {
    Diagram diagram = new Diagram(new Marks(), work);
    diagram.draw(piece);
    return diagram.chart();
  }

  /**
   * Returns the symbols of a piece alone on a board, by squares relative to the piece; empty if no
   * move would end on the board, whatever pieces were on it.
   *
   * @param least the corner of the board to the left of and behind the piece
   * @param most the opposite corner
   * @param unmoved whether the piece has not moved yet
   */
  public static Map<Vector, Character> onBoard(
      Piece piece, Vector least, Vector most, boolean unmoved) {
    Diagram diagram = new Diagram(new Marks(least, most), new Work(0));
    diagram.trace(piece.alternatives(), Purpose.MOVES);
    if (unmoved) {
      diagram.trace(piece.alternatives(), Purpose.FIRST_MOVES);
      piece.alternatives().forEach(diagram::markCastling);
    }
    diagram.trace(piece.immobilizes(), Purpose.IMMOBILIZATION);
    Map<Vector, Character> symbols = new LinkedHashMap<>();
    if (!diagram.marks.hasEnds()) {
      return symbols;
    }
    for (int rank = least.ranks(); rank <= most.ranks(); rank++) {
      for (int file = least.files(); file <= most.files(); file++) {
        Vector square = new Vector(file, rank);
        if (!square.equals(CENTRE)) {
          Symbol.of(diagram.marks.get(square))
              .ifPresent(symbol -> symbols.put(square, symbol.character()));
        }
      }
    }
    return symbols;
  }

  /** Returns all characters that can appear as symbols in a diagram. */
  public static String symbols() {
    return Symbol.characters();
  }

  private void draw(Piece piece) {
    // The moves at all times come first, so that they are not listed as first moves too.
    trace(piece.alternatives(), Purpose.MOVES);
    fill(piece.alternatives(), false);
    trace(piece.alternatives(), Purpose.FIRST_MOVES);
    fill(piece.alternatives(), true);
    trace(piece.immobilizes(), Purpose.IMMOBILIZATION);
    for (Alternative alternative : piece.alternatives()) {
      markCastling(alternative);
      if (alternative instanceof Imitation) {
        notes.add("and the moves of the piece that moved last");
      } else if (alternative instanceof NullMove) {
        notes.add("and may pass the turn");
      } else if (alternative instanceof ImitativeCapture) {
        notes.add("and captures each piece in the way in which that piece captures");
      }
    }
  }

  private void markCastling(Alternative alternative) {
    if (alternative instanceof Castling castling) {
      Vector king = new Vector(castling.steps() * castling.direction(), 0);
      marks.add(king, Mark.CASTLE);
      marks.show(king.reach());
    }
  }

  private void trace(List<Alternative> alternatives, Purpose purpose) {
    boolean initial = purpose == Purpose.FIRST_MOVES;
    PathTracer tracer = new PathTracer(marks, purpose);
    tracer.trace(Alternative.firstLegs(alternatives, initial));
    work.count(VISIT * tracer.visits());
    notes.addAll(tracer.notes());
    complete &= tracer.isComplete();
  }

  private void fill(List<Alternative> alternatives, boolean initial) {
    for (Alternative alternative : alternatives) {
      if (alternative instanceof Universal universal && universal.initial() == initial) {
        fill(universal);
      }
    }
  }

  private void fill(Universal universal) {
    for (int rank = -Marks.RADIUS; rank <= Marks.RADIUS; rank++) {
      for (int file = -Marks.RADIUS; file <= Marks.RADIUS; file++) {
        for (Landing landing : universal.landings()) {
          Vector square = new Vector(file, rank);
          Mark end = PathTracer.landing(landing);
          if (!square.equals(CENTRE) && universal.initial()) {
            marks.addInitial(square, end);
          } else if (!square.equals(CENTRE)) {
            marks.add(square, end);
          }
        }
      }
    }
  }

  private Chart chart() {
    List<String> rows = new ArrayList<>();
    // The hidden marks of the squares, by symbol.
    Map<Symbol, Integer> used = new EnumMap<>(Symbol.class);
    int shown = marks.shown();
    for (int rank = shown; rank >= -shown; rank--) {
      StringBuilder row = new StringBuilder();
      for (int file = -shown; file <= shown; file++) {
        row.append(character(new Vector(file, rank), used));
      }
      rows.add(row.toString());
    }
    Map<Character, String> legend = new LinkedHashMap<>();
    Map<Character, String> further = new LinkedHashMap<>();
    List<String> remarks = new ArrayList<>();
    for (Map.Entry<Symbol, Integer> entry : used.entrySet()) {
      Symbol symbol = entry.getKey();
      legend.put(symbol.character(), symbol.legend());
      if (entry.getValue() != 0) {
        further.put(symbol.character(), String.join("; ", Symbol.words(entry.getValue())));
      }
    }
    if (marks.goesBeyond()) {
      remarks.add("and so on beyond the diagram");
    }
    if (!complete) {
      remarks.add("and more squares, too many to find");
    }
    remarks.addAll(new LinkedHashSet<>(notes));
    return new Chart(rows, "the piece" + centre(), legend, further, remarks);
  }

  /** Returns the text about the square of the piece. */
  private String centre() {
    int returns = marks.get(CENTRE) & Marks.LANDINGS;
    String text = (returns & ~Mark.VANISH.bit()) != 0 ? ", which may end where it began" : "";
    return (returns & Mark.VANISH.bit()) != 0 ? text + ", which may vanish from here" : text;
  }

  private char character(Vector square, Map<Symbol, Integer> used) {
    if (square.equals(CENTRE)) {
      return Chart.PIECE;
    }
    int all = marks.get(square);
    Optional<Symbol> symbol = Symbol.of(all);
    if (symbol.isEmpty()) {
      return Chart.NOTHING;
    }
    used.merge(symbol.get(), symbol.get().hidden(all), (some, more) -> some | more);
    return symbol.get().character();
  }
}
