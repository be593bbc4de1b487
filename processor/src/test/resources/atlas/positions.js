// Prints what the page of a game finds in each of its arguments, an address, as it writes it again.
"use strict";
const fs = require("fs");
const vm = require("vm");
const [address, ...addresses] = process.argv.slice(2);
const script = fs.readFileSync(address, "utf8") + "\nBetzaGameAddress";
const BetzaGameAddress = vm.runInNewContext(script, { URLSearchParams });
addresses.forEach((each) => {
  const { fen, line, at } = BetzaGameAddress.read("#" + each);
  console.log(BetzaGameAddress.write({ start: fen || "setup", line, ply: at }, "setup"));
});
