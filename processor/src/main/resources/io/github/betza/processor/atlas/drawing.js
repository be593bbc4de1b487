/* The parts of a board as SVG: its ground, pieces, marks. The symbols of the marks stand in the page. */
const BetzaDrawing = (() => {
  "use strict";
  const { svg } = BetzaElements;
  const { SIZE, fileName } = BetzaLayout;
  const HALF = SIZE / 2;

  function box(layout, square, name) {
    const place = { x: layout.x(square), y: layout.y(square), width: SIZE, height: SIZE };
    return svg("rect", { ...place, class: name });
  }

  /* All squares of one colour are one path, so large boards are drawn as fast as small ones. The
     first square of White's first file is dark. */
  function lightSquares(layout) {
    const { files, ranks } = layout;
    let path = "";
    for (let square = 0; square < files * ranks; square++) {
      if (((square % files) + Math.floor(square / files)) % 2 === 1) {
        path += `M${layout.x(square)} ${layout.y(square)}h${SIZE}v${SIZE}h-${SIZE}z`;
      }
    }
    return path;
  }

  function grid({ files, ranks }) {
    let path = "";
    for (let column = 1; column < files; column++) {
      path += `M${column * SIZE} 0v${ranks * SIZE}`;
    }
    for (let row = 1; row < ranks; row++) {
      path += `M0 ${row * SIZE}h${files * SIZE}`;
    }
    return path;
  }

  function labels(layout) {
    const { files, ranks } = layout;
    const group = svg("g", { class: "labels" });
    for (let file = 0; file < files; file++) {
      const place = { x: layout.column(file) * SIZE + HALF, y: ranks * SIZE + 3.3 };
      group.append(svg("text", place, fileName(file)));
    }
    for (let rank = 0; rank < ranks; rank++) {
      const place = { x: -2.2, y: layout.row(rank) * SIZE + 6 };
      group.append(svg("text", place, String(rank + 1)));
    }
    return group;
  }

  /* Lines are [x, y, x, y] in tenths of squares, from White's left corner. */
  function ownLines(layout, lines) {
    const x = (across) => (layout.flipped ? layout.files * SIZE - across : across);
    const y = (up) => (layout.flipped ? up : layout.ranks * SIZE - up);
    return lines
      .map(([fromX, fromY, toX, toY]) => `M${x(fromX)} ${y(fromY)}L${x(toX)} ${y(toY)}`)
      .join("");
  }

  function ground(layout, { holes = [], plain = false, lines = [] }) {
    const width = layout.files * SIZE;
    const height = layout.ranks * SIZE;
    const group = svg("g", {}, svg("rect", { width, height, class: plain ? "plain" : "dark" }));
    group.append(
      plain
        ? svg("path", { d: lines.length > 0 ? ownLines(layout, lines) : grid(layout), class: "lines" })
        : svg("path", { d: lightSquares(layout), class: "light" }),
    );
    holes.forEach((square) => group.append(box(layout, square, "hole")));
    const frame = { x: -0.2, y: -0.2, width: width + 0.4, height: height + 0.4, class: "frame" };
    group.append(svg("rect", frame), labels(layout));
    return group;
  }

  /* A piece around a point: a picture of the page, with a plus for a promoted form, or its letters
     on a disc. One with a face has its character besides; the styles of the page hide one look. */
  function token(piece, x, y, flipped = false) {
    const side = piece.side ? "black" : "white";
    const size = (piece.symbol || "").length > 1 ? " form" : "";
    const group = svg("g", { class: "token " + side + size });
    if (piece.face) {
      const look = svg("g", { class: "by-picture" }, ...picture(piece, x, y));
      group.append(look, face(piece, x, y, flipped));
    } else {
      group.append(...picture(piece, x, y));
    }
    return group;
  }

  function picture(piece, x, y) {
    const letters = piece.symbol || "";
    if (!piece.picture) {
      return [svg("circle", { r: 4, cx: x, cy: y }), svg("text", { x, y: y + 2 }, letters)];
    }
    const place = { x: x - 4.6, y: y - 4.6, width: 9.2, height: 9.2 };
    const drawing = svg("use", { ...place, href: "#" + piece.picture, class: "picture" });
    const plus = { d: `M${x + 1} ${y - 2}h3m-1.5-1.5v3`, class: "plus" };
    return letters.startsWith("+") ? [drawing, svg("path", plus)] : [drawing];
  }

  /* Tiles that point forward show by that whose they are. */
  function face({ side, face: { language, pointed, texts, colors } }, x, y, flipped) {
    const own = side ? 1 : 0;
    const text = texts[own];
    const turn = pointed && flipped !== (own === 1) ? { transform: `rotate(180 ${x} ${y})` } : {};
    const place = { x: x - HALF, y: y - HALF, width: SIZE, height: SIZE };
    const group = svg("g", { class: "by-character", ...turn });
    group.append(svg("use", { ...place, href: "#tile", class: "tile" }));
    [...text].forEach((character, i) => {
      const [small, line] = text.length === 1 ? ["", 2.3] : [" small", 0.1 + 3.6 * i];
      const look = { lang: language, class: "character " + colors[own] + small };
      group.append(svg("text", { ...look, x, y: y + line }, character));
    });
    return group;
  }

  const piece = (layout, each) =>
    token(each, layout.x(each.square) + HALF, layout.y(each.square) + HALF, layout.flipped);

  function use(shape, x, y, size) {
    return svg("use", { x, y, width: size, height: size, href: "#shape-" + shape });
  }

  function mark(layout, square, shape) {
    return use(shape, layout.x(square), layout.y(square), SIZE);
  }

  /* On a piece, a mark stands in the corner, on a ground on which it is seen, beside the letter. */
  function badge(layout, square, shape) {
    const x = layout.x(square);
    const y = layout.y(square);
    const group = svg("g", {}, svg("circle", { cx: x + 8, cy: y + 2, r: 1.9, class: "badge" }));
    group.append(use(shape, x + 6.3, y + 0.3, 3.4));
    return group;
  }

  /* From the middle of one square to that of another; its head ends before the middle. */
  function arrow(layout, from, to) {
    const [x, y] = [layout.x(from) + HALF, layout.y(from) + HALF];
    const [dx, dy] = [layout.x(to) - layout.x(from), layout.y(to) - layout.y(from)];
    const length = Math.hypot(dx, dy);
    const d = `M0-.8H${length - 6}V-2L${length - 2.5} 0L${length - 6} 2V.8H0z`;
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    return svg("path", { d, class: "arrow", transform: `translate(${x} ${y}) rotate(${turn})` });
  }

  return { ground, box, arrow, piece, token, mark, badge };
})();
