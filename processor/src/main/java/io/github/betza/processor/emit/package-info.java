/**
 * Translates the path model into fast Java. The package depends on the model; it depends neither on
 * text nor on dialects.
 *
 * <p>The pipeline: {@code path.optimize} joins the common parts of alternatives, {@code emit.plan}
 * determines which tests are needed at which points and which moves can occur twice; then the
 * writers of this package write. Riders and hoppers on a small declared board are written
 * otherwise, see {@link io.github.betza.processor.emit.SetMoves}.
 *
 * <p>The result is a {@link io.github.betza.processor.emit.code.Code}: a value with the variables
 * that it names, its size, and a comparison with other code. JavaPoet makes the text.
 */
package io.github.betza.processor.emit;
