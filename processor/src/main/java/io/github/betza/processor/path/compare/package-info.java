/**
 * When two pieces move alike: by the squares that each move asks for, and by what it does, however
 * its path was written.
 */
package io.github.betza.processor.path.compare;
