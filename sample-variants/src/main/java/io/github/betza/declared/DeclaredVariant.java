package io.github.betza.declared;

import io.github.betza.Capturing;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A game, as {@link io.github.betza.Variant} declares it.
 *
 * @param name its name
 * @param files the number of files, 1 to 36
 * @param ranks the number of ranks, 1 to 36
 * @param setup the position in which it begins, as a FEN
 * @param pieces its pieces
 * @param promotions which pieces promote, where, and to what
 * @param zones which pieces may not leave which squares
 * @param extras which pieces have further moves within some squares
 * @param royalty what the royal pieces are to their side
 * @param stalemate what becomes of a side without a legal move
 * @param capturing whether a side that can capture must
 * @param flyingGeneral whether royal pieces may not face each other on a file
 * @param ends how the game ends besides
 * @param rest what else the annotation says, each in a few words
 * @param forms its promoted forms, which are not among its pieces here, and the promotions to them
 */
public record DeclaredVariant(
    String name,
    int files,
    int ranks,
    String setup,
    List<DeclaredPiece> pieces,
    List<DeclaredPromotion> promotions,
    List<DeclaredZone> zones,
    List<DeclaredExtra> extras,
    Royalty royalty,
    Stalemate stalemate,
    Capturing capturing,
    boolean flyingGeneral,
    DeclaredEnds ends,
    List<String> rest,
    DeclaredForms forms) {
  /** Copies the lists. */
  public DeclaredVariant {
    pieces = List.copyOf(pieces);
    promotions = List.copyOf(promotions);
    zones = List.copyOf(zones);
    extras = List.copyOf(extras);
    rest = List.copyOf(rest);
  }

  /** Makes a game of which there is nothing else to say. */
  public DeclaredVariant(
      String name,
      int files,
      int ranks,
      String setup,
      List<DeclaredPiece> pieces,
      List<DeclaredPromotion> promotions,
      List<DeclaredZone> zones,
      Royalty royalty,
      Stalemate stalemate,
      Capturing capturing,
      boolean flyingGeneral) {
    this(
        name,
        files,
        ranks,
        setup,
        pieces,
        promotions,
        zones,
        List.of(),
        royalty,
        stalemate,
        capturing,
        flyingGeneral,
        DeclaredEnds.NONE,
        List.of(),
        DeclaredForms.NONE);
  }

  /** Returns whether there are pieces that are written with a plus. */
  public boolean hasPromotedForms() {
    return !forms.pieces().isEmpty();
  }

  /** Returns the piece with a letter, in upper case, if there is one. */
  public Optional<DeclaredPiece> piece(char letter) {
    return pieces.stream().filter(piece -> piece.letter() == letter).findFirst();
  }

  /** Returns the letter of the first of its royal pieces, or 0 where it has none. */
  public char firstRoyal() {
    return pieces.stream()
        .filter(DeclaredPiece::royal)
        .map(DeclaredPiece::letter)
        .findFirst()
        .orElse('\0');
  }

  /**
   * Returns the same game with its pieces in another order.
   *
   * @param letters the letters of all pieces
   */
  public DeclaredVariant inOrder(String letters) {
    List<DeclaredPiece> ordered =
        pieces.stream()
            .sorted(Comparator.comparingInt(piece -> letters.indexOf(piece.letter())))
            .toList();
    return with(ordered, extras, ends);
  }

  /** Returns the same game with other ends. */
  public DeclaredVariant endingBy(DeclaredEnds newEnds) {
    return with(pieces, extras, newEnds);
  }

  /** Returns the same game with other moves within some squares. */
  public DeclaredVariant withExtras(List<DeclaredExtra> newExtras) {
    return with(pieces, newExtras, ends);
  }

  /**
   * Returns, each in a few words, the rules that are not exported to any program: {@link #rest},
   * and those of {@link #extras}, {@link DeclaredPromotion#on} and {@link DeclaredEnds#bareKing}.
   */
  public List<String> untold() {
    return OtherRules.untold(this);
  }

  private DeclaredVariant with(
      List<DeclaredPiece> newPieces, List<DeclaredExtra> newExtras, DeclaredEnds newEnds) {
    return new DeclaredVariant(
        name,
        files,
        ranks,
        setup,
        newPieces,
        promotions,
        zones,
        newExtras,
        royalty,
        stalemate,
        capturing,
        flyingGeneral,
        newEnds,
        rest,
        forms);
  }
}
