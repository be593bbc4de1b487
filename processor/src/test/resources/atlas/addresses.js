// Prints what the playground makes of addresses: each argument is one, and a line of the output is
// the same state written again, with the squares that a board of 12x12 would keep.
"use strict";
const fs = require("fs");
const vm = require("vm");
const [layout, address, ...texts] = process.argv.slice(2);
const scripts = [layout, address].map((file) => fs.readFileSync(file, "utf8")).join("\n");
const { parse, format, resized } = vm.runInNewContext(scripts + "\nBetzaAddress", { URLSearchParams });
for (const text of texts) {
  const state = parse("#" + text);
  console.log(format(state) + " " + format(resized(state, 12, 12)));
}
