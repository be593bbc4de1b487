/**
 * What a piece does, told to people: its moves in plain English, and a diagram of them in text.
 * This room reads the path tree and nothing else.
 */
package io.github.betza.processor.describe;
