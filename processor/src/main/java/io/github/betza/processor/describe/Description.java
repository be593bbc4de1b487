package io.github.betza.processor.describe;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.LegCount;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.compare.DeadEnd;
import io.github.betza.processor.path.optimize.LoopDetector;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Describes the moves of a piece in plain English. */
public final class Description {
  /** The most sentences about one piece; a last sentence reports omissions. */
  static final int MOST_SENTENCES = 24;

  /** The work of describing one leg. */
  private static final long LEG = 300;

  private final Set<String> sentences = new LinkedHashSet<>();
  private boolean cut;

  private Description() {}

  /**
   * Returns the meaning of a notation as sentences, in ASCII: the moves, then royalty and
   * promotion.
   *
   * @param piece the piece
   * @param royal whether the notation makes the piece royal
   * @param promotions the notations of the pieces to which it may promote
   * @param work the work that this search is a part of
   */
  public static List<String> of(Piece piece, boolean royal, List<String> promotions, Work work) {
    List<String> words = new ArrayList<>(of(piece, work));
    if (royal) {
      words.add("It is royal.");
    }
    if (!promotions.isEmpty()) {
      words.add("It may promote to " + EnglishText.either(promotions) + ".");
    }
    return words;
  }

  /**
   * Returns the moves of a piece as sentences, in ASCII. Moves that differ only in direction share
   * a sentence, and moves that no board allows are omitted. Directions are the owner's: forward is
   * towards the enemy.
   *
   * @param work the work that this search is a part of
   * @return at least one sentence, and at most some twenty-five
   */
  public static List<String> of(Piece piece, Work work) {
    List<Alternative> made =
        piece.alternatives().stream()
            .filter(alternative -> DeadEnd.of(List.of(alternative), work).isEmpty())
            .toList();
    return all(new Piece(made, piece.immobilizes()), work);
  }

  private static List<String> all(Piece piece, Work work) {
    Description words = new Description();
    work.count(LEG * LegCount.of(piece.alternatives()));
    // Steps written one by one, such as the exponents of seed 004, are described as a ride.
    Piece rolled = new Piece(LoopDetector.roll(piece.alternatives()));
    words.addWalks(rolled, false, work);
    for (Alternative alternative : piece.alternatives()) {
      words.addSpecial(alternative, piece);
    }
    words.addWalks(rolled, true, work);
    words.addImmobilization(piece, work);
    return words.result();
  }

  private List<String> result() {
    List<String> result = SimilarSentences.foldDistances(SimilarSentences.foldMirrored(sentences));
    if (result.size() > MOST_SENTENCES) {
      result = new ArrayList<>(result.subList(0, MOST_SENTENCES));
      cut = true;
    }
    if (result.isEmpty()) {
      result.add("Never moves.");
    }
    if (cut) {
      result.add("And more moves of this kind, too many to tell.");
    }
    return result;
  }

  /**
   * Describes all moves along paths together, because the alternatives may complement each other,
   * such as the wazir and the ferz of a king.
   */
  private void addWalks(Piece piece, boolean initial, Work work) {
    List<Node> first = Alternative.firstLegs(piece.alternatives(), initial);
    Clauses clauses = new Clauses(work);
    for (ClauseRepetition.Family family : ClauseRepetition.find(clauses.first(first))) {
      add(initial, family.joined(clauses::reach));
    }
    cut |= clauses.isCut();
  }

  private void addSpecial(Alternative alternative, Piece piece) {
    boolean initial = alternative.initial();
    if (alternative instanceof Universal universal) {
      for (String ending : LandingWords.endings(universal.landings())) {
        add(initial, "leaps to any other square of the board, " + ending);
      }
    } else if (alternative instanceof NullMove) {
      add(initial, "may pass: the turn ends and nothing changes");
    } else if (alternative instanceof Castling castling) {
      add(initial, castling(castling, isOnBothSides(castling, piece)));
    } else if (alternative instanceof Imitation imitation) {
      add(initial, imitation(imitation));
    } else if (alternative instanceof ImitativeCapture) {
      add(initial, "captures enemy pieces of each kind in the way in which they capture");
    } else if (!(alternative instanceof Walk)) {
      throw new AssertionError("no way to describe these moves: " + alternative);
    }
  }

  /** Describes immobilization by the captures that would reach the immobilised pieces. */
  private void addImmobilization(Piece piece, Work work) {
    if (piece.isImmobilizer()) {
      for (String sentence : all(new Piece(piece.immobilizes()), work)) {
        String way = sentence.substring(0, sentence.length() - 1).replaceFirst(", to capture$", "");
        sentences.add(
            "Immobilises enemy pieces, which have no moves while it reaches them so: "
                + Character.toLowerCase(way.charAt(0))
                + way.substring(1)
                + ".");
      }
    }
  }

  private void add(boolean initial, String text) {
    sentences.add(EnglishText.sentence(initial ? "while it has not moved yet, " + text : text));
  }

  private static boolean isOnBothSides(Castling castling, Piece piece) {
    Castling other =
        new Castling(castling.initial(), -castling.direction(), castling.steps(), castling.inset());
    return piece.alternatives().contains(other);
  }

  private static String castling(Castling castling, boolean bothSides) {
    String side = castling.direction() > 0 ? " to the right" : " to the left";

    String partner =
        castling.inset() == 0
            ? "on the board's edge"
            : EnglishText.count(castling.inset(), "square") + " in from the board's edge";
    return "castles "
        + EnglishText.count(castling.steps(), "square")
        + (bothSides ? " to either side" : side)
        + " along empty squares, with the first piece met, an unmoved own piece "
        + partner
        + ", which is put on the square passed last";
  }

  private static String imitation(Imitation imitation) {
    String turned = imitation.mirrored() ? ", turned by 180 degrees" : "";
    if (imitation.kinds().equals(Set.of(OccupancyCondition.EMPTY, OccupancyCondition.ENEMY))) {
      return "moves and captures as the piece that moved last does" + turned;
    }
    List<String> kinds = new TreeSet<>(imitation.kinds()).stream().map(OutcomeWords::noun).toList();
    return "has those moves of the piece that moved last"
        + turned
        + " that end on "
        + EnglishText.either(kinds);
  }
}
