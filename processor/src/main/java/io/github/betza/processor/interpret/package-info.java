/**
 * A slow, obviously right evaluator of paths: the oracle of the tests and the baseline of the
 * benchmarks. It follows every path leg by leg and square by square, and shares nothing with the
 * code that turns paths into Java.
 */
package io.github.betza.processor.interpret;
