/*
 * Boards on which pieces are put by clicks. On the board of a piece, a click on a square puts an
 * enemy, then an own piece, then nothing there, and a click on the piece itself picks it up. On the
 * board of the game a click chooses a piece, and the next one moves it.
 *
 * Behind a # in the address, "piece-N=c4,c4,d5" is a list of clicks on the board of the piece N,
 * "board=e2,e4" one on the board of the game.
 */
(() => {
  "use strict";
  const P = BetzaPosition;
  const { View, element, options, game, models, SIZE } = BetzaView;

  /* The board of one piece. It becomes live with the first click; before, it is the diagram. */
  class PieceView extends View {
    constructor(figure) {
      super(figure);
      this.kind = Number(figure.dataset.kind);
      this.model = models[this.kind];
      const size = (this.svg.viewBox.baseVal.width - 1) / SIZE;
      const legs = this.model.nodes;
      this.sized =
        legs.some((leg) => leg.w || leg.n === "half" || leg.n === "board") ||
        this.model.moves.some((each) => each.t === "anywhere" || each.t === "castle");
      this.files = this.sized ? game.files : size;
      this.ranks = this.sized ? game.ranks : size;
      this.addControls();
      this.reset();
    }

    addControls() {
      this.select = element("select", {}, ...options([0, "a piece"]));
      this.imitates = this.model.moves.some((each) => each.t === "imitate");
      const label = this.imitates ? "Put, and take as moved last: " : "Put ";
      this.controls.append(element("label", {}, label, this.select));
      this.select.addEventListener("change", () => this.update());
      this.fresh = element("input", { type: "checkbox" });
      this.fresh.checked = true;
      if (this.model.moves.some((each) => each.first)) {
        this.controls.append(element("label", {}, this.fresh, " not moved yet"));
        this.fresh.addEventListener("change", () => this.begin());
      }
      this.back = element("button", { type: "button" });
      this.back.addEventListener("click", () => (this.live ? this.reset() : this.begin()));
      this.controls.append(this.back);
    }

    begin() {
      this.live = true;
      this.frame(this.files, this.ranks);
      this.back.textContent = "Back to the diagram";
      const { cells } = this.position;
      const unmoved = this.fresh.checked;
      this.position.cells = cells.map((cell) => (P.isPiece(cell) ? { ...cell, unmoved } : cell));
      this.update();
    }

    reset() {
      const { files, ranks } = this;
      this.live = false;
      this.lifted = false;
      this.position = P.empty(files, ranks);
      this.mover = this.home();
      const royal = game.kinds[this.kind - 1].royal;
      const cell = { kind: this.kind, side: P.WHITE, royal, unmoved: this.fresh.checked };
      this.position = P.put(this.position, this.mover, cell);
      const { width, height } = this.still.viewBox.baseVal;
      this.frame((width - 1) / SIZE, (height - 1) / SIZE);
      this.back.textContent = "Try it";
      this.output.textContent = "Click squares to put enemies, own pieces, nothing.";
      this.look();
    }

    /* A piece that castles begins where it does in the game, others in the middle. */
    home() {
      const castles = this.model.moves.some((each) => each.t === "castle");
      const homes = game.setup.filter(([, kind, side]) => kind === this.kind && side === 0);
      return castles && homes.length > 0
        ? homes[0][0]
        : Math.floor(this.ranks / 2) * this.files + Math.floor(this.files / 2);
    }

    /* The diagram and the board may differ in size, where moves depend on that of the game. */
    frame(files, ranks) {
      this.svg.setAttribute("viewBox", `-0.5 -0.5 ${files * SIZE + 1} ${ranks * SIZE + 1}`);
      this.svg.setAttribute("width", Math.min(320, files * 40));
      const ground = this.svg.querySelector(".ground");
      ground.setAttribute("width", files * SIZE);
      ground.setAttribute("height", ranks * SIZE);
      ground.setAttribute("fill", `url(#squares-${ranks % 2})`);
      const frame = this.svg.querySelector(".frame");
      frame.setAttribute("width", files * SIZE + 0.6);
      frame.setAttribute("height", ranks * SIZE + 0.6);
    }

    enemyKind() {
      return Number(this.select.value);
    }

    start() {
      return this.mover;
    }

    cancel() {
      this.lifted = false;
      this.look();
    }

    /* An imitator has the moves of what is chosen, as if such a piece had moved last. */
    look() {
      this.position.lastMoved = this.imitates ? this.enemyKind() : 0;
      super.look();
    }

    update() {
      this.look();
      this.tellAll();
    }

    click(square) {
      if (!this.live) {
        this.begin();
        if (this.sized) {
          return;
        }
      }
      const cell = this.position.cells[square];
      if (this.lifted && cell === null) {
        const mover = this.position.cells[this.mover];
        this.position = P.put(P.put(this.position, this.mover, null), square, mover);
        this.mover = square;
        this.lifted = false;
      } else if (square === this.mover || this.lifted) {
        this.lifted = !this.lifted;
      } else {
        this.position = P.put(this.position, square, this.nextAt(cell));
      }
      this.update();
    }

    nextAt(cell) {
      const kind = Number(this.select.value);
      const royal = kind > 0 && game.kinds[kind - 1].royal;
      const unmoved = this.fresh.checked;
      const next = cell === null ? 1 : cell.side === 1 ? 0 : null;
      return next === null ? null : { kind, side: next, royal, unmoved };
    }
  }

  /* The board of the game, with the setup on it. */
  class GameView extends View {
    constructor(figure) {
      super(figure);
      this.live = true;
      this.select = element("select", {}, ...options([0, "move pieces"]));
      this.controls.append(element("label", {}, "Clicks ", this.select));
      this.select.querySelectorAll("option").forEach((option) => {
        option.textContent = (option.value === "0" ? "" : "put ") + option.textContent;
      });
      this.select.addEventListener("change", () => this.cancel());
      for (const [text, clear] of [["Setup", false], ["Clear", true]]) {
        const button = element("button", { type: "button" }, text);
        button.addEventListener("click", () => this.reset(clear));
        this.controls.append(button);
      }
      this.reset(false);
    }

    reset(clear) {
      this.position = P.empty(game.files, game.ranks);
      game.holes.forEach((square) => (this.position.cells[square] = "hole"));
      for (const [square, kind, side, fresh] of clear ? [] : game.setup) {
        const royal = game.kinds[kind - 1].royal;
        this.position.cells[square] = { kind, side, royal, unmoved: fresh === 1 };
      }
      this.cancel();
      this.output.textContent = "Click a piece to see its moves, then a square to move it there.";
    }

    enemyKind() {
      return 0;
    }

    start() {
      return this.mover === null ? 0 : this.mover;
    }

    cancel() {
      this.mover = null;
      this.choices.replaceChildren();
      this.look();
      this.tellAll();
    }

    choose(square) {
      this.mover = square;
      this.choices.replaceChildren();
      this.look();
      this.tellAll();
    }

    click(square) {
      const tool = Number(this.select.value);
      const cell = this.position.cells[square];
      if (tool > 0) {
        this.place(square, cell, tool);
        return;
      }
      const moves = this.seen
        ? this.seen.list.filter(
            (move) => move.to === square && (move.from !== move.to || square === this.mover),
          )
        : [];
      if (moves.length === 1 && square !== this.mover) {
        this.play(moves[0]);
      } else if (moves.length > 0) {
        this.offer(moves);
      } else if (P.isPiece(cell) && square !== this.mover && models[cell.kind]) {
        this.choose(square);
      } else {
        this.cancel();
      }
    }

    offer(moves) {
      const buttons = moves.map((move) => {
        const button = element("button", { type: "button" }, P.tell(this.position, move));
        button.addEventListener("click", () => this.play(move));
        return button;
      });
      this.choices.replaceChildren(...buttons);
    }

    play(move) {
      const told = P.tell(this.position, move);
      this.position = P.play(this.position, move);
      this.cancel();
      this.output.textContent = told + ".";
    }

    place(square, cell, kind) {
      if (cell !== "hole") {
        const royal = game.kinds[kind - 1].royal;
        const side = cell === null ? 0 : cell.side === 0 ? 1 : null;
        const next = side === null ? null : { kind, side, royal, unmoved: false };
        this.position = P.put(this.position, square, next);
        this.cancel();
      }
    }
  }

  const views = new Map();
  document.querySelectorAll("figure[data-kind]").forEach((figure) => {
    const isGame = figure.dataset.kind === "0";
    const owner = isGame ? "board" : figure.closest("section").id;
    views.set(owner, isGame ? new GameView(figure) : new PieceView(figure));
  });

  function followAddress() {
    const address = location.hash.slice(1);
    const split = address.indexOf("=");
    const view = views.get(address.slice(0, split));
    if (split > 0 && view) {
      view.clicks(address.slice(split + 1).split(","));
    }
  }

  window.addEventListener("hashchange", followAddress);
  followAddress();
})();
