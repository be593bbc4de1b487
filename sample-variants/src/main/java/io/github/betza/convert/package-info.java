/** The programs that games can be written for and read from, and which package does either. */
package io.github.betza.convert;
