/**
 * The legs of a piece as templates: subtrees that are equal up to a turn or a reflection are one
 * template, which is compiled once. Legs that are repeated as often as the largest board allows are
 * loops.
 */
package io.github.betza.processor.emit.template;
