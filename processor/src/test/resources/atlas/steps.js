// Prints what the studio undoes, and what it keeps where the browser allows that and where not.
"use strict";
const fs = require("fs");
const vm = require("vm");
const script = fs.readFileSync(process.argv[2], "utf8") + "\nBetzaDesigns";

const kept = new Map();
const allowed = { getItem: (key) => kept.get(key) || null, setItem: (key, text) => kept.set(key, text) };
const refused = { getItem() { throw new Error("no"); }, setItem() { throw new Error("no"); } };
const { Steps, read, keepLast, keep } = vm.runInNewContext(script, { localStorage: allowed });

const steps = new Steps();
[["one", ""], ["two", ""], ["t", "name"], ["th", "name"], ["three", "name"]].forEach(([text, field]) => steps.add(text, field));
const go = (way, count) => Array.from({ length: count }, () => steps.go(way) || "-").join(" ");
console.log("undo: " + go(-1, 4));
console.log("redo: " + go(1, 3));
steps.go(-1);
steps.add("four", "name");
console.log(`after another: ${steps.all[steps.at]} ${steps.go(-1)}`);

for (let i = 1; i <= 25; i++) {
  keep("named-" + i, "v=1");
}
keepLast("last");
console.log(`kept where that is allowed: ${read().last} ${read().named[0].name} ${read().named.length}`);
const other = vm.runInNewContext(script, { localStorage: refused });
console.log(`kept where that is refused: ${other.keep("a", "b")} ${other.read().named.length}`);
