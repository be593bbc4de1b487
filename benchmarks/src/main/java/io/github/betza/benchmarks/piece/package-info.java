/** The generated code of single pieces beside code written by hand and the interpreter. */
package io.github.betza.benchmarks.piece;
