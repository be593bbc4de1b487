/**
 * What a notation means in another dialect than the one that is set: how its piece moves there, and
 * how that piece is written here. People copy notations without the names of their dialects.
 */
package io.github.betza.processor.hint;
