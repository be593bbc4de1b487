/**
 * What the rules of a game have to know of a piece besides its moves, found in its paths: the class
 * that is generated for the piece tells it, and games are checked and written with it. This room
 * knows paths; it knows neither games nor Java.
 */
package io.github.betza.processor.trait;
