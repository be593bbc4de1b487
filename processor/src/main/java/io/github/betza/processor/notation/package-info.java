/**
 * The common parts of the grammars of all dialects: letters, problems, and checks of the moves that
 * were read. The package depends on text, not on boards, Java, or annotation processing.
 */
package io.github.betza.processor.notation;
