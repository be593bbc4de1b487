package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitTerm.Shape;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.bits.BitTerm.Turn;
import io.github.betza.processor.emit.bits.HurdleWriter.CrossingCalls;
import io.github.betza.processor.emit.bits.HurdleWriter.HopCalls;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Writes the squares that a piece reaches as a set of bits. */
public final class BitWriter {
  private final BitConstants constants;
  private final BitWords words;
  private final CodeBuilder code = new CodeBuilder();
  private int variables;

  private final EdgeLike edgeLike;
  private final boolean turns;
  private boolean doubtsPivots;
  private boolean joinsLines;
  private final BitConditions conditions;
  private RayCalls rays;
  private HopCalls hops;

  /** The words of the set to be found. */
  private List<Integer> found;

  /**
   * Makes a writer.
   *
   * @param edgeLike the squares that are like the edge of the board to the piece
   * @param turns whether the pieces of the two sides move differently
   */
  public BitWriter(BitConstants constants, BitWords words, EdgeLike edgeLike, boolean turns) {
    this.constants = constants;
    this.words = words;
    this.edgeLike = edgeLike;
    this.turns = turns;
    this.conditions = new BitConditions(constants, words, turns);
    this.rays = new RayCalls(constants, words, RayCalls.ANY);
    this.hops = new HopCalls(constants, words, RayCalls.ANY, hasBlockers());
    this.found = words.all();
  }

  /**
   * Declares that it is unpredictable whether the square where a slide turns is empty. Then slides
   * in one word cost less than a mispredicted branch. In a game most of these squares stay blocked
   * for long, so the branch is predicted, and needless slides would cost more than the branch.
   */
  public BitWriter doubtPivots() {
    doubtsPivots = true;
    return this;
  }

  /**
   * Declares that lines are looked up together, if a set has one word. The tables are large: in a
   * game, in which other tables and cells share the cache with them, rays are equally fast.
   */
  public BitWriter joinLines() {
    joinsLines = words.count() == 1;
    return this;
  }

  /** Declares in which of two words the piece is: lines out of it never come back into it. */
  public BitWriter in(int word) {
    rays = new RayCalls(constants, words, word);
    hops = new HopCalls(constants, words, word, hasBlockers());
    return this;
  }

  /**
   * Writes the statements that find the squares reached. They read {@code from}, {@code side}, and
   * the words of {@code own}, {@code enemy}, {@code occupied}, {@code unmoved} and {@code
   * edgeLike}.
   *
   * @return an expression for each word of the set
   */
  public List<Code> write(List<BitTerm> terms) {
    List<List<Code>> results = new ArrayList<>();
    for (Ends ends : Ends.values()) {
      List<BitTerm> some = terms.stream().filter(term -> term.ends() == ends).toList();
      if (!some.isEmpty()) {
        results.add(write(ends, some));
      }
    }
    if (results.isEmpty()) {
      return words.all().stream().map(word -> Code.of("0L")).toList();
    }
    return words.all().stream()
        .map(word -> Code.union(results.stream().map(each -> each.get(word)).toList()))
        .toList();
  }

  /**
   * Writes the statements that find a word of the squares on which moves end, whatever is there.
   *
   * @param terms the moves, which do not depend on an unmoved piece
   * @return the variable that holds the word
   */
  public CodeName writeEnds(List<BitTerm> terms, int word) {
    found = List.of(word);
    return words.variable(squares("reach", ends(terms), terms), word);
  }

  /**
   * Writes the statements for the part of a word of the squares on which moves end, whatever is
   * there, that expressions cannot find.
   *
   * @param terms as in {@link #writeEnds}
   * @return the expressions whose union is then the word
   */
  public List<Code> writeParts(List<BitTerm> terms, int word) {
    if (terms.stream().anyMatch(term -> isInvolved(term.shape()))) {
      return List.of(writeEnds(terms, word));
    }
    found = List.of(word);
    return parts(direct(ends(terms), terms), word);
  }

  /** Returns whether more than one expression is needed. */
  private boolean isInvolved(Shape shape) {
    return shape instanceof Turn
        || (shape instanceof Slide slide && !slide.isDirect())
        || (shape instanceof Hop hop && !hops.serve(hop));
  }

  private static List<Code> parts(List<IntFunction<Code>> sets, int word) {
    return sets.stream().map(each -> each.apply(word)).filter(each -> !each.isEmpty()).toList();
  }

  /** Returns the statements written. */
  public Code code() {
    return code.build();
  }

  private List<Code> write(Ends ends, List<BitTerm> terms) {
    String set =
        switch (ends) {
          case QUIET -> "quiets";
          case CAPTURE -> "captures";
          case BOTH -> "reach";
        };
    squares(set, ends, terms);
    boolean blockers = edgeLike == EdgeLike.PIECES;
    return found.stream()
        .map(
            word ->
                Code.of(
                    "($L & $L)", words.variable(set, word), words.allowed(ends, word, blockers)))
        .toList();
  }

  /** Returns the ends of moves for the names of their tables. */
  private static Ends ends(List<BitTerm> terms) {
    List<Ends> all = terms.stream().map(BitTerm::ends).distinct().toList();
    return all.size() == 1 ? all.get(0) : Ends.BOTH;
  }

  /** Finds the squares on which moves end, whatever is there, and returns the name of the set. */
  private String squares(String set, Ends ends, List<BitTerm> terms) {
    List<BitTerm> always = terms.stream().filter(term -> !term.initial()).toList();
    List<IntFunction<Code>> sets = direct(ends, always);
    for (int word : found) {
      List<Code> direct = parts(sets, word);
      code.addStatement(
          "long $L = $L",
          words.variable(set, word),
          direct.isEmpty() ? Code.of("0") : Code.join(direct, "\n| "));
    }
    involved(set, always);
    List<BitTerm> initial = terms.stream().filter(BitTerm::initial).toList();
    if (!initial.isEmpty()) {
      Code unmoved = words.wordOf("unmoved", BitWords.FROM);
      Code bit =
          words.count() == 1
              ? Code.of("$L >>> $L & 1", unmoved, BitWords.FROM)
              : Code.of("1L << $L & $L", BitWords.FROM, unmoved);
      code.beginControlFlow("if (($L) != 0)", bit);
      direct(ends, initial).forEach(each -> add(set, each));
      involved(set, initial);
      code.endControlFlow();
    }
    return set;
  }

  /** Returns the squares reached by leaps, and by slides and hops straight on, by word. */
  private List<IntFunction<Code>> direct(Ends ends, List<BitTerm> terms) {
    List<IntFunction<Code>> sets = new ArrayList<>();
    for (Leaps leaps : shapes(terms, Leaps.class)) {
      sets.add(leaps(ends, leaps));
    }
    List<Slide> slides = shapes(terms, Slide.class);
    List<Slide> joined = joined(sets, slides);
    for (Slide slide : slides) {
      if (slide.isDirect() && !joined.contains(slide)) {
        boolean symmetric = !turns || slides.contains(slide.turned());
        sets.add(
            slide.joined()
                ? round(slide, symmetric)
                : reach(slide.step(), slide.most(), BitWords.FROM, symmetric));
      }
    }
    List<Hop> all = shapes(terms, Hop.class);
    for (Hop hop : all) {
      if (hops.serve(hop)) {
        sets.add(straight(hop, !turns || all.contains(hop.turned())));
      }
    }
    return sets;
  }

  /** Adds the squares reached by slides that are looked up together, and returns these slides. */
  private List<Slide> joined(List<IntFunction<Code>> sets, List<Slide> slides) {
    if (joinsLines) {
      return constants.lines(words).add(sets, slides, turns);
    }
    return words.count() == 1 ? new CrossingCalls(constants).add(sets, slides) : List.of();
  }

  private IntFunction<Code> round(Slide slide, boolean symmetric) {
    Code white = rays.round(slide);
    Code reached = symmetric ? white : BitWords.bySide(white, rays.round(slide.turned()));
    return word -> reached;
  }

  private IntFunction<Code> straight(Hop hop, boolean symmetric) {
    Vector back = hop.step().opposite();
    return word -> {
      Code white = hops.reach(hop.step(), word);
      return symmetric ? white : BitWords.bySide(white, hops.reach(back, word));
    };
  }

  private void involved(String set, List<BitTerm> terms) {
    new BentWriter(this, constants, words, conditions, turns, doubtsPivots)
        .write(set, shapes(terms, Slide.class));
    new TurnWriter(this, words, constants.rides(words), turns)
        .write(set, shapes(terms, Turn.class));
    List<Hop> all = shapes(terms, Hop.class);
    HurdleWriter hurdles = new HurdleWriter(this, constants, words, rays, hasBlockers());
    for (Hop hop : all) {
      if (!hops.serve(hop)) {
        hurdles.write(set, hop, !turns || all.contains(hop.turned()));
      }
    }
  }

  private static <T extends Shape> List<T> shapes(List<BitTerm> terms, Class<T> type) {
    List<T> shapes = new ArrayList<>();
    for (BitTerm term : terms) {
      if (type.isInstance(term.shape())) {
        shapes.add(type.cast(term.shape()));
      }
    }
    return shapes;
  }

  /** Adds squares to a set. */
  void add(String set, IntFunction<Code> more) {
    for (int word : found) {
      Code squares = more.apply(word);
      if (!squares.isEmpty()) {
        code.addStatement("$L |= $L", words.variable(set, word), squares);
      }
    }
  }

  /** Returns a number that no other variable of the code has in its name. */
  int number() {
    return ++variables;
  }

  /** Returns the statements written so far, to which more may be added. */
  CodeBuilder statements() {
    return code;
  }

  /**
   * Returns the squares that a slide reaches from a square, by word. Black's steps are turned,
   * unless the piece also has the turned step.
   *
   * @param symmetric whether it has
   */
  IntFunction<Code> reach(Vector step, int most, Code from, boolean symmetric) {
    return word -> {
      Code white = rays.reach(step, most, from, word);
      return symmetric
          ? white
          : BitWords.bySide(white, rays.reach(step.opposite(), most, from, word));
    };
  }

  private IntFunction<Code> leaps(Ends ends, Leaps leaps) {
    String table = constants.leapsOver(ends, leaps);
    if (leaps.conditions().isEmpty()) {
      return word -> Code.of("$L[$L]", table, conditions.place(word));
    }
    CodeName free = CodeName.variable("free" + ++variables);
    code.addStatement("long $L = $L ? -1 : 0", free, conditions.test(leaps.conditions()));
    return word -> Code.of("($L & $L[$L])", free, table, conditions.place(word));
  }

  private boolean hasBlockers() {
    return edgeLike != EdgeLike.NONE;
  }
}
