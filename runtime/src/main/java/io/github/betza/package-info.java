/** The annotations that declare pieces and games, and the values of their members. */
package io.github.betza;
