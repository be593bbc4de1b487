/* The board of a game, which is played by its rules. The engine knows them; this draws and listens. */
const BetzaGame = (() => {
  "use strict";
  const { html } = BetzaElements;

  return class {
    /* place is for the board, side for what is beside it; data is what the page says of the game: its
       declaration, and how it looks. moved is told the state after each change of the game. */
    constructor(place, side, data, moved) {
      this.data = data;
      this.moved = moved;
      this.game = BetzaEngine.game(data.declaration.address);
      this.flipped = false;
      this.chosen = null;
      this.dropped = null;
      this.dragged = false;
      this.build(place, side);
      this.frame();
    }

    build(place, side) {
      const middle = html("div", {});
      this.table = html("div", { class: "table" });
      place.replaceChildren(this.table);
      side.replaceChildren();
      this.hands = new BetzaGameHands(this.table, middle, {
        lift: (kind, byKey) => this.lift(kind, byKey),
        carry: (event, piece) => this.board.carry(event, piece),
        cancel: () => this.select(null),
        look: (kind, side) =>
          ({ ...this.look(kind), side, name: this.data.declaration.pieces[kind - 1].name }),
      });
      this.board = new BetzaBoard(middle, {
        label: "The board. Arrow keys choose a square, Enter a piece and where it goes.",
        choose: (square) => this.choose(square),
        drop: (from, to, piece) => this.drop(from, to, piece),
        canDrag: (square) => this.state !== undefined && this.movesFrom(square).length > 0,
        cancel: () => {
          this.hands.focusLifted();
          this.select(null);
        },
        tell: (square) => this.tell(square),
      });
      this.choices = new BetzaChoices(place, {
        choose: (move) => this.play(move),
        cancel: () => {
          this.select(null);
          this.board.svg.focus();
        },
        picture: (kind) => this.look(kind),
      });
      const looks = this.data.faces.length > 0 ? [BetzaPieceLooks.choice()] : [];
      this.panel = new BetzaGamePanel(side, this.actions(), looks);
      this.computer = new BetzaComputer(this.data.declaration, {
        tell: (answer) => this.panel.tell(answer, this.state.side),
        play: (uci) => this.play(this.state.moves.find((move) => move.uci === uci)),
        failed: (text) => {
          this.panel.wait(false);
          this.panel.forget("The computer cannot move: " + text);
        },
      });
    }

    actions() {
      return {
        undo: () => this.after(() => this.back()),
        redo: () => this.after(() => this.game.redo()),
        restart: () => this.after(() => this.game.restart()),
        go: (ply) => this.after(() => this.game.go(ply)),
        load: (fen) => this.load(fen),
        flip: () => this.flip(),
        now: () => {
          if (this.computer.isThinking()) {
            this.computer.now();
          } else {
            this.think();
          }
        },
        changed: () => this.after(() => {}),
      };
    }

    /* Takes moves back until it is the turn of a person again. */
    back() {
      let { ply } = this.state;
      const both = this.panel.isComputers(0) && this.panel.isComputers(1);
      do {
        ply--;
        this.game.go(ply);
      } while (ply > 0 && !both && this.panel.isComputers((ply + this.state.first[1]) % 2));
    }

    load(fen) {
      const wrong = this.game.load(fen);
      if (wrong === "") {
        this.after(() => {});
      } else {
        this.panel.refuse(wrong, fen);
      }
    }

    /* Begins with a position, or with that of the game if it is empty, and plays moves on, as far as
       they are legal; at is how many of them are shown as made. Returns how many were made. */
    begin({ fen, line, at }) {
      this.computer.stop();
      let wrong = this.game.load(fen || this.data.declaration.setup);
      let made = 0;
      while (made < line.length && wrong === "") {
        wrong = this.game.play(line[made]);
        made += wrong === "" ? 1 : 0;
      }
      this.game.go(Math.min(at, line.length));
      this.read();
      if (wrong !== "") {
        this.panel.refuse(wrong, fen || this.state.fen);
      }
      return made;
    }

    flip() {
      this.flipped = !this.flipped;
      this.frame();
      this.show();
    }

    /* The game is not shown any more. */
    end() {
      this.computer.end();
    }

    frame() {
      const { declaration, plain, lines, holes } = this.data;
      const { files, ranks } = declaration;
      this.board.frame({ files, ranks, holes, flipped: this.flipped, plain, lines });
      this.table.style.setProperty("--width", this.board.layout.width);
      this.table.style.setProperty("--height", this.board.layout.height);
    }

    after(action) {
      this.computer.stop();
      action();
      this.board.say("");
      this.read();
      this.moved(this.state);
      this.turn();
    }

    read() {
      this.panel.wait(false);
      this.state = JSON.parse(this.game.state());
      this.select(null);
    }

    /* The computer moves where it has a side and no move was taken back. */
    turn() {
      const { side, ply, line, moves } = this.state;
      if (ply === line.length && moves.length > 0 && this.panel.isComputers(side)) {
        this.think();
      } else if (this.panel.isComputers(1 - side)) {
        this.computer.prepare();
      }
    }

    think() {
      const { moves, start, line, ply } = this.state;
      if (moves.length > 0) {
        this.select(null);
        this.panel.wait(true);
        this.computer.think(this.panel.level.value, { start, line: line.slice(0, ply) });
      }
    }

    inWords() {
      const { result, side, check } = this.state;
      const turn = (side === 0 ? "White" : "Black") + " to move";
      return (result || turn + (check.length > 0 ? ", in check" : "")) + ".";
    }

    draw() {
      const { cells, last, check } = this.state;
      this.board.show({
        pieces: cells.map(([square, kind, side]) => ({ square, side, ...this.look(kind) })),
        marks: this.marks(),
        chosen: this.chosen,
        lastMove: last,
        check,
      });
    }

    marks() {
      if (this.dropped !== null) {
        return [...new Set(this.drops().map(({ to }) => to))].map((to) => [to, "move"]);
      }
      const marks = this.chosen === null ? [] : JSON.parse(this.game.look(this.chosen));
      return marks.filter(([square]) => square !== this.chosen);
    }

    look(kind) {
      return {
        symbol: this.data.declaration.pieces[kind - 1].symbol,
        picture: this.data.pictures[kind - 1],
        face: this.data.faces[kind - 1],
      };
    }

    /* While the computer thinks, nobody else moves. */
    movesFrom(square) {
      return this.computer.isThinking() ? [] : this.state.moves.filter((move) => move.from === square);
    }

    drops() {
      return this.movesFrom(-1).filter(({ held }) => held === this.dropped);
    }

    /* Picks up a piece in hand; with a key, the cursor goes to a square on which it may be dropped. */
    lift(kind, byKey) {
      this.select(null);
      this.dropped = kind;
      this.show();
      const [first] = this.drops();
      const { name } = this.data.declaration.pieces[kind - 1];
      this.board.say(`${name} in hand: ${this.marks().length} squares.`);
      if (byKey && first !== undefined) {
        this.board.point(first.to);
      }
    }

    /* A piece that can only move where it is has no other square to click. */
    select(square) {
      this.chosen = square;
      this.dropped = null;
      this.choices.close();
      this.show();
      const moves = square === null ? [] : this.movesFrom(square);
      if (moves.length > 0 && moves.every(({ to, partner }) => to === square && partner === undefined)) {
        this.offer(moves, square);
      }
    }

    show() {
      this.panel.show(this.state, this.inWords());
      this.hands.show(this.state, this.dropped, this.flipped);
      this.draw();
    }

    /* The moves of what was chosen to a square, or by castling with what is on it; the second click
       on a piece asks for those that end where they began. */
    movesTo(square) {
      const moves = this.dropped !== null ? this.drops() : this.movesFrom(this.chosen);
      return moves.filter(({ to, partner }) => to === square || partner === square);
    }

    choose(square) {
      const moves = this.choices.isOpen ? [] : this.movesTo(square);
      if (moves.length > 1 || (moves.length === 1 && square === this.chosen)) {
        this.offer(moves, square);
      } else if (moves.length === 1) {
        this.play(moves[0]);
      } else {
        this.select(square !== this.chosen && this.movesFrom(square).length > 0 ? square : null);
      }
    }

    /* A piece that was dragged is there already, so it does not slide. */
    drop(from, to, { kind }) {
      this.dragged = true;
      if (from === null) {
        this.select(null);
        this.dropped = to === null ? null : kind;
        this.choose(to);
      } else if (from !== null && to !== null && from !== to) {
        this.select(from);
        this.choose(to);
      }
      this.dragged = false;
    }

    offer(moves, square) {
      const { cells, side } = this.state;
      const [, kind] = cells.find(([at]) => at === moves[0].from) || [];
      this.board.say("Which of these moves?");
      this.choices.open(moves, kind, side, this.board.placeOf(square));
    }

    play({ uci, text, name }) {
      this.after(() => this.game.play(uci));
      const { last } = this.state;
      if (last.length > 1 && !this.dragged) {
        this.board.slide(...last);
      }
      this.board.say(`${name}: ${text}. ${this.inWords()}`);
    }

    tell(square) {
      const cell = this.state.cells.find(([at]) => at === square);
      const content = cell === undefined
        ? "empty"
        : (cell[2] === 0 ? "white " : "black ") + this.data.declaration.pieces[cell[1] - 1].name;
      const moves = this.movesTo(square).map(({ text }) => text);
      return [this.board.name(square) + ": " + content, ...moves.slice(0, 4)].join("; ") + ".";
    }
  };
})();
