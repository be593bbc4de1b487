/**
 * What a piece does, whatever the dialect it was written in: trees of legs with absolute vectors,
 * conditions and effects. This room knows neither text nor Java.
 */
package io.github.betza.processor.path;
