/** To which squares the pieces of a game can come. */
package io.github.betza.processor.variant.reach;
