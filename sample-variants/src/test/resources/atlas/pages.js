// Asks pages for moves, as a browser would with their own data and scripts. The arguments are a
// folder with pages and a file with a line for each position: the name of a page, pieces as
// square:kind:side:royal:unmoved, squares of en passant with the victim first, the kind that moved
// last, and the square of the mover; "-" where there is nothing. Prints the moves of each.
"use strict";
const fs = require("fs");
const path = require("path");
const vm = require("vm");
const [folder, input] = process.argv.slice(2);
const pages = new Map();

function open(name) {
  if (!pages.has(name)) {
    const html = fs.readFileSync(path.join(folder, name + ".html"), "utf8");
    const data = /<script type='application\/json' id='game'>(.*?)<\/script>/s.exec(html)[1];
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1]);
    const needed = /const Betza(Journey|Travel|Paths) =/;
    const finder = scripts.filter((script) => needed.test(script)).join("\n");
    const paths = vm.runInNewContext(finder + "\nBetzaPaths");
    const game = JSON.parse(data);
    pages.set(name, { game, paths, models: [null, ...game.kinds.map((kind) => kind.model)] });
  }
  return pages.get(name);
}

const numbers = (text) => (text === "-" ? [] : text.split(",").map(Number));

for (const line of fs.readFileSync(input, "utf8").trim().split("\n")) {
  const [name, pieces, passant, last, from] = line.split(" ");
  const { game, paths, models } = open(name);
  const { files, ranks } = game;
  const cells = new Array(files * ranks).fill(null);
  game.holes.forEach((square) => (cells[square] = "hole"));
  for (const piece of pieces.split(",")) {
    const [square, kind, side, royal, unmoved] = piece.split(":").map(Number);
    cells[square] = { kind, side, royal: royal === 1, unmoved: unmoved === 1 };
  }
  const [victim, ...squares] = numbers(passant);
  const enPassant = victim === undefined ? null : { victim, squares };
  const position = { files, ranks, cells, enPassant, lastMoved: Number(last) };
  const found = paths.moves(position, models, Number(from));
  console.log(found.complete ? found.list.map((move) => move.text).join(",") : "incomplete");
}
