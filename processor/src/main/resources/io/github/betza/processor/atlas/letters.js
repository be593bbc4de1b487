/* The board of the start page: pieces whose letters light up one after the other, with the moves
   that they mean. Everything shown comes from the engine; by hand are the pieces and the pace. */
(() => {
  "use strict";
  const { html, button } = BetzaElements;
  const byId = (id) => document.getElementById(id);
  const PACE = 2800;
  const addresses = JSON.parse(byId("scenes").textContent);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;

  let scene = 0;
  let state = BetzaAddress.parse(addresses[scene]);
  let id = 0;
  let step = 0;
  let steps = [];
  let words = [];
  let seen = { moves: [], marks: [] };
  let timer = 0;
  let playing = !still;

  /* The drawing of the page stays until the engine has answered. */
  const live = html("div", {});
  const board = new BetzaBoard(live, {
    label: "Board. Arrow keys choose a square, Enter puts an enemy, an own piece, nothing.",
    choose,
    tell: (square) => BetzaScene.tell(state, seen.moves, square),
  });
  const asking = new BetzaAsking(receive, false, betzaAnswers);

  const tabs = addresses.map((address, i) => button(BetzaAddress.parse(address).name, () => open(i)));
  const pause = button("", () => play(!playing));
  byId("tabs").replaceChildren(...tabs);
  byId("controls").replaceChildren(
    button("\u2039", () => go(step - 1), { "aria-label": "Previous step" }),
    pause,
    button("\u203a", () => go(step + 1), { "aria-label": "Next step" }),
  );

  function ask() {
    id++;
    const { notation, dialect, files, ranks, at, others, moved } = state;
    const put = [...others].map(([square, { kind, side }]) => [square, kind, side]);
    const piece = { notation, dialect, files, ranks, at, others: put, unmoved: !moved };
    asking.ask({ id, steps: ["board", "words", "parts"], ...piece, blockers: "plain" });
  }

  function receive({ step: name, answer, failed }) {
    if (failed !== undefined) {
      board.say("This could not be worked out: " + failed);
    } else if (name === "board") {
      seen = answer;
    } else if (name === "words") {
      words = answer.words;
    } else {
      ready(answer);
    }
  }

  /* One step for each of the smallest parts, and one for the whole piece. */
  function ready(answer) {
    const whole = { start: 0, end: state.notation.length, words, clauses: [], squares: [] };
    steps = [...answer.filter((part) => part.leg || !answer.some((each) => isLegOf(each, part))), whole];
    step = Math.min(step, steps.length - 1);
    if (!live.isConnected) {
      byId("stage").replaceChildren(live);
    }
    BetzaParts.spell(byId("spelled"), answer, state.notation, (part) => part !== null && point(part));
    show();
    wait();
  }

  const isLegOf = ({ leg, start, end }, part) => leg && part.start <= start && end <= part.end;

  /* A letter that is pointed at stops the show at its step. */
  function point(part) {
    play(false);
    show(part);
  }

  function show(part = steps[step]) {
    const { marks } = seen;
    board.show({ pieces: BetzaScene.pieces(state), marks, chosen: state.at, lit: part.squares });
    BetzaParts.mark(byId("spelled"), part);
    byId("meaning").replaceChildren(...BetzaParts.words(part).map((text) => html("li", {}, text)));
  }

  /* Read aloud only when somebody chose the step. */
  function play(on) {
    playing = on;
    pause.textContent = on ? "Pause" : "Play";
    byId("meaning").setAttribute("aria-live", on ? "off" : "polite");
    wait();
  }

  function wait() {
    clearTimeout(timer);
    if (playing && steps.length > 0) {
      timer = setTimeout(forward, PACE);
    }
  }

  function forward() {
    if (step + 1 < steps.length) {
      step++;
      show();
      wait();
    } else {
      begin((scene + 1) % addresses.length);
    }
  }

  /* A step, or one of the neighbouring piece. */
  function go(next) {
    play(false);
    if (next >= 0 && next < steps.length) {
      step = next;
      show();
    } else {
      begin((scene + Math.sign(next) + addresses.length) % addresses.length);
    }
  }

  function open(number) {
    play(false);
    begin(number);
  }

  function begin(number) {
    scene = number;
    state = BetzaAddress.parse(addresses[scene]);
    step = 0;
    tabs.forEach((tab, i) => tab.setAttribute("aria-pressed", i === scene));
    const { files, ranks, flipped } = state;
    board.frame({ files, ranks, flipped });
    board.show({ pieces: BetzaScene.pieces(state), chosen: state.at });
    byId("open").hash = BetzaAddress.format(state);
    ask();
  }

  function choose(square) {
    if (square !== state.at) {
      play(false);
      BetzaScene.click(state, square, "plain");
      byId("open").hash = BetzaAddress.format(state);
      step = steps.length - 1;
      ask();
    }
  }

  play(playing);
  begin(scene);
})();
