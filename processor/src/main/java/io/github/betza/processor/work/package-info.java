/** How much work one request takes, and when what nobody has to know is no longer looked for. */
package io.github.betza.processor.work;
