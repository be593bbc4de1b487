/** Data as text in JSON. */
package io.github.betza.processor.json;
