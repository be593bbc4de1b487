/*
 * What the studio asks of the engine that may take longer than a click: whether a design is a game,
 * how its pieces move and what they are worth, and how other programs write it. This function runs in a worker, which
 * gets its text; where there are no workers, it runs in the page. So it uses nothing outside of
 * itself but betzaInTurn.
 *
 * A request is { id, steps, address }. Each step posts { id, step, answer }, or failed in place of an
 * answer.
 */
function betzaMaking(engine, post) {
  "use strict";
  const work = {
    check: ({ address }) => JSON.parse(engine.checkGame(address)),
    values: ({ address }) => JSON.parse(engine.values(address)),
    export: ({ address }, target) => JSON.parse(engine.export(address, target)),
  };

  return betzaInTurn(work, post);
}
