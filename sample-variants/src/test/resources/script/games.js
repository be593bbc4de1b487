// Plays the games of pages by the engine of the pages. In Node.js the arguments are the folder of the
// pages, what to do (play, search or hands), a number of plies, and the names of games; a line for each game is
// printed, see playGame, searchGame and handsOf.
"use strict";
const PLIES = 30;

/* The same numbers as in the test. */
function chooser(text) {
  let state = text.length;
  return (count) => {
    state = (state * 25173 + 13849) % 65536;
    return state % count;
  };
}

function gameOf(BetzaEngine, html) {
  const data = /<script type='application\/json' id='game'>(.*?)<\/script>/s.exec(html)[1];
  return BetzaEngine.game(JSON.parse(data).declaration.address);
}

/* Returns as JSON the name of a game, and the value of its setup at each depth, each searched anew. */
function searchGame(BetzaEngine, name, html, depth) {
  const scores = [];
  for (let plies = 1; plies <= depth; plies++) {
    const answer = JSON.parse(gameOf(BetzaEngine, html).think(plies, 1, 1e9));
    scores.push(answer.moves[0].score);
  }
  return JSON.stringify([name, scores]);
}

/* Returns as JSON the name of a game, the number of sequences of some plies, and a game at random:
   for each position its FEN, the legal moves, and whether the game is over. */
function playGame(BetzaEngine, name, html, depth) {
  const game = gameOf(BetzaEngine, html);
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

/* Returns as JSON the name of a game, its hands when White also holds a pawn, and which kinds in hand
   become which by drops. */
function handsOf(BetzaEngine, name, html) {
  const game = gameOf(BetzaEngine, html);
  game.load(JSON.parse(game.state()).fen.replace("[]", "[P]"));
  const { hands, moves } = JSON.parse(game.state());
  const drops = moves.filter(({ from }) => from < 0);
  const pairs = drops.map(({ held, promotion }) => held + ">" + promotion);
  return JSON.stringify([name, hands, [...new Set(pairs)].sort()]);
}

if (typeof require === "function") {
  const fs = require("fs");
  const path = require("path");
  const vm = require("vm");
  const [folder, task, depth, ...names] = process.argv.slice(2);

  /* As in a browser, the script finds the global object by the name self. */
  globalThis.self = globalThis;
  const script = fs.readFileSync(path.join(folder, "engine.js"), "utf8");
  vm.runInThisContext(script + "\nBetzaEngineCode();");
  for (const name of names) {
    const html = fs.readFileSync(path.join(folder, name + ".html"), "utf8");
    console.log({ play: playGame, search: searchGame, hands: handsOf }[task](BetzaEngine, name, html, Number(depth)));
  }
}
