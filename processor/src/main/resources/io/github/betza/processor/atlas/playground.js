/* The playground: a notation, a board with its moves, and what else there is to say about it. */
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const { DIALECTS, parse, format, inGame, resized, middle, within } = BetzaAddress;
  const { look, pieces, summary } = BetzaScene;
  const field = byId("notation");
  const blockers = byId("blockers");
  const PAUSE = 250;

  /* An answer that comes sooner is not waited for: greying everything at each key would flicker. */
  const PATIENCE = 150;
  const WARM = ["FyafsF", "mRcpR", "hK", "fmWfceF", "KisO2"].map((each) => "warm " + each);

  /* Bent, so that the letters say more than those of a rook would. */
  const FIRST = "#n=FyafsF&name=Griffon";

  let state = parse(location.hash || FIRST);
  let lifted = false;
  let id = 0;
  let asked = "";
  let told = "";
  let seen = { moves: [], marks: [] };
  let report = null;
  let parts = [];
  let lit = null;
  let hovered = null;
  const timers = {};

  const board = new BetzaBoard(byId("board"), {
    label: "Board. Arrow keys choose a square, Enter puts an enemy, an own piece, nothing."
      + " Enter on the piece picks it up.",
    choose,
    drop,
    canDrag: (square) => square === state.at || state.others.has(square),
    cancel: () => lift(false),
    tell: (square) => BetzaScene.tell(state, seen.moves, square),
    hover,
  });
  const quick = new BetzaAsking(receive, false, betzaAnswers);
  const slow = new BetzaAsking(receive, true, betzaAnswers);
  const embed = new BetzaEmbed.Form({
    href: () => whole(),
    title: () => state.name || state.notation,
    done: copied,
  });

  /* ---- the board ---- */

  function draw() {
    const { marks } = seen;
    const all = [...pieces(state), ...(hovered === null ? [] : [enemy(hovered)])];
    board.show({ pieces: all, marks, chosen: state.at, lifted, lit: lit === null ? [] : lit.squares });
    BetzaPanels.legend(marks);
  }

  /* An enemy on the empty square under the pointer, while that is wanted. */
  function hover(square) {
    const isEmpty = square !== state.at && !state.others.has(square);
    const next = byId("hovering").checked && !lifted && isEmpty ? square : null;
    if (next !== hovered) {
      hovered = next;
      ask();
    }
  }

  function enemy(square) {
    return { square, side: 1, ...BetzaScene.look(state, blockers.value) };
  }

  function frame() {
    const { files, ranks, flipped } = state;
    board.frame({ files, ranks, flipped });
    board.reveal(state.at);
  }

  function lift(up) {
    lifted = up;
    draw();
    if (up) {
      board.say("Picked up: choose the square on which it is to stand.");
    }
  }

  function choose(square) {
    hovered = null;
    if (square === state.at) {
      lift(!lifted);
      return;
    }
    if (lifted) {
      BetzaScene.moveTo(state, square);
    } else {
      BetzaScene.click(state, square, blockers.value);
    }
    lifted = false;
    update();
  }

  function drop(from, to, { side }) {
    hovered = null;
    BetzaScene.drop(state, from, to, { side, kind: blockers.value });
    lifted = false;
    update();
  }

  /* ---- questions and answers ---- */

  function ask() {
    const key = JSON.stringify([state.notation, state.dialect]);
    const isNew = key !== asked;
    asked = key;
    told = isNew ? "" : told;
    id++;
    quick.ask(request(["board", ...(key === told ? [] : ["words"]), "parts", ...(id === 1 ? WARM : [])]));
    if (isNew) {
      parts = [];
      light(null);
      stop("translate");
      slow.forget();
      BetzaPanels.waiting();
      later("stale", PATIENCE, () => BetzaPanels.stale(true));
    }
  }

  function request(steps) {
    return {
      id,
      steps,
      notation: state.notation,
      dialect: state.dialect,
      files: state.files,
      ranks: state.ranks,
      at: state.at,
      others: [
        ...[...state.others].map(([square, { kind, side }]) => [square, kind, side]),
        ...(hovered === null ? [] : [[hovered, blockers.value, 1]]),
      ],
      unmoved: !state.moved,
      blockers: blockers.value,
    };
  }

  /* Lights where a part of the notation leads; null lights nothing. */
  function light(part) {
    if (part !== lit) {
      lit = part;
      BetzaPanels.lit(part);
      draw();
    }
  }

  /* The caret is in a part, or behind all of them. */
  function lightAtCaret() {
    const inside = document.activeElement === field;
    light(inside && field.value.trim() === state.notation ? BetzaParts.at(parts, field.selectionStart) : null);
  }

  function spell(answer) {
    parts = answer;
    lit = null;
    BetzaPanels.spell(parts, state.notation, light);
    draw();
    lightAtCaret();
  }

  /* Translations take longest, so they wait until the typing pauses. */
  function translate() {
    const { notation, dialect } = state;
    const steps = DIALECTS.filter((to) => to !== dialect).map((to) => "translation " + to);
    slow.ask({ id, steps, notation, dialect });
  }

  function receive({ step, answer, failed }) {
    if (step === "words") {
      stop("stale");
      BetzaPanels.stale(false);
    }
    if (failed !== undefined) {
      board.say("This could not be worked out: " + failed);
    } else if (step === "board") {
      show(answer);
    } else if (step === "parts") {
      spell(answer);
    } else if (step === "words") {
      told = asked;
      BetzaPanels.words(answer, state.notation);
      BetzaPanels.readings(answer, answer.sound);
      answered(answer.sound);
    } else if (answer !== null) {
      BetzaPanels.translation(step.split(" ")[1], answer, open);
    }
  }

  /* While somebody types at the end of a notation, an error there may be no more than what is still
     to come. */
  function isUnfinished({ sound, problems }) {
    const end = field.value.length;
    return !sound && document.activeElement === field && field.selectionStart === end
      && problems.every((problem) => problem.end >= state.notation.length);
  }

  function messages() {
    const unfinished = isUnfinished(report);
    BetzaPanels.unfinished(unfinished);
    BetzaPanels.messages(report.problems, state.notation, unfinished, (notation, dialect) => {
      open(notation, dialect || state.dialect);
      field.focus();
    });
    return unfinished;
  }

  /* The marks of the notation before stay, pale, while the new one is unfinished. */
  function show(answer) {
    stop("loading");
    report = answer;
    const marks = messages() ? seen.marks : [];
    seen = answer.sound ? answer : { moves: [], marks };
    draw();
    board.say(answer.sound ? summary(state, answer) : "");
  }

  function answered(sound) {
    if (sound) {
      later("translate", PAUSE, translate);
    } else {
      BetzaPanels.noTranslations();
    }
  }

  /* ---- timers, by name ---- */

  function stop(name) {
    clearTimeout(timers[name]);
  }

  function later(name, pause, action) {
    stop(name);
    timers[name] = setTimeout(action, pause);
  }

  /* ---- controls ---- */

  function open(notation, dialect) {
    state = { ...state, notation, dialect };
    field.value = notation;
    byId("dialect").value = dialect;
    update();
  }

  /* Browsers allow a page to change its address some times a second at most. */
  function keepAddress() {
    later("address", 300, () => {
      const address = "#" + format(state);
      if (address !== location.hash) {
        history.replaceState(null, "", address);
      }
    });
  }

  function update() {
    draw();
    BetzaPanels.own(state.dialect);
    BetzaPanels.annotation(state.notation, state.dialect);
    byId("use").href = "studio.html#" + inGame(state);
    embed.show();
    document.title = (state.name || state.notation || "Betza") + " \u2013 playground";
    keepAddress();
    ask();
  }

  function fill() {
    field.value = state.notation;
    byId("dialect").value = state.dialect;
    byId("files").value = state.files;
    byId("ranks").value = state.ranks;
    byId("moved").checked = state.moved;
    byId("name").textContent = state.name;
    frame();
    update();
  }

  function followAddress() {
    if (location.hash.slice(1) !== format(state)) {
      state = parse(location.hash);
      lifted = false;
      fill();
    }
  }

  function resize() {
    const [files, ranks] = ["files", "ranks"].map((name) => within(Number(byId(name).value)));
    state = resized(state, files, ranks);
    seen = { moves: [], marks: [] };
    frame();
    update();
  }

  function changed(name, event, action) {
    byId(name).addEventListener(event, action);
  }

  function listen() {
    changed("notation", "input", () => {
      state = { ...state, notation: field.value.trim(), name: "" };
      byId("name").textContent = "";
      update();
    });
    document.addEventListener("selectionchange", lightAtCaret);
    changed("notation", "blur", () => report && messages());
    changed("dialect", "change", (event) => open(state.notation, event.target.value));
    changed("files", "input", resize);
    changed("ranks", "input", resize);
    changed("files", "change", () => (byId("files").value = state.files));
    changed("ranks", "change", () => (byId("ranks").value = state.ranks));
    changed("blockers", "change", update);
    changed("moved", "change", (event) => {
      state.moved = event.target.checked;
      update();
    });
    changed("clear", "click", () => {
      state.others.clear();
      state.at = middle(state.files, state.ranks);
      lifted = false;
      update();
    });
    changed("flip", "click", () => {
      state.flipped = !state.flipped;
      frame();
      update();
    });
    document.querySelectorAll("[data-stock]").forEach((stock) =>
      stock.addEventListener("pointerdown", (event) =>
        board.carry(event, { side: Number(stock.dataset.stock), ...look(state, blockers.value) })));
    copies("copy-annotation", () => [byId("annotation").textContent, byId("annotation")]);
    copies("copy-address", () => [whole(), field]);
    changed("print", "click", () => window.print());
    byId("embed").append(...embed.parts);
    window.addEventListener("hashchange", followAddress);
  }

  const whole = () => location.href.split("#")[0] + "#" + format(state);

  function copied(words) {
    byId("copied").textContent = words;
    later("copied", 3000, () => (byId("copied").textContent = ""));
  }

  function copies(name, source) {
    changed(name, "click", async () => copied(await BetzaElements.copy(...source())));
  }

  byId("letters").open = matchMedia("(min-width: 56.1rem)").matches;
  later("loading", PATIENCE, () => board.say("Loading the engine \u2026"));
  listen();
  fill();
})();
