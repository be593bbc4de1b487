/* The pieces that can be put on the board: a toolbar, of which one is picked up. */
const BetzaTray = (() => {
  "use strict";
  const { button } = BetzaElements;
  const { drawing } = BetzaStudioLooks;
  const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const HOLE = { symbol: "*", name: "hole" };
  const NOTHING = { symbol: "", name: "empty square" };

  return class {
    /* picked(tool) is told what is picked up: { symbol, side, name }, or null; carry begins a drag. */
    constructor(bar, { picked, carry }) {
      this.bar = bar;
      this.actions = { picked, carry };
      this.side = 0;
      this.tool = null;
      this.buttons = [];
      this.looks = [];
      this.key = "";
      bar.addEventListener("keydown", (event) => this.step(event));
    }

    show(looks) {
      const key = JSON.stringify([looks, this.side]);
      if (key !== this.key) {
        this.key = key;
        this.looks = looks;
        this.build();
      }
      this.mark();
    }

    build() {
      const at = this.buttons.findIndex(({ made }) => made === document.activeElement);
      const sides = button(this.side === 0 ? "White" : "Black", () => this.turn(), { class: "sides" });
      sides.setAttribute("aria-label", "Pieces of " + sides.textContent + ": change the side");
      const color = this.side === 0 ? "white " : "black ";
      const pieces = this.looks.map((look) => this.piece({ ...look, side: this.side }, color + look.name));
      this.buttons = [
        { made: sides, tool: null },
        ...pieces,
        this.other(NOTHING, "Empty"),
        this.other(HOLE, "Hole"),
      ];
      this.bar.replaceChildren(...this.buttons.map(({ made }) => made));
      this.rove(Math.max(0, at), at >= 0);
    }

    piece(tool, name) {
      const made = button(drawing(tool), () => this.pick(tool), { class: "look", "aria-label": name, title: name });
      made.addEventListener("pointerdown", (event) => this.actions.carry(event, tool));
      return { made, tool };
    }

    other(tool, text) {
      const own = { ...tool, side: 0 };
      return { made: button(text, () => this.pick(own), { title: "Make an " + tool.name }), tool: own };
    }

    turn() {
      this.side = 1 - this.side;
      const { tool } = this;
      this.show(this.looks);
      if (tool !== null && tool.symbol !== "" && tool.symbol !== "*") {
        this.pick({ ...tool, side: this.side });
      }
    }

    /* The same tool again lays it down. */
    pick(tool) {
      this.tool = tool === null || this.isPicked(tool) ? null : tool;
      this.mark();
      this.actions.picked(this.tool);
      this.reveal();
    }

    isPicked(tool) {
      return this.tool !== null && tool !== null && tool.symbol === this.tool.symbol && tool.side === this.tool.side;
    }

    mark() {
      this.buttons
        .filter(({ tool }) => tool !== null)
        .forEach(({ made, tool }) => made.setAttribute("aria-pressed", String(this.isPicked(tool))));
    }

    /* There may be more pieces than a phone has room for. */
    reveal() {
      this.buttons
        .filter(({ tool }) => this.isPicked(tool))
        .forEach(({ made }) => made.scrollIntoView({ block: "nearest", inline: "nearest" }));
    }

    step(event) {
      const at = this.buttons.findIndex(({ made }) => made === event.target);
      const next = at + STEPS[event.key];
      if (event.key === "Escape") {
        this.pick(null);
      } else if (next >= 0 && next < this.buttons.length) {
        this.rove(next, true);
        event.preventDefault();
      }
    }

    rove(at, focus) {
      this.buttons.forEach(({ made }, i) => (made.tabIndex = i === at ? 0 : -1));
      if (focus) {
        this.buttons[at].made.focus();
      }
    }
  };
})();
