/*
 * Follows the paths of a piece, leg by leg, as the page holds them.
 *
 * A position: {files, ranks, cells, enPassant, lastMoved}. A square is rank * files + file; a cell
 * is null, "hole", or {kind, side, royal, unmoved} with side 0 for White and 1 for Black;
 * enPassant is null or {victim, squares}; lastMoved is a kind, or 0.
 *
 * A model: {nodes, moves, holds}; moves are alternatives, holds those by which it immobilises.
 * A node is a leg: {v: steps in turn, n: [least, most] with 0 for any number, or "same", "half",
 * "board"; one step without it}, {r: residue}, {b: [condition, routes by step]}, {s: ski},
 * {w: joined edges}, {end: landings}, {on: branches}. A landing is [occupant, deed, finish,
 * grants, custodies], a branch [occupant, deed, nodes], a custody [between, friend].
 */
const BetzaTravel = (() => {
  "use strict";
  const OFF = -1;
  /* A page must answer at once; a piece with more steps than this has some of its moves left out. */
  const MOST_STEPS = 400000;

  /* The occupants of an empty square on which a piece may be captured en passant. */
  const PASSANT = ["passant", "passant-common"];

  const floorMod = (a, b) => ((a % b) + b) % b;
  const isPiece = (cell) => cell !== null && cell !== "hole";

  class Board {
    constructor(position) {
      this.position = position;
      this.files = position.files;
      this.ranks = position.ranks;
    }

    at(square) {
      return square === OFF ? "hole" : this.position.cells[square];
    }

    step(square, [files, ranks], wrap) {
      let file = (square % this.files) + files;
      let rank = Math.floor(square / this.files) + ranks;
      if (wrap) {
        file = floorMod(file, this.files);
        rank = wrap === "torus" ? floorMod(rank, this.ranks) : rank;
      }
      const on = file >= 0 && file < this.files && rank >= 0 && rank < this.ranks;
      return on ? rank * this.files + file : OFF;
    }

    enPassantVictim(square) {
      const right = this.position.enPassant;
      return right && right.squares.includes(square) ? right.victim : OFF;
    }

    ranksToEnemyHalf(square, facing) {
      const rank = Math.floor(square / this.files);
      const advance = facing > 0 ? rank : this.ranks - 1 - rank;
      return Math.max(1, this.ranks - Math.floor(this.ranks / 2) - 1 - advance);
    }
  }

  /* The effects besides the capture on the square moved to are texts: their kind and squares. */
  const effect = (kind, ...squares) => [kind, ...squares].join(":");

  class Moves {
    constructor() {
      this.byText = new Map();
      this.steps = 0;
    }

    add(from, to, captures, effects) {
      const sorted = [...new Set(effects)].sort();
      const text = [from, to, captures ? "x" : "-", ...sorted].join(" ");
      this.byText.set(text, { from, to, captures, effects: sorted, text });
    }

    list() {
      return [...this.byText.keys()].sort().map((text) => this.byText.get(text));
    }
  }

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

    removing(square, enemy) {
      return this.with({ removed: new Map(this.removed).set(square, enemy) });
    }

    unloading(victim, square) {
      return this.with({ unloaded: new Map(this.unloaded).set(victim, square) });
    }

    putDownOn(square) {
      return [...this.unloaded.values()].includes(square);
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

  const takesEnemy = (occupant, deed) =>
    ["enemy", "royal", "common"].concat(PASSANT).includes(occupant) &&
    deed !== "none" &&
    deed !== "swap";

  class Traveller {
    constructor(board, model, origin, forward, moves, borrow) {
      this.board = board;
      this.nodes = model.nodes;
      this.origin = origin;
      this.side = board.at(origin).side;
      this.forward = forward;
      this.facing = this.side === 0 ? forward : -forward;
      this.moves = moves;
      this.borrow = borrow;
    }

    walk(numbers) {
      numbers.forEach((number) => this.follow(number, this.origin, this.start()));
    }

    start() {
      return new Journey(this.origin, false, 0, new Map(), new Map());
    }

    turned(vector) {
      return [vector[0] * this.facing, vector[1] * this.facing];
    }

    content(square, journey) {
      if (journey.putDownOn(square)) {
        return "hole";
      }
      const left = square === journey.origin && !journey.wrapped;
      return left || journey.removed.has(square) ? null : this.board.at(square);
    }

    holds(square, occupant, journey) {
      const cell = this.content(square, journey);
      const own = isPiece(cell) && cell.side === this.side;
      const enemy = isPiece(cell) && !own;
      switch (occupant) {
        case "empty":
          return cell === null;
        case "enemy":
          return enemy;
        case "royal":
          return enemy && cell.royal;
        case "common":
          return enemy && !cell.royal;
        case "own":
          return own;
        case "piece":
          return isPiece(cell);
        case "passant":
        case "passant-common": {
          const victim = this.board.enPassantVictim(square);
          const taken = occupant === "passant" ? "enemy" : "common";
          return cell === null && victim !== OFF && this.holds(victim, taken, journey);
        }
        default:
          throw new Error("no such occupant: " + occupant);
      }
    }

    bounds(node, start, journey) {
      const length = node.n === undefined ? [1, 1] : node.n;
      if (length === "same") {
        return [journey.steps, journey.steps];
      }
      if (length === "half") {
        return [1, this.board.ranksToEnemyHalf(start, this.facing)];
      }
      if (length === "board") {
        return [1, Math.max(this.board.files, this.board.ranks) - 1];
      }
      return [length[0], length[1] === 0 ? Infinity : length[1]];
    }

    follow(number, start, journey) {
      const node = this.nodes[number];
      const isLeap = node.n === undefined;
      const [least, most] = this.bounds(node, start, journey);
      const passed = [];
      let current = journey;
      let square = start;
      for (let step = 1; step <= most; step++) {
        if (++this.moves.steps > MOST_STEPS) {
          return;
        }
        const vector = this.turned(node.v[(step - 1) % node.v.length]);
        if (!this.bridged(node, step - 1, square, current, passed)) {
          return;
        }
        const next = this.board.step(square, vector, node.w);
        if (next === OFF) {
          return;
        }
        if (node.w && this.board.step(square, vector) === OFF) {
          current = current.with({ wrapped: true });
        }
        square = next;
        if (node.s && step === 1) {
          continue;
        }
        const fits = node.r === undefined || step % node.v.length === node.r;
        if (step >= least && fits) {
          const here = isLeap ? current : current.with({ steps: step });
          this.arrive(node, { square, start, step, passed }, here);
        }
        if (!this.holds(square, "empty", current) || (node.w && square === start)) {
          return;
        }
        passed.push(square);
      }
    }

    arrive(node, stop, journey) {
      (node.end || []).forEach((landing) => this.land(landing, node, stop, journey));
      (node.on || []).forEach(([occupant, deed, next]) => {
        const full = deed === "unload" && journey.putDownOn(stop.start);
        if (!full && this.matches(occupant, deed, node, stop, journey)) {
          const after = this.goOn(occupant, deed, stop, journey);
          next.forEach((number) => this.follow(number, stop.square, after));
        }
      });
    }

    /* A mover that went round the board and meets itself can hop over itself, nothing else. */
    matches(occupant, deed, node, stop, journey) {
      const square = stop.square;
      if (occupant === "before") {
        return this.holds(square, "empty", journey) && this.meetsPiece(node, stop, journey);
      }
      const itself = square === journey.origin && occupant !== "empty";
      return (
        this.holds(square, occupant, journey) &&
        (!itself || deed === "none") &&
        (deed !== "unload" || square !== journey.origin)
      );
    }

    meetsPiece(node, stop, journey) {
      const vector = this.turned(node.v[stop.step % node.v.length]);
      const beyond = this.board.step(stop.square, vector, node.w);
      const over = node.w && this.board.step(stop.square, vector) === OFF;
      const there = over ? journey.with({ wrapped: true }) : journey;
      return beyond !== OFF && this.holds(beyond, "piece", there);
    }

    goOn(occupant, deed, stop, journey) {
      const square = stop.square;
      const enemy = takesEnemy(occupant, deed);
      switch (deed) {
        case "remove":
          return PASSANT.includes(occupant)
            ? journey.removing(this.board.enPassantVictim(square), true)
            : journey.removing(square, enemy);
        case "unload":
          return journey.removing(square, enemy).unloading(square, stop.start);
        case "excite":
          return journey.with({ origin: square, wrapped: false });
        default:
          return journey;
      }
    }

    land([occupant, deed = "none", finish = "stay", grants, custodies], node, stop, journey) {
      const square = stop.square;
      const origin = journey.origin;
      if (!this.matches(occupant, deed, node, stop, journey)) {
        return;
      }
      if (deed === "borrow") {
        this.borrow(square, origin, this.forward);
        return;
      }
      const to = finish === "return" || finish === "return-vanish" ? origin : square;
      for (const put of journey.unloaded.values()) {
        const free = put === origin || journey.removed.has(put) || this.board.at(put) === null;
        if (put === to || !free) {
          return;
        }
      }
      let captures = takesEnemy(occupant, deed) || [...journey.removed.values()].includes(true);
      let whole = journey;
      const effects = new Set();
      if (deed === "swap" || deed === "unload-home") {
        const onTarget = occupant !== "empty";
        const victim = onTarget ? square : journey.lastVictim();
        if (victim !== OFF && (to === origin || journey.putDownOn(origin))) {
          return;
        }
        if (onTarget) {
          effects.add(effect(deed === "swap" ? "swap" : "unload", square, origin));
        } else if (victim !== OFF) {
          whole = journey.unloading(victim, origin);
        }
      } else if (PASSANT.includes(occupant)) {
        effects.add(effect("remove", this.board.enPassantVictim(square)));
      } else if (deed === "remove" && to !== square) {
        effects.add(effect("remove", square));
      }
      whole.effects().forEach((each) => effects.add(each));
      /* A mover that comes back to its victim's square stands there as after any capture. */
      effects.delete(effect("remove", to));
      if (custodies) {
        const held = this.held(custodies, to, journey);
        if (held.length === 0) {
          return;
        }
        held.forEach((victim) => effects.add(effect("remove", victim)));
        captures = true;
      }
      if (finish === "vanish" || finish === "return-vanish") {
        effects.add(effect("vanish", to));
      }
      if (grants) {
        stop.passed.forEach((over) => effects.add(effect("grant", over)));
      }
      this.moves.add(origin, to, captures, effects);
    }

    held(custodies, to, journey) {
      const after = journey.with({ wrapped: false });
      const held = [];
      for (const [between, friend] of custodies) {
        const ally = this.board.step(to, this.turned(friend));
        if (ally === OFF || !this.holds(ally, "own", after)) {
          continue;
        }
        const squares = between.map((vector) => this.board.step(to, this.turned(vector)));
        const isTaken = (square) => square === to || this.holds(square, "piece", after);
        const occupied = squares.filter(isTaken);
        const free = squares.every(
          (square) => isTaken(square) || this.holds(square, "empty", after),
        );
        if (free && occupied.length === 1 && this.holds(occupied[0], "enemy", after)) {
          held.push(occupied[0]);
        }
      }
      return held;
    }

    /* Checks the squares that a step passes over, and notes the empty ones. */
    bridged(node, step, square, journey, passed) {
      if (!node.b) {
        return true;
      }
      const [condition, cycle] = node.b;
      const routes = cycle[step % cycle.length];
      let free = routes.length === 0;
      for (const route of routes) {
        const squares = route.map((over) => this.board.step(square, this.turned(over), node.w));
        const isEmpty = (over) => over !== OFF && this.holds(over, "empty", journey);
        const empty = squares.filter(isEmpty);
        const occupied = squares.filter(
          (over) => over !== OFF && this.holds(over, "piece", journey),
        ).length;
        const fulfilled =
          condition === "empty"
            ? empty.length === squares.length
            : condition === "occupied"
              ? occupied === squares.length
              : occupied === 1 && empty.length === squares.length - 1;
        if (fulfilled) {
          free = true;
          passed.push(...empty);
        }
      }
      return free;
    }
  }

  return { OFF, MOST_STEPS, Board, Moves, Traveller, effect, isPiece };
})();
