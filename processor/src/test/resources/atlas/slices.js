// Lets the computer think with an engine that sees one depth after the other, and prints what the
// engine is asked and what the page is told.
"use strict";
const fs = require("fs");
const vm = require("vm");
const script = fs.readFileSync(process.argv[2], "utf8") + "\nbetzaThinking";

let now = 0;
let depths = [];
const game = {
  load: (fen) => console.log("load " + fen),
  play(move) {
    if (move === "wrong") {
      return "no such move";
    }
    console.log("play " + move);
    return "";
  },
  prepare() {},
  think(depth, lines, millis) {
    now += millis;
    return JSON.stringify({ depth: depths.shift(), moves: [], settled: false });
  },
};
const tasks = [];
const betzaThinking = vm.runInNewContext(script, {
  setTimeout: (task) => tasks.push(task),
  Date: { now: () => now },
  console,
});
const ask = betzaThinking({ game: () => game }, ({ step, answer, failed }) =>
  console.log(step, failed === undefined ? String(answer.depth) : "failed: " + failed));
const base = { declaration: { setup: "none" }, start: "setup", depth: 9, lines: 1, millis: 350 };
const finish = () => {
  while (tasks.length > 0) {
    tasks.shift()();
  }
};

// 350 ms are three slices and a half; the second look is deeper than the third.
depths = [1, 3, 2, 3];
ask({ ...base, id: 1, steps: ["think"], line: ["a"] });
finish();
// Asked to move, it moves at once.
depths = [2];
ask({ ...base, id: 2, steps: ["think"], line: ["a", "b"] });
tasks.shift()();
ask({ id: 2, steps: ["now"] });
finish();
ask({ ...base, id: 3, steps: ["think"], line: ["a", "b", "wrong"] });
