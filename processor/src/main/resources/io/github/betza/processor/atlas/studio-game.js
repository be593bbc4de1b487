/* The game that is played with a design: the board of the game pages, and the moves that were made. */
const BetzaStudioGame = (() => {
  "use strict";
  const UNPLAYED = { fen: "", line: [], ply: 0 };
  const COMPUTER = { plays: "Black", level: "casual" };
  const KEYS = /^(fen|line|at)=/;

  return class {
    /* moved is told when moves are made or taken back. */
    constructor(place, side, moved) {
      Object.assign(this, { place, side, moved });
      this.game = null;
      this.address = "";
      this.computer = COMPUTER;
      this.played = UNPLAYED;
    }

    /* Takes the moves of an address; returns the rest of it, which is the design. */
    read(text) {
      const { fen, line, at } = BetzaGameAddress.read(text);
      this.end();
      this.played = { fen, line, ply: at };
      return text.split("&").filter((each) => !KEYS.test(each)).join("&");
    }

    isBegun() {
      return this.played.line.length > 0 || this.played.fen !== "";
    }

    /* Returns the address of the moves, to be put after that of the design. */
    write(setup) {
      const { fen, line, ply } = this.played;
      return this.isBegun() ? "&" + BetzaGameAddress.write({ start: fen || setup, line, ply }, setup) : "";
    }

    end() {
      if (this.game !== null) {
        this.computer = this.game.panel.chosen();
        this.game.end();
        this.game = null;
      }
    }

    /* Plays a design, with the moves so far as they are still legal. */
    play(design, looks) {
      if (this.game !== null && this.address === design.address) {
        return;
      }
      this.end();
      const { line, fen, ply } = this.played;
      this.address = design.address;
      this.game = new BetzaGame(this.place, this.side, this.data(design, looks), (state) => this.keep(state));
      this.game.panel.choose(this.computer);
      const made = this.game.begin({ fen, line, at: ply });
      if (made < line.length) {
        const kept = made === 0 ? "none" : `the first ${made}`;
        this.game.panel.refuse(`The game is another one now: of its moves, ${kept} can be made.`, this.game.state.fen);
      }
      this.keep(this.game.state);
    }

    data({ address, files, ranks, fen, holes, pieces }, looks) {
      return {
        declaration: {
          address,
          files,
          ranks,
          setup: fen,
          pieces: pieces.map((piece, i) => ({ ...piece, name: looks[i].name })),
        },
        pictures: looks.map(({ picture }) => picture),
        faces: [],
        plain: false,
        lines: [],
        holes,
      };
    }

    keep({ start, line, ply }) {
      this.played = { fen: start === this.game.data.declaration.setup ? "" : start, line, ply };
      this.moved();
    }

    flip() {
      if (this.game !== null) {
        this.game.flip();
      }
    }
  };
})();
