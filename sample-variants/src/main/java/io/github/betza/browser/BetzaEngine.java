package io.github.betza.browser;

import io.github.betza.Dialect;
import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.play.search.PieceValues;
import io.github.betza.processor.analysis.Explanation;
import io.github.betza.processor.analysis.NotationAnalysis;
import io.github.betza.processor.analysis.TranslationReport;
import io.github.betza.processor.describe.Description;
import io.github.betza.processor.interpret.game.InterpretedGame;
import io.github.betza.processor.json.Json;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.address.GameAddress;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.JSExport;

/** What a page can ask about notations, and the boards that it can have. */
public final class BetzaEngine {
  private BetzaEngine() {}

  /** Returns the errors and warnings of a notation, see {@link AnalysisData#report}. */
  @JSExport
  public static String check(String notation, String dialect) {
    return Json.of(AnalysisData.report(analysis(notation, dialect).report()));
  }

  /** Returns the errors and warnings of a notation, and what it means where it has no error. */
  @JSExport
  public static String explain(String notation, String dialect) {
    Work work = Work.on(notation);
    NotationAnalysis analysis = NotationAnalysis.of(notation, Dialect.valueOf(dialect), work);
    Explanation explanation = analysis.explanation(work);
    return Json.of(AnalysisData.explanation(explanation, analysis.reading()));
  }

  /** Returns a notation with the same moves in another dialect, or why there is none. */
  @JSExport
  public static String translate(String notation, String from, String to) {
    Work work = Work.toTranslate(notation);
    TranslationReport report =
        NotationAnalysis.of(notation, Dialect.valueOf(from), work)
            .translation(Dialect.valueOf(to), work);
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("notation", report.notation().orElse(""));
    data.put("notes", report.notes());
    data.put("reason", report.reason());
    return Json.of(data);
  }

  /** Returns an empty board on which pieces stand freely. */
  @JSExport
  public static FreeBoard board(int files, int ranks) {
    return new FreeBoard(files, ranks);
  }

  /** Begins the game of an address, which must have no errors, see {@link #checkGame}. */
  @JSExport
  public static PlayedGame game(String address) {
    return new PlayedGame(Design.of(address).facts());
  }

  /** Returns the design of an address, see {@link DesignData}. */
  @JSExport
  public static String design(String address) {
    return text(Design.of(address));
  }

  /** Puts a piece on a square, a hole for {@code *}, or nothing for the empty text. */
  @JSExport
  public static String put(String address, int square, String symbol, int side) {
    return text(Design.of(address).put(square, symbol, side));
  }

  /** Carries what is on a square to another. */
  @JSExport
  public static String move(String address, int from, int to) {
    return text(Design.of(address).move(from, to));
  }

  /** Sets up Black's half of the board as White's is, see {@link SetupGrid#mirror}. */
  @JSExport
  public static String mirror(String address) {
    return text(Design.of(address).mirror());
  }

  /** Takes a board of another size. */
  @JSExport
  public static String resize(String address, int files, int ranks) {
    return text(Design.of(address).resize(files, ranks));
  }

  /** Takes all pieces away. */
  @JSExport
  public static String clear(String address) {
    return text(Design.of(address).clear());
  }

  /** Has so many pieces in hand. */
  @JSExport
  public static String hold(String address, int side, String symbol, int count) {
    return text(Design.of(address).hold(side, symbol, count));
  }

  /** Lets a side begin. */
  @JSExport
  public static String turn(String address, int side) {
    return text(Design.of(address).turn(side));
  }

  /** Adds a piece, which gets a free letter. */
  @JSExport
  public static String addPiece(String address, String name, String notation, String dialect) {
    return text(Design.of(address).addPiece(name, notation, Dialect.valueOf(dialect)));
  }

  /** Changes a piece. */
  @JSExport
  public static String setPiece(
      String address,
      int kind,
      String symbol,
      String name,
      String notation,
      String dialect,
      boolean royal) {
    return text(
        Design.of(address).setPiece(kind, symbol, name, notation, Dialect.valueOf(dialect), royal));
  }

  /** Takes a piece out of the game. */
  @JSExport
  public static String removePiece(String address, int kind) {
    return text(Design.of(address).removePiece(kind));
  }

  /** Says what the extra moves of a name are. */
  @JSExport
  public static String setMoves(String address, String name, String notation, String dialect) {
    return text(Design.of(address).setMoves(name, notation, Dialect.valueOf(dialect)));
  }

  /** Gives a member of the annotation of games another value. */
  @JSExport
  public static String set(String address, String member, String value) {
    return text(Design.of(address).set(member, value));
  }

  /** Takes a rule out of the list of a member. */
  @JSExport
  public static String remove(String address, String member, int index) {
    return text(Design.of(address).remove(member, index));
  }

  /** Returns the members of the annotation of games, see {@link RulesForm}. */
  @JSExport
  public static String form() {
    return Json.of(RulesForm.members());
  }

  /** Returns what is wrong with the design of an address, see {@link GameProblems}. */
  @JSExport
  public static String checkGame(String address) {
    return Json.of(new GameProblems(Design.of(address)).data());
  }

  /** Returns the programs for which a design can be written, see {@link GameExports}. */
  @JSExport
  public static String targets() {
    return Json.of(GameExports.targets());
  }

  /** Returns a design without errors for another program, see {@link GameExports#export}. */
  @JSExport
  public static String export(String address, String target) {
    return Json.of(GameExports.export(Design.of(address).facts(), target));
  }

  /** Returns what the pieces of a design without errors are worth, see {@link Worths}. */
  @JSExport
  public static String values(String address) {
    return Json.of(Worths.of(Design.of(address).facts()));
  }

  /** Returns the games to begin a design with, see {@link Starts}. */
  @JSExport
  public static String starts() {
    return Json.of(Starts.data());
  }

  private static String text(Design design) {
    return Json.of(DesignData.of(design));
  }

  private static NotationAnalysis analysis(String notation, String dialect) {
    return NotationAnalysis.of(notation, Dialect.valueOf(dialect), Work.on(notation));
  }

  /** How the pieces of a game move, and what they are worth, in words. */
  private static final class Worths {
    /** What a pawn of chess is worth to the search. */
    private static final int PAWN = 100;

    private Worths() {}

    /** Returns the kinds of pieces: how each moves, and what it is worth if it is not royal. */
    static List<Object> of(VariantFacts facts) {
      PieceValues values = new PieceValues(InterpretedGame.rules(facts));
      List<Object> all = new ArrayList<>();
      for (int kind = 1; kind <= facts.pieces().size(); kind++) {
        PieceFacts piece = facts.piece(kind);
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("kind", kind);
        data.put("words", sentences(piece));
        if (!piece.royal()) {
          data.put("value", words(Math.round((float) values.of(kind) / PAWN)));
        }
        all.add(data);
      }
      return all;
    }

    private static String sentences(PieceFacts piece) {
      Work work = Work.on(piece.notation());
      return String.join(
          " ", piece.piece().map(each -> Description.of(each, work)).orElse(List.of()));
    }

    private static String words(int pawns) {
      return switch (pawns) {
        case 0 -> "less than a pawn";
        case 1 -> "about a pawn";
        default -> "about " + pawns + " pawns";
      };
    }
  }

  /**
   * The members of the annotation of games as data, so that a page can show rules it does not know.
   */
  private static final class RulesForm {
    private RulesForm() {}

    /** Returns all members but the name, the size and the setup. */
    static List<Object> members() {
      return GameModel.FORM.members().stream()
          .filter(GameAddress::hasKey)
          .map(RulesForm::member)
          .toList();
    }

    private static Object member(Member<?> member) {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("name", member.name());
      data.put("kind", member.kind().name());
      data.put("required", member.defaultValue().isEmpty());
      Object value = member.defaultValue().orElse(null);
      if (value instanceof Enum<?> constant) {
        data.put("default", constant.name());
        data.put(
            "constants",
            Arrays.stream(constant.getDeclaringClass().getEnumConstants())
                .map(Object::toString)
                .toList());
      } else if (value != null && member.ruleForm().isEmpty()) {
        data.put("default", value.toString());
      }
      member
          .range()
          .ifPresent(
              range -> {
                data.put("least", range.least());
                data.put("most", range.most());
              });
      member.ruleForm().ifPresent(form -> data.put("rule", parts(form)));
      return data;
    }

    private static List<Object> parts(Form<?> form) {
      return form.members().stream().map(RulesForm::member).toList();
    }
  }
}
