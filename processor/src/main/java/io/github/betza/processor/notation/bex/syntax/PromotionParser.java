package io.github.betza.processor.notation.bex.syntax;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.NotationLimits;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.sequence.BexAtoms;
import io.github.betza.processor.notation.bex.sequence.BexContext;
import io.github.betza.processor.notation.bex.sequence.BexMoveBuilder;
import io.github.betza.processor.notation.bex.sequence.BexRedundancyCheck;
import io.github.betza.processor.notation.bex.sequence.MoveSequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the pieces to promote to (seed 002): {@code =Q,R,B,N}, each a notation of its own. */
public final class PromotionParser {
  /** Moves, and after them a list without {@code =}. */
  private static final Pattern LIST_AT_END =
      Pattern.compile("(?<moves>.*[A-Z0-9*)\\]])[a-z+]*(?<pieces>[A-Z](,[A-Z])+)");

  private final BexCursor cursor;
  private final ProblemLog log;

  public PromotionParser(BexCursor cursor) {
    this.cursor = cursor;
    this.log = cursor.log();
  }

  /** Reads the pieces, if there is an equal sign here. */
  public List<String> read() {
    List<String> targets = new ArrayList<>();
    int errors = log.errors();
    if (!cursor.at('=') || PromotionListCheck.isReported(cursor)) {
      return targets;
    }
    if (cursor.position() == 0) {
      misplaced(
          Span.at(0),
          "the moves of the piece are missing before '='",
          Advice.note("write the moves first, as in \"fmWfcF=Q\""));
    }
    do {
      Span sign = Span.at(cursor.position());
      cursor.skip(1);
      int start = cursor.position();
      List<MoveSequence> routes = new SumParser(cursor).sum();
      Span target = cursor.since(start);
      if (cursor.isStopped()) {
        break;
      }
      if (target.length() == 0) {
        misplaced(
            sign,
            "there is no piece to promote to after '" + sign.of(cursor.text()) + "'",
            Advice.note("write the pieces after it, as in \"=Q,R\""));
        break;
      }
      check(routes, target);
      warnOfRepetition(targets, sign.to(target), target);
      targets.add(target.of(cursor.text()));
    } while (cursor.at(','));
    if (cursor.at('=') && log.errors() == errors) {
      misplaced(
          Span.at(cursor.position()),
          PromotionListCheck.ONCE,
          Advice.suggest(log.edited(Span.at(cursor.position()), ","))
              .noting("write commas between the pieces to promote to"));
    }
    return targets;
  }

  /**
   * Reports an equal sign or a comma in a group or in brackets that are still open.
   *
   * @param where the kind of parentheses, in words
   */
  void reportInside(String where) {
    Span sign = Span.at(cursor.position());
    if (log.hasErrorUpTo(sign.start())) {
      // The sign is the rest of a text that could not be read.
      cursor.stop();
    } else if (cursor.at('=')) {
      misplaced(
          sign, "'=' is about the whole piece, so it cannot be inside " + where, atTheEnd(sign));
    } else {
      misplaced(
          sign,
          "',' is only for the pieces to promote to, so it cannot be inside " + where,
          joining(sign, log));
    }
  }

  /** Suggests to move a promotion to the end, outside all parentheses. */
  private Advice atTheEnd(Span sign) {
    String text = cursor.text();
    int end = sign.start();
    while (end < text.length() && ")]".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    String promotion = text.substring(sign.start(), end);
    boolean pieces = promotion.matches("=[A-Z](,[A-Z])*");
    boolean alone = pieces && text.charAt(sign.start() - 1) == '(' && end < text.length();
    int start = alone ? sign.start() - 1 : sign.start();
    String rest = text.substring(alone ? end + 1 : end);
    return Advice.suggest(log.edited(new Span(start, text.length()), rest + promotion))
        .noting("write the promotion at the end of the notation");
  }

  /** Suggests a text for a comma that does not separate pieces to promote to. */
  public static Advice joining(Span comma, ProblemLog log) {
    List<Suggestion> meant = new ArrayList<>();
    meant.add(log.edited(comma, "+", "'+' joins moves"));
    Matcher list = LIST_AT_END.matcher(log.notation());
    if (list.matches()) {
      String moves = list.group("moves");
      meant.add(
          new Suggestion(moves + "=" + list.group("pieces"), "the pieces to promote to").guessed());
    }
    return Advice.suggest(meant).noting("join moves with '+', as in \"W+F\"");
  }

  /**
   * Returns whether a target looks like several pieces, as {@code QRBN} does: a piece that moves as
   * queen and rook is a queen.
   */
  private boolean isJoined(Span target) {
    String letters = target.of(cursor.text());
    return letters.chars().allMatch(letter -> BexAtoms.isKnown((char) letter))
        && (letters.matches(".*Q.*[RB].*|.*[RB].*Q.*|.*R.*B.*|.*B.*R.*")
            || letters.matches(".*K.*[WF].*|.*[WF].*K.*"));
  }

  private void warnOfJoined(Span target) {
    String letters = target.of(cursor.text());
    log.add(
        ProblemCode.DOUBTFUL_PROMOTION,
        target,
        "\""
            + letters
            + "\" is one piece, with the moves of all these letters; several pieces "
            + "need commas between them",
        Advice.suggest(log.edited(target, String.join(",", letters.split("")), "several pieces"))
            .noting("write commas between the pieces to promote to"));
  }

  private void warnOfRepetition(List<String> targets, Span withSign, Span target) {
    if (targets.contains(target.of(cursor.text()))) {
      log.addNeedless(
          ProblemCode.DOUBTFUL_PROMOTION,
          target,
          "the promotion names \"" + target.of(cursor.text()) + "\" twice",
          List.of(List.of(withSign)));
    }
  }

  private void check(List<MoveSequence> routes, Span target) {
    if (log.hasErrors()) {
      return;
    }
    BexMoveBuilder builder = new BexMoveBuilder(cursor.context());
    builder.addAll(routes);
    if (!log.hasErrors()) {
      NotationLimits.check(cursor.text(), builder.moves(), BexContext.PATHS_NOTE, log);
      NotationLimits.check(cursor.text(), builder.immobilizes(), BexContext.PATHS_NOTE, log);
    }
    if (log.hasErrors()) {
      return;
    }
    if (isJoined(target)) {
      warnOfJoined(target);
    } else {
      new BexRedundancyCheck(cursor.text(), log).warn(routes, builder.perRoute());
    }
  }

  private void misplaced(Span span, String message, Advice advice) {
    cursor.fail(ProblemCode.MISPLACED_PROMOTION, span, message, advice);
  }

  /**
   * Reports a promotion whose pieces are listed in another form than {@code =Q,R,B,N}. This check
   * comes before the pieces are read, because their letters and signs would be misread one by one.
   */
  private static final class PromotionListCheck {
    /** Single letters with signs between them, in parentheses or without. */
    private static final Pattern LIST =
        Pattern.compile("=\\(?(?<pieces>[A-Za-z]([,/|;:][A-Za-z])*)\\)?");

    /** A mistake in such a list: a small letter, another sign, or a comma in parentheses. */
    private static final Pattern WRONG = Pattern.compile(".*([a-z/|;:]|\\(.*,).*");

    /** A comma outside a leap by its numbers. */
    private static final String COMMA = "(?<![0-9]),";

    private PromotionListCheck() {}

    /** The message about a second equal sign. */
    static final String ONCE = "a piece promotes once, so there is one '=' only";

    /** Reports a wrong list that begins at the equal sign here, and returns whether it does. */
    static boolean isReported(BexCursor cursor) {
      String text = cursor.text();
      Span rest = new Span(cursor.position(), text.length());
      Matcher list = LIST.matcher(rest.of(text));
      if (list.matches() && WRONG.matcher(list.group()).matches()) {
        String pieces = list.group("pieces").toUpperCase(Locale.ROOT).replaceAll("[/|;:]", ",");
        report(cursor, "write capitals with commas between them after '='", rest, "=" + pieces);
        return true;
      }
      String promotion = text.substring(text.lastIndexOf('='));
      String moves = text.substring(0, text.length() - promotion.length());
      String once = moves.replaceAll(Pattern.quote(promotion) + "(?=[+,])", "");
      if (moves.length() == rest.start() || once.indexOf('=') >= 0) {
        return false;
      }
      report(cursor, ONCE, new Span(0, text.length()), once.replaceAll(COMMA, "+") + promotion);
      return true;
    }

    private static void report(BexCursor cursor, String message, Span span, String replacement) {
      Span rest = new Span(cursor.position(), cursor.text().length());
      Advice advice = Advice.suggest(cursor.log().edited(span, replacement));
      cursor.fail(ProblemCode.MISPLACED_PROMOTION, rest, message, advice);
    }
  }
}
