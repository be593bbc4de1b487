package io.github.betza.processor;

import io.github.betza.processor.notation.Problem;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.Severity;
import io.github.betza.processor.report.ProblemText;
import io.github.betza.processor.variant.AnnotationPlace;
import io.github.betza.processor.variant.VariantProblem;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import javax.annotation.processing.Messager;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;

/** Prints problems at the value of the annotation that they are about. */
final class Reporter {
  private static final String NOTATION = "value";

  private final Messager messager;

  Reporter(Messager messager) {
    this.messager = messager;
  }

  /** Prints a problem of a notation. */
  void report(Declaration declaration, Problem problem) {
    String text = ProblemText.of(problem, declaration.notation());
    print(declaration, problem.code(), NOTATION, text);
  }

  /** Prints another problem of an annotation. */
  void report(Declaration declaration, Complaint complaint) {
    String text = ProblemText.of(complaint.code(), complaint.message(), complaint.help());
    print(declaration, complaint.code(), complaint.member(), text);
  }

  /**
   * Prints a problem of a game.
   *
   * @param inNested as in {@link VariantDeclaration#valueAt}
   */
  void report(VariantDeclaration declaration, VariantProblem problem, boolean inNested) {
    AnnotationPlace place = problem.place();
    print(
        declaration.typeAt(place),
        declaration.mirrorAt(place),
        declaration.valueAt(place, inNested),
        problem.code(),
        text(declaration, problem));
  }

  private static String text(VariantDeclaration declaration, VariantProblem problem) {
    // Whether or not the compiler can point at the value, its text is known.
    AnnotationValue value = declaration.valueAt(problem.place(), true);
    return problem.letters().isPresent() && value.getValue() instanceof String text
        ? ProblemText.of(
            new Problem(problem.code(), problem.letters().get(), problem.message(), problem.help()),
            text)
        : text(problem);
  }

  /** Prints an error that no type is to blame for. */
  void report(VariantProblem problem) {
    messager.printMessage(Kind.ERROR, text(problem));
  }

  private static String text(VariantProblem problem) {
    return ProblemText.of(problem.code(), problem.message(), problem.help());
  }

  /** Prints a problem of a type, whatever its annotations say. */
  void report(Element type, Complaint complaint) {
    messager.printMessage(
        Kind.ERROR, ProblemText.of(complaint.code(), complaint.message(), complaint.help()), type);
  }

  /** Prints that a value of an annotation is unknown to the end. */
  void reportUnknown(Element element, AnnotationMirror mirror) {
    messager.printMessage(
        Kind.ERROR,
        "[Betza] a value of this annotation is not known when code is generated, so there is none"
            + "\nhelp: name no constant that is generated for this type, or by another processor",
        element,
        mirror);
  }

  /** Prints that the compiler is told to read an older Java than that of generated games. */
  void reportOldSource(Element element, SourceVersion source) {
    messager.printMessage(
        Kind.ERROR,
        "[Betza] games are written in the Java of release "
            + release(CompilerCall.RELEASE)
            + ", and the compiler reads that of release "
            + release(source)
            + "\nhelp: write --release "
            + release(CompilerCall.RELEASE)
            + ", or maven.compiler.release in the properties of Maven",
        element);
  }

  private static String release(SourceVersion version) {
    return version.name().substring("RELEASE_".length());
  }

  /** Prints that what is generated for an element cannot be written: a disk that is full. */
  void reportUnwritten(Element element, IOException failure) {
    messager.printMessage(
        Kind.ERROR,
        "[Betza] what is generated for this type cannot be written: "
            + failure.getMessage()
            + "\nhelp: the name of the file is that of the type and of those around it; shorten them"
            + " where it is too long, and see that the compiler may write there",
        element);
  }

  /** Prints that the processor itself failed on an element, which is a bug. */
  void reportFailure(Element element, RuntimeException failure) {
    StringWriter trace = new StringWriter();
    failure.printStackTrace(new PrintWriter(trace));
    messager.printMessage(
        Kind.ERROR,
        "[Betza] the processor failed on this type: " + failure + "\n" + trace,
        element);
  }

  /** Returns whether a problem is an error, or a warning that is wanted on a type. */
  static boolean isWanted(TypeElement type, ProblemCode code) {
    return code.severity() == Severity.ERROR || !Suppressions.suppressed(type, code);
  }

  private void print(Declaration declaration, ProblemCode code, String member, String text) {
    AnnotationValue value = declaration.positions().get(member);
    print(declaration.type(), declaration.mirror(), value, code, text);
  }

  /** Prints a problem, unless it is a warning that is not wanted on the type. */
  private void print(
      TypeElement type,
      AnnotationMirror mirror,
      AnnotationValue value,
      ProblemCode code,
      String text) {
    boolean error = code.severity() == Severity.ERROR;
    if (isWanted(type, code)) {
      messager.printMessage(error ? Kind.ERROR : Kind.WARNING, text, type, mirror, value);
    }
  }
}
