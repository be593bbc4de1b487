package io.github.betza.export.fairy;

import io.github.betza.Royalty;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.Refusals;
import io.github.betza.export.SimpleMove;
import io.github.betza.export.SimpleMoves;
import io.github.betza.export.Term;
import io.github.betza.export.XBetzaForm;
import io.github.betza.model.RulesByKind;
import io.github.betza.model.Zone;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The pieces of a game in the format of Fairy-Stockfish. */
final class FairyArmy {
  private final DeclaredVariant variant;
  private final List<String> omissions;
  private final Map<String, String> options = new LinkedHashMap<>();
  private final Map<Character, String> names = new LinkedHashMap<>();
  private final Map<Character, List<SimpleMove>> moves = new LinkedHashMap<>();
  private final Map<Character, Character> forms = new LinkedHashMap<>();
  private final Map<Character, String> zones = new LinkedHashMap<>();
  private final List<Term> castlings = new ArrayList<>();
  private final boolean doubleSteps;
  private char king;

  FairyArmy(DeclaredVariant variant, List<String> omissions) {
    this.variant = variant;
    this.omissions = omissions;
    List<DeclaredPiece> royals = variant.pieces().stream().filter(DeclaredPiece::royal).toList();
    if (variant.model().royalty() == Royalty.CHECKMATE) {
      king = royals.get(0).letter();
      if (royals.size() > 1) {
        omissions.add("only one kind of piece can be royal: that is " + king + " now");
      }
    }
    doubleSteps = variant.pieces().stream().anyMatch(FairyArmy::hasFirstMoves);
    variant.pieces().forEach(this::add);
    List<DeclaredPiece> kinds = new ArrayList<>(variant.pieces());
    variant.forms().pieces().forEach(form -> addForm(form, kinds));
  }

  /** Adds the kind of a promoted form, unless another kind has the same moves. */
  private void addForm(DeclaredPiece form, List<DeclaredPiece> kinds) {
    Optional<DeclaredPiece> alike =
        kinds.stream().filter(kind -> kind.letter() != king && isAlike(form, kind)).findFirst();
    Optional<Character> free = alike.isPresent() ? Optional.empty() : freeLetter();
    if (alike.isEmpty() && free.isEmpty()) {
      omissions.add("no letter is left for " + XBetzaForm.title(form));
      return;
    }
    char letter = alike.map(DeclaredPiece::letter).orElseGet(free::get);
    forms.put(form.letter(), letter);
    if (alike.isEmpty()) {
      DeclaredPiece kind =
          new DeclaredPiece(form.name(), letter, form.notation(), form.dialect(), false);
      kinds.add(kind);
      zones.put(letter, zone(form.symbol()));
      add(kind);
    }
  }

  private boolean isAlike(DeclaredPiece form, DeclaredPiece kind) {
    String own = zones.getOrDefault(kind.letter(), zone(kind.symbol()));
    boolean isGoal =
        variant.model().goals().stream().anyMatch(goal -> goal.of().indexOf(kind.letter()) >= 0);
    boolean promotes =
        variant.model().promotions().stream()
            .anyMatch(rule -> RulesByKind.split(rule.of()).contains(kind.symbol()));
    return !isGoal
        && !promotes
        && form.notation().equals(kind.notation())
        && form.dialect() == kind.dialect()
        && own.equals(zone(form.symbol()));
  }

  private String zone(String symbol) {
    return variant.model().zones().stream()
        .filter(zone -> RulesByKind.split(zone.of()).contains(symbol))
        .map(Zone::squares)
        .findFirst()
        .orElse("");
  }

  private Optional<Character> freeLetter() {
    return IntStream.rangeClosed('A', 'Z')
        .mapToObj(letter -> (char) letter)
        .filter(letter -> !names.containsKey(letter))
        .findFirst();
  }

  private static boolean hasFirstMoves(DeclaredPiece piece) {
    return XBetzaForm.terms(piece, new ArrayList<>()).stream()
        .anyMatch(term -> !term.atom().equals("O") && term.text().indexOf('i') >= 0);
  }

  /**
   * Returns whether pieces with a letter count as unmoved on their first squares if no castling
   * right names them.
   */
  boolean isFreshByPlace(char letter) {
    return variant
        .piece(letter)
        .map(piece -> XBetzaForm.terms(piece, new ArrayList<>()))
        .filter(
            terms ->
                terms.stream()
                    .filter(term -> letter != king || !term.atom().equals("O"))
                    .anyMatch(term -> term.legs().get(0).indexOf('i') >= 0))
        .isPresent();
  }

  private void add(DeclaredPiece piece) {
    List<SimpleMove> own = new ArrayList<>();
    Refusals refusals = new Refusals(piece, omissions);
    for (Term term : XBetzaForm.terms(piece, omissions)) {
      if (term.atom().equals("O")) {
        castling(piece, term, refusals);
        continue;
      }
      SimpleMoves simple = SimpleMoves.of(term);
      Optional<String> refusal =
          simple.refusal().isEmpty()
              ? simple.moves().stream().map(FairyBetza::refusal).flatMap(Optional::stream).findAny()
              : Optional.of(simple.refusal());
      if (refusal.isPresent()) {
        refusals.add(term, refusal.get());
      } else {
        own.addAll(simple.moves());
      }
    }
    refusals.report();
    moves.put(piece.letter(), List.copyOf(own));
    name(piece, own);
  }

  private void castling(DeclaredPiece piece, Term term, Refusals refusals) {
    boolean known =
        term.isSingle() && term.legs().get(0).matches("isj*") && !term.range().isEmpty();
    if (piece.letter() != king) {
      refusals.add(term, "only the royal piece castles");
    } else if (known) {
      castlings.add(term);
    } else {
      refusals.add(term, "castling is of an unmoved piece to both sides");
    }
  }

  private void name(DeclaredPiece piece, List<SimpleMove> own) {
    char letter = piece.letter();
    char small = Character.toLowerCase(letter);
    String betza = write(piece, own.stream().filter(FairyArmy::isOrdinary).toList());
    String name;
    if (letter == king) {
      name = "king";
      options.put(name, betza.equals("K") || betza.equals("WF") ? "" + small : small + ":" + betza);
    } else if (isPawn(own) && !options.containsKey("pawn")) {
      name = "pawn";
      options.put(name, "" + small);
    } else {
      name = known(own).filter(known -> !options.containsKey(known)).orElse("");
      if (name.isEmpty()) {
        name = custom();
        options.put(name, small + ":" + betza);
      } else {
        options.put(name, "" + small);
      }
    }
    names.put(letter, name);
  }

  /** Writes a piece's moves, and reports it if the engine would read other moves. */
  private String write(DeclaredPiece piece, List<SimpleMove> own) {
    String betza = FairyBetza.write(FairyTables.ordered(own));
    String misread = own.isEmpty() ? "" : FairyNotation.misread(betza, own);
    if (!misread.isEmpty()) {
      omissions.add(XBetzaForm.title(piece) + " moves otherwise: " + misread);
    }
    return betza;
  }

  private static boolean isOrdinary(SimpleMove move) {
    return move.moves() || move.captures();
  }

  private String custom() {
    long used = options.keySet().stream().filter(name -> name.startsWith("customPiece")).count();
    if (used == FairyLimits.CUSTOM_PIECES) {
      omissions.add("there is room for " + FairyLimits.CUSTOM_PIECES + " pieces of one's own");
    }
    return "customPiece" + (used + 1);
  }

  private static Optional<String> known(List<SimpleMove> own) {
    Set<SimpleMove> wanted = new HashSet<>(own);
    return FairyPieces.known().entrySet().stream()
        .filter(entry -> new HashSet<>(simple(entry.getValue())).equals(wanted))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /**
   * Returns whether moves are the moves of the engine's pawn. If any piece has first moves, that
   * pawn makes double steps and captures en passant, whatever else is declared.
   */
  private boolean isPawn(List<SimpleMove> own) {
    Set<SimpleMove> rest = new HashSet<>(own);
    boolean steps = rest.removeAll(simple("fmW"));
    boolean captures = rest.removeAll(simple("fceF"));
    boolean doubleStep = rest.removeAll(simple("ifmnD"));
    captures = captures || (!doubleSteps && rest.removeAll(simple("fcF")));
    return steps && captures && doubleStep == doubleSteps && rest.isEmpty();
  }

  private static List<SimpleMove> simple(String notation) {
    return Term.parse(notation).stream()
        .flatMap(term -> SimpleMoves.of(term).moves().stream())
        .toList();
  }

  /** Returns the options that name the pieces. */
  Map<String, String> options() {
    return options;
  }

  /** Returns the engine's name of a piece; empty if there is no such piece. */
  String name(char letter) {
    return names.getOrDefault(letter, "");
  }

  /** Returns the moves of a piece that the engine supports. */
  List<SimpleMove> moves(char letter) {
    return moves.getOrDefault(letter, List.of());
  }

  /** Returns the letters of the pieces that can capture en passant, in lower case. */
  String enPassantTypes() {
    return letters(SimpleMove::enPassant);
  }

  /** Returns the letters of the pieces with first moves, in lower case. */
  String initialTypes() {
    return letters(SimpleMove::initial);
  }

  private String letters(Predicate<SimpleMove> has) {
    StringBuilder letters = new StringBuilder();
    moves.forEach(
        (letter, own) -> letters.append(own.stream().anyMatch(has) ? letter.toString() : ""));
    return letters.toString().toLowerCase(Locale.ROOT);
  }

  /** Returns the castling moves of all pieces. */
  List<Term> castlings() {
    return castlings;
  }

  /**
   * Returns the letters of the kinds of promoted forms, by the letters of the pieces that have
   * them.
   */
  Map<Character, Character> forms() {
    return forms;
  }

  /** Returns the squares that kinds made for promoted forms may not leave, by their letters. */
  Map<Character, String> zones() {
    return zones;
  }

  /** Returns the letter of the royal piece, or 0 if none is protected. */
  char king() {
    return king;
  }

  /** Returns the game. */
  DeclaredVariant variant() {
    return variant;
  }
}
