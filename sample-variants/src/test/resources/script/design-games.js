// Counts the moves of games by the engine of the pages: the arguments are the script and a file with
// an address a line; for each a line is printed with the number of sequences of three moves.
"use strict";
const [script, input] = process.argv.slice(2);
const { BetzaEngine } = require(script);
const addresses = require("fs").readFileSync(input, "utf8").split("\n").filter((line) => line !== "");
addresses.forEach((address) => console.log(BetzaEngine.game(address).perft(3)));
