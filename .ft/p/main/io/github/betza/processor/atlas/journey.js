/*
 * How far a move has got: what has been taken off the board, and what has been put on it.
 */
const BetzaJourney = (() => {
  "use strict";
  const OFF = -1;

  /* The effects besides the capture on the square moved to are texts: their kind and squares. */
  const effect = (kind, ...squares) => [kind, ...squares].join(":");

  /* What has been taken off the board or put on it; every path has a journey of its own. */
  class Journey {
    constructor(origin, wrapped, steps, removed, unloaded) {
      this.origin = origin;
      this.wrapped = wrapped;
      this.steps = steps;
      this.removed = removed;
      this.unloaded = unloaded;
    }

    with(changes) {
      return Object.assign(
        new Journey(this.origin, this.wrapped, this.steps, this.removed, this.unloaded),
        changes,
      );
    }

    /* Takes the piece on a square off the board, wherever it stood when the move began. */
    removing(square, enemy) {
      const stood = this.stood(square);
      const removed = new Map(this.removed);
      const unloaded = new Map(this.unloaded);
      removed.delete(stood);
      unloaded.delete(stood);
      return this.with({ removed: removed.set(stood, enemy), unloaded });
    }

    unloading(victim, square) {
      return this.with({ unloaded: new Map(this.unloaded).set(victim, square) });
    }

    putDownOn(square) {
      return [...this.unloaded.values()].includes(square);
    }

    /* Where the piece on a square stood when the move began. */
    stood(square) {
      const put = [...this.unloaded].find(([, on]) => on === square);
      return put ? put[0] : square;
    }

    lastVictim() {
      let last = OFF;
      for (const square of this.removed.keys()) {
        last = this.unloaded.has(square) ? last : square;
      }
      return last;
    }

    effects() {
      return [...this.removed.keys()].map((square) =>
        this.unloaded.has(square)
          ? effect("unload", square, this.unloaded.get(square))
          : effect("remove", square),
      );
    }
  }

  return { OFF, Journey, effect };
})();
