package io.github.betza.processor;

import com.google.auto.service.AutoService;
import java.util.Set;
import java.util.function.Consumer;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;

/**
 * The annotation processor for {@code @Betza} and {@code @Variant}. It only connects the packages:
 * {@link PieceStep} processes a piece, {@link VariantStep} a game.
 *
 * <p>The option {@code betza.atlas} names a folder for pages about the games, see {@link
 * AtlasStep}; without it no drawing code is loaded. For the other options see {@link ChoiceOption}.
 */
@AutoService(Processor.class)
public final class BetzaProcessor extends AbstractProcessor {
  private static final String GENERATED = "javax.annotation.processing.Generated";
  private static final String ISOLATING = "org.gradle.annotation.processing.isolating";

  private final Consumer<ReportedProblem> listener;
  private boolean isComplete;
  private SourceOrder order;
  private Reporter reporter;
  private SourceWriter writer;
  private PieceStep pieceStep;
  private VariantStep variantStep;
  private AnnotatedTypes<Declaration> pieces;
  private AnnotatedTypes<VariantDeclaration> games;

  /** Makes the processor. Compilers call this. */
  public BetzaProcessor() {
    this(problem -> {});
  }

  /**
   * Makes the processor for a program that runs the compiler.
   *
   * @param listener receives each problem when it is printed
   */
  public BetzaProcessor(Consumer<ReportedProblem> listener) {
    this.listener = listener;
  }

  /**
   * Returns the annotations, and the annotations of the generated classes: javac counts these as
   * annotations of the next round, and under {@code -Xlint:all -Werror} an annotation that no
   * processor claims is an error. Therefore {@link #process} claims them all.
   *
   * <p>The compiler of Eclipse has no such error. There the processor registers for every
   * compilation and claims nothing, so that it also sees files with annotations on local classes
   * only.
   */
  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return isEclipse()
        ? Set.of("*")
        : Set.of(AnnotationReader.ANNOTATION, VariantReader.ANNOTATION, NameCheck.MARK, GENERATED);
  }

  /**
   * Returns the options, and the pseudo-option for Gradle: whether the processor may run for the
   * changed types alone. It may, because each file depends on one type only; but the pages of an
   * atlas are not written through the compiler's filer, so Gradle does not see them, and with an
   * atlas every build is a full one.
   */
  @Override
  public Set<String> getSupportedOptions() {
    boolean atlas = isInitialized() && processingEnv.getOptions().containsKey(AtlasStep.OPTION);
    return atlas
        ? Set.of(AtlasStep.OPTION, ChoiceOption.REPRESENTATION.name(), ChoiceOption.JAVADOC.name())
        : Set.of(
            AtlasStep.OPTION,
            ChoiceOption.REPRESENTATION.name(),
            ChoiceOption.JAVADOC.name(),
            ISOLATING);
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
    Elements elements = environment.getElementUtils();
    Readings readings = new Readings();
    order = new SourceOrder(elements);
    reporter = new Reporter(environment.getMessager(), order, listener);
    NameCheck names = new NameCheck(elements);
    writer = new SourceWriter(environment, reporter, names);
    pieceStep = new PieceStep(environment, reporter, names, readings, writer);
    pieces =
        new AnnotatedTypes<>(
            elements,
            reporter,
            AnnotationReader.ANNOTATION,
            new AnnotationReader(elements)::read,
            pieceStep);
    variantStep = new VariantStep(environment, reporter, names, writer);
    games =
        new AnnotatedTypes<>(
            elements,
            reporter,
            VariantReader.ANNOTATION,
            new VariantReader(elements, readings)::read,
            variantStep);
  }

  /** Claims the annotations; without this javac warns that no processor does. */
  @Override
  @SuppressWarnings("DoNotClaimAnnotations")
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (!isComplete) {
      return true;
    }
    order.startRound(round);
    if (isEclipse()) {
      EclipseLocalClasses.report(round, reporter);
    }
    writer.startRound();
    pieces.startRound(annotations, round);
    games.startRound(annotations, round);
    boolean last = round.processingOver();
    pieces.process(last);
    games.process(last);
    pieceStep.finishRound();
    reporter.print();
    if (last) {
      variantStep.finish();
    }
    return !isEclipse();
  }

  private boolean isEclipse() {
    return isInitialized() && AnnotationReader.isEclipse(processingEnv.getElementUtils());
  }

  /**
   * Returns whether the runtime is on the processor path. Maven and Gradle add it, but a path
   * written by hand may contain the processor alone.
   */
  private static boolean hasRuntime() {
    try {
      Class.forName("io.github.betza.board.Geometry");
      return true;
    } catch (ClassNotFoundException missing) {
      return false;
    }
  }
}
