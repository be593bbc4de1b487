package io.github.betza.export;

import io.github.betza.Promoting;
import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes a game as the definition of an Interactive Diagram, for a page of HTML. */
public final class InteractiveDiagram {
  /** One promotion is written, and the other ones are listed separately. */
  private static final OmittedRules OMITTED =
      OmittedRules.except(
          GameModel.PROMOTIONS,
          Promotion.OF,
          Promotion.TO,
          Promotion.ZONE,
          Promotion.ON,
          Promotion.OPTIONAL,
          Promotion.LIMITED);

  private final DeclaredVariant variant;
  private final Setup setup;
  private final List<String> omissions = new ArrayList<>();

  private InteractiveDiagram(DeclaredVariant variant) {
    this.variant = variant;
    this.setup = Setup.of(variant);
  }

  public static Export export(DeclaredVariant variant) {
    return new InteractiveDiagram(variant).export();
  }

  private Export export() {
    StringBuilder text = new StringBuilder("<div class=\"idiagram\">\n");
    text.append("files=").append(variant.files()).append('\n');
    text.append("ranks=").append(variant.ranks()).append('\n');
    Set<DeclaredPiece> pieces = promotion(text);
    String royals =
        variant.pieces().stream()
            .filter(DeclaredPiece::royal)
            .map(piece -> String.valueOf(piece.letter()))
            .collect(Collectors.joining(","));
    if (!royals.isEmpty()) {
      text.append("royal=").append(royals).append('\n');
    }
    text.append("symmetry=none\n");
    pieces.addAll(variant.pieces());
    pieces.forEach(piece -> text.append(line(piece)).append('\n'));
    text.append("</div>\n");
    if (variant.setup().strip().split("\\s+", -1).length > 1
        && variant.setup().strip().split("\\s+", -1)[1].equals("b")) {
      omissions.add("that Black begins");
    }
    if (!setup.holes().isEmpty()) {
      omissions.add("the holes of the board: " + String.join(" ", setup.holes()));
    }
    Royals.omitSeveral(variant, omissions);
    OMITTED.addTo(omissions, variant);
    return new Export(text.toString(), omissions);
  }

  /**
   * Writes the one rule of the diagram: a number of pieces at the beginning of its list promote on
   * the last ranks.
   */
  private Set<DeclaredPiece> promotion(StringBuilder text) {
    Set<DeclaredPiece> first = new LinkedHashSet<>();
    Promotion written = null;
    for (Promotion rule : variant.promotions()) {
      int depth = depth(rule);
      if (written == null && depth > 0 && isPlain(rule)) {
        written = rule;
        rule.of().chars().forEach(letter -> variant.piece((char) letter).ifPresent(first::add));
        text.append("promoZone=").append(depth).append('\n');
        text.append("maxPromote=").append(first.size()).append('\n');
        text.append("promoChoice=").append(rule.to()).append('\n');
      } else {
        omissions.add(variant.sentences().of(GameModel.PROMOTIONS, rule));
      }
    }
    if (written == null) {
      text.append("promoZone=0\nmaxPromote=0\n");
    }
    return first;
  }

  private static boolean isPlain(Promotion rule) {
    return rule.on() == Promoting.ARRIVAL && !rule.optional() && !rule.limited();
  }

  /** Returns the number of ranks at the far edge that a zone covers, or 0 if it is another zone. */
  private int depth(Promotion rule) {
    Geometry geometry = new Geometry(variant.files(), variant.ranks());
    SquareSet zone = SquareSet.parse(geometry, rule.zone());
    for (int depth = 1; depth <= variant.ranks(); depth++) {
      if (BoardRegion.isLastRanks(geometry, zone, depth)) {
        return depth;
      }
    }
    return 0;
  }

  private String line(DeclaredPiece piece) {
    List<Term> terms = XBetzaForm.terms(piece, omissions);
    boolean castles = terms.stream().anyMatch(term -> term.atom().equals("O"));
    // The diagram castles with any unmoved piece: it has no rights.
    if (castles && !rights().isEmpty()) {
      omissions.add("that castling rights are no more than " + setup.castling());
    }
    if (castles && setup.castling().equals("-") && isFreshByPlace(piece, terms)) {
      omissions.add(XBetzaForm.title(piece) + " lacks castling: only some pieces are partners");
    }
    String moves =
        terms.stream()
            .filter(term -> !term.atom().equals("O") || !setup.castling().equals("-"))
            .map(Term::text)
            .collect(Collectors.joining());
    if (moves.isEmpty()) {
      omissions.add(
          XBetzaForm.title(piece) + " moves as the diagram thinks a piece of that name does");
    }
    String white = String.join(",", setup.squaresOf(piece.letter()));
    String black = String.join(",", setup.squaresOf(Character.toLowerCase(piece.letter())));
    return name(piece) + ":" + piece.letter() + ":" + moves + "::" + white + ",," + black;
  }

  /** Returns whether a piece castles although no castling right can express it. */
  private static boolean isFreshByPlace(DeclaredPiece piece, List<Term> terms) {
    return !piece.royal()
        || terms.stream()
            .anyMatch(term -> !term.atom().equals("O") && term.legs().get(0).indexOf('i') >= 0);
  }

  /** Returns the usual rights that a game with castling lacks. */
  private String rights() {
    String lacking = "";
    for (String right : List.of("K", "Q", "k", "q")) {
      lacking += setup.castling().contains(right) ? "" : right;
    }
    return setup.castling().equals("-") ? "" : lacking;
  }

  /** Returns a name that can neither end the field nor become a tag. */
  private static String name(DeclaredPiece piece) {
    StringBuilder name = new StringBuilder();
    piece
        .name()
        .codePoints()
        .map(sign -> Character.isLetterOrDigit(sign) || " ._'-".indexOf(sign) >= 0 ? sign : ' ')
        .forEach(name::appendCodePoint);
    return name.toString().strip();
  }
}
