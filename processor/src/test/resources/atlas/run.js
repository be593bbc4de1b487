// Runs the page's finder of moves on cases: a JSON file with {models, cases}, a case being
// {model, files, ranks, holes, pieces: [[square, kind, side, royal, unmoved]], passant, last, from}.
// Prints a line for each case: the moves, then "|", then the squares that are immobilised.
"use strict";
const fs = require("fs");
const vm = require("vm");
const [finder, input] = process.argv.slice(2).map((name) => fs.readFileSync(name, "utf8"));
const Paths = vm.runInThisContext(finder + "\nBetzaPaths");
const { models, cases } = JSON.parse(input);
const lines = cases.map((each) => {
  const cells = new Array(each.files * each.ranks).fill(null);
  each.holes.forEach((square) => (cells[square] = "hole"));
  each.pieces.forEach(([square, kind, side, royal, unmoved]) => {
    cells[square] = { kind, side, royal, unmoved };
  });
  const [victim, ...squares] = each.passant;
  const enPassant = victim === undefined ? null : { victim, squares };
  const { files, ranks, last: lastMoved, from } = each;
  const position = { files, ranks, cells, enPassant, lastMoved };
  const kinds = models.slice();
  kinds[1] = models[each.model];
  const found = Paths.moves(position, kinds, from);
  if (!found.complete) {
    return "incomplete";
  }
  const held = Paths.immobilized(position, kinds, from);
  return found.list.map((move) => move.text).join(",") + "|" + held.join(",");
});
process.stdout.write(lines.join("\n") + "\n");
