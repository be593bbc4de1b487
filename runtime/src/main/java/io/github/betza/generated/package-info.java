/**
 * Support for generated code: the common code of the generated classes of games and pieces, sets of
 * bits and their tables, and searches for attacks. It may change with the processor that writes
 * that code. Engines use {@link io.github.betza.board} and {@link io.github.betza.game} instead.
 */
package io.github.betza.generated;
