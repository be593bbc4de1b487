/** Text from annotations and files, made fit to be part of other text. */
package io.github.betza.processor.text;
