/**
 * A game as it is declared: the members of {@link io.github.betza.Variant} as records, and for each
 * annotation one {@link io.github.betza.model.Form} by which every reader and writer goes.
 */
package io.github.betza.model;
