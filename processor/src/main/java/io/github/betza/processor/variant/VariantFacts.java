package io.github.betza.processor.variant;

import io.github.betza.board.Geometry;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.game.HandRules;
import io.github.betza.model.Blocker;
import io.github.betza.model.Extra;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.Promotion;
import io.github.betza.model.RulesByKind;
import io.github.betza.model.RulesByKind.KindPromotion;
import io.github.betza.model.Zone;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.trait.PieceTraits;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game as its annotation declares it, with its pieces.
 *
 * @param model the values of the annotation of the game
 * @param pieces the pieces; their kinds are their indices in this list, counted from 1
 * @param moves the pieces with extra moves, by the names of their types
 * @param plainTypes the simple names of the other types nested in the game, which have no notation
 */
public record VariantFacts(
    GameModel model,
    List<PieceFacts> pieces,
    Map<String, PieceFacts> moves,
    List<String> plainTypes) {
  public VariantFacts {
    pieces = List.copyOf(pieces);
    moves = Map.copyOf(moves);
    plainTypes = List.copyOf(plainTypes);
  }

  /** Makes a game without other types. */
  public VariantFacts(GameModel model, List<PieceFacts> pieces, Map<String, PieceFacts> moves) {
    this(model, pieces, moves, List.of());
  }

  public String name() {
    return model.name();
  }

  public int files() {
    return model.files();
  }

  public int ranks() {
    return model.ranks();
  }

  public String setup() {
    return model.setup();
  }

  /** Returns the geometry of the board, whose size is valid. */
  public Geometry geometry() {
    return new Geometry(files(), ranks());
  }

  /** Returns the piece that declares extra moves, if it is nested in the game. */
  public Optional<PieceFacts> movesOf(Extra extra) {
    return Optional.ofNullable(moves.get(extra.moves()));
  }

  /** Returns the same game with another value of a member of its annotation. */
  public <V> VariantFacts with(Member<V> member, V value) {
    return with(model.with(member, value));
  }

  /** Returns the same game with other values of its annotation. */
  public VariantFacts with(GameModel other) {
    return new VariantFacts(other, pieces, moves, plainTypes);
  }

  /** Returns the same game with other pieces, or with its pieces in another order. */
  public VariantFacts withPieces(List<PieceFacts> others) {
    return new VariantFacts(model, others, moves, plainTypes);
  }

  public RulesByKind byKind() {
    return RulesByKind.of(model, pieces.stream().map(PieceFacts::symbol).toList());
  }

  /** Returns whether royal pieces are dropped. */
  public boolean dropsRoyals() {
    return handRules().dropRoyals();
  }

  /** Returns the rules about pieces in hand. */
  public HandRules handRules() {
    List<KindPromotion> promotions = byKind().promotions();
    return new HandRules(
        model,
        pieces.stream().map(PieceFacts::symbol).toList(),
        kind -> piece(kind).royal(),
        kind ->
            promotions.stream()
                .filter(promotion -> promotion.kind() == kind)
                .flatMap(promotion -> promotion.choices().stream())
                .toList());
  }

  /** Returns whether a square is a gate of a side. */
  public boolean isGate(int side, int square) {
    return handRules().isGate(side, square);
  }

  /** Returns the kinds in a list of letters; 0 for an unknown letter. */
  public List<Integer> kindsOf(String list) {
    return Symbols.split(list).stream().map(this::kindOf).toList();
  }

  public List<Zone> zonesOf(int kind) {
    return model.zones().stream().filter(zone -> kindsOf(zone.of()).contains(kind)).toList();
  }

  /** Returns the moves that a kind has only within some squares. */
  public List<Extra> extrasOf(int kind) {
    return model.extras().stream().filter(extra -> kindsOf(extra.of()).contains(kind)).toList();
  }

  /** Returns the rules by which pieces are like the edge of the board to a kind. */
  public List<Blocker> blockersTo(int kind) {
    return model.blockers().stream()
        .filter(blocker -> kindsOf(blocker.to()).contains(kind))
        .toList();
  }

  /** Returns whether a promotion turns another kind into a kind. */
  public boolean isPromotedTo(Promotion promotion, int kind) {
    return Symbols.split(promotion.of()).stream()
        .flatMap(of -> promotion.choices(of).stream())
        .anyMatch(symbol -> kindOf(symbol) == kind);
  }

  /** Returns the kind with a letter, perhaps after a plus, or 0 if there is none. */
  public int kindOf(String symbol) {
    for (int kind = 1; kind <= pieces.size(); kind++) {
      if (pieces.get(kind - 1).symbol().equals(symbol)) {
        return kind;
      }
    }
    return 0;
  }

  /** Returns whether pieces of a kind castle by file, as royal pieces or as partners. */
  public boolean castlesByFile(int kind) {
    return model.castlings().stream()
        .anyMatch(rule -> kindsOf(rule.of() + rule.with()).contains(kind));
  }

  /** Returns whether a royal piece of one kind castles by file with a piece of another. */
  public boolean castleByFile(int royal, int partner) {
    return model.castlings().stream()
        .filter(rule -> kindsOf(rule.of()).contains(royal))
        .anyMatch(rule -> kindsOf(rule.with()).contains(partner));
  }

  /** Returns whether some royal piece castles, by its notation or by file. */
  public boolean someRoyalCastles() {
    return !model.castlings().isEmpty()
        || IntStream.rangeClosed(1, pieces.size())
            .filter(kind -> piece(kind).royal())
            .anyMatch(kind -> traits(kind).has(Trait.CASTLING));
  }

  /** Returns whether every piece has a valid letter. */
  public boolean hasLetters() {
    return pieces.stream().allMatch(PieceFacts::hasLetter);
  }

  /**
   * Returns whether some piece, or some extra moves, have errors, so that their moves are unknown.
   */
  public boolean isAnyUnknown() {
    return model.extras().stream().anyMatch(extra -> movesOf(extra).isEmpty())
        || withExtras().anyMatch(piece -> piece.piece().isEmpty());
  }

  /** Returns the pieces, including the ones with extra moves. */
  public Stream<PieceFacts> withExtras() {
    return Stream.concat(
        pieces.stream(), model.extras().stream().flatMap(extra -> movesOf(extra).stream()));
  }

  /**
   * Returns the moves of a kind, with its extra moves as if it had them everywhere; an empty list
   * if its notation has errors.
   */
  public List<Alternative> moves(int kind) {
    Stream<PieceFacts> further = extrasOf(kind).stream().flatMap(extra -> movesOf(extra).stream());
    return Stream.concat(Stream.of(piece(kind)), further)
        .flatMap(each -> each.piece().stream())
        .flatMap(each -> each.alternatives().stream())
        .toList();
  }

  /**
   * Returns the traits of a kind, including its extra moves. A piece with errors in its notation
   * has no traits, and its class is a stub.
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
   * Returns whether a kind is royal and never castles, but has other moves while it is unmoved:
   * castling rights may name that piece as unmoved.
   */
  public boolean isAloneInitial(int kind) {
    PieceTraits traits = traits(kind);
    return piece(kind).royal()
        && traits.has(Trait.INITIAL)
        && !traits.has(Trait.CASTLING)
        && !hasOthersMoves(traits)
        && !castlesByFile(kind);
  }

  /**
   * Returns whether a kind may move other pieces instead of itself, by its own notation or because
   * it may have the moves of a kind that does.
   */
  public boolean mayExcite(int kind) {
    PieceTraits traits = traits(kind);
    return traits.has(Trait.EXCITING) || (hasOthersMoves(traits) && some(Trait.EXCITING));
  }

  public static boolean hasOthersMoves(PieceTraits traits) {
    return traits.has(Trait.BORROWING)
        || traits.has(Trait.IMITATING)
        || traits.has(Trait.CAPTURING_ALIKE);
  }

  /** Returns whether some kind has a trait. */
  public boolean some(Trait trait) {
    return IntStream.rangeClosed(1, pieces.size()).anyMatch(kind -> traits(kind).has(trait));
  }

  public PieceFacts piece(int kind) {
    return pieces.get(kind - 1);
  }
}
