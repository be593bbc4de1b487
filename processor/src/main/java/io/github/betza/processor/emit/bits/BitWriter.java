package io.github.betza.processor.emit.bits;

import com.palantir.javapoet.CodeBlock;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitTerm.Shape;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.bits.BitTerm.Turn;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** Writes the squares that a piece reaches as a set of bits. */
public final class BitWriter {
  private final BitConstants constants;
  private final BitWords words;
  private final CodeBlock.Builder code = CodeBlock.builder();
  private int variables;

  private final EdgeLike edgeLike;
  private final boolean turns;
  private boolean doubtsPivots;
  private final BitConditions conditions;
  private RayCalls rays;
  private HopCalls hops;

  /** The words of the set that are found. */
  private List<Integer> found;

  /**
   * Makes a writer.
   *
   * @param edgeLike what is like the edge of the board to the piece
   * @param turns whether the piece of one side goes otherwise than that of the other
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
   * in one word cost less than a branch that is mistaken. In a game most such squares are blocked
   * for long, so there it is foreseen, and slides that are not taken cost more than the branch.
   */
  public BitWriter doubtPivots() {
    doubtsPivots = true;
    return this;
  }

  /** Declares in which of two words the piece stands: lines out of it never come back into it. */
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
  public List<String> write(List<BitTerm> terms) {
    List<List<String>> results = new ArrayList<>();
    for (Ends ends : Ends.values()) {
      List<BitTerm> some = terms.stream().filter(term -> term.ends() == ends).toList();
      if (!some.isEmpty()) {
        results.add(write(ends, some));
      }
    }
    if (results.isEmpty()) {
      return words.all().stream().map(word -> "0L").toList();
    }
    return words.all().stream()
        .map(
            word -> results.stream().map(each -> each.get(word)).collect(Collectors.joining(" | ")))
        .toList();
  }

  /**
   * Writes the statements that find a word of the squares on which moves end, whatever is there.
   *
   * @param terms the moves, which do not depend on an unmoved piece
   * @return the variable that holds the word
   */
  public String writeEnds(List<BitTerm> terms, int word) {
    found = List.of(word);
    return words.variable(squares(Ends.CAPTURE, terms), word);
  }

  /** Returns the statements written. */
  public CodeBlock code() {
    return code.build();
  }

  private List<String> write(Ends ends, List<BitTerm> terms) {
    squares(ends, terms);
    return found.stream().map(word -> narrowed(ends, word)).toList();
  }

  /** Finds the squares on which moves end, whatever is there, and returns the name of the set. */
  private String squares(Ends ends, List<BitTerm> terms) {
    String set =
        switch (ends) {
          case QUIET -> "quiets";
          case CAPTURE -> "captures";
          case BOTH -> "reach";
        };
    List<BitTerm> always = terms.stream().filter(term -> !term.initial()).toList();
    List<IntFunction<CodeBlock>> sets = direct(always);
    for (int word : found) {
      List<CodeBlock> direct =
          sets.stream().map(each -> each.apply(word)).filter(each -> !each.isEmpty()).toList();
      code.addStatement(
          "long $L = $L",
          words.variable(set, word),
          direct.isEmpty() ? "0" : CodeBlock.join(direct, "\n| "));
    }
    involved(set, always);
    List<BitTerm> initial = terms.stream().filter(BitTerm::initial).toList();
    if (!initial.isEmpty()) {
      code.beginControlFlow("if (($L >>> from & 1) != 0)", words.wordOf("unmoved", "from"));
      direct(initial).forEach(each -> add(set, each));
      involved(set, initial);
      code.endControlFlow();
    }
    return set;
  }

  private String narrowed(Ends ends, int word) {
    String noBlockers =
        edgeLike == EdgeLike.PIECES ? " & ~" + words.variable("blockers", word) : "";
    return switch (ends) {
      case QUIET ->
          "(" + words.variable("quiets", word) + " & ~" + words.variable("occupied", word) + ")";
      case CAPTURE ->
          "("
              + words.variable("captures", word)
              + " & "
              + words.variable("enemy", word)
              + noBlockers
              + ")";
      case BOTH ->
          "("
              + words.variable("reach", word)
              + " & ~"
              + words.variable("own", word)
              + noBlockers
              + ")";
    };
  }

  /** Returns what is reached by leaps, and by slides and hops straight on, by word. */
  private List<IntFunction<CodeBlock>> direct(List<BitTerm> terms) {
    List<IntFunction<CodeBlock>> sets = new ArrayList<>();
    for (Leaps leaps : shapes(terms, Leaps.class)) {
      sets.add(leaps(leaps));
    }
    List<Slide> slides = shapes(terms, Slide.class);
    for (Slide slide : slides) {
      if (slide.isDirect()) {
        boolean symmetric = !turns || slides.contains(slide.turned());
        sets.add(
            slide.joined()
                ? round(slide, symmetric)
                : reach(slide.step(), slide.most(), RayCalls.FROM, symmetric));
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

  private IntFunction<CodeBlock> round(Slide slide, boolean symmetric) {
    CodeBlock white = rays.round(slide);
    CodeBlock reached = symmetric ? white : bySide(white, rays.round(slide.turned()));
    return word -> reached;
  }

  private IntFunction<CodeBlock> straight(Hop hop, boolean symmetric) {
    Vector back = hop.step().opposite();
    return word -> {
      CodeBlock white = hops.reach(hop.step(), word);
      return symmetric ? white : bySide(white, hops.reach(back, word));
    };
  }

  private void involved(String set, List<BitTerm> terms) {
    new BentWriter(this, constants, words, conditions, turns, doubtsPivots)
        .write(set, shapes(terms, Slide.class));
    new TurnWriter(this, words, constants.rides(words), turns)
        .write(set, shapes(terms, Turn.class));
    List<Hop> all = shapes(terms, Hop.class);
    for (Hop hop : all) {
      if (!hops.serve(hop)) {
        hop(set, hop, !turns || all.contains(hop.turned()));
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
  void add(String set, IntFunction<CodeBlock> more) {
    for (int word : found) {
      CodeBlock squares = more.apply(word);
      if (!squares.isEmpty()) {
        code.addStatement("$L |= $L", words.variable(set, word), squares);
      }
    }
  }

  /** Returns a number that no other variable of the code has in its name. */
  int number() {
    return ++variables;
  }

  /** Returns the statements written so far, to which others may be added. */
  CodeBlock.Builder statements() {
    return code;
  }

  /**
   * Returns what a slide reaches from a square, by word. Black's steps are turned; where the turned
   * step is one of the piece's as well, none need be.
   *
   * @param symmetric whether none need be
   */
  IntFunction<CodeBlock> reach(Vector step, int most, String from, boolean symmetric) {
    if (words.areMany()) {
      return wideBySide(step, most, from, symmetric);
    }
    return word -> {
      CodeBlock white = rays.reach(step, most, from, word);
      return symmetric ? white : bySide(white, rays.reach(step.opposite(), most, from, word));
    };
  }

  /** Returns what is reached by the piece of either side. */
  static CodeBlock bySide(CodeBlock white, CodeBlock black) {
    return CodeBlock.of("(side == 0 ? $L : $L)", orNone(white), orNone(black));
  }

  private static CodeBlock orNone(CodeBlock squares) {
    return squares.isEmpty() ? CodeBlock.of("0") : squares;
  }

  /** Where the slide stops is found first: what lies beyond is no longer in its reach. */
  private IntFunction<CodeBlock> wideBySide(Vector step, int most, String from, boolean symmetric) {
    String stop = "stop" + ++variables;
    String white = constants.ray(step, most);
    String ray = white;
    CodeBlock found = rays.stop(step, ray, from);
    if (!symmetric) {
      Vector back = step.opposite();
      ray = "ray" + variables;
      code.addStatement("long[] $L = side == 0 ? $L : $L", ray, white, constants.ray(back, most));
      found =
          CodeBlock.of(
              "side == 0 ? $L : $L", rays.stop(step, ray, from), rays.stop(back, ray, from));
    }
    code.addStatement("int $L = $L", stop, found);
    String table = ray;
    return word ->
        CodeBlock.of(
            "$1L[$2L] & ~$1L[$3L]",
            table,
            words.placeOfWhite(from, word),
            words.placeOfWhite(stop, word));
  }

  private IntFunction<CodeBlock> leaps(Leaps leaps) {
    String table =
        leaps.joined() ? constants.leaps(leaps) : constants.leaps(leaps.passed(), leaps.steps());
    if (leaps.conditions().isEmpty()) {
      return word -> CodeBlock.of("$L[$L]", table, conditions.place(word));
    }
    String free = "free" + ++variables;
    code.addStatement("long $L = $L ? -1 : 0", free, conditions.test(leaps.conditions()));
    return word -> CodeBlock.of("($L & $L[$L])", free, table, conditions.place(word));
  }

  private void hop(String set, Hop hop, boolean symmetric) {
    String hurdle = "hurdle" + ++variables;
    CodeBlock white = rays.first(hop.approach(), hop.farthest());
    CodeBlock black = rays.first(hop.approach().opposite(), hop.farthest());
    code.addStatement(
        "int $L = $L",
        hurdle,
        symmetric ? white : CodeBlock.of("side == 0 ? $L : $L", white, black));
    if (words.areMany()) {
      code.beginControlFlow(
          "if ($L < $L$L)",
          hurdle,
          words.count() * Long.SIZE,
          hasBlockers() ? " && " + isBlocker(hurdle) + " == 0" : "");
      add(set, beyond(hop, hurdle, symmetric));
      code.endControlFlow();
      return;
    }
    // Where there is no hurdle the rays have no squares, so no branch is needed.
    if (hasBlockers()) {
      code.addStatement("long hops$L = $L - 1", variables, isBlocker(hurdle));
    }
    String hops = hasBlockers() ? " & hops" + variables : "";
    IntFunction<CodeBlock> reached = beyond(hop, hurdle, symmetric);
    add(set, word -> CodeBlock.of("$L$L", reached.apply(word), hops));
  }

  private boolean hasBlockers() {
    return edgeLike != EdgeLike.NONE;
  }

  private String isBlocker(String bit) {
    return "(" + words.wordOf("blockers", bit) + " >>> " + bit + " & 1)";
  }

  private IntFunction<CodeBlock> beyond(Hop hop, String hurdle, boolean symmetric) {
    if (hop.most() > 1) {
      return reach(hop.step(), hop.most(), hurdle, symmetric);
    }
    String white = constants.ray(hop.step(), 1);
    String black = symmetric ? white : constants.ray(hop.step().opposite(), 1);
    return word -> {
      String place = words.placeOfWhite(hurdle, word);
      return symmetric
          ? CodeBlock.of("$L[$L]", white, place)
          : CodeBlock.of("(side == 0 ? $1L[$3L] : $2L[$3L])", white, black, place);
    };
  }
}
