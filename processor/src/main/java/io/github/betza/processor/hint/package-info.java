/**
 * The meaning of a notation in another dialect than the declared one: how its piece moves there,
 * and how this piece is written here. People copy notations without the names of their dialects.
 */
package io.github.betza.processor.hint;
