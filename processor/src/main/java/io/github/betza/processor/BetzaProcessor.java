package io.github.betza.processor;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * The annotation processor for {@code @Betza} and {@code @Variant}. It only wires the rooms
 * together: see {@link PieceStep} for what happens to a piece, {@link VariantStep} for a game.
 *
 * <p>The option {@code betza.atlas} names a folder for pages about the games, see {@link
 * AtlasStep}; nothing that draws is even loaded without it. The option {@code betza.representation}
 * is for those who compare: see {@link RepresentationOption}.
 *
 * <p>A type whose annotation cannot be worked out in one round (it names a constant that another
 * processor generates) waits for the next, by name, because elements do not outlive their round.
 */
public final class BetzaProcessor extends AbstractProcessor {
  private static final String GENERATED = "javax.annotation.processing.Generated";

  private final Set<String> waiting = new TreeSet<>();
  private final Set<String> waitingGames = new TreeSet<>();
  private PieceStep step;
  private VariantStep variantStep;
  private VariantReader variantReader;
  private AnnotationReader reader;
  private Reporter reporter;

  /** Makes the processor. Compilers call this. */
  public BetzaProcessor() {}

  /**
   * Returns the annotation, and those of the classes that are generated for it: javac counts these
   * as annotations of the next round, and under {@code -Xlint:all -Werror} an annotation that no
   * processor claims is an error. Therefore {@link #process} claims them all.
   */
  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(AnnotationReader.ANNOTATION, VariantReader.ANNOTATION, NameCheck.MARK, GENERATED);
  }

  @Override
  public Set<String> getSupportedOptions() {
    return Set.of(AtlasStep.OPTION, RepresentationOption.OPTION);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    step = new PieceStep(environment);
    reader = new AnnotationReader(environment.getElementUtils());
    variantStep = new VariantStep(environment);
    variantReader = new VariantReader(environment.getElementUtils());
    reporter = new Reporter(environment.getMessager());
  }

  /** Claims the annotations, without which javac warns that no processor does. */
  @Override
  @SuppressWarnings("DoNotClaimAnnotations")
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (TypeElement annotation : annotations) {
      if (annotation.getQualifiedName().contentEquals(AnnotationReader.ANNOTATION)) {
        add(round, annotation, waiting);
      } else if (annotation.getQualifiedName().contentEquals(VariantReader.ANNOTATION)) {
        add(round, annotation, waitingGames);
      }
    }
    // In the order of their names: compilers hand the elements over in different orders.
    for (String name : List.copyOf(waiting)) {
      TypeElement type = processingEnv.getElementUtils().getTypeElement(name);
      if (type != null && process(type, round.processingOver())) {
        waiting.remove(name);
      }
    }
    for (String name : List.copyOf(waitingGames)) {
      TypeElement type = processingEnv.getElementUtils().getTypeElement(name);
      if (type != null && processGame(type, round.processingOver())) {
        waitingGames.remove(name);
      }
    }
    if (round.processingOver()) {
      variantStep.finish();
    }
    return true;
  }

  private static void add(RoundEnvironment round, TypeElement annotation, Set<String> names) {
    ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation))
        .forEach(type -> names.add(type.getQualifiedName().toString()));
  }

  /** Returns whether the type is done with. */
  private boolean processGame(TypeElement type, boolean last) {
    try {
      Optional<VariantDeclaration> declaration = variantReader.read(type);
      if (declaration.isPresent()) {
        variantStep.process(declaration.get());
      } else if (last) {
        variantStep.giveUp(type);
      }
      return declaration.isPresent();
    } catch (IOException | RuntimeException failure) {
      reporter.reportFailure(type, failure);
      return true;
    }
  }

  /** Returns whether the type is done with. */
  private boolean process(TypeElement type, boolean last) {
    try {
      Optional<Declaration> declaration = reader.read(type);
      if (declaration.isPresent()) {
        step.process(declaration.get());
      } else if (last) {
        step.giveUp(type);
      }
      return declaration.isPresent();
    } catch (IOException | RuntimeException failure) {
      reporter.reportFailure(type, failure);
      return true;
    }
  }
}
