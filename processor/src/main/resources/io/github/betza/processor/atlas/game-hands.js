/* The pieces in hand of both sides, beside the board. The engine says which of them may be dropped. */
const BetzaGameHands = (() => {
  "use strict";
  const { html, svg } = BetzaElements;
  const SIDES = ["White", "Black"];
  const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

  return class {
    /* lift is given a kind that is picked up, by a key or not; carry the event that begins a drag and
       the piece; cancel nothing. look returns what a piece of a kind and side looks like. */
    constructor(table, middle, actions) {
      this.actions = actions;
      this.table = table;
      this.slots = [];
      this.hands = SIDES.map((name) =>
        html("div", { class: "hand " + name.toLowerCase(), role: "toolbar", "aria-label": name + "\u2019s hand" }));
      this.hands.forEach((hand) => hand.addEventListener("keydown", (event) => this.step(event)));
      table.append(this.hands[1], middle, this.hands[0]);
    }

    /* The kinds that a game has in hand never change, so a slot keeps the focus. */
    build(hands) {
      this.slots = hands.map(([side, kind]) => {
        const count = html("span", { class: "count", "aria-hidden": "true" });
        const button = html("button", { type: "button", tabindex: -1 });
        const slot = { side, kind, button, count, usable: false, lifted: false };
        button.addEventListener("pointerdown", (event) => this.down(event, slot));
        button.addEventListener("click", (event) => this.click(event, slot));
        this.hands[side].append(button);
        return slot;
      });
      this.table.classList.toggle("handed", hands.length > 0);
      SIDES.forEach((name, side) => {
        const first = this.slots.find((slot) => slot.side === side);
        this.hands[side].hidden = first === undefined;
        if (first !== undefined) {
          first.button.tabIndex = 0;
        }
      });
    }

    show({ hands, moves, side: turn }, lifted, flipped) {
      if (this.slots.length !== hands.length) {
        this.build(hands);
      }
      this.table.classList.toggle("flipped", flipped);
      const usable = new Set(moves.filter(({ from }) => from < 0).map(({ held }) => held));
      this.slots.forEach((slot, i) => {
        const [side, kind, count] = hands[i];
        const look = this.actions.look(kind, side);
        slot.usable = side === turn && usable.has(kind);
        slot.lifted = side === turn && kind === lifted;
        slot.count.textContent = count > 0 ? String(count) : "";
        this.drawSlot(slot, look, flipped);
        slot.button.classList.toggle("none", count === 0);
        slot.button.classList.toggle("loose", slot.usable);
        slot.button.setAttribute("aria-label", `${look.name}: ${count}`);
        slot.button.setAttribute("aria-disabled", String(!slot.usable));
        slot.button.setAttribute("aria-pressed", String(slot.lifted));
      });
    }

    /* Not while it is pressed: a click on what is gone is none. */
    drawSlot(slot, look, flipped) {
      if (slot.flipped !== flipped) {
        slot.flipped = flipped;
        const attributes = { class: "board", viewBox: "0 0 10 10", "aria-hidden": "true" };
        const token = svg("svg", attributes, BetzaDrawing.token(look, 5, 5, flipped));
        slot.button.replaceChildren(token, slot.count);
      }
    }

    /* A press picks the piece up, so that its squares are lit while it is dragged. */
    down(event, slot) {
      slot.again = slot.lifted;
      if (slot.usable) {
        this.actions.lift(slot.kind, false);
        this.actions.carry(event, { ...this.actions.look(slot.kind, slot.side), kind: slot.kind });
      }
    }

    click(event, slot) {
      if (slot.usable && event.detail === 0) {
        this.actions.lift(slot.kind, true);
      } else if (slot.usable && slot.again) {
        this.actions.cancel();
      }
    }

    step(event) {
      const at = this.slots.find(({ button }) => button === event.target);
      const own = this.slots.filter(({ side }) => at !== undefined && side === at.side);
      const next = own[own.indexOf(at) + STEPS[event.key]];
      if (event.key === "Escape") {
        this.actions.cancel();
      } else if (next !== undefined) {
        this.focus(next);
        event.preventDefault();
      }
    }

    focus(slot) {
      this.slots
        .filter(({ side }) => side === slot.side)
        .forEach((each) => (each.button.tabIndex = each === slot ? 0 : -1));
      slot.button.focus();
    }

    /* The piece that is lifted goes back to its hand, and with it the focus. */
    focusLifted() {
      const slot = this.slots.find(({ lifted }) => lifted);
      if (slot !== undefined) {
        this.focus(slot);
      }
    }
  };
})();
