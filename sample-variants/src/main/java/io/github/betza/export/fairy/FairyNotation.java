package io.github.betza.export.fairy;

import io.github.betza.Dialect;
import io.github.betza.export.Compass;
import io.github.betza.export.SimpleMove;
import io.github.betza.export.SimpleMove.Movement;
import io.github.betza.export.SimpleMoves;
import io.github.betza.export.Term;
import io.github.betza.processor.analysis.Report;
import io.github.betza.processor.tool.BetzaTool;
import io.github.betza.processor.tool.PlainLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A notation for Fairy-Stockfish, and its translation. The engine reads each term by itself,
 * ignores every unknown letter, and gives some groups of directions another meaning: this class
 * reads a term as the engine does.
 */
public final class FairyNotation {
  private static final String ATOMS = "WFDNAHLCJZGKRBQ";
  private static final String MODIFIERS = "mcepgnifbvhrls";

  /** The engine's names of directions, two letters each, by the bits of {@link Compass}. */
  private static final String[] NAMES = {
    "ff vv rf rv fh rh hr",
    "rr ss fr fs fh rh hl",
    "rr ss br bs bh rh hr",
    "bb vv rb rv bh rh hl",
    "bb vv lb lv bh lh hr",
    "ll ss bl bs bh lh hl",
    "ll ss fl fs fh lh hr",
    "ff vv lf lv fh lh hl"
  };

  /**
   * The meaning of {@code nZ} in the engine: a straight step, and then two diagonal ones outward.
   */
  private static final String LAME_ZEBRA = "afsafW";

  /** The modifier that makes a longer oblique leap lame, before such an atom. */
  private static final Pattern LAME = Pattern.compile("n([a-z]*[ZJCL])");

  private final List<SimpleMove> moves = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private String refusal = "";

  private FairyNotation() {}

  /** Reads any text as a notation. */
  public static FairyNotation read(String text) {
    FairyNotation notation = new FairyNotation();
    notation.refusal = notation.refuse(text);
    return notation;
  }

  /** Returns why a notation is refused, with a correction; empty if it is accepted. */
  public String refusal() {
    return refusal;
  }

  /** Returns notes on the parts that the engine reads otherwise than this project. */
  public List<String> notes() {
    return List.copyOf(notes);
  }

  /** Returns the first moves, which never capture in the engine. */
  public List<FirstMove> firstMoves() {
    return moves.stream()
        .filter(move -> move.initial() && move.moves())
        .map(FirstMove::of)
        .toList();
  }

  /**
   * Returns the ways of its moves that do not capture, on a board that is empty except for needed
   * hurdles; without first moves.
   */
  public List<FirstMove.Way> quietWays() {
    return regular()
        .filter(SimpleMove::moves)
        .flatMap(move -> FirstMove.of(move).ways().stream())
        .toList();
  }

  /** Returns whether the piece can hop over others. */
  public boolean hops() {
    return moves.stream().anyMatch(SimpleMove::hops);
  }

  /** Returns whether the piece has moves other than first moves, which all lead forward. */
  public boolean isForward() {
    return moves.stream().allMatch(SimpleMove::isForward);
  }

  /**
   * Returns whether some moves only capture. With other moves a piece never captures en passant in
   * the engine, because it could go to the same square without capturing.
   */
  public boolean capturesOnly() {
    return regular().anyMatch(move -> move.captures() && !move.moves());
  }

  /**
   * Returns whether a square may be reached both by a move that only captures and without
   * capturing.
   */
  public boolean capturesWhereItMoves() {
    return regular()
        .filter(move -> move.captures() && !move.moves())
        .anyMatch(move -> regular().filter(SimpleMove::moves).anyMatch(move::mayMeet));
  }

  private Stream<SimpleMove> regular() {
    return moves.stream().filter(move -> !move.initial());
  }

  /**
   * Returns the notation in {@link Dialect#XBETZA}.
   *
   * @param enPassant whether the piece captures en passant, with all moves that only capture
   * @param first notations of further moves
   */
  public String text(boolean enPassant, List<String> first) {
    List<String> terms = new ArrayList<>();
    for (SimpleMove move : regular().toList()) {
      String term = isLameZebra(move) ? LAME_ZEBRA : FairyBetza.write(List.of(move));
      boolean captures = enPassant && move.captures() && !move.moves();
      terms.add(captures ? term.replaceFirst("c", "ce") : term);
    }
    terms.addAll(first);
    return FairyBetza.join(terms);
  }

  private String refuse(String text) {
    String unknown = unknown(text);
    if (!unknown.isEmpty() || text.isEmpty()) {
      return text.isEmpty() ? "there is no notation" : unknown;
    }
    // In XBETZA an oblique leap has no squares between; in the engine some leaps have.
    Report report = BetzaTool.check(LAME.matcher(text).replaceAll("$1"), Dialect.XBETZA);
    if (!report.isSound()) {
      return report.firstError().orElseThrow().sentence();
    }
    for (Term term : Term.parse(text)) {
      String refusal = take(term);
      if (!refusal.isEmpty()) {
        return "'" + term.text() + "' " + refusal;
      }
    }
    String conflict = FairyTables.conflict(moves);
    // The text for the game must mean what was read, whatever terms are adjacent.
    return conflict.isEmpty() && !isWrittenAs(FairyBetza.write(moves), moves)
        ? "these moves together cannot be written here"
        : conflict;
  }

  /** Returns the sign of a notation that the engine ignores; empty if there is none. */
  private static String unknown(String text) {
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      boolean range = i > 0 && (Character.isDigit(letter) && letter < 0x7F);
      if (ATOMS.indexOf(letter) < 0 && MODIFIERS.indexOf(letter) < 0 && !range) {
        return "Fairy-Stockfish passes over '" + PlainLine.of(String.valueOf(letter)) + "'";
      }
      if (range && ATOMS.indexOf(text.charAt(i - 1)) < 0) {
        return "a range is one digit after an atom";
      }
    }
    return "";
  }

  /** Adds the moves of a term, or returns why it is refused. */
  private String take(Term term) {
    SimpleMoves simple = simple(term);
    if (!simple.refusal().isEmpty()) {
      return "is read otherwise by Fairy-Stockfish: " + simple.refusal();
    }
    if (simple.moves().stream().anyMatch(FairyNotation::isStuck)) {
      notes.add(
          "'"
              + term.text()
              + "' is no move in Fairy-Stockfish, where only N, A, D and Z can be lame");
      return "";
    }
    Optional<String> reason =
        simple.moves().stream()
            .filter(move -> !isLameZebra(move))
            .map(FairyBetza::refusal)
            .flatMap(Optional::stream)
            .findFirst();
    if (reason.isPresent()) {
      return "is read otherwise by Fairy-Stockfish: " + reason.get();
    }
    if (simple.moves().stream().anyMatch(move -> move.enPassant() && !move.captures())) {
      return "is read otherwise by Fairy-Stockfish, which passes over 'e'";
    }
    List<SimpleMove> theirs = inEngine(term, simple.moves());
    if (theirs.isEmpty()) {
      return "has no direction that Fairy-Stockfish knows";
    }
    if (!theirs.equals(simple.moves())) {
      notes.add(
          "'"
              + term.text()
              + "' is taken as Fairy-Stockfish reads it, which is '"
              + FairyBetza.write(theirs)
              + "' here");
    }
    moves.addAll(theirs);
    return "";
  }

  /** Returns whether a lame leap is no move at all in the engine, which has paths only for some. */
  private static boolean isStuck(SimpleMove move) {
    return move.movement() == Movement.LAME && "NADZ".indexOf(move.atom()) < 0;
  }

  private static boolean isLameZebra(SimpleMove move) {
    return move.movement() == Movement.LAME
        && move.atom() == 'Z'
        && move.moves()
        && move.captures()
        && !move.initial()
        && move.directions() == Compass.ALL;
  }

  /** Reads a term. With a range the engine reads even a single step as a slide. */
  private static SimpleMoves simple(Term term) {
    SimpleMoves simple = SimpleMoves.of(term);
    if (!term.range().equals("1") || !simple.refusal().isEmpty()) {
      return simple;
    }
    if (simple.moves().stream().anyMatch(move -> move.movement() == Movement.LAME)) {
      return SimpleMoves.refuse("what is lame has no range");
    }
    return new SimpleMoves(
        simple.moves().stream()
            .map(move -> move.directed(move.atom(), move.directions(), Movement.SLIDE, 1))
            .toList(),
        "");
  }

  private static boolean isWrittenAs(String text, List<SimpleMove> moves) {
    List<SimpleMove> back = new ArrayList<>();
    Term.parse(text).forEach(term -> back.addAll(simple(term).moves()));
    return FairyTables.areSame(back, moves);
  }

  /**
   * Returns why the engine would read other moves from a text; empty if it reads the given ones.
   */
  static String misread(String text, List<SimpleMove> moves) {
    FairyNotation notation = read(text);
    return notation.refusal.isEmpty() && !FairyTables.areSame(notation.moves, moves)
        ? "'" + text + "' is not what Fairy-Stockfish reads"
        : notation.refusal;
  }

  private static List<SimpleMove> inEngine(Term term, List<SimpleMove> ours) {
    List<String> names = pairs(term.legs().get(0));
    boolean both = "KQ".contains(term.atom());
    List<SimpleMove> theirs = new ArrayList<>();
    for (char atom : both ? new char[] {'W', 'F'} : new char[] {ours.get(0).atom()}) {
      SimpleMove like =
          ours.get(0).directed(atom, Compass.ALL, ours.get(0).movement(), ours.get(0).range());
      int set = 0;
      for (int bit = 0; bit < NAMES.length; bit++) {
        if (names.isEmpty() || isNamed(names, bit, like.shape(), both)) {
          set |= bits(bit, like.shape());
        }
      }
      if (set != 0) {
        theirs.add(like.directed(atom, set, like.movement(), like.range()));
      }
    }
    return theirs;
  }

  /** Returns the directions among modifiers, two letters each; only neighbours are a pair. */
  private static List<String> pairs(String letters) {
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < letters.length(); i++) {
      char first = letters.charAt(i);
      if (!isVertical(first) && !isHorizontal(first)) {
        continue;
      }
      char second = i + 1 < letters.length() ? letters.charAt(i + 1) : 0;
      boolean combined =
          second == first
              || (isVertical(first) && isHorizontal(second))
              || (isHorizontal(first) && isVertical(second));
      pairs.add("" + first + (combined ? second : first));
      i += combined ? 1 : 0;
    }
    return pairs;
  }

  private static boolean isVertical(char letter) {
    return "fbvh".indexOf(letter) >= 0;
  }

  private static boolean isHorizontal(char letter) {
    return letter != 0 && "rlsh".indexOf(letter) >= 0;
  }

  private static boolean isNamed(List<String> names, int bit, Compass.Shape shape, boolean both) {
    List<String> own = List.of(NAMES[bit].split(" ", -1));
    boolean splits = shape == Compass.Shape.ORTHOGONAL && !both;
    return names.stream()
        .anyMatch(
            name ->
                (splits && name.charAt(0) != name.charAt(1))
                    ? own.contains(name.substring(0, 1).repeat(2))
                        || own.contains(name.substring(1).repeat(2))
                    : own.contains(name));
  }

  /**
   * Returns the directions of an atom for one of the eight oblique directions: these coincide in
   * pairs if the atom has only four.
   */
  private static int bits(int bit, Compass.Shape shape) {
    return switch (shape) {
      case ORTHOGONAL -> 1 << ((bit + 1) / 2 * 2 % Byte.SIZE);
      case DIAGONAL -> 1 << (bit / 2 * 2 + 1);
      case OBLIQUE -> 1 << bit;
    };
  }
}
