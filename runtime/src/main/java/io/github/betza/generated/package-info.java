/**
 * For generated code, and free to change with the processor that writes it: what the generated
 * classes of games and of pieces have in common, sets of bits and their tables, and the paths along
 * which pieces attack. Engines use {@link io.github.betza.board} and {@link io.github.betza.game}
 * instead.
 */
package io.github.betza.generated;
