/*
 * Finds the moves of a piece: those that it has by its paths, which BetzaTravel follows, and those
 * that it castles with or has from other pieces. The forms of positions and models are told there.
 */
const BetzaPaths = (() => {
  "use strict";
  const { OFF, MOST_STEPS, Board, Moves, Traveller, effect, isPiece } = BetzaTravel;

  function castle(board, origin, { d, steps, inset }, facing, moves) {
    const direction = d * facing;
    const along = (distance) => board.step(origin, [distance * direction, 0]);
    let distance = 1;
    while (along(distance) !== OFF && board.at(along(distance)) === null) {
      distance++;
    }
    const partner = board.at(along(distance));
    const fits = isPiece(partner) && partner.side === board.at(origin).side && partner.unmoved;
    const onBoard = board.at(along(distance + inset)) !== "hole";
    const atEdge = board.at(along(distance + inset + 1)) === "hole";
    if (fits && steps <= distance && onBoard && atEdge) {
      const over = effect("partner", along(distance), along(steps - 1));
      moves.add(origin, along(steps), false, [over]);
    }
  }

  /* Whether a move takes the enemy piece on a square off its square. */
  function takes(move, square) {
    const there = ["remove:" + square, "unload:" + square + ":"];
    const elsewhere = move.effects.some((each) => each === there[0] || each.startsWith(there[1]));
    const swaps = move.effects.includes(effect("swap", move.to, move.from));
    return (
      elsewhere || (move.to === square && move.from !== square && move.captures && !swaps)
    );
  }

  class Finder {
    constructor(position, models) {
      this.board = new Board(position);
      this.models = models;
      this.lacking = false;
    }

    /* A page may lack the paths of a piece that has too many, but an unknown piece has none. */
    model(kind) {
      this.lacking = this.lacking || (kind > 0 && !this.models[kind]);
      return this.models[kind] || { nodes: [], moves: [], holds: [] };
    }

    /* Adds the moves of a model on a square; ownOnly leaves out those it has from other pieces. */
    add(model, alternatives, from, forward, ownOnly, moves) {
      const cell = this.board.at(from);
      const borrow = (square, origin, facing) => {
        const kind = this.board.at(square).kind;
        if (!ownOnly && kind !== this.board.at(origin).kind) {
          this.add(this.model(kind), this.model(kind).moves, origin, facing, true, moves);
        }
      };
      const traveller = new Traveller(this.board, model, from, forward, moves, borrow);
      for (const alternative of alternatives.filter((each) => !each.first || cell.unmoved)) {
        switch (alternative.t) {
          case "walk":
            traveller.walk(alternative.n);
            break;
          case "anywhere":
            this.leapAnywhere(from, alternative, traveller);
            break;
          case "pass":
            moves.add(from, from, false, []);
            break;
          case "castle":
            castle(this.board, from, alternative, traveller.facing, moves);
            break;
          case "imitate":
            if (!ownOnly) {
              this.imitate(from, forward, alternative, moves);
            }
            break;
          case "mimic":
            if (!ownOnly) {
              this.captureAlike(from, forward, moves);
            }
            break;
          default:
            throw new Error("no such alternative: " + alternative.t);
        }
      }
    }

    leapAnywhere(from, alternative, traveller) {
      const leap = { v: [[0, 0]] };
      for (let square = 0; square < this.board.files * this.board.ranks; square++) {
        if (square !== from) {
          const stop = { square, start: from, step: 1, passed: [] };
          alternative.end.forEach((end) => traveller.land(end, leap, stop, traveller.start()));
        }
      }
    }

    /* The moves of another kind, made from this square. */
    movesAs(kind, from, forward, moves) {
      const found = new Moves();
      found.steps = moves.steps;
      this.add(this.model(kind), this.model(kind).moves, from, forward, true, found);
      moves.steps = found.steps;
      return found.list();
    }

    imitate(from, forward, { mirrored, on }, moves) {
      const last = this.board.position.lastMoved;
      if (!last) {
        return;
      }
      for (const move of this.movesAs(last, from, mirrored ? -forward : forward, moves)) {
        if (on.some((occupant) => this.endsOn(move, occupant))) {
          moves.add(move.from, move.to, move.captures, move.effects);
        }
      }
    }

    /* Whether a move ends on a square that held a piece of some sort when the move began. */
    endsOn(move, occupant) {
      const before = new Traveller(this.board, this.model(0), move.from, 1, null, null);
      const journey = before.start();
      const taken = effect("remove", this.board.enPassantVictim(move.to));
      const passant =
        before.holds(move.to, "passant", journey) && move.effects.includes(taken);
      if (occupant === "passant") {
        return passant;
      }
      return !(occupant === "empty" && passant) && before.holds(move.to, occupant, journey);
    }

    /* Of every kind of enemy: the captures it would make from here, of pieces of its kind only. */
    captureAlike(from, forward, moves) {
      const side = this.board.at(from).side;
      const enemies = [...this.board.position.cells.keys()].filter((square) => {
        const cell = this.board.at(square);
        return isPiece(cell) && cell.side !== side;
      });
      for (const kind of new Set(enemies.map((square) => this.board.at(square).kind))) {
        for (const move of this.movesAs(kind, from, forward, moves)) {
          const alike = enemies.every(
            (square) => !takes(move, square) || this.board.at(square).kind === kind,
          );
          if (move.captures && alike) {
            moves.add(move.from, move.to, move.captures, move.effects);
          }
        }
      }
    }
  }

  function find(position, models, from, name) {
    const finder = new Finder(position, models);
    const model = finder.model(position.cells[from].kind);
    const moves = new Moves();
    finder.add(model, model[name] || [], from, 1, false, moves);
    const complete = moves.steps <= MOST_STEPS && !finder.lacking;
    return { list: moves.list(), steps: moves.steps, complete };
  }

  return {
    /* The moves of the piece on a square, {list, steps, complete}; models are numbered by kind. */
    moves: (position, models, from) => find(position, models, from, "moves"),
    /* The squares of the enemy pieces that the piece on a square immobilises. */
    immobilized: (position, models, from) => {
      const { list } = find(position, models, from, "holds");
      const side = position.cells[from].side;
      return [...position.cells.keys()].filter((square) => {
        const cell = position.cells[square];
        const enemy = isPiece(cell) && cell.side !== side;
        return enemy && list.some((move) => takes(move, square));
      });
    },
    takes,
  };
})();
