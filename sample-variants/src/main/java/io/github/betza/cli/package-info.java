/** The command line {@code betza}: one class for each command. */
package io.github.betza.cli;
