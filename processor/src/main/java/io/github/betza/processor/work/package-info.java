/** Bounds the work per request, and stops optional analyses when the budget is spent. */
package io.github.betza.processor.work;
