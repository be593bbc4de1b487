package io.github.betza.processor.variant;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Promoting;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.trait.PieceTraits;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game as its annotation declares it.
 *
 * @param name the name of the game
 * @param files the number of files
 * @param ranks the number of ranks
 * @param setup the position in which a game begins
 * @param pieces the pieces; their kinds are their places in this list, counted from 1
 * @param promotions which pieces promote
 * @param zones which pieces may not leave which squares
 * @param extras which pieces have further moves within some squares
 * @param blockers which pieces are like the edge of the board to which
 * @param royalty what the royal pieces are to their side
 * @param stalemate what becomes of a side without a legal move
 * @param ends how else a game ends
 * @param capturing whether a side that can capture must
 * @param flyingGeneral whether royal pieces may not face each other on a file
 * @param bikjang whether royal pieces that do must be separated
 * @param passesEnd whether two passes in a row end the game
 */
public record VariantFacts(
    String name,
    int files,
    int ranks,
    String setup,
    List<PieceFacts> pieces,
    List<PromotionFacts> promotions,
    List<ZoneFacts> zones,
    List<ExtraFacts> extras,
    List<BlockerFacts> blockers,
    Royalty royalty,
    Stalemate stalemate,
    EndFacts ends,
    Capturing capturing,
    boolean flyingGeneral,
    boolean bikjang,
    boolean passesEnd) {
  /** Copies the lists. */
  public VariantFacts {
    pieces = List.copyOf(pieces);
    promotions = List.copyOf(promotions);
    zones = List.copyOf(zones);
    extras = List.copyOf(extras);
    blockers = List.copyOf(blockers);
  }

  /** Returns the same game with another name. */
  public VariantFacts withName(String other) {
    return new VariantFacts(
        other,
        files,
        ranks,
        setup,
        pieces,
        promotions,
        zones,
        extras,
        blockers,
        royalty,
        stalemate,
        ends,
        capturing,
        flyingGeneral,
        bikjang,
        passesEnd);
  }

  /** Returns the same game with other pieces, or with its pieces in another order. */
  public VariantFacts withPieces(List<PieceFacts> others) {
    return with(files, ranks, setup, others, promotions, zones, extras, blockers, ends);
  }

  /** Returns the same game on a board of another size. */
  public VariantFacts withSize(int otherFiles, int otherRanks) {
    return with(otherFiles, otherRanks, setup, pieces, promotions, zones, extras, blockers, ends);
  }

  /** Returns the same game with another setup. */
  public VariantFacts withSetup(String other) {
    return with(files, ranks, other, pieces, promotions, zones, extras, blockers, ends);
  }

  /** Returns the same game with other rules. */
  public VariantFacts withRules(
      List<PromotionFacts> otherPromotions,
      List<ZoneFacts> otherZones,
      List<ExtraFacts> otherExtras,
      List<BlockerFacts> otherBlockers,
      List<GoalFacts> goals) {
    return with(
        files,
        ranks,
        setup,
        pieces,
        otherPromotions,
        otherZones,
        otherExtras,
        otherBlockers,
        new EndFacts(ends.bareKing(), ends.repetitions(), ends.moveLimit(), goals));
  }

  private VariantFacts with(
      int otherFiles,
      int otherRanks,
      String otherSetup,
      List<PieceFacts> otherPieces,
      List<PromotionFacts> otherPromotions,
      List<ZoneFacts> otherZones,
      List<ExtraFacts> otherExtras,
      List<BlockerFacts> otherBlockers,
      EndFacts otherEnds) {
    return new VariantFacts(
        name,
        otherFiles,
        otherRanks,
        otherSetup,
        otherPieces,
        otherPromotions,
        otherZones,
        otherExtras,
        otherBlockers,
        royalty,
        stalemate,
        otherEnds,
        capturing,
        flyingGeneral,
        bikjang,
        passesEnd);
  }

  /** A promotion, with the letters of the pieces. */
  public record PromotionFacts(
      String of, String to, String zone, Promoting on, boolean optional, boolean limited) {}

  /**
   * A zone, with the letters of the pieces.
   *
   * @param captures further squares on which only captures end, or empty
   */
  public record ZoneFacts(String of, String squares, String captures) {
    /** Returns all squares on which the pieces may be. */
    public String all() {
      return captures.isEmpty() ? squares : squares + " " + captures;
    }
  }

  /**
   * Moves within some squares.
   *
   * @param of the letters of the pieces that have them
   * @param moves the piece whose moves they are, if it is one nested in the game
   * @param squares the squares
   */
  public record ExtraFacts(String of, Optional<PieceFacts> moves, String squares) {}

  /** What ends a game besides mate and stalemate: the members of the annotation. */
  public record EndFacts(BareKing bareKing, int repetitions, int moveLimit, List<GoalFacts> goals) {
    /** Copies the list. */
    public EndFacts {
      goals = List.copyOf(goals);
    }
  }

  /** Squares that win the game, with the letters of the pieces. */
  public record GoalFacts(String of, String squares) {}

  /** Pieces that are like the edge of the board to others, with the letters of both. */
  public record BlockerFacts(String of, String to) {}

  /** Returns the kinds in a list of letters; 0 for what is none. */
  public List<Integer> kindsOf(String list) {
    return Symbols.split(list).stream().map(this::kindOf).toList();
  }

  /** Returns the zones of a kind. */
  public List<ZoneFacts> zonesOf(int kind) {
    return zones.stream().filter(zone -> kindsOf(zone.of()).contains(kind)).toList();
  }

  /** Returns the moves that a kind has within some squares only. */
  public List<ExtraFacts> extrasOf(int kind) {
    return extras.stream().filter(extra -> kindsOf(extra.of()).contains(kind)).toList();
  }

  /** Returns the rules by which pieces are like the edge of the board to a kind. */
  public List<BlockerFacts> blockersTo(int kind) {
    return blockers.stream().filter(blocker -> kindsOf(blocker.to()).contains(kind)).toList();
  }

  /**
   * Returns what a piece may become by a promotion, as letters; a plus alone means its own promoted
   * form.
   */
  public static List<String> choices(PromotionFacts promotion, String of) {
    return Symbols.split(promotion.to()).stream()
        .map(symbol -> symbol.equals("+") ? "+" + of : symbol)
        .toList();
  }

  /** Returns whether some promotion makes a kind out of another. */
  public boolean isPromotedTo(PromotionFacts promotion, int kind) {
    return Symbols.split(promotion.of()).stream()
        .flatMap(of -> choices(promotion, of).stream())
        .anyMatch(symbol -> kindOf(symbol) == kind);
  }

  /** Returns the kind with a letter, perhaps after a plus, or 0 where there is none. */
  public int kindOf(String symbol) {
    for (int kind = 1; kind <= pieces.size(); kind++) {
      if (pieces.get(kind - 1).symbol().equals(symbol)) {
        return kind;
      }
    }
    return 0;
  }

  /** Returns whether every piece has a letter that can be one. */
  public boolean hasLetters() {
    return pieces.stream().allMatch(PieceFacts::hasLetter);
  }

  /** Returns whether some piece, or some extra moves, have errors, so that they are not known. */
  public boolean isAnyUnknown() {
    return extras.stream().anyMatch(extra -> extra.moves().isEmpty())
        || withExtras().anyMatch(piece -> piece.piece().isEmpty());
  }

  /** Returns the pieces, and those that extra moves are. */
  public Stream<PieceFacts> withExtras() {
    return Stream.concat(pieces.stream(), extras.stream().flatMap(extra -> extra.moves().stream()));
  }

  /**
   * Returns the moves of a kind, its extra moves included, as if it had these everywhere; none
   * where its notation has errors.
   */
  public List<Alternative> moves(int kind) {
    Stream<PieceFacts> further = extrasOf(kind).stream().flatMap(extra -> extra.moves().stream());
    return Stream.concat(Stream.of(piece(kind)), further)
        .flatMap(each -> each.piece().stream())
        .flatMap(each -> each.alternatives().stream())
        .toList();
  }

  /**
   * Returns what is to be known of a kind, its extra moves included. A piece with errors in its
   * notation has no traits, and its class is a stub.
   */
  public PieceTraits traits(int kind) {
    return piece(kind).piece().isEmpty()
        ? PieceTraits.NONE
        : PieceTraits.of(new Piece(moves(kind)));
  }

  /**
   * Returns whether a kind has moves that only an unmoved piece has. Whether a royal piece may
   * castle depends on the castling rights.
   */
  public boolean isInitial(int kind) {
    PieceTraits traits = traits(kind);
    return traits.has(Trait.INITIAL) || (traits.has(Trait.CASTLING) && !piece(kind).royal());
  }

  /**
   * Returns whether a kind is royal and never castles, but has other moves as long as it has not
   * moved: castling rights may name such a piece as unmoved.
   */
  public boolean isAloneInitial(int kind) {
    PieceTraits traits = traits(kind);
    return piece(kind).royal()
        && traits.has(Trait.INITIAL)
        && !traits.has(Trait.CASTLING)
        && !hasOthersMoves(traits);
  }

  /**
   * Returns whether a kind may make other pieces move in its place, by its own notation or because
   * it may have the moves of a kind that does.
   */
  public boolean mayExcite(int kind) {
    PieceTraits traits = traits(kind);
    return traits.has(Trait.EXCITING) || (hasOthersMoves(traits) && some(Trait.EXCITING));
  }

  /** Returns whether a piece may have the moves of other pieces. */
  public static boolean hasOthersMoves(PieceTraits traits) {
    return traits.has(Trait.BORROWING)
        || traits.has(Trait.IMITATING)
        || traits.has(Trait.CAPTURING_ALIKE);
  }

  /** Returns whether some kind has a trait. */
  public boolean some(Trait trait) {
    return IntStream.rangeClosed(1, pieces.size()).anyMatch(kind -> traits(kind).has(trait));
  }

  /** Returns the piece of a kind. */
  public PieceFacts piece(int kind) {
    return pieces.get(kind - 1);
  }
}
