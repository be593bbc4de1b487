package io.github.betza.processor;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * Refuses the annotations on local classes under the compiler of Eclipse, which shows local classes
 * to no processor and has no other interface: the text of a file contains annotations of types that
 * processors do not see. Javac has a plugin for this.
 */
final class EclipseLocalClasses {
  /** Text other than code: comments, text blocks, and literals. */
  private static final Pattern NO_CODE =
      Pattern.compile(
          "//[^\\n\\r]*|/\\*(?s:.)*?\\*/|\"\"\"(?s:.)*?(?<!\\\\)\"\"\""
              + "|\"(?:\\\\.|[^\"\\\\\\n\\r])*+\"|'(?:\\\\.|[^'\\\\\\n\\r])*+'");

  private static final Pattern ANNOTATED =
      Pattern.compile(
          "@\\s*(?:io\\.github\\.betza\\.)?(Betza|Variant)\\b(?!\\s*\\.)[^;]*?"
              + "(?<!\\.)\\b(?:class|interface|enum|record)\\s+(\\w+)");

  private EclipseLocalClasses() {}

  /** Reports the local classes in the files of a round. */
  static void report(RoundEnvironment round, Reporter reporter) {
    Map<String, List<TypeElement>> files = new LinkedHashMap<>();
    for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
      files.computeIfAbsent(EclipseSourceFiles.name(type), name -> new ArrayList<>()).add(type);
    }
    files.forEach((file, types) -> report(EclipseSourceFiles.text(file), types, reporter));
  }

  private static void report(String text, List<TypeElement> types, Reporter reporter) {
    if (!text.contains("io.github.betza")) {
      return;
    }
    List<String> shown = new ArrayList<>();
    types.forEach(type -> addShown(type, shown));
    String code = NO_CODE.matcher(text).replaceAll(literal -> blank(literal.group()));
    for (MatchResult found : ANNOTATED.matcher(code).results().toList()) {
      if (!shown.remove(found.group(1) + " " + found.group(2))) {
        reporter.report(types.get(0), diagnostic(found.group(1), found.group(2)));
      }
    }
  }

  /** A bracket in a literal is not one of a class. */
  private static String blank(String literal) {
    return literal.startsWith("/") ? " " : "0";
  }

  private static void addShown(TypeElement type, List<String> shown) {
    for (String annotation : List.of("Betza", "Variant")) {
      if (Annotations.find(type, "io.github.betza." + annotation).isPresent()) {
        shown.add(annotation + " " + type.getSimpleName());
      }
    }
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(inner -> addShown(inner, shown));
  }

  private static Diagnostic diagnostic(String annotation, String name) {
    return new Diagnostic(
        ProblemCode.INVALID_TARGET,
        AnnotationPlace.of("value"),
        "the local class %s cannot be a %s"
            .formatted(name, annotation.equals("Betza") ? "piece" : "game"),
        "move the class out of the method: annotation processors do not see local classes");
  }
}
