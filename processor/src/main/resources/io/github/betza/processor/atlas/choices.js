/* Asks on the board which of some moves to one square is meant: what a piece becomes, what it takes,
   what enters on the square that it leaves. */
const BetzaChoices = (() => {
  "use strict";
  const { html, svg } = BetzaElements;
  const EDGE = 4;

  return class {
    /* choose is given the move, cancel nothing. picture returns what a piece of a kind looks like. */
    constructor(container, { choose, cancel, picture }) {
      this.hands = { choose, cancel, picture };
      this.box = html("div", { class: "asked", role: "group", "aria-label": "Which move?" });
      this.box.hidden = true;
      this.box.addEventListener("keydown", (event) => {
        if (event.key === "Escape") {
          cancel();
        }
      });
      container.append(this.box);
    }

    get isOpen() {
      return !this.box.hidden;
    }

    button(move, kind, side) {
      const look = { ...this.hands.picture(kind), side };
      const drawing = svg(
        "svg",
        { class: "board", viewBox: "0 0 10 10", "aria-hidden": "true" },
        BetzaDrawing.token(look, 5, 5),
      );
      const text = html("span", {}, move.name);
      const button = html("button", { type: "button", title: move.text }, drawing, text);
      button.setAttribute("aria-label", move.text);
      button.addEventListener("click", () => this.hands.choose(move));
      return button;
    }

    /* kind is the one of the piece that moves, place where the square is in the window. */
    open(moves, kind, side, place) {
      this.box.replaceChildren(
        ...moves.map((move) => this.button(move, move.enters || move.promotion || kind, side)),
      );
      this.box.hidden = false;
      const room = this.box.offsetParent.getBoundingClientRect();
      const within = (wanted, size, all) => Math.max(EDGE, Math.min(wanted, all - size - EDGE));
      const left = within(place.left - room.left, this.box.offsetWidth, room.width);
      const top = within(place.top - room.top, this.box.offsetHeight, room.height);
      this.box.style.left = left + "px";
      this.box.style.top = top + "px";
      this.box.firstChild.focus();
    }

    close() {
      this.box.hidden = true;
      this.box.replaceChildren();
    }
  };
})();
