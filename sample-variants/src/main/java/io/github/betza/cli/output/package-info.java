/** The output of the commands, as text and as JSON, and the terminal on which it is printed. */
package io.github.betza.cli.output;
