/* The computer as a player: how long it thinks, and which of the moves that it has found it makes. */
const BetzaComputer = (() => {
  "use strict";
  const DEEPEST = 64;
  const PATIENCE = 10000;

  /* The weakest looks one ply ahead and takes one of the best three, where they are about as good. */
  const LEVELS = {
    beginner: { depth: 1, lines: 3, millis: PATIENCE },
    casual: { depth: DEEPEST, lines: 1, millis: 200 },
    strong: { depth: DEEPEST, lines: 1, millis: 1000 },
    best: { depth: DEEPEST, lines: 1, millis: 3000 },
  };
  const AS_GOOD = 150;

  return class {
    static levels() {
      return Object.keys(LEVELS);
    }

    /* tell is given what the engine has found so far, play the move, failed what went wrong. */
    constructor(declaration, { tell, play, failed }) {
      this.declaration = declaration;
      this.hands = { tell, play, failed };
      this.asking = new BetzaAsking((data) => this.receive(data), false, betzaThinking);
      this.request = null;
      this.last = 0;
    }

    isThinking() {
      return this.request !== null;
    }

    ask(steps, more) {
      const { declaration } = this;
      this.asking.ask({ id: this.last, steps: [steps], declaration, ...more });
    }

    /* While a person thinks, the engine gets ready. */
    prepare() {
      if (!this.isThinking()) {
        this.last++;
        this.ask("prepare", {});
      }
    }

    think(level, { start, line }) {
      this.last++;
      this.request = { ...LEVELS[level], start, line };
      this.ask("think", this.request);
    }

    now() {
      this.ask("now", {});
    }

    stop() {
      this.request = null;
      this.asking.forget();
    }

    end() {
      this.stop();
      this.asking.end();
    }

    receive({ id, step, answer, failed }) {
      if (id !== this.last || this.request === null) {
        return;
      }
      if (failed !== undefined) {
        this.request = null;
        this.hands.failed(failed);
      } else if (step === "move") {
        this.request = null;
        this.hands.tell(answer);
        this.hands.play(this.chosen(answer.moves));
      } else {
        this.hands.tell(answer);
      }
    }

    chosen(moves) {
      const good = moves.filter(({ score }) => score >= moves[0].score - AS_GOOD);
      return good[Math.floor(Math.random() * good.length)].uci;
    }
  };
})();
