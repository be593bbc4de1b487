package io.github.betza.processor.variant;

import io.github.betza.processor.notation.ProblemCode;

/**
 * Something wrong with a game.
 *
 * @param code which kind of problem it is
 * @param place where it is
 * @param message what is wrong, one sentence that stands alone, without a full stop
 * @param help what to write instead
 */
public record VariantProblem(
    ProblemCode code, AnnotationPlace place, String message, String help) {}
