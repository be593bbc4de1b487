/** The programs to and from which games can be converted. */
package io.github.betza.convert;
