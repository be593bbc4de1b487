// Plays the games of pages by the engine of the pages. In Node.js the arguments are the folder of the
// pages, a number of plies, and the names of games; a line for each game is printed, see playGame.
"use strict";
const PLIES = 60;

/* The same numbers as in the test. */
function chooser(text) {
  let state = text.length;
  return (count) => {
    state = (state * 25173 + 13849) % 65536;
    return state % count;
  };
}

/* Returns as JSON the name of a game, the number of sequences of some plies, and a game at random:
   for each position its FEN, the legal moves, and whether the game is over. */
function playGame(BetzaEngine, name, html, depth) {
  const data = /<script type='application\/json' id='game'>(.*?)<\/script>/s.exec(html)[1];
  const game = BetzaEngine.game(JSON.parse(data).declaration);
  const count = game.perft(depth);
  const choose = chooser(name);
  const positions = [];
  for (let ply = 0; ply < PLIES; ply++) {
    const { fen, moves, result } = JSON.parse(game.state());
    const texts = moves.map((move) => move.uci).sort();
    positions.push([fen, texts.join(" "), result === "" ? "" : "over"]);
    if (texts.length === 0) {
      break;
    }
    game.play(texts[choose(texts.length)]);
  }
  return JSON.stringify([name, count, positions]);
}

if (typeof require === "function") {
  const fs = require("fs");
  const path = require("path");
  const vm = require("vm");
  const [folder, depth, ...names] = process.argv.slice(2);

  /* As in a browser, the script finds the global object by the name self. */
  globalThis.self = globalThis;
  const script = fs.readFileSync(path.join(folder, "engine.js"), "utf8");
  vm.runInThisContext(script + "\nBetzaEngineCode();");
  for (const name of names) {
    const html = fs.readFileSync(path.join(folder, name + ".html"), "utf8");
    console.log(playGame(BetzaEngine, name, html, Number(depth)));
  }
}
