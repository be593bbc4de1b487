package io.github.betza.export.fairy;

import io.github.betza.Repetition;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.BoardRegion;
import io.github.betza.export.SimpleMove;
import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.model.Promotion;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Goals, repetition and the move limit in Fairy-Stockfish. It has one goal, for one kind of pieces
 * or for all. It counts moves that are neither captures nor irreversible moves of some kinds.
 */
final class FairyEnds {
  private final FairyArmy army;
  private final DeclaredVariant variant;
  private final GameModel ends;
  private final List<String> omissions;

  FairyEnds(FairyArmy army, List<String> omissions) {
    this.army = army;
    this.variant = army.variant();
    this.ends = variant.model();
    this.omissions = omissions;
  }

  void write(Map<String, String> options) {
    goals(options);
    checks(options);
    moveLimit(options);
    repetitions(options);
  }

  private void goals(Map<String, String> options) {
    List<Goal> formations = ends.goals().stream().filter(Goal::isFormation).toList();
    formations(formations, options);
    List<Goal> goals = ends.goals().stream().filter(goal -> !goal.isFormation()).toList();
    if (goals.isEmpty()) {
      return;
    }
    Goal first = goals.get(0);
    String all = letters();
    String some =
        sorted(
            goals.stream()
                .flatMap(goal -> goal.of().chars().mapToObj(letter -> (char) letter))
                .toList());
    boolean isOne = goals.stream().allMatch(goal -> goal.with(Goal.OF, first.of()).equals(first));
    boolean isAll = some.equals(all) && !variant.hasPromotedForms();
    if (!isOne || !(isAll || some.length() == 1)) {
      omit(goals);
      return;
    }
    Geometry geometry = new Geometry(variant.files(), variant.ranks());
    SquareSet set = first.area(geometry);
    options.put("flagPiece", isAll ? "*" : some.toLowerCase(Locale.ROOT));
    BoardRegion.put(options, "flagRegion", "", geometry, set);
    if (first.count() > 1) {
      options.put("flagPieceCount", String.valueOf(first.count()));
    }
    if (first.answered()) {
      options.put("flagMove", "true");
    }
    if (first.safe()) {
      options.put("flagPieceSafe", "true");
    }
  }

  private void omit(List<Goal> goals) {
    goals.forEach(goal -> omissions.add(variant.sentences().of(GameModel.GOALS, goal)));
  }

  private String letters() {
    return sorted(variant.pieces().stream().map(DeclaredPiece::letter).toList());
  }

  /** Writes the one row and the one block of the engine, which may be anywhere on the board. */
  private void formations(List<Goal> goals, Map<String, String> options) {
    Geometry geometry = new Geometry(variant.files(), variant.ranks());
    boolean isOne =
        goals.size() == 1
            && !variant.hasPromotedForms()
            && isEverywhere(geometry, goals.get(0).area(geometry));
    if (!isOne) {
      omit(goals);
      return;
    }
    Goal goal = goals.get(0);
    String of = sorted(goal.of().chars().mapToObj(letter -> (char) letter).toList());
    if (!of.equals(letters())) {
      options.put("connectPieceTypes", of.toLowerCase(Locale.ROOT));
    }
    if (goal.line() > 0) {
      options.put("connectN", String.valueOf(goal.line()));
    }
    if (goal.orthogonal()) {
      options.put("connectDiagonal", "false");
    }
    if (goal.block() > 0) {
      options.put("connectNxN", String.valueOf(goal.block()));
    }
  }

  private static boolean isEverywhere(Geometry geometry, SquareSet area) {
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        if (!area.contains(Side.WHITE, square) || !area.contains(Side.BLACK, square)) {
          return false;
        }
      }
    }
    return true;
  }

  private static String sorted(Collection<Character> letters) {
    return new TreeSet<>(letters).stream().map(String::valueOf).collect(Collectors.joining());
  }

  /** Writes the option for counted checks; the engine reads their number from the FEN. */
  private void checks(Map<String, String> options) {
    if (ends.checks() == 0) {
      return;
    }
    options.put("checkCounting", "true");
    List<String> fields = new ArrayList<>(List.of(variant.setup().strip().split("\\s+", -1)));
    List.of("w", "-", "-").stream().skip(fields.size() - 1L).forEach(fields::add);
    String last = fields.get(fields.size() - 1);
    if (last.startsWith("+")) {
      String[] given = last.split("\\+", -1);
      fields.remove(fields.size() - 1);
      fields.add(4, left(given[1]) + "+" + left(given[2]));
    } else if (fields.size() == 4 || !fields.get(4).contains("+")) {
      fields.add(4, left("0") + "+" + left("0"));
    }
    options.put("startFen", String.join(" ", fields));
  }

  private int left(String given) {
    return ends.checks() - Integer.parseInt(given);
  }

  private void moveLimit(Map<String, String> options) {
    options.put("nMoveRule", "0");
    if (ends.moveLimit() == 0) {
      return;
    }
    Set<Character> promoting = new TreeSet<>();
    for (Promotion rule : variant.promotions()) {
      rule.of().chars().forEach(letter -> promoting.add((char) letter));
    }
    boolean onlyAhead =
        promoting.stream()
            .flatMap(letter -> army.moves(letter).stream())
            .filter(SimpleMove::moves)
            .allMatch(SimpleMove::isForward);
    if (!onlyAhead || variant.hasPromotedForms()) {
      variant.sentences().of(GameModel.MOVE_LIMIT).forEach(sentence -> omissions.add(sentence));
      return;
    }
    String letters = sorted(promoting).toLowerCase(Locale.ROOT);
    options.put("nMoveRule", String.valueOf(ends.moveLimit()));
    options.put("nMoveRuleTypes", letters.isEmpty() ? "-" : letters);
  }

  private void repetitions(Map<String, String> options) {
    options.put("nFoldRule", String.valueOf(ends.repetitions()));
    // In the engine, the value of a repetition is for the side that is then to move, or for White.
    String value =
        switch (ends.repetition()) {
          case DRAW -> "draw";
          case LOSS, WHITE_WINS -> "win";
          case WIN, BLACK_WINS -> "loss";
        };
    if (ends.repetition() != Repetition.DRAW) {
      options.put("nFoldValue", value);
    }
    if (ends.repetition() == Repetition.WHITE_WINS || ends.repetition() == Repetition.BLACK_WINS) {
      options.put("nFoldValueAbsolute", "true");
    }
    if (ends.perpetualCheck()) {
      options.put("perpetualCheckIllegal", "true");
      if (ends.repetition() != Repetition.DRAW) {
        omissions.add("in the engine perpetual check of both sides is a draw");
      }
    }
  }
}
