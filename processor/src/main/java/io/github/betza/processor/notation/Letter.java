package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A letter of a notation with its place. Its meaning depends on the dialect.
 *
 * @param value the letter
 * @param index its index in the notation, from 0
 */
public record Letter(char value, int index) {
  /** Returns the place of the letter. */
  public Span span() {
    return Span.at(index);
  }

  /**
   * Written out: the JVM generates the methods of a record at their first call, which takes time.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Letter letter && value == letter.value && index == letter.index;
  }

  @Override
  public int hashCode() {
    return 31 * index + value;
  }

  /** Returns all letters at a place of a text. */
  public static List<Letter> all(String text, Span span) {
    return IntStream.range(span.start(), span.end())
        .mapToObj(index -> new Letter(text.charAt(index), index))
        .toList();
  }

  /** Returns the place of adjacent letters, from the first to the last. */
  public static Span span(List<Letter> letters) {
    return letters.get(0).span().to(letters.get(letters.size() - 1).span());
  }

  /** Returns the places of letters, one by one. */
  public static List<Span> spans(List<Letter> letters) {
    return letters.stream().map(Letter::span).toList();
  }

  /** Returns letters in runs of adjacent ones. */
  public static List<List<Letter>> runs(List<Letter> letters) {
    List<List<Letter>> runs = new ArrayList<>();
    int end = -1;
    for (Letter letter : letters.stream().sorted(Comparator.comparingInt(Letter::index)).toList()) {
      if (letter.index() != end) {
        runs.add(new ArrayList<>());
      }
      runs.get(runs.size() - 1).add(letter);
      end = letter.index() + 1;
    }
    return runs;
  }

  /** Returns the index of the last of the equal letters that follow one in a run. */
  public static int lastAlike(List<Letter> run, int first) {
    int last = first;
    while (last + 1 < run.size() && run.get(last + 1).value() == run.get(first).value()) {
      last++;
    }
    return last;
  }
}
