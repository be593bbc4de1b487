/* The board on which a game is set up. The engine changes the setup; this says what is to be done. */
const BetzaSetup = (() => {
  "use strict";
  const { html, button } = BetzaElements;
  const { drawing } = BetzaStudioLooks;
  const NO_LOOK = { marks: [] };

  return class {
    /* actions: put(square, symbol, side), move(from, to), hold(side, symbol, count), key(key): a key that
       is no piece's, returns whether it is used; tool(): what is picked up, or null; wrong(): squares
       with problems. */
    constructor(place, actions) {
      this.actions = actions;
      this.flipped = false;
      this.chosen = null;
      this.design = null;
      this.frameKey = "";
      this.handsKey = "";
      this.armyKey = "";
      const middle = html("div", {});
      this.hands = ["white", "black"].map((side) =>
        html("div", { class: "hand " + side, role: "group", "aria-label": side + " pieces in hand" }));
      this.table = html("div", { class: "table" }, this.hands[1], middle, this.hands[0]);
      place.replaceChildren(this.table);
      this.board = new BetzaBoard(middle, {
        label: "The board. Arrow keys choose a square. A letter puts White\u2019s piece there, with Shift"
          + " Black\u2019s; Delete empties the square.",
        choose: (square) => this.choose(square),
        drop: (from, to, piece) => this.drop(from, to, piece),
        canDrag: (square) => this.board.pieceAt(square) !== null,
        cancel: () => this.select(null),
        key: (key, square) => this.key(key, square),
        tell: (square) => this.tell(square),
      });
    }

    show(design, looks) {
      this.design = design;
      this.looks = looks;
      const { files, ranks, holes } = design;
      const key = JSON.stringify([files, ranks, holes, this.flipped]);
      if (key !== this.frameKey) {
        this.frameKey = key;
        this.frame();
      }
      if (this.chosen !== null && this.cell(this.chosen) === undefined) {
        this.chosen = null;
      }
      this.showHands();
      this.draw();
    }

    /* What is in hand has the place that it has in the game. A press adds one; with nothing picked up
       but emptiness, or Delete, it takes one away. */
    showHands() {
      const { hands, pieces } = this.design;
      const key = JSON.stringify([hands, this.looks, this.flipped]);
      if (key === this.handsKey) {
        return;
      }
      this.handsKey = key;
      const slots = [...this.table.querySelectorAll(".hand button")];
      const at = slots.indexOf(document.activeElement);
      this.table.classList.toggle("handed", hands.length > 0);
      this.table.classList.toggle("flipped", this.flipped);
      this.hands.forEach((hand, side) => {
        const own = hands.filter(([each]) => each === side);
        hand.hidden = own.length === 0;
        hand.replaceChildren(...own.map(([, kind, count]) => this.slot(side, this.looks[kind - 1], pieces[kind - 1].symbol, count)));
      });
      if (at >= 0 && at < slots.length) {
        this.table.querySelectorAll(".hand button")[at].focus();
      }
    }

    slot(side, look, symbol, count) {
      const change = (by) => this.actions.hold(side, symbol, Math.max(0, count + by));
      const made = button(drawing({ ...look, side }), () => {
        const tool = this.actions.tool();
        change(tool !== null && tool.symbol === "" ? -1 : 1);
      }, { "aria-label": `${look.name}: ${count}`, class: count === 0 ? "none" : "some" });
      made.addEventListener("keydown", (event) => {
        if (event.key === "Delete" || event.key === "Backspace") {
          change(-1);
        }
      });
      made.append(html("span", { class: "count", "aria-hidden": "true" }, count > 0 ? String(count) : ""));
      return made;
    }

    /* The cursor stays where it is while the squares do. */
    frame() {
      const { files, ranks, holes } = this.design;
      const { cursor } = this.board;
      this.board.frame({ files, ranks, holes, flipped: this.flipped });
      this.board.cursor = cursor !== null && cursor < files * ranks ? cursor : null;
      this.table.style.setProperty("--width", this.board.layout.width);
      this.table.style.setProperty("--height", this.board.layout.height);
    }

    flip() {
      this.flipped = !this.flipped;
      this.show(this.design, this.looks);
    }

    cell(square) {
      return this.design.cells.find(([at]) => at === square);
    }

    draw() {
      const pieces = this.design.cells.map(([square, kind, side]) => ({ square, side, ...this.looks[kind - 1] }));
      const { marks } = this.chosen === null ? NO_LOOK : this.look(this.chosen);
      this.board.show({
        pieces,
        marks: marks.filter(([square]) => square !== this.chosen),
        chosen: this.chosen,
        check: this.actions.wrong(),
      });
    }

    /* Where the piece on a square moves, by the engine; a kind whose notation is wrong does not. */
    look(square) {
      const { pieces, files, ranks, cells, holes } = this.design;
      const key = JSON.stringify([pieces, files, ranks]);
      if (key !== this.armyKey) {
        this.armyKey = key;
        this.army = BetzaEngine.board(files, ranks);
        this.kinds = pieces.map(({ symbol, name, notation, dialect, royal, sound }) =>
          this.army.add(symbol, name || symbol, sound ? notation : "", dialect, royal));
      }
      this.army.clear();
      holes.forEach((hole) => this.army.hole(hole));
      cells.forEach(([at, kind, side]) => this.army.put(at, this.kinds[kind - 1], side, true));
      return JSON.parse(this.army.look(square, 0));
    }

    /* Shows how a kind moves, on the first square of White that has one. */
    lookAt(kind) {
      const found = this.design.cells.find(([, each, side]) => each === kind && side === 0);
      this.select(found === undefined ? null : found[0]);
    }

    select(square) {
      this.chosen = square;
      this.draw();
    }

    /* With a piece picked up, a click puts it, or takes the same one away. Without one, the first
       click chooses a piece, and the second the square to which it goes. */
    choose(square) {
      const tool = this.actions.tool();
      const cell = this.cell(square);
      if (tool !== null) {
        const same = cell !== undefined && this.symbol(cell) === tool.symbol && cell[2] === tool.side;
        this.chosen = null;
        this.actions.put(square, same ? "" : tool.symbol, tool.side);
        this.board.say(this.tell(square));
      } else if (this.chosen !== null && this.chosen !== square) {
        const from = this.chosen;
        this.chosen = null;
        this.actions.move(from, square);
        this.board.say(this.tell(square));
      } else {
        this.select(cell === undefined || this.chosen === square ? null : square);
        this.board.say(cell === undefined
          ? this.tell(square) + " Choose a piece below the board, then a square."
          : this.tell(square));
      }
    }

    symbol([, kind]) {
      return this.design.pieces[kind - 1].symbol;
    }

    /* A piece that is dropped beside the board is taken away. */
    drop(from, to, { symbol, side }) {
      this.chosen = null;
      if (from === null && to !== null) {
        this.actions.put(to, symbol, side);
      } else if (from !== null && to === null) {
        this.actions.put(from, "", 0);
      } else if (from !== to) {
        this.actions.move(from, to);
      }
    }

    /* The letters of the army come first, so that P puts a pawn. */
    key(key, square) {
      const symbol = key.length === 1 ? key.toUpperCase() : "";
      if (key === "Delete" || key === "Backspace") {
        this.actions.put(square, "", 0);
      } else if (this.design.pieces.some((piece) => piece.symbol.toUpperCase() === symbol)) {
        this.actions.put(square, symbol, key === symbol ? 1 : 0);
      } else {
        return this.actions.key(key);
      }
      this.board.say(this.tell(square));
      return true;
    }

    what(square) {
      const cell = this.cell(square);
      if (this.design.holes.includes(square)) {
        return "a hole";
      }
      return cell === undefined
        ? "empty"
        : (cell[2] === 0 ? "white " : "black ") + this.looks[cell[1] - 1].name;
    }

    tell(square) {
      return this.board.name(square) + ", " + this.what(square) + ".";
    }
  };
})();
