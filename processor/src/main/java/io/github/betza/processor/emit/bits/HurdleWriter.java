package io.github.betza.processor.emit.bits;

import com.palantir.javapoet.ClassName;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.bits.LineCalls.LineKind;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Writes hops whose hurdle must be found first.
 *
 * @param blockers whether some occupied squares, the blockers, cannot be hurdles
 */
record HurdleWriter(
    BitWriter writer, BitConstants constants, BitWords words, RayCalls rays, boolean blockers) {
  /**
   * Writes the statements that add the squares that a hop reaches to a set.
   *
   * @param symmetric whether the piece of the other side moves in the same way
   */
  void write(String set, Hop hop, boolean symmetric) {
    CodeBuilder code = writer.statements();
    int number = writer.number();
    CodeName hurdle = CodeName.variable("hurdle" + number);
    Code white = rays.first(hop.approach(), hop.farthest());
    Code black = rays.first(hop.approach().opposite(), hop.farthest());
    code.addStatement(
        "int $L = $L",
        hurdle,
        symmetric ? white : Code.of("$L == 0 ? $L : $L", BitWords.SIDE, white, black));
    // Without a hurdle the rays have no squares, so no branch is needed.
    Code hops = Code.nothing();
    if (blockers) {
      CodeName variable = CodeName.variable("hops" + number);
      code.addStatement("long $L = $L - 1", variable, isBlocker(hurdle));
      hops = Code.of(" & $L", variable);
    }
    Code among = hops;
    IntFunction<Code> reached = beyond(hop, hurdle, symmetric);
    writer.add(set, word -> Code.of("$L$L", reached.apply(word), among));
  }

  private Code isBlocker(Code bit) {
    return Code.of("($L >>> $L & 1)", words.wordOf("blockers", bit), bit);
  }

  private IntFunction<Code> beyond(Hop hop, Code hurdle, boolean symmetric) {
    if (hop.most() > 1) {
      return writer.reach(hop.step(), hop.most(), hurdle, symmetric);
    }
    String white = constants.ray(hop.step(), 1);
    String black = symmetric ? white : constants.ray(hop.step().opposite(), 1);
    return word -> {
      Code place = words.placeOfWhite(hurdle, word);
      return symmetric
          ? Code.of("$L[$L]", white, place)
          : Code.of("($L == 0 ? $L[$L] : $L[$L])", BitWords.SIDE, white, place, black, place);
    };
  }

  /**
   * Writes the calls of the runtime for hoppers that go straight on behind their hurdle, whatever
   * its distance, as far as they can: the square of the hurdle need not be found. For those that go
   * one step on this was measured to be the slower way.
   *
   * @param constants the tables
   * @param words how sets of bits are named
   * @param home the word in which the piece stands, or {@link RayCalls#ANY}
   * @param blockers whether some occupied squares, the blockers, are no hurdles
   */
  record HopCalls(BitConstants constants, BitWords words, int home, boolean blockers) {
    /** Returns whether a hop is one of those. */
    boolean serve(Hop hop) {
      return constants.isOneLine(hop);
    }

    /** Returns a word of what a hop reaches; nothing where that is known to be empty. */
    Code reach(Vector step, int word) {
      boolean up = RayCalls.isUp(step);
      List<Integer> met = words.met(up, home, word);
      if (met.isEmpty()) {
        return Code.nothing();
      }
      List<Code> arguments = new ArrayList<>(List.of(BitWords.FROM));
      met.forEach(each -> arguments.add(words.variable(BitWords.OCCUPIED, each)));
      met.forEach(
          each -> arguments.add(blockers ? words.variable("blockers", each) : Code.of("0")));
      return Code.of(
          "$T.beyond$L$L($L, $L)",
          BitConstants.HOPS,
          up ? "Up" : "Down",
          words.half(word),
          constants.ray(step, Integer.MAX_VALUE),
          Code.join(arguments, ", "));
    }
  }

  /**
   * Writes the look-ups of slides along two lines both ways, such as those of a rook, on a board of
   * at most 64 squares.
   *
   * @param constants the tables
   */
  record CrossingCalls(BitConstants constants) {
    private static final ClassName CROSSINGS =
        ClassName.get("io.github.betza.generated", "CrossingTables");
    private static final CodeName OCCUPIED = CodeName.variable(BitWords.OCCUPIED);

    /**
     * Adds what those slides reach that can be looked up so.
     *
     * @param sets what is reached, by word
     * @return those slides
     */
    List<Slide> add(List<IntFunction<Code>> sets, List<Slide> slides) {
      Map<LineKind, List<Slide>> upward = new LinkedHashMap<>();
      for (Slide slide : slides) {
        if (slide.isDirect()
            && !slide.joined()
            && RayCalls.isUp(slide.step())
            && slides.contains(slide.turned())) {
          upward.computeIfAbsent(LineKind.of(slide), none -> new ArrayList<>()).add(slide);
        }
      }
      List<Slide> added = new ArrayList<>();
      upward.forEach((kind, some) -> add(sets, kind, some, added));
      return added;
    }

    private void add(
        List<IntFunction<Code>> sets, LineKind kind, List<Slide> upward, List<Slide> added) {
      List<Slide> sorted =
          upward.stream()
              .sorted(
                  Comparator.comparingInt((Slide slide) -> slide.step().ranks())
                      .thenComparingInt(slide -> slide.step().files()))
              .toList();
      for (int i = 0; i + 1 < sorted.size(); i += 2) {
        List<Vector> steps = List.of(sorted.get(i).step(), sorted.get(i + 1).step());
        Code reached =
            Code.of(
                "$T.reach($L, $L, $L)",
                CROSSINGS,
                constants.crossing(kind, steps),
                BitWords.FROM,
                OCCUPIED);
        sets.add(word -> reached);
        for (Slide slide : sorted.subList(i, i + 2)) {
          added.add(slide);
          added.add(slide.turned());
        }
      }
    }
  }
}
