/** What the dialects have in common when they build moves of several legs. */
package io.github.betza.processor.notation.move;
