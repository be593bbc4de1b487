package io.github.betza.processor;

import io.github.betza.processor.ReportedProblem.Place;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Location.InMember;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.ProblemCode.Severity;
import io.github.betza.processor.report.ProblemText;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Messager;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;

/**
 * Collects the problems of a round, each at its value of the annotation, and prints them in the
 * order of the source.
 */
final class Reporter {
  private static final String NOTATION = "value";

  private static final String ALL_OF_BETZA = "betza";

  private final Messager messager;
  private final SourceOrder order;
  private final Consumer<ReportedProblem> listener;
  private final List<Reported> reported = new ArrayList<>();

  /** A problem to print, and its place: that of its type, then that within its annotation. */
  private record Reported(List<Integer> place, ReportedProblem problem) {}

  /**
   * Makes a reporter.
   *
   * @param listener receives each problem when it is printed
   */
  Reporter(Messager messager, SourceOrder order, Consumer<ReportedProblem> listener) {
    this.messager = messager;
    this.order = order;
    this.listener = listener;
  }

  /** Prints what has been reported, in the order of the source. */
  void print() {
    reported.sort(Comparator.comparing(Reported::place, SourceOrder.PLACES));
    for (Reported each : reported) {
      print(each.problem());
    }
    reported.clear();
  }

  private void print(ReportedProblem problem) {
    Kind kind = problem.isError() ? Kind.ERROR : Kind.WARNING;
    Place place = problem.place();
    messager.printMessage(kind, problem.text(), place.element(), place.mirror(), place.value());
    listener.accept(problem);
  }

  /** Reports a problem of a piece, at its notation or at another member of its annotation. */
  void report(Declaration declaration, Diagnostic problem) {
    boolean ofMember = problem.location() instanceof InMember;
    String member = ofMember ? problem.place().member() : NOTATION;
    AnnotationMirror mirror = declaration.mirror();
    add(
        problem,
        ofMember ? "" : declaration.notation(),
        declaration.type(),
        new Place(declaration.type(), mirror, declaration.positions().get(member)),
        List.of(Annotations.number(mirror, member)));
  }

  /**
   * Reports a problem of a game.
   *
   * @param inNested as in {@link VariantDeclaration#valueAt}
   */
  void report(VariantDeclaration declaration, Diagnostic problem, boolean inNested) {
    AnnotationPlace place = problem.place();
    TypeElement type = declaration.typeAt(place);
    // The text of the value is known even if the compiler cannot point at it.
    AnnotationValue value = declaration.valueAt(place, true);
    add(
        problem,
        value != null && value.getValue() instanceof String text ? text : "",
        type,
        new Place(type, declaration.mirrorAt(place), declaration.valueAt(place, inNested)),
        declaration.numbersOf(place));
  }

  /** Prints an error that does not belong to a type. */
  void report(Diagnostic problem) {
    String text = ProblemText.of(problem);
    print(new ReportedProblem(true, text, Optional.of(problem), "", new Place(null, null, null)));
  }

  /** Reports a problem of a type, without a value of its annotations. */
  void report(Element type, Diagnostic diagnostic) {
    add(order.place(type), ProblemText.of(diagnostic), Optional.of(diagnostic), type, null);
  }

  /** Reports that a value of an annotation could not be resolved in any round. */
  void reportUnknown(Element element, AnnotationMirror mirror) {
    add(
        Annotations.place(order.place(element), element, mirror, List.of()),
        "[Betza] a value of this annotation is not known when code is generated, so there is"
            + " none\nhelp: name no constant that is generated for this type, or by another"
            + " processor",
        Optional.empty(),
        element,
        mirror);
  }

  /** Reports that the compiler reads an older Java than generated games need. */
  void reportOldSource(Element element, SourceVersion source) {
    add(
        element,
        ("[Betza] games are written in the Java of release %s, and the compiler reads that of "
                + "release %s\nhelp: write --release %s, or maven.compiler.release in the properties of "
                + "Maven")
            .formatted(
                release(CompilerCall.RELEASE), release(source), release(CompilerCall.RELEASE)));
  }

  private static String release(SourceVersion version) {
    return version.name().substring("RELEASE_".length());
  }

  /** Reports that the file for an element cannot be written, for example on a full disk. */
  void reportUnwritten(Element element, IOException failure) {
    add(
        element,
        "[Betza] the generated class of this type cannot be written: "
            + failure.getMessage()
            + "\nhelp: the name of the file is that of the type and of those around it; shorten them"
            + " where it is too long, and see that the compiler may write there");
  }

  /** Reports that the processor itself failed on an element, which is a bug. */
  void reportFailure(Element element, RuntimeException failure) {
    StringWriter trace = new StringWriter();
    failure.printStackTrace(new PrintWriter(trace));
    add(element, "[Betza] the processor failed on this type: " + failure + "\n" + trace);
  }

  /** Returns whether a problem is an error, or a warning that the type does not suppress. */
  static boolean isWanted(TypeElement type, ProblemCode code) {
    return code.severity() == Severity.ERROR || !suppressed(type, code);
  }

  /** Adds a problem, unless it is a warning that the type suppresses. */
  private void add(
      Diagnostic problem, String value, TypeElement type, Place place, List<Integer> numbers) {
    if (isWanted(type, problem.code())) {
      reported.add(
          new Reported(
              Annotations.place(order.place(type), type, place.mirror(), numbers),
              new ReportedProblem(
                  problem.isError(),
                  ProblemText.of(problem, value),
                  Optional.of(problem),
                  value,
                  place)));
    }
  }

  /** Adds an error of a type as a whole. */
  private void add(Element type, String text) {
    add(order.place(type), text, Optional.empty(), type, null);
  }

  /** Adds an error of a type, or of its annotation, as a whole. */
  private void add(
      List<Integer> numbers,
      String text,
      Optional<Diagnostic> problem,
      Element type,
      AnnotationMirror mirror) {
    Place place = new Place(type, mirror, null);
    reported.add(new Reported(numbers, new ReportedProblem(true, text, problem, "", place)));
  }

  /**
   * Looks up {@code @SuppressWarnings}, which compilers do not apply to the warnings of a
   * processor. It applies to the annotated type and to everything that it encloses.
   */
  private static boolean suppressed(Element element, ProblemCode code) {
    for (Element each = element; each != null; each = each.getEnclosingElement()) {
      Optional<AnnotationMirror> mirror = Annotations.find(each, SuppressWarnings.class.getName());
      if (mirror.isPresent() && names(mirror.get(), code)) {
        return true;
      }
    }
    return false;
  }

  private static boolean names(AnnotationMirror mirror, ProblemCode code) {
    for (AnnotationValue value : mirror.getElementValues().values()) {
      if (value.getValue() instanceof List<?> items) {
        for (Object item : items) {
          if (item instanceof AnnotationValue name && names(name.getValue(), code)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean names(Object name, ProblemCode code) {
    return "all".equals(name)
        || ALL_OF_BETZA.equals(name)
        || (ALL_OF_BETZA + ":" + code.id()).equals(name);
  }
}
