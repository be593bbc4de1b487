/**
 * What the grammars of all dialects share: letters, problems, and checks of what was read. The
 * package depends on text, not on boards, Java, or annotation processing.
 */
package io.github.betza.processor.notation;
