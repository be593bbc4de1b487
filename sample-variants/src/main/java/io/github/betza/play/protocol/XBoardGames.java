package io.github.betza.play.protocol;

import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.xboard.XBoardRules;
import io.github.betza.game.GameRules;
import io.github.betza.model.RuleFeature;
import io.github.betza.play.Repertoire;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games of a repertoire that XBoard can show, and the commands that teach them. */
final class XBoardGames {
  private final Repertoire repertoire;

  /**
   * The lessons made so far, by game: XBoard requests games often, and a lesson takes long to make.
   */
  private final Map<String, Lesson> lessons = new HashMap<>();

  /**
   * The commands that teach XBoard a game.
   *
   * @param commands the commands; empty if the game is built in
   * @param warning a message to the user, shown once, about rules unknown to XBoard
   * @param refusal why it cannot show the game; empty if it can
   * @param unmoved the field that replaces the castling rights, if there is one
   */
  record Lesson(
      List<String> commands,
      Optional<String> warning,
      Optional<String> refusal,
      Optional<XBoardUnmoved> unmoved) {
    private static final Lesson NONE =
        new Lesson(List.of(), Optional.empty(), Optional.empty(), Optional.empty());

    private static Lesson refused(String reason) {
      return new Lesson(List.of(), Optional.empty(), Optional.of(reason), Optional.empty());
    }
  }

  XBoardGames(Repertoire repertoire) {
    this.repertoire = repertoire;
  }

  /**
   * Returns the names by which XBoard can request games. Chess comes first: some programs begin
   * with the first name.
   */
  List<String> names() {
    return repertoire.names().stream()
        .filter(game -> limit(game).isEmpty())
        .map(XBoardNames::of)
        .sorted(Comparator.comparing(name -> !name.equals(XBoardNames.NORMAL)))
        .toList();
  }

  /** Returns the game of the repertoire that XBoard means by a name. */
  Optional<String> find(String name) {
    return XBoardNames.find(repertoire.names(), name);
  }

  /** Returns the lesson about a game of the repertoire. */
  Lesson lesson(String game) {
    return lessons.computeIfAbsent(game, this::prepare);
  }

  /**
   * Returns a position from XBoard in the format of this project.
   *
   * @param game the game that is played
   */
  String position(String game, String fen) {
    String complete = XBoardFen.complete(fen);
    // XBoard writes positions so after a lesson; other programs do not use this format.
    return lessons.getOrDefault(game, Lesson.NONE).unmoved().stream()
        .map(unmoved -> unmoved.read(complete))
        .findFirst()
        .orElse(complete);
  }

  private Lesson prepare(String game) {
    Optional<String> limit = limit(game);
    if (limit.isPresent()) {
      return Lesson.refused(limit.get());
    }
    if (XBoardNames.isKnown(game)) {
      return Lesson.NONE;
    }
    try {
      DeclaredVariant variant = repertoire.declaration(game);
      XBoardSetup setup = XBoardSetup.of(variant);
      return new Lesson(
          setup.commands(), setup.warning(), Optional.empty(), XBoardSetup.unmoved(variant));
    } catch (IllegalStateException e) {
      return Lesson.refused("XBoard cannot be taught " + game + ": " + e.getMessage());
    }
  }

  /** Returns why XBoard cannot show a game, for reasons that do not depend on its declaration. */
  Optional<String> limit(String game) {
    if (XBoardNames.isKnown(game)) {
      return Optional.empty();
    }
    GameRules rules = repertoire.open(game, null).rules();
    if (rules.features().contains(RuleFeature.HANDS)) {
      return Optional.of(
          "XBoard knows the drops of crazyhouse and shogi, but cannot be taught those of " + game);
    }
    Geometry board = rules.geometry();
    if (!XBoardRules.hasRoom(board.files(), board.ranks())) {
      return Optional.of(
          "XBoard has room for %s, %s has %s and %s"
              .formatted(XBoardRules.ROOM, game, board.files(), board.ranks()));
    }
    return repertoire.canDeclare()
        ? Optional.empty()
        : Optional.of("XBoard cannot be taught " + game + ": this Java has no compiler");
  }

  /**
   * Positions as XBoard writes them: without the field of castling rights where its own game has
   * none, as that of Chu Shogi, and without that of capturing en passant where it has neither, as
   * Xiangqi.
   */
  static final class XBoardFen {
    /** The pieces and the side to move come first. */
    private static final int COMMON = 2;

    /** After them come two fields, and then two numbers. */
    private static final int ALL = 6;

    private static final String NONE = "-";

    private XBoardFen() {}

    /**
     * Returns a position with all its fields.
     *
     * @param text what XBoard has sent; anything else is returned as it is
     */
    static String complete(String text) {
      List<String> fields = new ArrayList<>(Words.of(text).list());
      boolean counts =
          fields.size() >= COMMON + 2
              && fields.subList(fields.size() - 2, fields.size()).stream()
                  .allMatch(XBoardFen::isCount);
      if (!counts || fields.size() >= ALL) {
        return text;
      }
      if (fields.size() == COMMON + 2) {
        fields.add(COMMON, NONE);
      }
      boolean isRights = fields.get(COMMON).matches("[A-Za-z]+");
      fields.add(isRights ? COMMON + 1 : COMMON, NONE);
      return String.join(" ", fields);
    }

    private static boolean isCount(String field) {
      return field.matches("[0-9]{1,9}");
    }
  }
}
