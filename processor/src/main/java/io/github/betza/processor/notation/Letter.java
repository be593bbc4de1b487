package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A letter of a notation and where it stands. What it means is a matter of the dialect.
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
   * Written out: what a record has by itself takes long to put together when it is first called.
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

  /** Returns the place of letters that follow each other, from the first to the last. */
  public static Span span(List<Letter> letters) {
    return letters.get(0).span().to(letters.get(letters.size() - 1).span());
  }

  /** Returns the places of letters, one by one. */
  public static List<Span> spans(List<Letter> letters) {
    return letters.stream().map(Letter::span).toList();
  }

  /** Returns letters in runs of those that are written side by side. */
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

  /** Returns the index of the last of the letters of a run that follow one and are the same. */
  public static int lastAlike(List<Letter> run, int first) {
    int last = first;
    while (last + 1 < run.size() && run.get(last + 1).value() == run.get(first).value()) {
      last++;
    }
    return last;
  }
}
