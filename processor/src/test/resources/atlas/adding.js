// Prints how the playground adds the piece of each of its arguments, an address, to a game.
"use strict";
const fs = require("fs");
const vm = require("vm");
const [layout, address, ...texts] = process.argv.slice(2);
const scripts = [layout, address].map((file) => fs.readFileSync(file, "utf8")).join("\n");
const { parse, inGame } = vm.runInNewContext(scripts + "\nBetzaAddress", { URLSearchParams });
texts.forEach((text) => console.log(inGame(parse("#" + text))));
