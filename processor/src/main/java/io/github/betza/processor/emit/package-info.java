/**
 * How the path model becomes fast Java. The package depends on the model; it depends neither on
 * text nor on dialects.
 *
 * <p>The pipeline in it: {@code path.optimize} joins what alternatives have in common, {@code
 * emit.plan} finds out what must be tested where, and which moves can come twice; then the writers
 * of this package write. Riders and hoppers on a small declared board take another way, see {@link
 * io.github.betza.processor.emit.SetMoves}.
 *
 * <p>What is written is a {@link io.github.betza.processor.emit.code.Code}: a value, of which it is
 * known which variables it names, how large it is, and whether it is like other code. JavaPoet
 * makes the text.
 */
package io.github.betza.processor.emit;
