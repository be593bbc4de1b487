/**
 * For generated code, and free to change with the processor that writes it: sets of bits and their
 * tables, what the generated classes of pieces have in common, and the paths along which they
 * attack. Engines use {@link io.github.betza.board} and {@link io.github.betza.game} instead.
 */
package io.github.betza.generated;
