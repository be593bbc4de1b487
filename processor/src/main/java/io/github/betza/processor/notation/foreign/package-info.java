/** What is written like this in other programs and texts, and how a notation says the same. */
package io.github.betza.processor.notation.foreign;
