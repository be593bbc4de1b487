/**
 * A slow, obviously right evaluator of paths: the oracle of the tests and the baseline of the
 * benchmarks. It follows every path leg by leg and square by square, and shares nothing with the
 * code that turns paths into Java: {@link io.github.betza.processor.interpret.Interpreter}, with
 * {@link io.github.betza.processor.interpret.InterpretedMove} as its answer.
 *
 * <p>Games that no compiler has seen, those of pages first of all, ask {@link
 * io.github.betza.processor.interpret.InterpretedMoves}. It has most pieces in a second form, which
 * allocates nothing and is held against the oracle: {@code FlatPiece} makes it, {@code
 * FlatFollower} follows it.
 *
 * <p>It needs paths and a board, neither a compiler nor the rest of the processor, so it runs where
 * no javac is. Its source is in this module because the tests of this module use it, and because it
 * changes with the paths. No compilation needs it, so the jar of the processor does not have it:
 * the build packs it into a jar with the classifier {@code interpreter}. No package of the
 * processor may depend on it, which the test of the packages holds.
 */
package io.github.betza.processor.interpret;
