// Runs lists of calls through the script of the pages. The arguments are the script and a file with
// a JSON list of {board: [files, ranks] or [], calls: [[method, ...arguments]]}; the calls are to
// a board, or to the engine itself. Prints a line for each list: its answers as JSON.
"use strict";
const fs = require("fs");
const [script, input] = process.argv.slice(2);
const { BetzaEngine } = require(script);
for (const { board, calls } of JSON.parse(fs.readFileSync(input, "utf8"))) {
  const target = board.length > 0 ? BetzaEngine.board(...board) : BetzaEngine;
  const answers = calls.map(([method, ...values]) => target[method](...values));
  process.stdout.write(
    JSON.stringify(answers.filter((answer) => answer !== undefined)) + "\n",
  );
}
