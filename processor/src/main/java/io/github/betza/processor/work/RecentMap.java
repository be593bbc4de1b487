package io.github.betza.processor.work;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map that keeps the entries that were used last, and forgets the others. */
public final class RecentMap<K, V> extends LinkedHashMap<K, V> {
  private static final long serialVersionUID = 1;

  private final int most;

  /**
   * Creates an empty map.
   *
   * @param most the most entries
   */
  public RecentMap(int most) {
    super(16, 0.75f, true);
    this.most = most;
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return size() > most;
  }
}
