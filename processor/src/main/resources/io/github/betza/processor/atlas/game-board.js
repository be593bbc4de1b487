/* The board of a game, which is played by its rules. The engine knows them; this draws and listens. */
const BetzaGame = (() => {
  "use strict";
  const { html } = BetzaElements;
  const FEN = "fen";

  return class {
    /* The position that an address holds, or nothing. Signs that are no code stay as they are. */
    static positionOf(hash) {
      const pairs = new URLSearchParams(hash.replace(/^#/, "").replace(/\+/g, "%2B"));
      return (pairs.get(FEN) || "").replace(/_/g, " ");
    }

    /* What the page says of the game: its declaration, and how it looks. */
    constructor(figure, data) {
      this.data = data;
      this.game = BetzaEngine.game(data.declaration);
      this.flipped = false;
      this.chosen = null;
      this.build(figure);
      this.frame();
      this.open();
      window.addEventListener("hashchange", () => this.open());
    }

    build(figure) {
      const stage = html("div", { class: "play" });
      figure.replaceChildren(stage);
      this.status = html("p", { class: "status", role: "status" });
      stage.append(this.status);
      this.board = new BetzaBoard(stage, {
        label: "The board. Arrow keys choose a square, Enter a piece and where it goes.",
        choose: (square) => this.choose(square),
        drop: (from, to) => this.drop(from, to),
        canDrag: (square) => this.state !== undefined && this.movesFrom(square).length > 0,
        cancel: () => this.select(null),
        tell: (square) => this.tell(square),
      });
      this.choices = html("div", { class: "choices" });
      stage.append(this.choices, this.buttons(), this.position());
    }

    buttons() {
      const button = (text, action) => {
        const made = html("button", { type: "button" }, text);
        made.addEventListener("click", action);
        return made;
      };
      this.undo = button("Undo", () => this.after(() => this.game.undo()));
      this.redo = button("Redo", () => this.after(() => this.game.redo()));
      const flip = button("Flip", () => {
        this.flipped = !this.flipped;
        this.frame();
        this.draw();
      });
      const restart = button("Restart", () => this.after(() => this.game.restart()));
      return html("div", { class: "controls" }, this.undo, this.redo, flip, restart);
    }

    /* The field shows the position, and takes another one. */
    position() {
      this.field = html("input", { type: "text", spellcheck: "false", autocomplete: "off" });
      this.wrong = html("p", { class: "wrong", role: "alert" });
      const form = html(
        "form",
        { class: "position" },
        html("label", {}, "Position (FEN)", this.field),
        html("button", {}, "Set up"),
      );
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        this.load(this.field.value.trim());
      });
      return html("div", {}, form, this.wrong);
    }

    load(fen) {
      const wrong = this.game.load(fen);
      if (wrong === "") {
        this.after(() => {});
      } else {
        this.wrong.textContent = wrong;
        this.field.value = fen;
      }
      return wrong === "";
    }

    /* Begins with the position of the address, if there is one. */
    open() {
      const fen = this.constructor.positionOf(location.hash);
      if (fen === "") {
        if (this.state === undefined) {
          this.read();
        }
      } else if (this.state === undefined || fen !== this.state.fen) {
        this.read();
        this.load(fen);
      }
    }

    frame() {
      const { declaration, lines, holes } = this.data;
      const { files, ranks } = declaration;
      const plain = lines.length > 0;
      this.board.frame({ files, ranks, holes, flipped: this.flipped, plain, lines });
    }

    after(action) {
      action();
      this.board.say("");
      this.read();
      this.keepAddress();
    }

    read() {
      this.state = JSON.parse(this.game.state());
      this.wrong.textContent = "";
      this.field.value = this.state.fen;
      this.undo.disabled = this.state.ply === 0;
      this.redo.disabled = this.state.ply === this.state.line.length;
      this.status.textContent = this.inWords();
      this.select(null);
    }

    inWords() {
      const { result, side, check } = this.state;
      const turn = (side === 0 ? "White" : "Black") + " to move";
      return (result || turn + (check.length > 0 ? ", in check" : "")) + ".";
    }

    /* A browser may refuse that for pages on a disk; then the address stays as it is. */
    keepAddress() {
      const { fen, ply } = this.state;
      const begins = ply === 0 && fen === this.data.declaration.setup;
      const address = "#" + FEN + "=" + encodeURIComponent(fen.replace(/ /g, "_")).replace(/%2F/g, "/");
      try {
        history.replaceState(null, "", begins ? "#" : address);
      } catch (refused) {
        // The field holds the position as well.
      }
    }

    draw() {
      const { cells, last, check } = this.state;
      const marks = this.chosen === null ? [] : JSON.parse(this.game.look(this.chosen));
      this.board.show({
        pieces: cells.map(([square, kind, side]) => ({ square, side, ...this.look(kind) })),
        marks: marks.filter(([square]) => square !== this.chosen),
        chosen: this.chosen,
        lastMove: last,
        check,
      });
    }

    look(kind) {
      return {
        symbol: this.data.declaration.pieces[kind - 1].symbol,
        picture: this.data.pictures[kind - 1],
      };
    }

    movesFrom(square) {
      return this.state.moves.filter((move) => move.from === square);
    }

    /* Moves that end where they began have no other square to click, so they are offered at once. */
    select(square) {
      this.chosen = square;
      this.offer(square === null ? [] : this.movesFrom(square).filter(({ to }) => to === square));
      this.draw();
    }

    choose(square) {
      const moves = this.chosen === null || square === this.chosen
        ? []
        : this.movesFrom(this.chosen).filter(({ to }) => to === square);
      if (moves.length === 1) {
        this.play(moves[0]);
      } else if (moves.length > 1) {
        this.offer(moves);
      } else {
        this.select(square !== this.chosen && this.movesFrom(square).length > 0 ? square : null);
      }
    }

    drop(from, to) {
      if (from !== null && to !== null && from !== to) {
        this.select(from);
        this.choose(to);
      }
    }

    offer(moves) {
      const buttons = moves.map((move) => {
        const button = html("button", { type: "button" }, move.text);
        button.addEventListener("click", () => this.play(move));
        return button;
      });
      this.choices.replaceChildren(...buttons);
      if (moves.length > 1) {
        this.board.say("Which of these moves? Choose below the board.");
      }
    }

    play({ uci, text }) {
      this.after(() => this.game.play(uci));
      this.board.say(text + ". " + this.inWords());
    }

    tell(square) {
      const cell = this.state.cells.find(([at]) => at === square);
      const content = cell === undefined
        ? "empty"
        : (cell[2] === 0 ? "white " : "black ") + this.data.declaration.pieces[cell[1] - 1].name;
      const moves = this.chosen === null
        ? []
        : this.movesFrom(this.chosen).filter(({ to }) => to === square).map(({ text }) => text);
      return [this.board.name(square) + ": " + content, ...moves.slice(0, 4)].join("; ") + ".";
    }
  };
})();
