/**
 * How the path model becomes fast Java. The package depends on the model; it depends neither on
 * text nor on dialects.
 *
 * <p>The pipeline in it: {@code path.optimize} joins what alternatives have in common, {@code
 * emit.plan} finds out what must be tested where, and which moves can come twice; then the writers
 * of this package write. Riders and hoppers on a small declared board take another way, see {@link
 * io.github.betza.processor.emit.SetMoves}.
 *
 * <p>There are two ways to write. Pieces are many, and most of the processor's time went into their
 * text: it is a {@link io.github.betza.processor.emit.Code}, which is formatted as it is put
 * together. A game is a single class with constructors and fields, so {@code emit.variant} leaves
 * declarations and imports to JavaPoet. So does {@code emit.bits} with the sets of bits that games
 * and pieces share, and {@link io.github.betza.processor.emit.SetStatements} makes code of a piece
 * of what it writes.
 */
package io.github.betza.processor.emit;
