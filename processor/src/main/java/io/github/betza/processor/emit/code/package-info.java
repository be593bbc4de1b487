/**
 * Source code as values, see {@link io.github.betza.processor.emit.code.Code}, and the Javadoc of
 * generated methods. JavaPoet makes the text.
 */
package io.github.betza.processor.emit.code;
