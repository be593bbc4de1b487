package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.path.spec.Sector;

/**
 * The selection among the paths of a group by their directions.
 *
 * @param toward the selected directions
 * @param letters the letters before the group that name them
 */
public record PathSelection(Sector toward, Span letters) {}
