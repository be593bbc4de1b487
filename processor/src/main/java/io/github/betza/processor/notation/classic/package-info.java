/** The grammar of CLASSIC. */
package io.github.betza.processor.notation.classic;
