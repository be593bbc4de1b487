// Prints the position that the page of a game finds in each of its arguments, an address.
"use strict";
const fs = require("fs");
const vm = require("vm");
const [board, ...addresses] = process.argv.slice(2);
const script = fs.readFileSync(board, "utf8") + "\nBetzaGame";
const BetzaGame = vm.runInNewContext(script, { URLSearchParams, BetzaElements: {} });
addresses.forEach((address) => console.log(BetzaGame.positionOf("#" + address)));
