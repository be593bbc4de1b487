package io.github.betza.processor;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * How the compiler was called. What is wrong with that is wrong for every game, and is told of the
 * first alone.
 */
final class CompilerCall {
  /** The Java that generated games are written in: pieces alone do with an older one. */
  static final SourceVersion RELEASE = SourceVersion.RELEASE_17;

  private static final Set<ProblemCode> OF_OPTIONS =
      EnumSet.of(ProblemCode.INVALID_OPTION, ProblemCode.ATLAS_NOT_WRITTEN);

  private final SourceVersion source;
  private final Reporter reporter;
  private final Set<Diagnostic> told = new HashSet<>();
  private boolean oldTold;

  /**
   * Makes what is known of the call.
   *
   * @param source the Java that the compiler reads
   */
  CompilerCall(SourceVersion source, Reporter reporter) {
    this.source = source;
    this.reporter = reporter;
  }

  /** Returns whether the compiler reads an older Java than that of games, which is told then. */
  boolean isTooOldFor(TypeElement game) {
    boolean old = source.compareTo(RELEASE) < 0;
    if (old && !oldTold) {
      oldTold = true;
      reporter.reportOldSource(game, source);
    }
    return old;
  }

  /** Returns whether a problem is to be told: it is one of a game, or has not been told yet. */
  boolean isNews(Diagnostic problem) {
    return !OF_OPTIONS.contains(problem.code()) || told.add(problem);
  }
}
