/* The board of one piece, on which others are put in its way. It takes the place of the diagram. */
const BetzaPieceBoard = (() => {
  "use strict";
  const { html } = BetzaElements;

  /* As many squares as a phone has room for, if fingers are to hit them. */
  const USUAL = 8;

  return class {
    constructor(figure, data, kind) {
      this.data = data;
      this.kind = kind;
      this.piece = data.declaration.pieces[kind - 1];
      this.stage = figure.querySelector(".stage");
      this.diagram = this.stage.firstElementChild;
      this.legend = figure.querySelector(".legend");
      this.addControls(figure.querySelector(".controls"));
    }

    addControls(controls) {
      const option = (value, text) => html("option", { value }, text);
      this.toggle = html("button", { type: "button" }, "Try it");
      this.toggle.addEventListener("click", () => (this.board ? this.end() : this.begin()));
      this.others = html(
        "select",
        { "aria-label": "Which pieces are put on the board of the " + this.piece.name },
        option(0, "put any pieces"),
        ...this.data.declaration.pieces.map(({ name }, i) => option(i + 1, "put: " + name)),
      );
      this.others.addEventListener("change", () => this.board && this.update());
      this.others.disabled = true;
      controls.append(this.toggle, this.others);
      if (this.stage.dataset.first !== undefined) {
        this.fresh = html("input", { type: "checkbox" });
        this.fresh.checked = true;
        this.fresh.disabled = true;
        this.fresh.addEventListener("change", () => this.board && this.update());
        controls.append(html("label", {}, this.fresh, " not moved yet"));
      }
    }

    size() {
      const { files, ranks } = this.data.declaration;
      const diagram = Number(this.stage.dataset.size);
      const side = diagram <= USUAL + 1 ? USUAL : diagram;
      return this.stage.dataset.sized === undefined ? [side, side] : [files, ranks];
    }

    begin() {
      const [files, ranks] = this.size();
      this.engine = BetzaEngine.board(files, ranks);
      this.data.declaration.pieces.forEach(({ symbol, name, notation, dialect, royal }) =>
        this.engine.add(symbol, name, notation, dialect, royal));
      this.any = this.engine.add(this.freeSymbol(), "piece", "", "XBETZA", false);
      this.stage.replaceChildren();
      this.board = new BetzaBoard(this.stage, {
        label: "Board of the " + this.piece.name + ". Arrow keys choose a square, Enter puts an"
          + " enemy, an own piece, nothing. Enter on the piece picks it up.",
        choose: (square) => this.choose(square),
        drop: (from, to) => this.drop(from, to),
        canDrag: () => true,
        cancel: () => this.lift(false),
        tell: (square) => this.tell(square),
      });
      this.board.frame({ files, ranks });
      this.mover = this.home(files, ranks);
      this.put = new Map();
      this.lifted = false;
      this.enable(true);
      this.update();
    }

    end() {
      this.board = null;
      this.stage.replaceChildren(this.diagram);
      this.enable(false);
    }

    enable(live) {
      this.toggle.textContent = live ? "Diagram" : "Try it";
      this.others.disabled = !live;
      if (this.fresh) {
        this.fresh.disabled = !live;
      }
    }

    freeSymbol() {
      const taken = this.data.declaration.pieces.map(({ symbol }) => symbol);
      const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
      return [...letters, ...letters.map((letter) => "+" + letter)]
        .find((symbol) => !taken.includes(symbol));
    }

    /* A piece that castles begins where it does in the game, others in the middle. */
    home(files, ranks) {
      const { home } = this.stage.dataset;
      return home === undefined
        ? Math.floor(ranks / 2) * files + Math.floor(files / 2)
        : Number(home);
    }

    enemyKind() {
      return Number(this.others.value);
    }

    update() {
      const unmoved = !this.fresh || this.fresh.checked;
      this.engine.clear();
      this.put.forEach(({ kind, side }, square) => this.engine.put(square, kind, side, unmoved));
      this.engine.put(this.mover, this.kind, 0, unmoved);
      this.engine.setLastMoved(this.enemyKind());
      this.seen = JSON.parse(this.engine.look(this.mover, this.enemyKind()));
      this.draw();
      this.board.say(this.summary());
    }

    draw() {
      const pieces = [...this.put].map(([square, { kind, side }]) =>
        ({ square, side, ...this.look(kind) }));
      pieces.push({ square: this.mover, side: 0, ...this.look(this.kind) });
      const { marks } = this.seen;
      this.board.show({ pieces, marks, chosen: this.mover, lifted: this.lifted });
    }

    look(kind) {
      return kind === this.any
        ? { symbol: "", picture: "" }
        : {
          symbol: this.data.declaration.pieces[kind - 1].symbol,
          picture: this.data.pictures[kind - 1],
          face: this.data.faces[kind - 1],
        };
    }

    summary() {
      const { held, complete, searched, moves } = this.seen;
      const still = moves.filter(({ to }) => to === this.mover).map(({ text }) => text);
      const count = moves.length === 1 ? "1 move" : moves.length + " moves";
      return [
        held ? "It is immobilised: no moves" : count,
        ...still,
        ...(complete ? [] : ["and more, too many to find here"]),
        ...(searched || held ? [] : ["captures that are not possible now are not shown"]),
      ].join("; ") + ".";
    }

    tell(square) {
      const other = this.put.get(square);
      const content = square === this.mover
        ? this.piece.name
        : other === undefined
          ? "empty"
          : (other.side === 1 ? "an enemy " : "an own ")
            + (other.kind === this.any ? "piece" : this.data.declaration.pieces[other.kind - 1].name);
      const moves = this.seen.moves.filter(({ to }) => to === square).map(({ text }) => text);
      return [this.board.name(square) + ": " + content, ...moves.slice(0, 4)].join("; ") + ".";
    }

    lift(up) {
      this.lifted = up;
      this.draw();
    }

    moveTo(square) {
      this.put.delete(square);
      this.mover = square;
      this.lifted = false;
      this.update();
    }

    /* Enemy, own, nothing in turn. */
    choose(square) {
      if (square === this.mover) {
        this.lift(!this.lifted);
      } else if (this.lifted) {
        this.moveTo(square);
      } else {
        const other = this.put.get(square);
        if (other === undefined) {
          this.put.set(square, { side: 1, kind: this.enemyKind() || this.any });
        } else if (other.side === 1) {
          this.put.set(square, { ...other, side: 0 });
        } else {
          this.put.delete(square);
        }
        this.update();
      }
    }

    /* A piece that is dropped beside the board is taken away, but never the one that is looked at. */
    drop(from, to) {
      if (from === this.mover) {
        if (to !== null) {
          this.moveTo(to);
        }
        return;
      }
      const other = this.put.get(from);
      this.put.delete(from);
      if (to !== null && to !== this.mover) {
        this.put.set(to, other);
      }
      this.update();
    }
  };
})();
