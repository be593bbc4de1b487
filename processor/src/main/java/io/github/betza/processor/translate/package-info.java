/**
 * Translation between dialects: texts are made from the paths of a piece. A text is only offered if
 * it was read again and has the same moves.
 */
package io.github.betza.processor.translate;
