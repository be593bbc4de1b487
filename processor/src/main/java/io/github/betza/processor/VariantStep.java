package io.github.betza.processor;

import io.github.betza.processor.assemble.SourceFile;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.ProblemCode.Severity;
import io.github.betza.processor.emit.variant.Representation;
import io.github.betza.processor.variant.check.VariantCheck;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Processes one game: from its declaration to its file, with every problem printed. */
final class VariantStep implements ProcessingStep<VariantDeclaration> {
  private static final Diagnostic INVALID_TARGET =
      new Diagnostic(
          ProblemCode.INVALID_TARGET,
          AnnotationPlace.WHOLE,
          "an annotation type cannot be a game",
          "put @Variant on a class, an interface, an enum or a record");

  private final Elements elements;
  private final Reporter reporter;
  private final SourceWriter writer;
  private final NameCheck names;
  private final Optional<AtlasStep> atlas;
  private final Map<String, String> options;
  private final CompilerCall call;

  VariantStep(
      ProcessingEnvironment environment, Reporter reporter, NameCheck names, SourceWriter writer) {
    this.elements = environment.getElementUtils();
    this.reporter = reporter;
    this.writer = writer;
    this.names = names;
    this.options = environment.getOptions();
    this.call = new CompilerCall(environment.getSourceVersion(), reporter);
    this.atlas =
        options.containsKey(AtlasStep.OPTION)
            ? Optional.of(new AtlasStep(options.get(AtlasStep.OPTION)))
            : Optional.empty();
  }

  /**
   * Generates the class of a game, or a stub if the declaration has errors.
   *
   * @throws IOException if the file cannot be written
   */
  @Override
  public void process(VariantDeclaration declaration) throws IOException {
    String packageName = GeneratedNames.packageName(declaration.type(), elements);
    List<Diagnostic> problems = new ArrayList<>();
    String name =
        GeneratedNames.qualifiedName(packageName, GeneratedNames.gameName(declaration.type()));
    Optional<Diagnostic> clash =
        names.take(name, declaration.type()).map(each -> each.at(AnnotationPlace.WHOLE));
    clash.ifPresent(problems::add);
    if (declaration.type().getKind() == ElementKind.ANNOTATION_TYPE) {
      problems.add(INVALID_TARGET);
    }
    Optional<Representation> representation = ChoiceOption.REPRESENTATION.read(options);
    if (representation.isEmpty()) {
      problems.add(ChoiceOption.REPRESENTATION.problem(options));
    }
    boolean isOld = call.isTooOldFor(declaration.type());
    problems.addAll(VariantCheck.check(declaration.facts()));
    problems.forEach(problem -> report(declaration, problem));
    if (clash.isEmpty()) {
      boolean sound =
          !isOld
              && declaration.facts().hasLetters()
              && haveClasses(declaration.type())
              && problems.stream()
                  .allMatch(problem -> problem.code().severity() == Severity.WARNING);
      writer.write(
          sound
              ? SourceFile.of(
                  GameFacts.source(packageName, declaration), representation.orElseThrow())
              : SourceFile.stub(GameFacts.outline(packageName, declaration)),
          declaration.type());
      if (sound) {
        atlas
            .flatMap(step -> step.write(declaration))
            .ifPresent(problem -> report(declaration, problem));
      }
    }
  }

  /**
   * Returns whether every piece has its class; the class of the game would name the missing ones.
   */
  private boolean haveClasses(TypeElement game) {
    return ElementFilter.typesIn(game.getEnclosedElements()).stream().noneMatch(names::isRefused);
  }

  /** Finishes the work after all games. */
  void finish() {
    Optional<Diagnostic> problem = atlas.isPresent() ? atlas.get().finish() : Optional.empty();
    if (problem.isPresent() && call.isNews(problem.get())) {
      reporter.report(problem.get());
    }
  }

  @Override
  public void giveUp(TypeElement type) throws IOException {
    writer.giveUp(
        SourceFile.stub(GameFacts.unknown(GeneratedNames.packageName(type, elements), type)), type);
  }

  private void report(VariantDeclaration declaration, Diagnostic problem) {
    if (call.isNews(problem)) {
      reporter.report(declaration, problem, !AnnotationReader.isEclipse(elements));
    }
  }
}
