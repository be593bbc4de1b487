/**
 * From one dialect to another: texts are made from the paths of a piece, and none is offered that
 * was not read again and found to have the same moves.
 */
package io.github.betza.processor.translate;
