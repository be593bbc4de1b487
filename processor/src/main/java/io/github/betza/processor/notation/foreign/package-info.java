/** The forms of other programs and texts, and their notations. */
package io.github.betza.processor.notation.foreign;
