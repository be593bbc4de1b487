/**
 * Whether two pieces move alike: by the conditions and the effects of each move, however its path
 * was written.
 */
package io.github.betza.processor.path.compare;
