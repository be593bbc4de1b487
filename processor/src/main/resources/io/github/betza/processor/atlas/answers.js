/*
 * Asks the engine, one step after the other, and gives up what is not wanted any more. This function
 * runs in a worker, which gets its text; where there are no workers, it runs in the page. So it uses
 * nothing outside of itself but betzaInTurn.
 *
 * A request is { id, steps, notation, dialect, ... }. Each step posts { id, step, answer }, or failed
 * in place of an answer.
 */
function betzaAnswers(engine, post) {
  "use strict";
  let board = null;
  let boardKey = "";

  const HERE = 1;
  const KINDS = { plain: 2, royal: 3, knight: 4, queen: 5, same: HERE };
  const OTHERS = [
    ["E", "piece", "", false],
    ["K", "royal piece", "", true],
    ["N", "knight", "N", false],
    ["Q", "queen", "Q", false],
  ];

  /* The board stays while the notation does: then only the pieces are put anew. */
  function boardOf({ notation, dialect, files, ranks }) {
    const key = JSON.stringify([notation, dialect, files, ranks]);
    if (key !== boardKey) {
      board = engine.board(files, ranks);
      board.add("P", "piece", notation, dialect, false);
      OTHERS.forEach(([symbol, name, other, royal]) =>
        board.add(symbol, name, other, "XBETZA", royal));
      boardKey = key;
    }
    return board;
  }

  /* The kind of the enemies that could stand on empty squares; 0 is any. */
  const enemyKind = (blockers) => (blockers === "plain" ? 0 : KINDS[blockers]);

  function prepared(request) {
    const put = boardOf(request);
    put.clear();
    request.others.forEach(([square, kind, side]) =>
      put.put(square, KINDS[kind], side, request.unmoved));
    put.put(request.at, HERE, 0, request.unmoved);
    put.setLastMoved(KINDS[request.blockers]);
    return put;
  }

  function look(request) {
    return JSON.parse(prepared(request).look(request.at, enemyKind(request.blockers)));
  }

  const work = {
    board(request) {
      const report = JSON.parse(engine.check(request.notation, request.dialect));
      return report.sound ? { ...report, ...look(request) } : report;
    },
    words: ({ notation, dialect }) => JSON.parse(engine.explain(notation, dialect)),
    /* What the letters do, each part by itself; the board was asked before. */
    parts(request) {
      const { notation, dialect, at, blockers } = request;
      const sound = JSON.parse(engine.check(notation, dialect)).sound;
      return sound ? JSON.parse(prepared(request).parts(at, notation, dialect, enemyKind(blockers))) : [];
    },
    /* The second time, all is some times as fast as the first. */
    warm(request, notation) {
      work.board({ ...request, notation, dialect: "XBETZA", others: [] });
      engine.explain(notation, "XBETZA");
      return null;
    },
    translation: ({ notation, dialect }, to) =>
      JSON.parse(engine.translate(notation, dialect, to)),
  };

  return betzaInTurn(work, post);
}
