package io.github.betza.export;

import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Royalty;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The pieces of a game as Fairy-Stockfish has them. */
final class FairyArmy {
  private static final int MOST_CUSTOM = 25;

  /** The pieces that the engine knows by name, and how they move. */
  private static final Map<String, String> KNOWN =
      Map.ofEntries(
          Map.entry("knight", "N"),
          Map.entry("bishop", "B"),
          Map.entry("rook", "R"),
          Map.entry("queen", "Q"),
          Map.entry("fers", "F"),
          Map.entry("alfil", "A"),
          Map.entry("fersAlfil", "FA"),
          Map.entry("silver", "FfW"),
          Map.entry("bers", "RF"),
          Map.entry("archbishop", "BN"),
          Map.entry("chancellor", "RN"),
          Map.entry("amazon", "QN"),
          Map.entry("knibis", "mNcB"),
          Map.entry("biskni", "mBcN"),
          Map.entry("shogiPawn", "fW"),
          Map.entry("lance", "fR"),
          Map.entry("shogiKnight", "fN"),
          Map.entry("gold", "WfF"),
          Map.entry("dragonHorse", "BW"),
          Map.entry("cannon", "mRcpR"),
          Map.entry("soldier", "fsW"),
          Map.entry("horse", "nN"),
          Map.entry("elephant", "nA"),
          Map.entry("wazir", "W"),
          Map.entry("commoner", "K"),
          Map.entry("centaur", "KN"));

  private final DeclaredVariant variant;
  private final List<String> omissions;
  private final Map<String, String> options = new LinkedHashMap<>();
  private final Map<Character, String> names = new LinkedHashMap<>();
  private final Map<Character, List<SimpleMove>> moves = new LinkedHashMap<>();
  private final List<Term> castlings = new ArrayList<>();
  private char king;

  FairyArmy(DeclaredVariant variant, List<String> omissions) {
    this.variant = variant;
    this.omissions = omissions;
    List<DeclaredPiece> royals = variant.pieces().stream().filter(DeclaredPiece::royal).toList();
    if (variant.royalty() == Royalty.CHECKMATE) {
      king = royals.get(0).letter();
      if (royals.size() > 1) {
        omissions.add("only one kind of piece can be royal: that is " + king + " now");
      }
    }
    variant.pieces().forEach(this::add);
  }

  private void add(DeclaredPiece piece) {
    List<SimpleMove> own = new ArrayList<>();
    Refusals refusals = new Refusals(piece, omissions);
    for (Term term : XBetzaForm.terms(piece, omissions)) {
      if (term.atom().equals("O")) {
        castling(term, refusals);
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
    name(piece.letter(), own);
  }

  private void castling(Term term, Refusals refusals) {
    if (term.legs().equals(List.of("is")) && !term.range().isEmpty()) {
      castlings.add(term);
    } else {
      refusals.add(term, "castling is of an unmoved piece to both sides");
    }
  }

  private void name(char letter, List<SimpleMove> own) {
    char small = Character.toLowerCase(letter);
    String betza = FairyBetza.write(own.stream().filter(FairyArmy::isOrdinary).toList());
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

  private static boolean isOrdinary(SimpleMove move) {
    return move.moves() || move.captures();
  }

  private String custom() {
    long used = options.keySet().stream().filter(name -> name.startsWith("customPiece")).count();
    if (used == MOST_CUSTOM) {
      omissions.add("there is room for " + MOST_CUSTOM + " pieces of one's own");
    }
    return "customPiece" + (used + 1);
  }

  private static Optional<String> known(List<SimpleMove> own) {
    Set<SimpleMove> wanted = new HashSet<>(own);
    return KNOWN.entrySet().stream()
        .filter(entry -> new HashSet<>(simple(entry.getValue())).equals(wanted))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Returns whether it is the engine's pawn, whose double step and en passant are options. */
  private static boolean isPawn(List<SimpleMove> own) {
    Set<SimpleMove> rest = new HashSet<>(own);
    boolean steps = rest.removeAll(simple("fmW"));
    boolean captures = rest.removeAll(simple("fcF")) || rest.removeAll(simple("fceF"));
    rest.removeAll(simple("ifmnD"));
    return steps && captures && rest.isEmpty();
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

  /** Returns the engine's name of a piece, or nothing where there is no such piece. */
  String name(char letter) {
    return names.getOrDefault(letter, "");
  }

  /** Returns the moves that the engine knows of a piece. */
  List<SimpleMove> moves(char letter) {
    return moves.getOrDefault(letter, List.of());
  }

  /** Returns the letters of the pieces that can capture en passant, in lower case. */
  String enPassantTypes() {
    return letters(SimpleMove::enPassant);
  }

  /** Returns the letters of the pieces with moves that only an unmoved one has, in lower case. */
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

  /** Returns the letter of the royal piece, or 0 where none is protected. */
  char king() {
    return king;
  }

  /** Returns the game. */
  DeclaredVariant variant() {
    return variant;
  }
}
