package io.github.betza.processor;

import io.github.betza.processor.notation.ProblemCode;

/**
 * A problem of an annotation that is not one of its notation.
 *
 * @param code which kind of problem it is
 * @param member the member of the annotation that it is about, which says where it is printed
 * @param message what is wrong, one sentence that stands alone, without a full stop
 * @param help what to write instead
 */
record Complaint(ProblemCode code, String member, String message, String help) {}
