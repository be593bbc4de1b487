/** From moves as a grammar describes them to trees of legs with absolute vectors. */
package io.github.betza.processor.path.resolve;
