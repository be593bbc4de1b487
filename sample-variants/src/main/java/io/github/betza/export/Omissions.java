package io.github.betza.export;

import io.github.betza.export.Omission.Topic;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects omissions, in the order in which they come up. */
public final class Omissions {
  private final List<Omission> all = new ArrayList<>();

  public void add(String sentence) {
    add(Topic.OTHER, sentence);
  }

  /** Adds a sentence, unless there is the same already. */
  public void addNew(String sentence) {
    if (all.stream().noneMatch(each -> each.sentence().equals(sentence))) {
      add(sentence);
    }
  }

  public void add(Topic topic, String sentence) {
    all.add(new Omission(topic, Optional.empty(), sentence));
  }

  /** Adds an omission about a piece. */
  public void add(char piece, String sentence) {
    add(Topic.OTHER, piece, sentence);
  }

  /** Adds an omission about a piece. */
  public void add(Topic topic, char piece, String sentence) {
    all.add(new Omission(topic, Optional.of(piece), sentence));
  }

  public void addAll(List<Omission> omissions) {
    all.addAll(omissions);
  }

  public List<Omission> all() {
    return List.copyOf(all);
  }

  public List<String> sentences() {
    return all.stream().map(Omission::sentence).toList();
  }
}
