/**
 * What the grammars of all dialects share: spans, problems, and what is offered for them. This room
 * knows text; it knows nothing of boards, of Java, or of annotation processing.
 */
package io.github.betza.processor.notation;
