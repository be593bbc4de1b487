package io.github.betza.processor.emit.bits;

import com.palantir.javapoet.ClassName;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

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
