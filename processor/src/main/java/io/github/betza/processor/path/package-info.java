/**
 * What a piece does, whatever the dialect it was written in: trees of legs with absolute vectors,
 * conditions and effects. The package depends neither on text nor on Java.
 */
package io.github.betza.processor.path;
