/* What all boards share: drawing, clicks, keys. A view has a position, the square of the piece that
   is chosen (mover) or null, and what that piece can do (seen). */
const BetzaView = (() => {
  "use strict";
  const P = BetzaPosition;
  const game = JSON.parse(document.getElementById("game").textContent);
  const models = [null, ...game.kinds.map((kind) => kind.model)];
  const SIZE = 10;

  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    made.append(...children);
    return made;
  }

  function drawn(svg, name, attributes, text) {
    const made = document.createElementNS(svg.namespaceURI, name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    if (text !== undefined) {
      made.textContent = text;
    }
    return made;
  }

  const symbolOf = (kind) => (kind === 0 ? "" : game.kinds[kind - 1].symbol);
  const nameOf = (kind) => (kind === 0 ? "piece" : game.kinds[kind - 1].name);

  function options(first) {
    const choices = game.kinds.map((kind, i) => [i + 1, kind.symbol + " \u2013 " + kind.name]);
    return [first, ...choices].map(([value, text]) => element("option", { value }, text));
  }

  /* What both sorts of boards share: drawing, clicks, keys. */
  class View {
    constructor(figure) {
      this.figure = figure;
      this.svg = figure.querySelector("svg.board");
      this.still = this.svg.cloneNode(true);
      this.cursor = null;
      this.output = element("output", { class: "told", "aria-live": "polite" });
      this.choices = element("div", { class: "choices" });
      this.controls = element("div", { class: "controls" });
      this.svg.after(this.controls, this.output, this.choices);
      this.listen();
    }

    listen() {
      const title = this.svg.querySelector("title").textContent;
      this.svg.setAttribute("tabindex", "0");
      this.svg.setAttribute("role", "application");
      this.svg.setAttribute(
        "aria-label",
        title + ". Arrow keys choose a square, Enter changes it, Escape takes back a choice.",
      );
      this.svg.addEventListener("click", (event) => {
        const square = this.squareAt(event);
        if (square !== null) {
          this.cursor = null;
          this.click(square);
        }
      });
      this.svg.addEventListener("pointermove", (event) => {
        const square = this.squareAt(event);
        if (square !== null) {
          this.report(square);
        }
      });
      this.svg.addEventListener("keydown", (event) => this.key(event));
      this.svg.addEventListener("blur", () => {
        this.cursor = null;
        this.draw();
      });
    }

    squareAt(event) {
      const matrix = this.svg.getScreenCTM().inverse();
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
      const file = Math.floor(point.x / SIZE);
      const rank = this.position.ranks - 1 - Math.floor(point.y / SIZE);
      const { files, ranks } = this.position;
      const on = file >= 0 && file < files && rank >= 0 && rank < ranks;
      return on ? rank * files + file : null;
    }

    key(event) {
      const { files, ranks } = this.position;
      const steps = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
      if (steps[event.key]) {
        const at = this.cursor === null ? this.start() : this.cursor;
        const by = this.cursor === null ? [0, 0] : steps[event.key];
        const file = Math.min(files - 1, Math.max(0, (at % files) + by[0]));
        const rank = Math.min(ranks - 1, Math.max(0, Math.floor(at / files) + by[1]));
        this.cursor = rank * files + file;
        this.draw();
        this.report(this.cursor);
      } else if ((event.key === "Enter" || event.key === " ") && this.cursor !== null) {
        this.click(this.cursor);
        this.report(this.cursor);
      } else if (event.key === "Escape") {
        this.cancel();
      } else {
        return;
      }
      event.preventDefault();
    }

    x(square) {
      return (square % this.position.files) * SIZE;
    }

    y(square) {
      return (this.position.ranks - 1 - Math.floor(square / this.position.files)) * SIZE;
    }

    box(square, name) {
      const place = { x: this.x(square), y: this.y(square), width: SIZE, height: SIZE };
      return drawn(this.svg, "rect", { ...place, class: name });
    }

    token(square, cell) {
      const symbol = symbolOf(cell.kind);
      const side = cell.side ? "black" : "white";
      const name = "token " + side + (symbol.length > 1 ? " form" : "");
      const group = drawn(this.svg, "g", { class: name });
      const cx = this.x(square) + SIZE / 2;
      const cy = this.y(square) + SIZE / 2;
      const picture = game.kinds[cell.kind - 1] && game.kinds[cell.kind - 1].picture;
      if (picture) {
        const place = { x: cx - 4.6, y: cy - 4.6, width: 9.2, height: 9.2 };
        const href = "#" + picture;
        group.append(drawn(this.svg, "use", { ...place, href, class: "picture" }));
        if (symbol.startsWith("+")) {
          const d = `M${cx + 1} ${cy - 2}h3m-1.5-1.5v3`;
          group.append(drawn(this.svg, "path", { d, class: "plus" }));
        }
        return group;
      }
      group.append(
        drawn(this.svg, "circle", { r: 4, cx, cy }),
        drawn(this.svg, "text", { x: cx, y: cy + 2 }, symbol),
      );
      return group;
    }

    mark(square, shape, dx, dy, size) {
      const place = { x: this.x(square) + dx, y: this.y(square) + dy, width: size, height: size };
      const mark = drawn(this.svg, "use", { ...place, href: "#shape-" + shape });
      mark.dataset.square = P.name(this.position, square);
      return mark;
    }

    /* On a piece, a symbol stands in the corner, on a ground on which it is seen. */
    badge(square, shape) {
      const place = { cx: this.x(square) + 7.2, cy: this.y(square) + 2.8, r: 2.9 };
      const ground = drawn(this.svg, "circle", { ...place, class: "badge" });
      return [ground, this.mark(square, shape, 4.6, 0.2, 5.2)];
    }

    /* Draws the position, with what the chosen piece can do. */
    draw() {
      const below = this.svg.querySelector(".marks");
      const tokens = this.svg.querySelector(".tokens");
      const over = [];
      if (!this.live) {
        below.replaceChildren(...this.still.querySelector(".marks").cloneNode(true).childNodes);
        tokens.replaceChildren(...this.still.querySelector(".tokens").cloneNode(true).childNodes);
      } else {
        below.replaceChildren();
        tokens.replaceChildren();
        if (this.mover !== null) {
          below.append(this.box(this.mover, this.lifted ? "chosen lifted" : "chosen"));
        }
        this.position.cells.forEach((cell, square) => {
          const shape = this.seen && this.seen.marks.get(square);
          if (P.isPiece(cell)) {
            tokens.append(this.token(square, cell));
          }
          if (shape && P.isPiece(cell)) {
            over.push(...this.badge(square, shape));
          } else if (shape) {
            below.append(this.mark(square, shape, 0, 0, SIZE));
          }
        });
      }
      tokens.append(...over);
      if (this.cursor !== null) {
        tokens.append(this.box(this.cursor, "cursor"));
      }
    }

    look() {
      this.seen =
        this.live && this.mover !== null
          ? P.look(this.position, models, this.mover, this.enemyKind())
          : null;
      this.draw();
    }

    tellAll() {
      if (!this.seen) {
        this.output.textContent = "";
        return;
      }
      const { list, complete, searched, held } = this.seen;
      const count = list.length === 1 ? "1 move" : list.length + " moves";
      const still = list.filter((move) => move.from === move.to);
      const parts = [held ? "It is immobilised: no moves" : count];
      parts.push(...still.map((move) => P.tell(this.position, move)));
      if (!complete) {
        parts.push("and more, too many to find here");
      }
      if (!searched && !held) {
        parts.push("captures that are not possible now are not shown");
      }
      this.output.textContent = parts.join("; ") + ".";
    }

    report(square) {
      if (!this.live) {
        return;
      }
      const cell = this.position.cells[square];
      const content = P.isPiece(cell)
        ? (cell.side ? "black " : "white ") + nameOf(cell.kind)
        : cell === null
          ? "empty"
          : "no square";
      const moves = (this.seen ? this.seen.list : [])
        .filter((move) => move.to === square || BetzaPaths.takes(move, square))
        .slice(0, 4)
        .map((move) => P.tell(this.position, move));
      const name = P.name(this.position, square);
      this.output.textContent = [name + ": " + content, ...moves].join("; ") + ".";
    }

    clicks(names) {
      for (const name of names) {
        const square = P.square(this.position, name);
        if (square >= 0) {
          this.click(square);
        }
      }
      (this.figure.closest("section") || this.figure).scrollIntoView({ block: "nearest" });
    }
  }

  return { View, element, options, game, models, SIZE };
})();
