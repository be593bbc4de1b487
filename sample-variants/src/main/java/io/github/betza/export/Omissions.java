package io.github.betza.export;

import io.github.betza.export.Omission.Topic;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects omissions, in the order in which they come up. */
final class Omissions {
  private final List<Omission> all = new ArrayList<>();

  void add(String sentence) {
    add(Topic.OTHER, sentence);
  }

  void add(Topic topic, String sentence) {
    all.add(new Omission(topic, Optional.empty(), sentence));
  }

  /** Adds an omission about a piece. */
  void add(char piece, String sentence) {
    add(Topic.OTHER, piece, sentence);
  }

  /** Adds an omission about a piece. */
  void add(Topic topic, char piece, String sentence) {
    all.add(new Omission(topic, Optional.of(piece), sentence));
  }

  void addAll(List<Omission> omissions) {
    all.addAll(omissions);
  }

  List<Omission> all() {
    return List.copyOf(all);
  }

  List<String> sentences() {
    return all.stream().map(Omission::sentence).toList();
  }
}
