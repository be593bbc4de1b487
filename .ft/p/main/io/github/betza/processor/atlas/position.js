/* A position in which pieces are put and moved, and what the moves of one of them look like. */
const BetzaPosition = (() => {
  "use strict";
  const WHITE = 0;

  /* More work than this, in steps, is not done to find captures that are not possible now. */
  const MOST_WORK = 1500000;

  const empty = (files, ranks) => ({
    files,
    ranks,
    cells: new Array(files * ranks).fill(null),
    enPassant: null,
    lastMoved: 0,
  });

  const isPiece = (cell) => cell !== null && cell !== "hole";

  function name(position, square) {
    const file = square % position.files;
    const letter = file < 26 ? "" : "a";
    return (
      letter +
      String.fromCharCode(97 + (file % 26)) +
      (Math.floor(square / position.files) + 1)
    );
  }

  function square(position, text) {
    return position.cells.findIndex((cell, index) => name(position, index) === text);
  }

  function put(position, where, cell) {
    const cells = position.cells.slice();
    cells[where] = cell;
    return { ...position, cells, enPassant: null };
  }

  const parse = (effect) => {
    const [kind, first, second] = effect.split(":");
    return { kind, first: Number(first), second: Number(second) };
  };

  /* Makes a move. Whatever goes elsewhere is lifted before anything is put down. */
  function play(position, move) {
    const cells = position.cells.slice();
    const mover = cells[move.from];
    const effects = move.effects.map(parse);
    const lifted = effects.filter(({ kind }) => ["unload", "partner", "swap"].includes(kind));
    const passed = effects.filter(({ kind }) => kind === "grant").map(({ first }) => first);
    const stays = move.from === move.to;
    cells[move.from] = null;
    effects
      .filter(({ kind }) => kind !== "grant" && kind !== "vanish")
      .forEach(({ first }) => (cells[first] = null));
    lifted.forEach(({ first, second }) => {
      cells[second] = { ...position.cells[first], unmoved: false };
    });
    const vanishes = effects.some(({ kind }) => kind === "vanish");
    cells[move.to] = vanishes ? null : { ...mover, unmoved: stays && mover.unmoved };
    return {
      ...position,
      cells,
      enPassant: passed.length > 0 ? { victim: move.to, squares: passed } : null,
      lastMoved: stays && effects.length === 0 ? position.lastMoved : mover.kind,
    };
  }

  /* Whether an enemy piece immobilises the piece on a square. */
  function isHeld(position, models, square) {
    const side = position.cells[square].side;
    return position.cells.some(
      (cell, from) =>
        isPiece(cell) &&
        cell.side !== side &&
        models[cell.kind] &&
        models[cell.kind].holds.length > 0 &&
        BetzaPaths.immobilized(position, models, from).includes(square),
    );
  }

  /* The empty squares on which the piece could capture an enemy of a kind, if it stood there. */
  function prospects(position, models, from, kind, royal) {
    const side = position.cells[from].side;
    const found = new Set();
    position.cells.forEach((cell, square) => {
      if (cell === null) {
        for (const crowned of royal ? [false, true] : [false]) {
          const enemy = { kind, side: 1 - side, royal: crowned, unmoved: false };
          const { list } = BetzaPaths.moves(put(position, square, enemy), models, from);
          if (list.some((move) => BetzaPaths.takes(move, square))) {
            found.add(square);
          }
        }
      }
    });
    return found;
  }

  /* What the piece on a square can do: {list, complete, marks, searched}; marks are the names of
     shapes by square. */
  function look(position, models, from, enemyKind) {
    const mover = position.cells[from];
    const model = models[mover.kind];
    if (isHeld(position, models, from)) {
      return { list: [], complete: true, marks: new Map(), searched: true, held: true };
    }
    const { list, steps, complete } = BetzaPaths.moves(position, models, from);
    const searched = steps * position.cells.length <= MOST_WORK;
    const royal = JSON.stringify(model.nodes).includes('"royal"');
    const could = searched
      ? prospects(position, models, from, enemyKind, royal)
      : new Set();
    const moved = put(position, from, { ...mover, unmoved: false });
    const always = mover.unmoved
      ? new Set(
          BetzaPaths.moves({ ...moved, enPassant: position.enPassant }, models, from).list.map(
            (move) => move.text,
          ),
        )
      : null;
    const held = BetzaPaths.immobilized(position, models, from);
    const marks = new Map();
    position.cells.forEach((cell, square) => {
      const here = list.filter((move) => move.to === square && move.from !== square);
      const shape = isPiece(cell)
        ? onPiece(cell, square, here, list, mover, held)
        : onEmpty(here, could.has(square), always);
      if (shape && square !== from) {
        marks.set(square, shape);
      }
    });
    return { list, complete, marks, searched, held: false };
  }

  const has = (moves, kind) =>
    moves.some((move) => move.effects.some((effect) => effect.startsWith(kind + ":")));

  function onEmpty(here, couldCapture, always) {
    if (has(here, "vanish")) {
      return "vanish";
    }
    if (has(here, "partner")) {
      return "castle";
    }
    const moves = here.some((move) => !move.captures);
    if (always && here.length > 0 && here.every((move) => !always.has(move.text))) {
      return "first";
    }
    if (moves) {
      return couldCapture ? "both" : "move";
    }
    return here.length > 0 ? "locust" : couldCapture ? "capture" : null;
  }

  function onPiece(cell, square, here, list, mover, held) {
    if (cell.side === mover.side) {
      return here.length > 0 ? "own" : null;
    }
    if (has(here, "swap")) {
      return "swap";
    }
    if (here.some((move) => move.captures)) {
      return "capture";
    }
    if (list.some((move) => BetzaPaths.takes(move, square))) {
      return "victim";
    }
    return held.includes(square) ? "hold" : null;
  }

  /* A move in words. */
  function tell(position, move) {
    const at = (square) => name(position, square);
    const there = position.cells[move.to];
    const parts = [];
    if (move.from === move.to) {
      parts.push("ends where it began");
    } else {
      const enemy = isPiece(there) && there.side !== position.cells[move.from].side;
      parts.push(
        at(move.from) + " to " + at(move.to) + (move.captures && enemy ? ", captures there" : ""),
      );
    }
    for (const { kind, first, second } of move.effects.map(parse)) {
      parts.push(
        {
          remove: () => "takes " + at(first),
          unload: () => "puts the piece of " + at(first) + " on " + at(second),
          partner: () => "the piece of " + at(first) + " goes to " + at(second),
          grant: () => "may be taken en passant on " + at(first),
          swap: () => "changes places",
          vanish: () => "vanishes",
        }[kind](),
      );
    }
    return parts.join(", ");
  }

  return { WHITE, empty, isPiece, name, square, put, play, look, tell };
})();
