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
  const { OFF, Journey, effect } = BetzaJourney;
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

  const takesEnemy = (occupant, deed) =>
    ["enemy", "royal", "common"].concat(PASSANT).includes(occupant) &&
    !["none", "drop", "swap"].includes(deed);

  /* Whether the piece on the square reached goes off the board. */
  const takesPlace = (occupant, deed, returns) =>
    ["enemy", "royal", "common", "own", "own-common", "piece"].includes(occupant) &&
    (deed === "remove" || !returns);

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
        return this.board.at(journey.stood(square));
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
        case "own-common":
          return own && !cell.royal;
        case "piece":
          return isPiece(cell);
        case "passant":
        case "passant-common": {
          const victim = this.board.enPassantVictim(square);
          const taken = occupant === "passant" ? "enemy" : "common";
          const there = victim !== OFF && !journey.putDownOn(victim);
          return cell === null && there && this.holds(victim, taken, journey);
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
        const fits = this.hasRoom(deed, stop, journey);
        if (fits && this.matches(occupant, deed, node, stop, journey)) {
          const after = this.goOn(occupant, deed, stop, journey);
          next.forEach((number) => this.follow(number, stop.square, after));
        }
      });
    }

    /* A piece is put down where nothing stands; one that was put down makes no moves. */
    hasRoom(deed, stop, journey) {
      switch (deed) {
        case "unload":
          return this.isFree(stop.start, journey) && stop.square !== stop.start;
        case "drop":
          return (
            journey.lastVictim() === OFF ||
            (this.isFree(stop.start, journey) && stop.square !== stop.start)
          );
        case "excite":
          return !journey.putDownOn(journey.origin) && !journey.putDownOn(stop.square);
        default:
          return true;
      }
    }

    isFree(square, journey) {
      const left = square === journey.origin && !journey.putDownOn(square);
      return left || this.holds(square, "empty", journey);
    }

    /* A mover that went round the board and meets itself can hop over itself, nothing else. */
    matches(occupant, deed, node, stop, journey) {
      const square = stop.square;
      if (occupant === "before") {
        return this.holds(square, "empty", journey) && this.meetsPiece(node, stop, journey);
      }
      const hops = deed === "none" || deed === "drop";
      const itself =
        square === journey.origin && !journey.putDownOn(square) && occupant !== "empty";
      return this.holds(square, occupant, journey) && (!itself || hops);
    }

    meetsPiece(node, stop, journey) {
      const vector = this.turned(node.v[stop.step % node.v.length]);
      const beyond = this.board.step(stop.square, vector, node.w);
      const over = node.w && this.board.step(stop.square, vector) === OFF;
      const there = over ? journey.with({ wrapped: true }) : journey;
      return beyond !== OFF && this.holds(beyond, "piece", there);
    }

    /* The square of the piece that an outcome is about. */
    victim(occupant, square) {
      return PASSANT.includes(occupant) ? this.board.enPassantVictim(square) : square;
    }

    capture(occupant, deed, square, journey) {
      return journey.removing(this.victim(occupant, square), takesEnemy(occupant, deed));
    }

    goOn(occupant, deed, stop, journey) {
      const square = stop.square;
      switch (deed) {
        case "remove":
          return this.capture(occupant, deed, square, journey);
        case "unload": {
          const stood = journey.stood(this.victim(occupant, square));
          return this.capture(occupant, deed, square, journey).unloading(stood, stop.start);
        }
        case "drop": {
          const last = journey.lastVictim();
          return last === OFF ? journey : journey.unloading(last, stop.start);
        }
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
      const returns = finish === "return" || finish === "return-vanish";
      const to = returns ? origin : square;
      if (returns && journey.putDownOn(to)) {
        return;
      }
      let captures = takesEnemy(occupant, deed) || [...journey.removed.values()].includes(true);
      let whole = journey;
      /* Custodial captures are made when all others are. */
      let after = journey;
      const effects = new Set();
      if (deed === "swap" || deed === "unload-home") {
        const here = occupant !== "empty";
        const victim = here ? this.victim(occupant, square) : journey.lastVictim();
        if (victim !== OFF && (to === origin || journey.putDownOn(origin))) {
          return;
        }
        if (deed === "swap" && !journey.putDownOn(square)) {
          effects.add(effect("swap", square, origin));
        } else if (here) {
          const taken = this.capture(occupant, deed, square, journey);
          whole = taken.unloading(journey.stood(victim), origin);
        } else if (victim !== OFF) {
          whole = journey.unloading(victim, origin);
        }
      } else if (PASSANT.includes(occupant) || takesPlace(occupant, deed, returns)) {
        whole = this.capture(occupant, deed, square, journey);
        after = whole;
      }
      whole.effects().forEach((each) => effects.add(each));
      /* A mover that comes back to its victim's square stands there as after any capture. */
      effects.delete(effect("remove", to));
      if (custodies) {
        const held = this.held(custodies, to, after);
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
      const over = journey.with({ wrapped: false });
      /* A piece that was put down on the way is neither held nor a captor. */
      const holds = (square, occupant) =>
        !over.putDownOn(square) && this.holds(square, occupant, over);
      const held = [];
      for (const [between, friend] of custodies) {
        const ally = this.board.step(to, this.turned(friend));
        if (ally === OFF || !holds(ally, "own")) {
          continue;
        }
        const squares = between.map((vector) => this.board.step(to, this.turned(vector)));
        const isTaken = (square) => square === to || holds(square, "piece");
        const occupied = squares.filter(isTaken);
        const free = squares.every(
          (square) => isTaken(square) || holds(square, "empty"),
        );
        if (free && occupied.length === 1 && holds(occupied[0], "enemy")) {
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
