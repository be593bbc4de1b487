package io.github.betza.cluster;

import com.hazelcast.cluster.Cluster;
import com.hazelcast.core.EntryEvent;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.map.listener.EntryAddedListener;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ObjLongConsumer;
import java.util.stream.Collectors;

/**
 * What the members share: the results, and which member counts which unit. Only numbers and strings
 * go over the network. A claim of a member that is gone is void, and a unit that is counted twice
 * all the same has one result.
 */
final class SharedResults {
  private final Cluster cluster;
  private final IMap<Integer, Long> results;
  private final IMap<Integer, String> claims;
  private final Results known;
  private final int units;

  /** The claims of others that this member has seen. */
  private final Map<Integer, String> owners = new ConcurrentHashMap<>();

  /** The units that this member has claimed, or is about to. */
  private final Set<Integer> own = ConcurrentHashMap.newKeySet();

  SharedResults(HazelcastInstance instance, Results known, int units) {
    this.cluster = instance.getCluster();
    this.results = instance.getMap("results");
    this.claims = instance.getMap("claims");
    this.known = known;
    this.units = units;
  }

  /** Passes on the results of all members as they come; some may be missed when members die. */
  void listen(ObjLongConsumer<Integer> news) {
    EntryAddedListener<Integer, Long> listener =
        (EntryEvent<Integer, Long> event) -> news.accept(event.getKey(), event.getValue());
    results.addEntryListener(listener, true);
  }

  /** Returns the results of all members that this one does not know yet. */
  Map<Integer, Long> news() {
    return results.getAll(Set.copyOf(known.missing()));
  }

  /**
   * Gives the others all results that they may not have: those of a file, and those that were lost
   * because members died together. A claim may be left of such a result, so nobody would count it.
   */
  void giveAll() {
    Map<Integer, Long> given = known.all();
    given.keySet().removeAll(results.getAll(Set.copyOf(given.keySet())).keySet());
    results.putAll(given);
  }

  /** Gives the others a result, and returns whether they did not have it. */
  boolean give(int unit, long nodes) {
    return results.putIfAbsent(unit, nodes) == null;
  }

  /**
   * Claims a unit that no living member counts.
   *
   * @param first where the search begins, so that members seldom want the same
   */
  OptionalInt claim(int first) {
    // It changes where a network falls apart and comes together again.
    String self = cluster.getLocalMember().getUuid().toString();
    Set<String> living =
        cluster.getMembers().stream()
            .map(member -> member.getUuid().toString())
            .collect(Collectors.toSet());
    for (int i = 0; i < units; i++) {
      int unit = (first + i) % units;
      if (!known.isKnown(unit) && claim(unit, self, living)) {
        return OptionalInt.of(unit);
      }
    }
    return OptionalInt.empty();
  }

  private boolean claim(int unit, String self, Set<String> living) {
    String owner = owners.get(unit);
    if ((owner != null && living.contains(owner)) || !own.add(unit)) {
      return false;
    }
    if (owner != null && claims.replace(unit, owner, self)) {
      return true;
    }
    owner = claims.putIfAbsent(unit, self);
    // Where the answer to a first attempt was lost, a second one finds the own claim.
    if (owner == null || owner.equals(self)) {
      return true;
    }
    owners.put(unit, owner);
    own.remove(unit);
    return false;
  }
}
