/** The grammar of EXTENDED. */
package io.github.betza.processor.notation.extended;
