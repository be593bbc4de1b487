package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a grammar offers in the words of a help, of which the search makes candidates. */
final class HandedOver {
  private static final Pattern OFFER =
      Pattern.compile("(?<reason>([^\"]|\"[^\"]*\")*?)write \"(?<text>[^\"]*)\"(?! in place of)");

  /** What stands between the offers of a help, and after the reason of one. */
  private static final Pattern AROUND = Pattern.compile(".*;|^ *or\\b,?|^, *|,? or$|[:, ]+$");

  private HandedOver() {}

  /** Returns what a help says before and after what it offers. */
  static String note(String help) {
    Matcher offer = OFFER.matcher(help);
    int end = 0;
    String before = "";
    while (offer.find(end) && offer.start() == end) {
      String reason = offer.group("reason");
      before = end == 0 ? reason.substring(0, Math.max(0, reason.lastIndexOf(';'))) : before;
      end = offer.end();
    }
    String after = help.substring(end).replaceFirst("^[;, ]+", "");
    return before.isEmpty() || after.isEmpty() ? before + after : before + "; " + after;
  }

  /** Returns whether the grammar offers something. */
  static boolean isIn(Diagnostic error) {
    return !in(error).isEmpty();
  }

  /**
   * Returns the error without what it offers.
   *
   * @param otherwise what to say where nothing else is left
   */
  static Diagnostic without(Diagnostic error, String otherwise) {
    if (!isIn(error)) {
      return error;
    }
    String note = note(error.advice().note());
    return error.suggesting(List.of(), note.isEmpty() ? otherwise : note);
  }

  /**
   * Returns what a grammar offers. Where more changes than a letter, it knows such a text, and does
   * not guess.
   */
  static List<Candidate> in(Diagnostic error, String notation) {
    return in(error).stream()
        .map(each -> isDeliberate(each, error, notation) ? each.of(EditKind.KNOWN) : each)
        .toList();
  }

  private static boolean isDeliberate(Candidate candidate, Diagnostic error, String notation) {
    Edit edit = Edit.between(notation, candidate.text());
    String gone = edit.span().of(notation);
    String written = edit.replacement();
    boolean leftOut = written.isEmpty() && edit.span().length() == error.span().length();
    boolean exchanged =
        gone.length() == 2 && new StringBuilder(gone).reverse().toString().equals(written);
    boolean unbracketed =
        candidate.text().replaceAll("[()\\[\\]]", "").equals(notation.replaceAll("[()\\[\\]]", ""));
    return Math.max(gone.length(), written.length()) > 1 && !leftOut && !exchanged && !unbracketed;
  }

  private static List<Candidate> in(Diagnostic error) {
    List<Candidate> all = new ArrayList<>();
    for (Suggestion known : error.advice().suggestions()) {
      all.add(new Candidate(known.text(), EditKind.KNOWN, all.size(), known.reason()));
    }
    String help = error.advice().note();
    Matcher offer = OFFER.matcher(help);
    int end = 0;
    while (offer.find(end) && offer.start() == end) {
      String reason = offer.group("reason");
      for (int i = 0; i < 3; i++) {
        reason = AROUND.matcher(reason.trim()).replaceAll("");
      }
      all.add(new Candidate(offer.group("text"), EditKind.HANDED_OVER, all.size(), reason.trim()));
      end = offer.end();
    }
    return all;
  }
}
