/* Where the squares of a board are drawn. A square is ten units wide. */
const BetzaLayout = (() => {
  "use strict";
  const SIZE = 10;

  /* The space beside and below the squares, for the names of files and ranks. */
  const LEFT = 4;
  const BELOW = 4;
  const EDGE = 0.5;

  /* The name of a file or of a square, as the annotations write it: a to z, aa to aj. */
  const fileName = (file) =>
    (file < 26 ? "" : "a") + String.fromCharCode(97 + (file % 26));
  const squareName = (square, files) =>
    fileName(square % files) + (Math.floor(square / files) + 1);

  /* Returns the square of a name; -1 where the board has none. */
  function squareOf(name, files, ranks) {
    const parts = /^(a?[a-z])([1-9][0-9]?)$/.exec(name);
    if (parts === null) {
      return -1;
    }
    const letters = parts[1];
    const file = letters.charCodeAt(letters.length - 1) - 97 + (letters.length - 1) * 26;
    const rank = Number(parts[2]) - 1;
    return file < files && rank < ranks ? rank * files + file : -1;
  }

  /* White's first rank is below, or above where the board is flipped. */
  class Layout {
    constructor(files, ranks, flipped) {
      this.files = files;
      this.ranks = ranks;
      this.flipped = flipped;
      this.width = files * SIZE + LEFT + EDGE;
      this.height = ranks * SIZE + BELOW + EDGE;
      this.viewBox = `${-LEFT} ${-EDGE} ${this.width} ${this.height}`;
    }

    column(file) {
      return this.flipped ? this.files - 1 - file : file;
    }

    row(rank) {
      return this.flipped ? rank : this.ranks - 1 - rank;
    }

    x(square) {
      return this.column(square % this.files) * SIZE;
    }

    y(square) {
      return this.row(Math.floor(square / this.files)) * SIZE;
    }

    /* The square at a point of the drawing; null beside the board. */
    at(x, y) {
      const column = Math.floor(x / SIZE);
      const row = Math.floor(y / SIZE);
      const on = column >= 0 && column < this.files && row >= 0 && row < this.ranks;
      return on ? this.row(row) * this.files + this.column(column) : null;
    }

    /* The square that is some columns to the right and some rows up, as far as the board goes. */
    beside(square, right, up) {
      const turn = this.flipped ? -1 : 1;
      const file = (square % this.files) + turn * right;
      const rank = Math.floor(square / this.files) + turn * up;
      const within = (value, count) => Math.min(count - 1, Math.max(0, value));
      return within(rank, this.ranks) * this.files + within(file, this.files);
    }
  }

  return { Layout, SIZE, fileName, squareName, squareOf };
})();
