package io.github.betza.play.protocol;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.game.Perft;
import io.github.betza.game.Result.Ending;
import io.github.betza.play.search.Found;
import io.github.betza.play.search.MateSearch;
import io.github.betza.play.search.Progress;
import io.github.betza.play.search.Score;
import io.github.betza.play.search.SearchLimits;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The protocol UCI, with the option {@code UCI_Variant} of other programs for variants, and the
 * protocol USI, with the differences in {@link UciForm}. Moves of UCI are written by {@link
 * Game#text}; with {@code UCI_Chess960}, castling by file is a move of the king to its rook. {@code
 * 0000} is read as a pass if the game allows one. Invalid commands are answered with {@code info
 * string} and change nothing. {@code d} shows the position, as in Stockfish.
 *
 * <p>{@code go perft} and a depth counts move sequences. Meanwhile {@code stop} ends the count and
 * {@code isready} is answered; all other commands and the end of the input wait for it, so that a
 * program may write all its commands at once. Commands that need the game, {@code quit} and the end
 * of the input stop a running search, which is then answered.
 */
final class Uci implements Protocol {
  private static final long MILLIS = 1_000;

  private final Engine engine;
  private final Output out;
  private final UciForm form;

  private final UciOptions options;

  /** The search to begin when the move that is pondered about is made, or null. */
  private UciGo pondered;

  /** The running count or the last one, or null if there was none. */
  private UciPerft perft;

  /** The search for a mate, or null if a move is searched. */
  private MateSearch mates;

  /** Why the game cannot be played over this protocol. */
  private Optional<String> limit;

  Uci(Engine engine, Output out, UciForm form) {
    this.engine = engine;
    this.out = out;
    this.form = form;
    this.options = new UciOptions(engine, form);
    this.limit = form.limit(engine.repertoire(), engine.variant());
    if (limit.isPresent()) {
      form.first(engine.repertoire(), engine.variant()).ifPresent(this::begin);
    }
  }

  private void begin(String variant) {
    engine.begin(variant);
    limit = Optional.empty();
  }

  /** Returns the protocol in use. */
  UciForm form() {
    return form;
  }

  @Override
  public boolean answer(String line) {
    Words words = Words.of(line);
    switch (words.get(0)) {
      case "isready" -> {
        // This is answered at once.
      }
      case "stop" -> stopCounting();
      default -> finishCounting();
    }
    switch (words.get(0)) {
      case "uci", "usi" -> introduce();
      case "isready" -> out.line("readyok");
      case "ucinewgame", "usinewgame" -> {
        settle();
        engine.forget();
      }
      case "setoption" -> setOption(words);
      case "position" -> position(words);
      case "go" -> go(words);
      case "d" -> {
        settle();
        UciDiagram.of(engine.game(), form).forEach(out::line);
      }
      case "stop", "gameover" -> settle();
      case "ponderhit" -> ponderHit();
      case "quit" -> {
        settle();
        return false;
      }
      case "", "debug", "register" -> {
        // No answer is needed.
      }
      default -> say("unknown command " + Output.brief(words.get(0)));
    }
    return true;
  }

  @Override
  public void thoughtEnded() {
    tellBest(engine.await());
  }

  @Override
  public void ended() {
    finishCounting();
    settle();
  }

  private void finishCounting() {
    if (perft != null) {
      perft.await();
    }
  }

  private void stopCounting() {
    if (perft != null) {
      perft.stop();
    }
  }

  /** Stops the running search and answers it. */
  private void settle() {
    if (engine.isThinking()) {
      tellBest(engine.stop());
    }
  }

  private void tellBest(Found found) {
    pondered = null;
    Game game = engine.game();
    if (mates != null) {
      boolean isFound = found.line().size() > 0;
      String none = mates.isProved() ? "nomate" : "timeout";
      out.line("checkmate " + (isFound ? Variation.of(game, found.line(), options.namer()) : none));
      return;
    }
    MoveList line = options.strength().choose(found, game.hash());
    if (line.size() == 0) {
      out.line("bestmove " + form.noMove());
      return;
    }
    String[] moves = Variation.of(game, line, options.namer()).split(" ", -1);
    boolean hasPonder = options.ponders() && moves.length > 1;
    out.line("bestmove " + moves[0] + (hasPonder ? " ponder " + moves[1] : ""));
  }

  private void say(String text) {
    out.line("info string " + text);
  }

  private void introduce() {
    out.line("id name Betza");
    out.line("id author the authors of Betza");
    options.introduction().forEach(out::line);
    out.line(form.word() + "ok");
  }

  private void setOption(Words words) {
    settle();
    int value = words.find("value");
    options.set(words.between(2, value), words.from(value + 1)).ifPresent(this::say);
    limit = form.limit(engine.repertoire(), engine.variant());
  }

  private void position(Words words) {
    settle();
    int moves = words.find("moves");
    String fen = words.between(2, moves);
    boolean fromStart = words.get(1).equals("startpos") && fen.isEmpty();
    String word = form.positionWord();
    if (!fromStart && (!words.get(1).equals(word) || fen.isEmpty())) {
      say("position is followed by startpos, or by " + word + " and a position");
      return;
    }
    if (limit.isPresent()) {
      say(limit.get());
      return;
    }
    try {
      Game game = engine.gameFrom(fromStart ? null : form.fen(fen));
      MoveList legal = new MoveList();
      for (int i = moves + 1; i < words.list().size(); i++) {
        legal.clear();
        game.legalMoves(legal);
        int move = form.find(game, legal, words.get(i));
        if (move < 0) {
          say("illegal move " + Output.brief(words.get(i)) + "; the position is as before");
          return;
        }
        game.make(legal, move);
      }
      engine.setGame(game);
    } catch (MalformedPositionException e) {
      say(e.getMessage() + "; the position is as before");
    }
  }

  private void go(Words words) {
    settle();
    boolean solves = form == UciForm.USI && words.get(1).equals("mate");
    mates = solves ? new MateSearch(engine.game()) : null;
    if (limit.isPresent()) {
      say(limit.get());
      out.line(solves ? "checkmate notimplemented" : "bestmove " + form.noMove());
      return;
    }
    if (solves) {
      engine.solve(mates, mateLimits(words.get(2)));
      return;
    }
    if (words.get(1).equals("perft")) {
      UciPerft.depth(words.get(2))
          .ifPresentOrElse(
              depth -> perft = UciPerft.start(engine.game(), (int) depth, out),
              () ->
                  say(
                      "perft is followed by a depth of 1 to %s, not %s"
                          .formatted(Perft.MAX_DEPTH, Output.brief(words.get(2)))));
      return;
    }
    MoveList legal = engine.legalMoves();
    UciGo order = UciGo.of(words, engine.game(), legal, options.overhead(), form);
    order.mistakes().forEach(this::say);
    if (legal.size() == 0) {
      boolean drawn = engine.game().result(false).ending() == Ending.DRAW;
      out.line("info depth 0 score " + (drawn ? "cp 0" : "mate 0"));
    }
    Game game = engine.game();
    int lines = options.lines();
    SearchLimits limits = options.strength().within(order.limits().withLines(lines));
    pondered = order.ponders() ? order : null;
    engine.think(
        order.roots(),
        order.ponders() ? limits.untimed() : limits,
        order.infinite() || order.ponders(),
        progress -> report(progress, game, lines));
  }

  /**
   * Returns the limits of the search for a mate.
   *
   * @param time the most milliseconds; "infinite" or empty for no limit
   */
  private SearchLimits mateLimits(String time) {
    OptionalLong millis = Words.number(time);
    if (millis.isEmpty() && !time.isEmpty() && !time.equals("infinite")) {
      say("mate is followed by a number or infinite, not " + Output.brief(time));
    }
    return millis.isPresent()
        ? TimeShare.exactly(millis.getAsLong(), options.overhead())
        : SearchLimits.NONE;
  }

  /** Begins the timed search: the move that was pondered about has been made. */
  private void ponderHit() {
    UciGo order = pondered;
    pondered = null;
    if (order == null || !order.isLimited()) {
      settle();
    } else if (!order.infinite()) {
      engine.limit(options.strength().within(order.limits()));
    }
  }

  private void report(Progress progress, Game game, int lines) {
    if (progress.rank() > lines) {
      return;
    }
    int score = progress.line().score();
    String value = Score.isDecided(score) ? "mate " + Score.movesToEnd(score) : "cp " + score;
    out.line(
        "info depth %s seldepth %s%s score %s nodes %s nps %s time %s pv %s"
            .formatted(
                progress.depth(),
                progress.deepest(),
                lines > 1 ? " multipv " + progress.rank() : "",
                value,
                progress.nodes(),
                MILLIS * progress.nodes() / Math.max(1, progress.millis()),
                progress.millis(),
                Variation.of(game, progress.line().moves(), options.namer())));
  }
}
