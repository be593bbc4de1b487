/*
 * What the studio asks of the engine that may take longer than a click: whether a design is a game,
 * what its pieces are worth, and how other programs write it. This function runs in a worker, which
 * gets its text; where there are no workers, it runs in the page. So it uses nothing outside of
 * itself.
 *
 * A request is { id, steps, address }. Each step posts { id, step, answer }, or failed in place of an
 * answer.
 */
function betzaMaking(engine, post) {
  "use strict";
  let latest = null;

  const work = {
    check: ({ address }) => engine.checkGame(address),
    values: ({ address }) => engine.values(address),
    export: ({ address }, target) => engine.export(address, target),
  };

  function answer(request, step) {
    const [name, detail] = step.split(" ");
    try {
      post({ id: request.id, step, answer: JSON.parse(work[name](request, detail)) });
    } catch (failed) {
      post({ id: request.id, step, failed: String(failed && failed.message) });
    }
  }

  /* Each step waits in line behind new requests, which make it superfluous. */
  function next(request, steps) {
    setTimeout(() => {
      if (request === latest && steps.length > 0) {
        answer(request, steps[0]);
        next(request, steps.slice(1));
      }
    }, 0);
  }

  return (request) => {
    latest = request;
    next(request, request.steps);
  };
}
