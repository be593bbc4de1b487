package io.github.betza.cli;

import io.github.betza.samples.Games;
import java.util.Iterator;

/** The names by which a shell completes {@code --variant}. */
final class VariantNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return Games.names().iterator();
  }
}
