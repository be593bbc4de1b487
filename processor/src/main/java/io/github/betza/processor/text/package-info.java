/** Makes text from annotations and files fit to be part of other text. */
package io.github.betza.processor.text;
