package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.Span;

/** How often something is repeated, and where that is written. */
public record RangeSuffix(BaseMove.Range range, Span span) {}
