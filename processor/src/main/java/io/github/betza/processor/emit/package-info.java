/**
 * How the path model becomes fast Java. This room knows the model and JavaPoet; it knows neither
 * text nor dialects.
 *
 * <p>The road through it: a {@code path.optimize} joins what alternatives have in common; a {@link
 * io.github.betza.processor.emit.ShapeBuilder} recognises subtrees that are alike but for a turn or
 * a reflection, so that one method serves them all; a {@link
 * io.github.betza.processor.emit.PlaceGraph} finds what must be tested in each place where such a
 * shape is used, and {@link io.github.betza.processor.emit.Duplicates} which moves can come twice;
 * then the writers write. Riders and hoppers on a small declared board take another way, see {@link
 * io.github.betza.processor.emit.SetMoves}.
 */
package io.github.betza.processor.emit;
