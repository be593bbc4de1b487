package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.path.spec.Sector;

/**
 * Which paths of a group are meant, by where they lead.
 *
 * @param toward the directions in which they lead
 * @param letters the letters in front of the group that name these
 */
record PathSelection(Sector toward, Span letters) {}
