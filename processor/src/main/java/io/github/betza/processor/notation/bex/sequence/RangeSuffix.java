package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.Span;

/** The number of repetitions, with its place in the text. */
public record RangeSuffix(BaseMove.Range range, Span span) {}
