// Runs lists of calls through the script of the pages: lists of {board: [files, ranks] or [], calls:
// [[method, ...arguments]]}; the calls are to a board, or to the engine itself. In Node.js the
// arguments are the script and a file with such a list as JSON, and a line for each is printed: its
// answers as JSON.
"use strict";

function answerCalls(BetzaEngine, lists) {
  return lists.map(({ board, calls }) => {
    const target = board.length > 0 ? BetzaEngine.board(...board) : BetzaEngine;
    const answers = calls.map(([method, ...values]) => target[method](...values));
    return JSON.stringify(answers.filter((answer) => answer !== undefined));
  });
}

if (typeof require === "function") {
  const [script, input] = process.argv.slice(2);
  const lists = JSON.parse(require("fs").readFileSync(input, "utf8"));
  process.stdout.write(answerCalls(require(script).BetzaEngine, lists).join("\n") + "\n");
}
