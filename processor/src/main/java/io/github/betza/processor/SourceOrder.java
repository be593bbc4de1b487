package io.github.betza.processor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * The order of types in the source: files, then declarations within a file.
 *
 * <p>Javac provides the types of a round in this order, file by file in the order of its arguments.
 * The compiler of Eclipse provides them in no order, so {@link EclipseSourceFiles} finds their
 * files, which are sorted by name. Both have the order of types nested in another.
 */
final class SourceOrder {
  /** Compares places: number by number, and an enclosing place first. */
  static final Comparator<List<Integer>> PLACES = SourceOrder::compare;

  private final boolean isEclipse;

  /** The numbers of the types that are not nested, by name. */
  private final Map<String, Integer> numbers = new HashMap<>();

  SourceOrder(Elements elements) {
    this.isEclipse = AnnotationReader.isEclipse(elements);
  }

  /** Adds the types of a round after the types of earlier rounds. */
  void startRound(RoundEnvironment round) {
    List<TypeElement> types = new ArrayList<>(ElementFilter.typesIn(round.getRootElements()));
    if (isEclipse) {
      EclipseSourceFiles files = new EclipseSourceFiles();
      Map<TypeElement, EclipseSourceFiles.Place> places = new HashMap<>();
      types.forEach(type -> places.put(type, files.of(type)));
      types.sort(
          Comparator.comparing((TypeElement type) -> places.get(type).file())
              .thenComparing(type -> places.get(type).start())
              .thenComparing(type -> type.getQualifiedName().toString()));
    }
    types.forEach(type -> numbers.putIfAbsent(type.getQualifiedName().toString(), numbers.size()));
  }

  /** Returns the place of a type: numbers from the outermost type inward. */
  List<Integer> place(Element type) {
    List<Integer> place = new ArrayList<>();
    Element each = type;
    while (each.getEnclosingElement() instanceof TypeElement outer) {
      // The annotations of a type come before the types nested in it, see Reporter.
      place.add(0, 1 + ElementFilter.typesIn(outer.getEnclosedElements()).indexOf(each));
      each = outer;
    }
    String name =
        each instanceof TypeElement outermost ? outermost.getQualifiedName().toString() : "";
    place.add(0, numbers.getOrDefault(name, Integer.MAX_VALUE));
    return place;
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < one.size() && i < other.size(); i++) {
      int order = Integer.compare(one.get(i), other.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), other.size());
  }
}
