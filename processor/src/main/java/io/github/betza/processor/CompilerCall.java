package io.github.betza.processor;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * The call of the compiler. Its problems concern every game, and are reported for the first game
 * only.
 */
final class CompilerCall {
  /** The Java version of generated games; pieces alone need only an older one. */
  static final SourceVersion RELEASE = SourceVersion.RELEASE_17;

  private static final Set<ProblemCode> OF_OPTIONS =
      EnumSet.of(ProblemCode.INVALID_OPTION, ProblemCode.ATLAS_NOT_WRITTEN);

  private final SourceVersion source;
  private final Reporter reporter;
  private final Set<Diagnostic> reported = new HashSet<>();
  private boolean oldTold;

  /**
   * Makes the data of a call.
   *
   * @param source the Java version that the compiler reads
   */
  CompilerCall(SourceVersion source, Reporter reporter) {
    this.source = source;
    this.reporter = reporter;
  }

  /** Returns, and reports, whether the compiler reads an older Java than generated games need. */
  boolean isTooOldFor(TypeElement game) {
    boolean old = source.compareTo(RELEASE) < 0;
    if (old && !oldTold) {
      oldTold = true;
      reporter.reportOldSource(game, source);
    }
    return old;
  }

  /** Returns whether a problem must be reported: one of a game always, one of the call once. */
  boolean isNews(Diagnostic problem) {
    return !OF_OPTIONS.contains(problem.code()) || reported.add(problem);
  }
}
