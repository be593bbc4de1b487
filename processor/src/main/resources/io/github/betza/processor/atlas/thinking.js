/*
 * Lets the engine look for the move of the computer. The search hears nothing while it runs, so it
 * runs for a short time again and again; the engine keeps what it has found. This function runs in a
 * worker, which gets its text; where there are no workers, it runs in the page. So it uses nothing
 * outside of itself.
 *
 * A request is { id, steps, declaration, start, line, depth, lines, millis }, and its steps are one
 * of prepare, think, now. While the engine thinks, { id, step: "thinking", answer } is posted, at
 * last { id, step: "move", answer }, or failed in place of an answer.
 */
function betzaThinking(engine, post) {
  "use strict";
  const SLICE = 100;

  /* A look begins with the first ply, so it may take a part of the time that went before it. */
  const PART = 4;
  let game = null;
  let start = "";
  let line = [];
  let job = null;

  function made(declaration) {
    if (game === null) {
      game = engine.game(declaration.address);
      start = declaration.setup;
    }
    return game;
  }

  /* What follows on the position before is played on, so that no long game begins anew. */
  function setUp(request) {
    made(request.declaration);
    const follows = start === request.start && line.every((move, i) => move === request.line[i]);
    if (!follows) {
      game.load(request.start);
      line = [];
    }
    request.line.slice(line.length).forEach((move) => {
      const wrong = game.play(move);
      if (wrong !== "") {
        throw new Error(wrong);
      }
    });
    start = request.start;
    line = request.line;
  }

  function fail(id, error) {
    job = null;
    game = null;
    line = [];
    post({ id, step: "move", failed: String(error && error.message) });
  }

  function look({ request, begin, until }) {
    const slice = Math.max(SLICE, (Date.now() - begin) / PART);
    const millis = Math.max(1, Math.floor(Math.min(slice, until - Date.now())));
    const answer = JSON.parse(game.think(request.depth, request.lines, millis));
    if (job.best === null || answer.depth >= job.best.depth) {
      job.best = answer;
    }
    return answer.settled || Date.now() >= job.until;
  }

  function end() {
    const { request, best } = job;
    job = null;
    post({ id: request.id, step: "move", answer: best });
  }

  function next(own) {
    if (job !== own) {
      return;
    }
    try {
      if (look(own)) {
        end();
      } else {
        post({ id: own.request.id, step: "thinking", answer: own.best });
        setTimeout(() => next(own), 0);
      }
    } catch (failed) {
      fail(own.request.id, failed);
    }
  }

  function think(request) {
    setUp(request);
    game.prepare();
    const begin = Date.now();
    job = { request, begin, until: begin + request.millis, best: null };
    const own = job;
    setTimeout(() => next(own), 0);
  }

  const work = {
    prepare: (request) => made(request.declaration).prepare(),
    think,
    now() {
      if (job !== null && job.best === null) {
        job.until = 0;
      } else if (job !== null) {
        end();
      }
    },
  };

  return (request) => {
    try {
      work[request.steps[0]](request);
    } catch (failed) {
      fail(request.id, failed);
    }
  };
}
