/**
 * What the grammars of all dialects share: spans, problems, and the entry to them. This room knows
 * text; it knows nothing of boards, of Java, or of annotation processing.
 */
package io.github.betza.processor.notation;
