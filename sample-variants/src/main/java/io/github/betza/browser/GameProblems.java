package io.github.betza.browser;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Side;
import io.github.betza.game.Fen;
import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.analysis.NotationAnalysis;
import io.github.betza.processor.analysis.Offer;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.OfPiece;
import io.github.betza.processor.diagnostic.AnnotationPlace.OfRule;
import io.github.betza.processor.diagnostic.AnnotationPlace.OfType;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.report.ProblemText;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.address.GameAddress;
import io.github.betza.processor.variant.check.VariantCheck;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What is wrong with a design, as data for a page: each problem at the thing that it is about, with
 * offers. What is missing so far is unfinished; what is wrong by itself is an error.
 */
final class GameProblems {
  private static final Set<ProblemCode> UNFINISHED =
      Set.of(
          ProblemCode.EMPTY_NOTATION,
          ProblemCode.VARIANT_WITHOUT_PIECES,
          ProblemCode.MISSING_LETTER,
          ProblemCode.MISSING_ROYAL);

  /** The member of a piece that holds its notation. */
  private static final String NOTATION = "value";

  private static final String SETUP = GameModel.SETUP.name();

  private final Design design;
  private final VariantFacts facts;
  private final List<Object> problems = new ArrayList<>();
  private boolean hasErrors;

  GameProblems(Design design) {
    this.design = design;
    this.facts = design.facts();
  }

  /** Returns whether nothing is wrong, whether the game can be played, and the problems. */
  Map<String, Object> data() {
    for (int kind = 1; kind <= facts.pieces().size(); kind++) {
      Map<String, Object> place = place("piece");
      place.put("kind", kind);
      place.put("member", NOTATION);
      AnnotationPlace where = AnnotationPlace.piece(kind - 1, NOTATION);
      addNotation(facts.piece(kind), place, offer -> applied(where, offer));
    }
    facts
        .moves()
        .forEach(
            (type, moves) -> {
              Map<String, Object> place = place("moves");
              place.put("name", type);
              addNotation(moves, place, offer -> applied(type, moves, offer));
            });
    for (Diagnostic problem : VariantCheck.check(facts)) {
      add(
          problem,
          place(problem),
          value(problem.place()),
          offer -> applied(problem.place(), offer));
    }
    addEmptySides();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("sound", problems.isEmpty());
    data.put("playable", !hasErrors);
    data.put("problems", problems);
    return data;
  }

  /** The notation is read again with what else may be meant. */
  private void addNotation(
      PieceFacts piece, Map<String, Object> place, Function<Offer, Optional<Design>> applied) {
    NotationAnalysis.of(piece.notation(), piece.dialect(), Work.on(piece.notation()))
        .problems()
        .forEach(problem -> add(problem, place, piece.notation(), applied));
  }

  /**
   * Adds a problem.
   *
   * @param text what is wrong
   * @param applied returns the design with an offer
   */
  private void add(
      Diagnostic problem,
      Map<String, Object> place,
      String text,
      Function<Offer, Optional<Design>> applied) {
    Diagnosis diagnosis = Diagnosis.of(problem, text);
    List<Object> offers = new ArrayList<>();
    for (Offer offer : diagnosis.offers()) {
      applied
          .apply(offer)
          .ifPresent(
              better -> {
                Map<String, Object> data = new LinkedHashMap<>();
                data.put("title", offer.title());
                data.put("reason", offer.reason());
                data.put("text", offer.text());
                data.put("address", better.address().text());
                offers.add(data);
              });
    }
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("code", diagnosis.code());
    data.put("severity", severity(problem));
    data.put("place", place);
    boolean hasLetters = problem.location().letters().isPresent();
    data.put("start", hasLetters ? diagnosis.start() : -1);
    data.put("end", hasLetters ? diagnosis.end() : -1);
    data.put("sentence", PageWords.sentence(problem));
    data.put("note", PageWords.note(problem));
    data.put("offers", offers);
    problems.add(data);
    hasErrors |= problem.isError();
  }

  private static String severity(Diagnostic problem) {
    if (UNFINISHED.contains(problem.code())) {
      return "unfinished";
    }
    return problem.isError() ? "error" : "warning";
  }

  /** A side that has nothing cannot play, whatever the rules say. */
  private void addEmptySides() {
    if (!facts.hasLetters() || !SetupBoard.isReadable(facts, facts.setup())) {
      return;
    }
    Board board = SetupBoard.of(facts);
    for (int side = Side.WHITE; side <= Side.BLACK && !hasErrors; side++) {
      if (isEmpty(board, side)) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("code", "empty-side");
        data.put("severity", "unfinished");
        data.put("place", place("square", List.of()));
        data.put("start", -1);
        data.put("end", -1);
        data.put("sentence", (side == Side.WHITE ? "White" : "Black") + " has no pieces");
        data.put("note", "put a piece on the board");
        data.put("offers", List.of());
        problems.add(data);
        hasErrors = true;
      }
    }
  }

  private boolean isEmpty(Board board, int side) {
    return IntStream.of(board.cells())
            .noneMatch(cell -> Cell.isPiece(cell) && Cell.side(cell) == side)
        && IntStream.rangeClosed(1, facts.pieces().size())
            .allMatch(kind -> board.inHand(side, kind) == 0);
  }

  private Map<String, Object> place(Diagnostic problem) {
    AnnotationPlace where = problem.place();
    if (where instanceof OfPiece piece) {
      Map<String, Object> place = place("piece");
      place.put("kind", piece.index() + 1);
      place.put("member", piece.member());
      return place;
    }
    if (where instanceof OfRule rule) {
      return rule(rule.rules(), rule.index(), rule.member());
    }
    if (where.member().equals(SETUP)) {
      Span letters = problem.location().letters().orElse(new Span(0, 0));
      return place("square", squares(letters));
    }
    return where.member().isEmpty() ? place("game") : rule(where.member(), -1, "");
  }

  /** Returns the squares whose signs are among some letters of the setup. */
  private List<Object> squares(Span letters) {
    SetupGrid grid = design.grid();
    String rows = Fen.Part.fields(facts.setup()).get(0).text();
    boolean isKnown = letters.length() > 0 && rows.split("/", -1).length == facts.ranks();
    PageSquares onBoard = new PageSquares(facts.geometry());
    return IntStream.range(0, isKnown ? facts.files() * facts.ranks() : 0)
        .filter(square -> !grid.sign(square).isEmpty())
        .filter(square -> isAt(onBoard.onBoard(square), letters))
        .<Object>mapToObj(square -> square)
        .toList();
  }

  /** Returns whether what is on a square stands at some letters; no, if its row does not fit. */
  private boolean isAt(int square, Span letters) {
    try {
      Fen.Part part = Fen.Part.onSquare(facts.setup(), facts.geometry(), square);
      return letters.overlaps(new Span(part.start(), part.end()));
    } catch (IllegalArgumentException unfitting) {
      return false;
    }
  }

  private static Map<String, Object> rule(String member, int index, String part) {
    Map<String, Object> place = place("rule");
    place.put("member", member);
    place.put("index", index);
    place.put("part", part);
    return place;
  }

  private static Map<String, Object> place(String in, List<Object> squares) {
    Map<String, Object> place = place(in);
    place.put("squares", squares);
    place.put("member", SETUP);
    return place;
  }

  private static Map<String, Object> place(String in) {
    Map<String, Object> place = new LinkedHashMap<>();
    place.put("in", in);
    return place;
  }

  /** Returns the text at a place, or the empty text for what is no text. */
  private String value(AnnotationPlace where) {
    if (where instanceof OfPiece piece) {
      PieceFacts facts = this.facts.pieces().get(piece.index());
      return piece.member().equals(NOTATION) ? facts.notation() : "";
    }
    if (where instanceof OfRule rule) {
      Member<?> member = GameModel.FORM.member(rule.rules()).orElseThrow();
      Object found = part(member.ruleForm().orElseThrow(), member, rule);
      return found instanceof String text ? text : "";
    }
    return where.member().equals(SETUP) ? facts.setup() : "";
  }

  @SuppressWarnings("unchecked") // The rules of a member have its form.
  private <R> Object part(Form<R> form, Member<?> member, OfRule rule) {
    Object whole = ((List<?>) facts.model().get(member)).get(rule.index());
    return form.member(rule.member()).map(part -> form.value((R) whole, part)).orElse("");
  }

  /** Returns the design with other extra moves. */
  private Optional<Design> applied(String type, PieceFacts moves, Offer offer) {
    return Optional.of(
        design.setMoves(type, offer.text(), offer.dialect().orElse(moves.dialect())));
  }

  /** Returns the design with what is offered. */
  private Optional<Design> applied(AnnotationPlace where, Offer offer) {
    if (where instanceof OfPiece place && place.member().equals(NOTATION)) {
      PieceFacts piece = facts.pieces().get(place.index());
      List<PieceFacts> pieces = new ArrayList<>(facts.pieces());
      pieces.set(
          place.index(),
          GameAddress.piece(
              piece.symbol(),
              piece.name(),
              offer.text(),
              offer.dialect().orElse(piece.dialect()),
              piece.royal()));
      return Optional.of(design.with(facts.withPieces(pieces)));
    }
    if (where instanceof OfRule rule) {
      Member<?> member = GameModel.FORM.member(rule.rules()).orElseThrow();
      return Optional.of(
          design.with(
              facts.with(changed(member.ruleForm().orElseThrow(), member, rule, offer.text()))));
    }
    return where instanceof OfType type && type.member().equals(SETUP)
        ? Optional.of(design.with(facts.with(GameModel.SETUP, offer.text())))
        : Optional.empty();
  }

  @SuppressWarnings("unchecked") // The rules of a member have its form.
  private <R> GameModel changed(Form<R> form, Member<?> member, OfRule rule, String text) {
    List<Object> rules = new ArrayList<>((List<?>) facts.model().get(member));
    Member<?> part = form.member(rule.member()).orElseThrow();
    rules.set(rule.index(), form.with((R) rules.get(rule.index()), part, text));
    return GameModel.FORM.with(facts.model(), member, rules);
  }

  /**
   * The words of problems for people who make a game on a page, and write no Java. Messages are
   * about games; some notes say what to write in an annotation, and have other words here.
   */
  private static final class PageWords {
    /** What only makes sense in a source. */
    private static final Pattern JAVA =
        Pattern.compile(
            "@[A-Z]|\\b[A-Z][a-z]+\\.[A-Z]{2}|\\b[a-z]+ = |\\btypes?\\b|\\bannotation|\\binterface\\b");

    private static final Map<ProblemCode, String> NOTES =
        Map.of(
            ProblemCode.MISSING_ROYAL,
            "make a piece royal that both sides have on the board, or choose that no piece is royal",
            ProblemCode.VARIANT_WITHOUT_PIECES,
            "add a piece",
            ProblemCode.MISSING_LETTER,
            "give the piece a letter",
            ProblemCode.UNKNOWN_LETTER,
            "write the letter of one of the pieces, or add a piece with this letter",
            ProblemCode.UNKNOWN_MOVES,
            "say what the moves of this name are",
            ProblemCode.INVALID_PROMOTION,
            "say where the piece promotes, and to what",
            ProblemCode.UNUSED_PIECE,
            "put it on the board, let a piece promote to it, or remove it",
            ProblemCode.RULE_WITHOUT_EFFECT,
            "remove the rule, or what keeps it from having an effect",
            ProblemCode.MISSING_DROP,
            "say where the piece may be dropped");

    private PageWords() {}

    /** Returns what is wrong. */
    static String sentence(Diagnostic problem) {
      return problem.code() == ProblemCode.UNKNOWN_MOVES
          ? "no moves have the name that the rule gives"
          : ProblemText.line(problem.message());
    }

    /** Returns what there is to do about it, or the empty text. */
    static String note(Diagnostic problem) {
      String note = plain(ProblemText.help(problem.with(problem.advice().without(text -> true))));
      return NOTES.getOrDefault(problem.code(), note);
    }

    /** Returns the lines of a text that speak of no Java. */
    static String plain(String text) {
      return Arrays.stream(text.split("\n", -1))
          .filter(line -> !JAVA.matcher(line).find())
          .collect(Collectors.joining("\n"));
    }
  }
}
