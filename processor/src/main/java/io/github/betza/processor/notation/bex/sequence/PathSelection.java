package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.path.spec.Sector;

/**
 * Which paths of a group are meant, by where they lead.
 *
 * @param toward the directions in which they lead
 * @param letters the letters before the group that name these
 */
public record PathSelection(Sector toward, Span letters) {}
