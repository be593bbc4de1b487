/**
 * What the grammars of all dialects share: spans, problems, and what is offered for them. The
 * package depends on text, not on boards, Java, or annotation processing.
 */
package io.github.betza.processor.notation;
