package io.github.betza.processor;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Location.InMember;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Severity;
import io.github.betza.processor.report.ProblemText;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.annotation.processing.Messager;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;

/**
 * Collects the problems of a round, each at the value of the annotation that it is about, and
 * prints them in the order of the source.
 */
final class Reporter {
  private static final String NOTATION = "value";

  private final Messager messager;
  private final SourceOrder order;
  private final List<Reported> reported = new ArrayList<>();

  /** What is to be printed, and its place: that of its type, and that within its annotation. */
  private record Reported(
      List<Integer> place,
      Kind kind,
      String text,
      Element element,
      AnnotationMirror mirror,
      AnnotationValue value) {}

  Reporter(Messager messager, SourceOrder order) {
    this.messager = messager;
    this.order = order;
  }

  /** Prints what has been reported, in the order of the source. */
  void print() {
    reported.sort(Comparator.comparing(Reported::place, SourceOrder.PLACES));
    for (Reported each : reported) {
      messager.printMessage(each.kind(), each.text(), each.element(), each.mirror(), each.value());
    }
    reported.clear();
  }

  /** Reports a problem of a piece, at its notation or at another member of its annotation. */
  void report(Declaration declaration, Diagnostic problem) {
    if (problem.location() instanceof InMember member) {
      add(declaration, problem.code(), member.place().member(), ProblemText.of(problem));
    } else {
      String text = ProblemText.of(problem, declaration.notation());
      add(declaration, problem.code(), NOTATION, text);
    }
  }

  /**
   * Reports a problem of a game.
   *
   * @param inNested as in {@link VariantDeclaration#valueAt}
   */
  void report(VariantDeclaration declaration, Diagnostic problem, boolean inNested) {
    AnnotationPlace place = problem.place();
    add(
        declaration.typeAt(place),
        declaration.mirrorAt(place),
        declaration.valueAt(place, inNested),
        declaration.numbersOf(place),
        problem.code(),
        text(declaration, problem));
  }

  private static String text(VariantDeclaration declaration, Diagnostic problem) {
    // Whether or not the compiler can point at the value, its text is known.
    AnnotationValue value = declaration.valueAt(problem.place(), true);
    return value != null && value.getValue() instanceof String text
        ? ProblemText.of(problem, text)
        : ProblemText.of(problem);
  }

  /** Prints an error that no type is to blame for. */
  void report(Diagnostic problem) {
    messager.printMessage(Kind.ERROR, ProblemText.of(problem));
  }

  /** Reports a problem of a type, whatever its annotations say. */
  void report(Element type, Diagnostic diagnostic) {
    add(type, ProblemText.of(diagnostic));
  }

  /** Reports that a value of an annotation is unknown to the end. */
  void reportUnknown(Element element, AnnotationMirror mirror) {
    reported.add(
        new Reported(
            Annotations.place(order.place(element), element, mirror, List.of()),
            Kind.ERROR,
            "[Betza] a value of this annotation is not known when code is generated, so there is"
                + " none\nhelp: name no constant that is generated for this type, or by another"
                + " processor",
            element,
            mirror,
            null));
  }

  /** Reports that the compiler is told to read an older Java than that of generated games. */
  void reportOldSource(Element element, SourceVersion source) {
    add(
        element,
        "[Betza] games are written in the Java of release "
            + release(CompilerCall.RELEASE)
            + ", and the compiler reads that of release "
            + release(source)
            + "\nhelp: write --release "
            + release(CompilerCall.RELEASE)
            + ", or maven.compiler.release in the properties of Maven");
  }

  private static String release(SourceVersion version) {
    return version.name().substring("RELEASE_".length());
  }

  /** Reports that what is generated for an element cannot be written: a disk that is full. */
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

  /** Returns whether a problem is an error, or a warning that is wanted on a type. */
  static boolean isWanted(TypeElement type, ProblemCode code) {
    return code.severity() == Severity.ERROR || !Suppressions.suppressed(type, code);
  }

  private void add(Declaration declaration, ProblemCode code, String member, String text) {
    AnnotationValue value = declaration.positions().get(member);
    List<Integer> numbers = List.of(Annotations.number(declaration.mirror(), member));
    add(declaration.type(), declaration.mirror(), value, numbers, code, text);
  }

  /** Adds a problem, unless it is a warning that is not wanted on the type. */
  private void add(
      TypeElement type,
      AnnotationMirror mirror,
      AnnotationValue value,
      List<Integer> numbers,
      ProblemCode code,
      String text) {
    boolean error = code.severity() == Severity.ERROR;
    if (isWanted(type, code)) {
      List<Integer> place = Annotations.place(order.place(type), type, mirror, numbers);
      reported.add(
          new Reported(place, error ? Kind.ERROR : Kind.WARNING, text, type, mirror, value));
    }
  }

  /** Adds an error of a type as a whole. */
  private void add(Element type, String text) {
    reported.add(new Reported(order.place(type), Kind.ERROR, text, type, null, null));
  }
}
