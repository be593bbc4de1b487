package io.github.betza.processor;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;

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
  private static final String ISOLATING = "org.gradle.annotation.processing.isolating";

  /** The types that wait, in the order of their names: compilers have different orders. */
  private final Map<String, TypeElement> waiting = new TreeMap<>();

  private final Map<String, TypeElement> waitingGames = new TreeMap<>();
  private final Readings readings = new Readings();
  private boolean isComplete;
  private SourceWriter writer;
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

  /**
   * Returns the options, and what Gradle asks for as one of them: whether the processor may run for
   * the changed types alone. It may, because each file has one type from which it follows; but the
   * pages of an atlas are not written through the compiler's filer, so that Gradle does not know
   * them, and with them every build is a whole one.
   */
  @Override
  public Set<String> getSupportedOptions() {
    boolean atlas = isInitialized() && processingEnv.getOptions().containsKey(AtlasStep.OPTION);
    return atlas
        ? Set.of(AtlasStep.OPTION, RepresentationOption.OPTION)
        : Set.of(AtlasStep.OPTION, RepresentationOption.OPTION, ISOLATING);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    isComplete = hasRuntime();
    if (!isComplete) {
      environment
          .getMessager()
          .printMessage(
              Diagnostic.Kind.ERROR,
              "[Betza] the processor does not find the runtime that it works with\nhelp: add"
                  + " betza-runtime.jar to the processor path, beside betza-processor.jar; a processor"
                  + " module path does not do, write --processor-path");
      return;
    }
    NameCheck names = new NameCheck(environment.getElementUtils());
    writer = new SourceWriter(environment, names);
    step = new PieceStep(environment, names, readings, writer);
    reader = new AnnotationReader(environment.getElementUtils());
    variantStep = new VariantStep(environment, names, writer);
    variantReader = new VariantReader(environment.getElementUtils(), readings);
    reporter = new Reporter(environment.getMessager());
  }

  /** Claims the annotations, without which javac warns that no processor does. */
  @Override
  @SuppressWarnings("DoNotClaimAnnotations")
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (!isComplete) {
      return true;
    }
    writer.startRound();
    readings.startRound();
    // Those that waited are elements of a round that is over.
    waiting.replaceAll((name, old) -> find(name));
    waitingGames.replaceAll((name, old) -> find(name));
    for (TypeElement annotation : annotations) {
      if (annotation.getQualifiedName().contentEquals(AnnotationReader.ANNOTATION)) {
        add(round, annotation, waiting);
      } else if (annotation.getQualifiedName().contentEquals(VariantReader.ANNOTATION)) {
        add(round, annotation, waitingGames);
      }
    }
    boolean last = round.processingOver();
    waiting.values().removeIf(type -> type != null && processPiece(type, last));
    waitingGames.values().removeIf(type -> type != null && processGame(type, last));
    if (last) {
      variantStep.finish();
    }
    return true;
  }

  /**
   * Returns whether the runtime is where the processor is. Maven and Gradle bring it along, but a
   * processor path that is written by hand may have the processor alone.
   */
  private static boolean hasRuntime() {
    try {
      Class.forName("io.github.betza.board.Geometry");
      return true;
    } catch (ClassNotFoundException missing) {
      return false;
    }
  }

  private TypeElement find(String name) {
    return processingEnv.getElementUtils().getTypeElement(name);
  }

  private static void add(
      RoundEnvironment round, TypeElement annotation, Map<String, TypeElement> types) {
    ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation))
        .forEach(type -> types.put(type.getQualifiedName().toString(), type));
  }

  /** Returns whether the type is done with. */
  private boolean processGame(TypeElement type, boolean last) {
    return isDone(type, last, variantReader::read, VariantReader::mirror, variantStep);
  }

  /** Returns whether the type is done with. */
  private boolean processPiece(TypeElement type, boolean last) {
    return isDone(type, last, reader::read, AnnotationReader::mirror, step);
  }

  private <D> boolean isDone(
      TypeElement type,
      boolean last,
      Function<TypeElement, Optional<D>> reading,
      Function<TypeElement, Optional<AnnotationMirror>> mirrors,
      Step<D> road) {
    try {
      Optional<D> declaration = reading.apply(type);
      if (declaration.isPresent()) {
        road.process(declaration.get());
      } else if (last) {
        mirrors.apply(type).ifPresent(mirror -> reportUnknown(type, mirror));
        road.giveUp(type);
      }
      return declaration.isPresent();
    } catch (IOException failure) {
      reporter.reportUnwritten(type, failure);
    } catch (RuntimeException failure) {
      reporter.reportFailure(type, failure);
    }
    return true;
  }

  private void reportUnknown(TypeElement type, AnnotationMirror mirror) {
    if (reader.mayBeSilentOf(mirror)) {
      reporter.reportUnknown(type, mirror);
    }
  }
}
