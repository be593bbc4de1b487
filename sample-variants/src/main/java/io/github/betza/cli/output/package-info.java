/** What the commands print, as text and as JSON, and the terminal that it is printed on. */
package io.github.betza.cli.output;
