/* The clicks, drags and keys on a board. A drag begins when the pointer has gone some way with a
   piece, so that a trembling finger still clicks. */
const BetzaHands = (() => {
  "use strict";
  const { svg } = BetzaElements;
  const { SIZE } = BetzaLayout;
  const FAR = 6;
  const STEPS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

  /* The piece under the pointer, above everything else of the page. */
  class Ghost {
    constructor(board, piece) {
      const square = board.svg.getBoundingClientRect().width / board.layout.width * SIZE;
      this.half = square / 2;
      const attributes = { class: "ghost", viewBox: "0 0 10 10", width: square, height: square };
      const token = BetzaDrawing.token(piece, SIZE / 2, SIZE / 2, board.layout.flipped);
      this.svg = svg("svg", { ...attributes, "aria-hidden": "true" }, token);
      board.svg.after(this.svg);
    }

    move({ clientX, clientY }) {
      this.svg.style.left = clientX - this.half + "px";
      this.svg.style.top = clientY - this.half + "px";
    }

    remove() {
      this.svg.remove();
    }
  }

  /* One drag, from the moment the pointer goes down. `target` is where it went down. */
  class Drag {
    constructor(board, event, from, piece, target) {
      Object.assign(this, { board, from, piece, target, pointer: event.pointerId });
      this.begin = [event.clientX, event.clientY];
      this.ghost = null;
      this.ended = false;
      const end = (drop) => (each) => this.end(each, drop);
      this.listeners = [
        ["pointermove", (each) => this.move(each)],
        ["pointerup", end(true)],
        ["pointercancel", end(false)],
        ["touchmove", (each) => each.preventDefault()],
      ];
      this.listeners.forEach(([name, listener]) =>
        target.addEventListener(name, listener, { passive: false }));
      target.setPointerCapture(event.pointerId);
    }

    move(event) {
      if (event.pointerId !== this.pointer) {
        return;
      }
      const [x, y] = this.begin;
      if (this.ghost === null && Math.hypot(event.clientX - x, event.clientY - y) > FAR) {
        this.ghost = new Ghost(this.board, this.piece);
      }
      if (this.ghost !== null) {
        this.ghost.move(event);
      }
    }

    end(event, drop) {
      if (event.pointerId !== this.pointer || this.ended) {
        return;
      }
      this.ended = true;
      this.listeners.forEach(([name, listener]) => this.target.removeEventListener(name, listener));
      if (this.ghost !== null) {
        this.ghost.remove();
        swallowClick(this.target);
        if (drop) {
          this.board.options.drop(this.from, this.board.squareAt(event), this.piece);
        }
      }
    }
  }

  /* The click that browsers report after a drag is none. */
  function swallowClick(target) {
    const swallow = (event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    target.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => target.removeEventListener("click", swallow, { capture: true }), 0);
  }

  function down(board, event) {
    const square = board.squareAt(event);
    const piece = square === null ? null : board.pieceAt(square);
    const { canDrag } = board.options;
    if (event.isPrimary && event.button === 0 && piece !== null && canDrag && canDrag(square)) {
      new Drag(board, event, square, piece, board.svg);
    }
  }

  function carry(board, event, piece) {
    if (event.isPrimary && event.button === 0) {
      new Drag(board, event, null, piece, event.currentTarget);
    }
  }

  function click(board, event) {
    const square = board.squareAt(event);
    if (square !== null) {
      moveCursor(board, null);
      board.options.choose(square);
    }
  }

  function moveCursor(board, square) {
    if (board.cursor !== square) {
      board.cursor = square;
      board.draw();
    }
    if (square !== null) {
      board.reveal(square);
      tell(board, square);
    }
  }

  function tell(board, square) {
    if (board.options.tell) {
      board.say(board.options.tell(square));
    }
  }

  /* The first arrow shows the cursor, on the chosen square or in the middle. */
  function step(board, [right, up]) {
    const { files, ranks } = board.layout;
    const middle = Math.floor(ranks / 2) * files + Math.floor(files / 2);
    const { chosen } = board.seen;
    const start = chosen === null ? middle : chosen;
    moveCursor(
      board,
      board.cursor === null ? start : board.layout.beside(board.cursor, right, up),
    );
  }

  function isUsed(board, key) {
    const { choose, cancel, key: other } = board.options;
    if (STEPS[key]) {
      step(board, STEPS[key]);
    } else if ((key === "Enter" || key === " ") && board.cursor !== null) {
      choose(board.cursor);
    } else if (key === "Escape" && cancel) {
      cancel();
    } else {
      return board.cursor !== null && other !== undefined && other(key, board.cursor);
    }
    return true;
  }

  function press(board, event) {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && isUsed(board, event.key)) {
      event.preventDefault();
    }
  }

  function hover(board, square) {
    if (board.options.hover) {
      board.options.hover(square);
    }
  }

  function listen(board) {
    let under = null;
    board.svg.addEventListener("pointerdown", (event) => down(board, event));
    board.svg.addEventListener("click", (event) => click(board, event));
    board.svg.addEventListener("keydown", (event) => press(board, event));
    board.svg.addEventListener("blur", () => moveCursor(board, null));
    board.svg.addEventListener("pointermove", (event) => {
      const square = event.pointerType === "mouse" ? board.squareAt(event) : null;
      if (square !== under) {
        under = square;
        if (square !== null) {
          tell(board, square);
        }
        hover(board, square);
      }
    });
    board.svg.addEventListener("pointerleave", () => {
      under = null;
      hover(board, null);
    });
  }

  return { listen, carry, moveCursor };
})();
