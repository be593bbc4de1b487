package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.ProblemLog.Spelling;
import io.github.betza.processor.notation.direction.DirectionLetters;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Atom.Symmetry;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.Heading.BySide;
import io.github.betza.processor.path.spec.Heading.DirectionSet;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the direction letters of a leg. */
public final class XBetzaDirectionReader {
  private static final Pattern MOVE = Pattern.compile("[a-z]+[A-Z][0-9]*");

  static final String OR_A_HAND = " or names a hand (hr, hl)";

  private final LegLetters letters;
  private final Atom atom;
  private final boolean first;
  private final Symmetry system;
  private final boolean handUnclear;
  private final ProblemLog log;

  /**
   * The named directions: bits 0 to 7 after a turn to the right, bits 8 to 15 after a turn to the
   * left. They differ for {@code q} and {@code z} only.
   */
  private final DirectionLetters named;

  private XBetzaDirectionReader(
      LegLetters letters, Atom atom, boolean first, boolean handUnclear, ProblemLog log) {
    this.letters = letters;
    this.atom = atom;
    this.first = first;
    this.system = first ? atom.symmetry() : Symmetry.EIGHTFOLD;
    this.handUnclear = handUnclear;
    this.log = log;
    this.named = new DirectionLetters(letters.runs(), true, this::bits);
  }

  /**
   * Returns the directions of a leg.
   *
   * @param context whether it is the first leg, whose directions are absolute and written in the
   *     system of its atom; a continuation is written in the eight-fold system of the king
   */
  static Heading read(LegLetters letters, Atom atom, LegContext context, ProblemLog log) {
    XBetzaDirectionReader reader =
        new XBetzaDirectionReader(
            letters, atom, context.first(), context.before().handUnclear(), log);
    reader.visit();
    return reader.heading();
  }

  /**
   * Returns the directions of a first leg, as bits in the order of {@link Atom#leap}.
   *
   * @param modifiers its modifiers, without errors
   */
  public static int first(String modifiers, Atom atom) {
    ProblemLog log = new ProblemLog(modifiers, Work.on(modifiers));
    Span all = new Span(0, modifiers.length());
    LegLetters letters = LegLetters.of(Letter.all(modifiers, all), all, log);
    XBetzaDirectionReader reader = new XBetzaDirectionReader(letters, atom, true, false, log);
    reader.visit();
    return reader.isBare() ? atom.ownDirections() : right(reader.named.bits());
  }

  private void visit() {
    int errors = log.errors();
    named.isLonelyHReported(OR_A_HAND, log);
    named.names().stream().filter(DirectionName::isHand).forEach(this::checkHand);
    if (log.errors() == errors) {
      // On K and Q a doubled letter deliberately means the single direction, see KingDirections.
      int own = atom.ownDirections();
      named.warn(first ? both(own, own) : 0, first && system.isDoubledOnPurpose(), log);
    }
  }

  private boolean isBare() {
    return named.bits() == 0;
  }

  /** Returns whether a left-handed first step chooses a side; with {@code hl} it does not. */
  static boolean isHandUnclear(LegSpec first) {
    return first.atom().isOblique()
        && first.heading() instanceof DirectionSet directions
        && (directions.bits() & Directions.LEFT_HANDED) != 0
        && directions.bits() != Directions.LEFT_HANDED;
  }

  private Heading heading() {
    long bits = named.bits();
    if (isBare()) {
      return new DirectionSet(first ? atom.ownDirections() : defaultContinuation());
    }
    boolean bySide = right(bits) != left(bits);
    boolean handed = isHanded();
    if (bySide && handed) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          letters.firstTurn().orElseThrow().span(),
          "'l' or 'r' cannot be combined with 'q' or 'z' on a later leg of an oblique atom",
          "remove one of the two letters");
    } else if (handed) {
      log.addSpelled(
          ProblemCode.OBLIQUE_TURN,
          letters.runs().get(0).get(0).span(),
          "left and right are not defined after a leap such as N: 'r' is read as the hand of "
              + "that leap, and 'l' as the other hand",
          byHand(letters.runs().get(0).get(0).index()),
          "write one move for each hand, with \"hr\" and \"hl\" before the first 'a'");
    }
    return bySide
        ? new BySide(new DirectionSet(right(bits)), new DirectionSet(left(bits)))
        : new DirectionSet(right(bits), handed);
  }

  private static int right(long bits) {
    return (int) bits & 0xFF;
  }

  private static int left(long bits) {
    return (int) (bits >> Atom.DIRECTIONS);
  }

  /** Whether the side of the first, oblique step matters. */
  private boolean isHanded() {
    int written =
        named.names().stream()
            .mapToInt(this::bits)
            .filter(bits -> right(bits) == left(bits))
            .reduce(0, (one, more) -> one | right(more));
    return !first && handUnclear && atom.isOblique() && !isSymmetric(written);
  }

  /** Whether left and right are symmetric: then it does not matter which is which. */
  private static boolean isSymmetric(int bits) {
    for (int turn = 1; turn < 4; turn++) {
      boolean right = (bits & 1 << turn) != 0;
      boolean left = (bits & 1 << (Atom.DIRECTIONS - turn)) != 0;
      if (right != left) {
        return false;
      }
    }
    return true;
  }

  private int defaultContinuation() {
    return switch (atom.symmetry()) {
      case ORTHOGONAL, DIAGONAL -> Directions.PRINCIPAL_NOT_BACK;
      case EIGHTFOLD, OBLIQUE -> Directions.NOT_BACK;
    };
  }

  private int bits(DirectionName name) {
    if (name.isHand()) {
      int hand = Directions.hand(name.last().value());
      return both(hand, hand);
    }
    return both(name.afterTurn(true).bits(system), name.afterTurn(false).bits(system));
  }

  private static int both(int right, int left) {
    return right | left << Atom.DIRECTIONS;
  }

  /** Returns the two moves for the two hands, if all letters of a move allow them. */
  private List<Spelling> byHand(int index) {
    String text = log.notation();
    int start = modifiersBefore(index);
    Matcher move = MOVE.matcher(text).region(start, text.length());
    if (!move.lookingAt()) {
      return List.of();
    }
    String right = move.group();
    StringBuilder left = new StringBuilder();
    for (int i = 0; i < right.length(); i++) {
      char c = right.charAt(i);
      left.append(c == 'r' ? 'l' : c == 'l' ? 'r' : c);
    }
    String both = "hr" + right + "hl" + left;
    String whole = text.substring(0, start) + both + text.substring(move.end());
    return List.of(
        new Spelling(whole, Advice.suggest(new Suggestion(whole, "the same for each hand"))));
  }

  /** Returns the text with a hand before the first {@code a} of its move. */
  private List<Suggestion> onFirstLeg(Span hand) {
    String text = log.notation();
    int start = modifiersBefore(hand.start());
    int end = text.indexOf('a', start);
    if (end < 0 || end > hand.start()) {
      return List.of();
    }
    String moved =
        text.substring(0, end)
            + hand.of(text)
            + text.substring(end, hand.start())
            + text.substring(hand.end());
    return List.of(new Suggestion(moved, "\"" + hand.of(text) + "\" before 'a'"));
  }

  private int modifiersBefore(int index) {
    int start = index;
    while (start > 0 && Character.isLowerCase(log.notation().charAt(start - 1))) {
      start--;
    }
    return start;
  }

  private void checkHand(DirectionName hand) {
    char side = hand.last().value();
    if (!first) {
      log.add(
          ProblemCode.MODIFIER_ON_WRONG_LEG,
          hand.span(),
          "\"h" + side + "\" (hands) can be on the first leg only, before 'a'",
          Advice.suggest(onFirstLeg(hand.span())).noting("move it before the first 'a'"));
    } else if (!atom.isOblique()) {
      log.add(
          ProblemCode.HANDS_OF_STRAIGHT_ATOM,
          hand.span(),
          "\"h" + side + "\" (hands) is only for oblique leaps, such as N",
          "the "
              + (side == 'r' ? "right" : "left")
              + " half of the directions is \""
              + side
              + "h\"");
    }
  }
}
