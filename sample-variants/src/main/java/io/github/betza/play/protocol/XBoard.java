package io.github.betza.play.protocol;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.game.Result;
import io.github.betza.play.search.Found;
import io.github.betza.play.search.Progress;
import io.github.betza.play.search.Score;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongConsumer;

/**
 * Version 2 of the protocol of XBoard and WinBoard. {@link XBoardMoves} writes moves. The commands
 * of {@link XBoardSetup} teach XBoard a variant, so that it can show an unknown one. {@link
 * XBoardNames} gives the names of the games.
 *
 * <p>While the engine searches for its move, {@code ping} is answered after that move; a command
 * that changes the game ends the search, and the move is not made.
 */
final class XBoard implements Protocol {
  private static final int MATE = 100_000;
  private static final int MILLIS_PER_HUNDREDTH = 10;

  /** The list of games if there are none, because it must not be empty. */
  private static final String NO_GAME = "none";

  private final Engine engine;
  private final Output out;
  private final String firstVariant;
  private XBoardClock clock = new XBoardClock();

  /** The side that the engine plays, or -1 for none. */
  private int own = 1;

  /** Whether to report the search; read by the searching thread. */
  private volatile boolean shows;

  private boolean over;
  private final Deque<String> pings = new ArrayDeque<>();
  private final XBoardGames games;

  /** The games for which the user has been informed of rules unknown to XBoard. */
  private final Set<String> warned = new HashSet<>();

  /** Why XBoard cannot show the game that it has requested, so that no move may be made. */
  private Optional<String> refusal;

  XBoard(Engine engine, Output out) {
    this.engine = engine;
    this.out = out;
    this.firstVariant = engine.variant();
    this.games = new XBoardGames(engine.repertoire());
    this.refusal = games.limit(firstVariant);
  }

  @Override
  public boolean answer(String line) {
    Words words = Words.of(line);
    String command = words.get(0);
    if (refusal.isPresent() && isAboutGame(command)) {
      refuse(words);
      return true;
    }
    switch (command) {
      case "quit" -> {
        return false;
      }
      case "protover" -> introduce();
      case "ping" -> ping(words.from(1));
      case "new" -> begin(firstVariant);
      case "variant" -> variant(words.get(1));
      case "setboard" -> setBoard(words.from(1));
      case "force" -> watch();
      case "result" -> {
        watch();
        over = true;
      }
      case "go" -> play(engine.game().side());
      case "playother" -> play(1 - engine.game().side());
      case "usermove" -> userMove(words.get(1));
      case "undo" -> takeBack(command, 1);
      case "remove" -> takeBack(command, 2);
      case "?" -> {
        if (engine.isThinking()) {
          makeOwnMove(engine.stop());
        }
      }
      case "post" -> shows = true;
      case "nopost" -> shows = false;
      default -> {
        if (!setsClock(command, words) && !isIdle(command)) {
          bare(command);
        }
      }
    }
    return true;
  }

  /** Returns whether a command needs a position. */
  private static boolean isAboutGame(String command) {
    return switch (command) {
      case "setboard", "go", "playother", "usermove", "undo", "remove", "?" -> true;
      default -> isMove(command);
    };
  }

  /** Refuses to play, because XBoard does not show the board of the requested game. */
  private void refuse(Words words) {
    String command = words.get(0);
    String reason = Output.clean(refusal.orElseThrow());
    boolean usermove = command.equals("usermove");
    if (usermove || isMove(command)) {
      out.line("Illegal move (" + reason + "): " + Output.brief(words.get(usermove ? 1 : 0)));
    } else {
      out.line("Error (" + reason + "): " + command);
    }
  }

  private static boolean isMove(String text) {
    return text.equals("@@@@")
        || text.matches("\\+?[A-Z]@[a-z]{1,2}[0-9]{1,2}")
        || text.matches("[a-z]{1,2}[0-9]{1,2}[a-z]{1,2}[0-9].*");
  }

  /**
   * Reads a move without the word usermove, which XBoard sends if an engine does not request the
   * word.
   */
  private void bare(String move) {
    if (isMove(move)) {
      userMove(move);
    } else {
      out.line("Error (unknown command): " + Output.brief(move));
    }
  }

  /** Stops playing either side. */
  private void watch() {
    leave();
    own = -1;
  }

  /** Returns whether a command is valid, but needs no action here. */
  private static boolean isIdle(String command) {
    return switch (command) {
      case "",
          "xboard",
          "accepted",
          "rejected",
          "random",
          "hard",
          "easy",
          "computer",
          "name",
          "rating",
          "ics",
          "draw",
          "hint",
          // The hands follow from the moves; only bughouse needs this command.
          "holding",
          "bk",
          "white",
          "black",
          "." ->
          true;
      default -> false;
    };
  }

  private boolean setsClock(String command, Words words) {
    switch (command) {
      case "level" -> {
        if (!clock.level(words.from(1))) {
          out.line("Error (moves, time and increment expected): level");
        }
      }
      // A clock that has run out may be sent as a number below 0.
      case "time" -> number(words, Long.MIN_VALUE, clock::setRemaining);
      case "otim" ->
          number(
              words,
              Long.MIN_VALUE,
              hundredths -> {
                // The time of the other side is not used.
              });
      case "st" -> number(words, 0, clock::setExactly);
      case "sd" -> number(words, 0, clock::setDepth);
      case "memory" -> number(words, 0, engine::setMegabytes);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void number(Words words, long least, LongConsumer consumer) {
    OptionalLong number = Words.number(words.get(1));
    if (number.isPresent() && number.getAsLong() < least) {
      out.line("Error (number from " + least + " on expected): " + words.get(0));
    } else if (number.isPresent()) {
      consumer.accept(number.getAsLong());
    } else {
      out.line("Error (number expected): " + words.get(0));
    }
  }

  private void introduce() {
    String names = String.join(",", games.names());
    out.line("feature done=0");
    out.line("feature ping=1 setboard=1 playother=1 usermove=1 time=1 san=0 colors=0 debug=1");
    out.line("feature sigint=0 sigterm=0 reuse=1 analyze=0 draw=0 name=0 memory=1 smp=0");
    out.line("feature myname=\"Betza\" variants=\"" + (names.isEmpty() ? NO_GAME : names) + "\"");
    out.line("feature done=1");
  }

  private void ping(String text) {
    if (engine.isThinking()) {
      pings.add(text);
    } else {
      out.line("pong " + Output.brief(text));
    }
  }

  /** Stops the running search without a move. */
  private void leave() {
    if (engine.isThinking()) {
      engine.stop();
      answerPings();
    }
  }

  private void answerPings() {
    while (!pings.isEmpty()) {
      out.line("pong " + Output.brief(pings.remove()));
    }
  }

  private void begin(String variant) {
    leave();
    engine.begin(variant);
    engine.forget();
    own = 1;
    over = false;
    clock.clearDepth();
    refusal = games.limit(variant);
    tellRefusal();
  }

  private void variant(String given) {
    leave();
    Optional<String> name = games.find(given);
    if (name.isEmpty()) {
      refusal = Optional.of("unknown variant " + Output.brief(given));
      out.line("Error (unknown variant): variant " + Output.brief(given));
      return;
    }
    engine.begin(name.get());
    over = false;
    XBoardGames.Lesson lesson = games.lesson(name.get());
    refusal = lesson.refusal();
    tellRefusal();
    lesson.commands().forEach(out::line);
    // XBoard sends the variant again with every game.
    lesson
        .warning()
        .filter(warning -> warned.add(name.get()))
        .ifPresent(warning -> out.line(XBoardNote.of("telluser", warning)));
  }

  private void tellRefusal() {
    refusal.ifPresent(reason -> out.line(XBoardNote.of("tellusererror", reason)));
  }

  private void setBoard(String fen) {
    leave();
    try {
      engine.setGame(engine.gameFrom(games.position(engine.variant(), fen)));
      over = false;
    } catch (MalformedPositionException e) {
      out.line(XBoardNote.of("tellusererror", "Illegal position: " + e.getMessage()));
    }
  }

  /** Sets the side that the engine plays from now on. */
  private void play(int side) {
    if (engine.isThinking()) {
      return;
    }
    own = side;
    thinkIfToMove();
  }

  private void userMove(String text) {
    if (engine.isThinking()) {
      out.line("Illegal move (it is not your turn): " + Output.brief(text));
      return;
    }
    MoveList legal = engine.legalMoves();
    int move = XBoardMoves.find(engine.game(), legal, text);
    if (move < 0) {
      out.line("Illegal move: " + Output.brief(text));
      return;
    }
    engine.game().make(legal, move);
    tellEnding();
    if (!over) {
      thinkIfToMove();
    }
  }

  private void takeBack(String command, int moves) {
    leave();
    if (engine.game().ply() < moves) {
      out.line("Error (not so many moves have been made): " + command);
      return;
    }
    for (int i = 0; i < moves; i++) {
      engine.game().unmake();
    }
    over = false;
  }

  private void thinkIfToMove() {
    if (own != engine.game().side()) {
      return;
    }
    MoveList legal = engine.legalMoves();
    if (legal.size() == 0) {
      tellEnding();
      return;
    }
    Game game = engine.game();
    engine.think(legal, clock.limits(game.ply() / 2), false, progress -> report(progress, game));
  }

  @Override
  public void thoughtEnded() {
    makeOwnMove(engine.await());
  }

  @Override
  public void ended() {
    // A move that is still being searched is of no use.
  }

  private void makeOwnMove(Found found) {
    XBoardMoves.legs(engine.game(), found.line(), 0).forEach(leg -> out.line("move " + leg));
    engine.game().make(found.line(), 0);
    tellEnding();
    answerPings();
  }

  private void tellEnding() {
    boolean canMove = engine.legalMoves().size() > 0;
    Result result = engine.game().result(canMove);
    if (!result.isFinal() || over) {
      return;
    }
    over = true;
    out.line(ResultLine.of(result.ending(), result.reason()));
  }

  private void report(Progress progress, Game game) {
    if (!shows) {
      return;
    }
    out.line(
        "%s %s %s %s %s"
            .formatted(
                progress.depth(),
                score(progress.line().score()),
                progress.millis() / MILLIS_PER_HUNDREDTH,
                progress.nodes(),
                Variation.of(game, progress.line().moves(), XBoardMoves::of)));
  }

  private static int score(int score) {
    if (!Score.isDecided(score)) {
      return score;
    }
    int moves = Score.movesToEnd(score);
    return moves > 0 ? MATE + moves : moves - MATE;
  }
}
