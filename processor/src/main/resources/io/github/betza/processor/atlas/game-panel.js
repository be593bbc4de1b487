/* What stands beside the board of a game: whose turn it is, the computer, the moves, the position. */
const BetzaGamePanel = (() => {
  "use strict";
  const { html, button } = BetzaElements;
  const WHITE = 0;
  const SHOWN = 6;

  /* What is found sooner is not waited for: to say so each time would flicker. */
  const PATIENCE = 150;

  function select(label, values, changed) {
    const made = html("select", {}, ...values.map((value) => html("option", {}, value)));
    made.addEventListener("change", changed);
    return [html("label", {}, label + " ", made), made];
  }

  return class {
    /* actions: undo, redo, flip, restart, go(ply), load(fen), now, changed. looks are further
       choices. */
    constructor(container, actions, looks) {
      this.actions = actions;
      this.looks = looks;
      this.status = html("p", { class: "status", role: "status" });
      this.moves = html("ol", { class: "line", "aria-label": "The moves of the game" });
      container.append(this.status, this.computer(), this.buttons(), this.moves, this.position());
    }

    computer() {
      const { changed, now } = this.actions;
      const [sides, plays] = select("Computer plays", ["no side", "Black", "White", "both"], changed);
      const [levels, level] = select("Level", BetzaComputer.levels(), changed);
      level.value = "casual";
      Object.assign(this, { plays, level });
      this.waiting = html("p", { role: "status" });
      this.thought = html("p", { class: "thought" });
      const thinking = html("div", { class: "thinking" }, this.waiting, this.thought);
      const row = html("div", { class: "controls" }, sides, levels, button("Move now", now));
      return html("div", {}, row, thinking);
    }

    /* Which sides the computer plays, and how well. */
    choose({ plays, level }) {
      this.plays.value = plays;
      this.level.value = level;
    }

    chosen() {
      return { plays: this.plays.value, level: this.level.value };
    }

    /* Whether the computer plays a side. */
    isComputers(side) {
      const { value } = this.plays;
      return value === "both" || value === (side === WHITE ? "White" : "Black");
    }

    buttons() {
      const { undo, redo, flip, restart } = this.actions;
      this.undo = button("Undo", undo);
      this.redo = button("Redo", redo);
      return html(
        "div",
        { class: "controls" },
        this.undo,
        this.redo,
        button("Flip", flip),
        button("Restart", restart),
        ...this.looks,
      );
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
        this.actions.load(this.field.value.trim());
      });
      return html("div", {}, form, this.wrong);
    }

    refuse(wrong, fen) {
      this.wrong.textContent = wrong;
      this.field.value = fen;
    }

    show(state, words) {
      this.wrong.textContent = "";
      this.field.value = state.fen;
      this.undo.disabled = state.ply === 0;
      this.redo.disabled = state.ply === state.line.length;
      this.status.textContent = words;
      this.showMoves(state);
    }

    /* The moves in pairs of White and Black, each a button that shows the position after it. */
    showMoves({ names, ply, first }) {
      const [number, side] = first;
      const items = [];
      names.forEach((name, i) => {
        const half = i + side;
        if (items.length === 0 || half % 2 === 0) {
          const dots = half % 2 === 0 ? "" : "\u2026 ";
          items.push(html("li", {}, `${number + Math.floor(half / 2)}. ${dots}`));
        }
        const move = button(name, () => this.actions.go(i + 1));
        if (i + 1 === ply) {
          move.setAttribute("aria-current", "step");
        }
        items[items.length - 1].append(move);
      });
      this.moves.hidden = names.length === 0;
      this.moves.replaceChildren(...items);
      const current = this.moves.querySelector("[aria-current]");
      this.moves.scrollTop = current === null ? 0 : current.offsetTop - this.moves.clientHeight / 2;
    }

    /* The computer thinks, or does so no more; while it has found nothing, this is said. */
    wait(isThinking) {
      clearTimeout(this.timer);
      this.waiting.textContent = "";
      if (isThinking) {
        this.forget("");
        this.timer = setTimeout(() => (this.waiting.textContent = "Thinking \u2026"), PATIENCE);
      }
    }

    /* What the computer has found: how deep it has looked to the end, and the moves it expects. */
    tell(answer, side) {
      if (answer.depth === 0) {
        return;
      }
      this.wait(false);
      const [best] = answer.moves;
      const value = (side === WHITE ? "White " : "Black ") + best.value;
      const line = best.names.slice(0, SHOWN).join(" ");
      this.thought.textContent = `Depth ${answer.depth}, ${value}: ${line}`;
    }

    forget(text) {
      this.thought.textContent = text;
    }
  };
})();
