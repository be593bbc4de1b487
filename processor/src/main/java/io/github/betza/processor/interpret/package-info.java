/**
 * A slow, evidently right evaluator of paths: the oracle of the tests and the baseline of the
 * benchmarks. It follows every path leg by leg and square by square, and shares nothing with the
 * code that turns paths into Java: {@link io.github.betza.processor.interpret.Interpreter} returns
 * {@link io.github.betza.processor.interpret.InterpretedMove}s.
 *
 * <p>Games that are not compiled, above all on pages, use {@link
 * io.github.betza.processor.interpret.InterpretedMoves}. It has a second form for most pieces,
 * which allocates nothing and is tested against the oracle: {@code FlatPiece} makes it, {@code
 * FlatFollower} follows it.
 *
 * <p>It needs paths and a board, neither a compiler nor the rest of the processor, so it runs
 * without javac. Its source is in this module because the tests of this module use it, and because
 * it changes with the paths. No compilation needs it, so the jar of the processor does not contain
 * it: the build packs it into a jar with the classifier {@code interpreter}. No package of the
 * processor may depend on it; the test of the packages checks this.
 */
package io.github.betza.processor.interpret;
