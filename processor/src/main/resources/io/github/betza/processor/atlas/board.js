/*
 * A board that draws what it is given, and reports clicks, drags and keys. It knows no rules.
 *
 *   const board = new BetzaBoard(container, { label, choose, drop, canDrag, cancel, key, tell, hover });
 *   board.frame({ files, ranks, holes, flipped, plain, lines });
 *   board.show({ pieces, marks, chosen, lifted, lastMove, check, lit });
 *   board.slide(from, to);
 *   board.say(text);
 *
 * container  an element of the page, in which the board is made
 * label      what a reader hears first who cannot see the board
 * choose     (square): a click, Enter or Space
 * drop       (from, to, piece): a drag; from is null for a piece from elsewhere, to beside the board
 * canDrag    (square): whether the piece there can be dragged
 * cancel     (): Escape
 * key        (key, square): another key, with the cursor on a square; returns whether it is used
 * tell       (square): the text about a square, when the pointer or the cursor comes to it
 * hover      (square): the mouse comes to a square; null when it leaves the board
 *
 * Squares are numbers, rank * files + file, both from 0. plain is for boards without two colours;
 * lines are those of such a board in place of the edges of the squares, where pieces stand on points:
 * [x, y, x, y] in tenths of a square, from White's left corner. A piece is
 * { square, side, symbol, picture, face }: picture is the name of an SVG symbol of the page, and
 * a piece without one is a disc with its symbol; face is what is written on it, if anything, as the
 * page holds it. A mark is [square, name of a shape]. lastMove is [from, to], or [to] for a drop.
 */
const BetzaBoard = (() => {
  "use strict";
  const { html, svg } = BetzaElements;
  const { Layout, squareName } = BetzaLayout;
  const D = BetzaDrawing;

  const MOTION = { duration: 150, easing: "ease-out" };
  const NOTHING = { pieces: [], marks: [], chosen: null, lifted: false, lastMove: [], check: [], lit: [] };

  return class {
    constructor(container, options) {
      this.options = options;
      this.ground = svg("g", {});
      this.below = svg("g", {});
      this.tokens = svg("g", {});
      this.above = svg("g", {});
      this.svg = svg(
        "svg",
        { class: "board live", role: "application", tabindex: 0, "aria-label": options.label },
        this.ground,
        this.below,
        this.tokens,
        this.above,
      );
      this.output = html("output", { class: "told", "aria-live": "polite" });
      container.append(html("div", { class: "boardframe" }, this.svg), this.output);
      this.cursor = null;
      this.seen = NOTHING;
      this.frame({ files: 8, ranks: 8 });
      BetzaHands.listen(this);
    }

    /* Sets what stays while pieces move. */
    frame(shape) {
      this.layout = new Layout(shape.files, shape.ranks, Boolean(shape.flipped));
      this.svg.setAttribute("viewBox", this.layout.viewBox);
      this.svg.style.setProperty("--width", this.layout.width);
      this.svg.style.setProperty("--height", this.layout.height);
      this.ground.replaceChildren(D.ground(this.layout, shape));
      this.cursor = null;
      this.show({});
    }

    /* Draws a position with its marks, in place of what was there. */
    show(position) {
      this.seen = { ...NOTHING, ...position };
      this.draw();
    }

    draw() {
      const { pieces, marks, chosen, lifted, lastMove, check, lit } = this.seen;
      const { layout } = this;
      const occupied = new Set(pieces.map((piece) => piece.square));
      this.below.replaceChildren(
        ...lit.map((square) => D.box(layout, square, "lit")),
        ...lastMove.map((square) => D.box(layout, square, "last")),
        ...(new Set(lastMove).size > 1 ? [D.arrow(layout, ...lastMove)] : []),
        ...(chosen === null ? [] : [D.box(layout, chosen, lifted ? "chosen lifted" : "chosen")]),
        ...check.map((square) => D.box(layout, square, "check")),
        ...marks
          .filter(([square]) => !occupied.has(square))
          .map(([square, shape]) => D.mark(layout, square, shape)),
      );
      this.tokens.replaceChildren(...pieces.map((piece) => this.token(piece)));
      this.above.replaceChildren(
        ...marks
          .filter(([square]) => occupied.has(square))
          .map(([square, shape]) => D.badge(layout, square, shape)),
        ...(this.cursor === null ? [] : [D.box(layout, this.cursor, "cursor")]),
      );
    }

    token(piece) {
      const token = D.piece(this.layout, piece);
      const { canDrag } = this.options;
      token.classList.toggle("loose", canDrag !== undefined && canDrag(piece.square));
      return token;
    }

    /* Lets the piece on a square come from another one, where motion is wanted. */
    slide(from, to) {
      const token = this.tokens.children[this.seen.pieces.findIndex(({ square }) => square === to)];
      if (token !== undefined && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
        const across = this.layout.x(from) - this.layout.x(to);
        const down = this.layout.y(from) - this.layout.y(to);
        token.animate([{ transform: `translate(${across}px, ${down}px)` }, { transform: "none" }], MOTION);
      }
    }

    /* The text stays until the next one; it is read aloud. */
    say(text) {
      this.output.textContent = text;
    }

    name(square) {
      return squareName(square, this.layout.files);
    }

    pieceAt(square) {
      return this.seen.pieces.find((piece) => piece.square === square) || null;
    }

    /* The square at a point of the window; null beside the board. */
    squareAt({ clientX, clientY }) {
      const matrix = this.svg.getScreenCTM().inverse();
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
      return this.layout.at(x, y);
    }

    /* Where a square is in the window: its left and lower edge. */
    placeOf(square) {
      const x = this.layout.x(square);
      const y = this.layout.y(square) + BetzaLayout.SIZE;
      const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM());
      return { left, top };
    }

    /* Scrolls a board that is wider than the screen until a square is in the middle. */
    reveal(square) {
      const frame = this.svg.parentNode;
      const unit = this.svg.getBoundingClientRect().width / this.layout.width;
      frame.scrollLeft = (this.layout.x(square) + 9) * unit - frame.clientWidth / 2;
    }

    /* Puts the cursor on a square, as keys do. */
    point(square) {
      this.svg.focus();
      BetzaHands.moveCursor(this, square);
    }

    /* Begins to drag a piece that comes from elsewhere, as from a stock beside the board. */
    carry(event, piece) {
      BetzaHands.carry(this, event, piece);
    }
  };
})();
