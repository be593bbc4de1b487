package io.github.betza.processor;

import io.github.betza.processor.notation.Problem;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.Severity;
import io.github.betza.processor.report.ProblemText;
import java.io.PrintWriter;
import java.io.StringWriter;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
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

  /** Prints that the processor itself failed on an element: a bug, or a disk that is full. */
  void reportFailure(Element element, Exception failure) {
    StringWriter trace = new StringWriter();
    failure.printStackTrace(new PrintWriter(trace));
    messager.printMessage(
        Kind.ERROR,
        "[Betza] the processor failed on this type: " + failure + "\n" + trace,
        element);
  }

  private void print(Declaration declaration, ProblemCode code, String member, String text) {
    boolean error = code.severity() == Severity.ERROR;
    if (error || !Suppressions.suppressed(declaration.type(), code)) {
      AnnotationMirror mirror = declaration.mirror();
      AnnotationValue value = declaration.positions().get(member);
      messager.printMessage(
          error ? Kind.ERROR : Kind.WARNING, text, declaration.type(), mirror, value);
    }
  }
}
