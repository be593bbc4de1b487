/**
 * Moves as a grammar describes them: legs with atoms and with directions relative to the leg
 * before. All dialects are read into these records.
 */
package io.github.betza.processor.path.spec;
