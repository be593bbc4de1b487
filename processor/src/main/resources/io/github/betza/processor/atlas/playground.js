/* The playground: a notation, a board with its moves, and what else there is to say about it. */
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const { DIALECTS, parse, format, resized, middle, within } = BetzaAddress;
  const field = byId("notation");
  const blockers = byId("blockers");
  const pictures = JSON.parse(byId("pictures").textContent);
  const LETTERS = { plain: "", royal: "K", knight: "N", queen: "Q" };
  const PICTURED = { royal: "king", knight: "knight", queen: "queen" };
  const NAMES = { plain: "", royal: "royal ", knight: "knight ", queen: "queen " };
  const PAUSE = 250;
  const WARM = ["FyafsF", "mRcpR", "hK", "fmWfceF", "KisO2"].map((each) => "warm " + each);

  let state = parse(location.hash);
  let lifted = false;
  let id = 0;
  let asked = "";
  let seen = { moves: [], marks: [] };
  const timers = {};

  const board = new BetzaBoard(byId("board"), {
    label: "Board. Arrow keys choose a square, Enter puts an enemy, an own piece, nothing."
      + " Enter on the piece picks it up.",
    choose,
    drop,
    canDrag: (square) => square === state.at || state.others.has(square),
    cancel: () => lift(false),
    tell,
  });
  const quick = new BetzaAsking(receive, false);
  const slow = new BetzaAsking(receive, true);

  /* ---- the board ---- */

  function symbol() {
    const capital = /[A-Z]/.exec(state.notation);
    const first = state.name.trim().charAt(0).toUpperCase();
    return first || (capital === null ? "P" : capital[0]);
  }

  /* A piece that has the name of a common one looks like it. */
  function look(kind) {
    const name = state.name.toLowerCase().replace(/[^a-z]/g, "");
    return kind === "same"
      ? { symbol: symbol(), picture: name === "" ? "" : pictures[name] }
      : { symbol: LETTERS[kind], picture: pictures[PICTURED[kind]] };
  }

  function pieces() {
    const others = [...state.others].map(([square, { side, kind }]) =>
      ({ square, side, ...look(kind) }));
    return [{ square: state.at, side: 0, ...look("same") }, ...others];
  }

  function draw() {
    const { marks } = seen;
    board.show({ pieces: pieces(), marks, chosen: state.at, lifted });
    BetzaPanels.legend(marks);
  }

  function frame() {
    const { files, ranks, flipped } = state;
    board.frame({ files, ranks, flipped });
    board.reveal(state.at);
  }

  function what(square) {
    if (square === state.at) {
      return "the piece";
    }
    const other = state.others.get(square);
    if (other === undefined) {
      return "empty";
    }
    const kind = other.kind === "same" ? "piece of the same kind" : NAMES[other.kind] + "piece";
    return (other.side === 1 ? "an enemy " : "an own ") + kind;
  }

  function tell(square) {
    const name = board.name(square);
    const here = new RegExp("\\b" + name + "\\b");
    const moves = seen.moves
      .filter(({ to, text }) => to === square || (square !== state.at && here.test(text)))
      .slice(0, 4)
      .map(({ text }) => text);
    return [name + ": " + what(square), ...moves].join("; ") + ".";
  }

  function summary({ held, moves, complete, searched }) {
    const count = moves.length === 1 ? "1 move" : moves.length + " moves";
    const parts = [held ? "It is immobilised: no moves" : count + " from " + board.name(state.at)];
    if (!complete) {
      parts.push("and more, too many to find here");
    }
    if (!searched && !held) {
      parts.push("captures that are not possible now are not shown");
    }
    return parts.join("; ") + ".";
  }

  function lift(up) {
    lifted = up;
    draw();
    if (up) {
      board.say("Picked up: choose the square on which it is to stand.");
    }
  }

  function moveTo(square) {
    state.others.delete(square);
    state.at = square;
    lifted = false;
    update();
  }

  /* Enemy, own, nothing in turn. */
  function choose(square) {
    if (lifted && square !== state.at) {
      moveTo(square);
    } else if (square === state.at) {
      lift(!lifted);
    } else {
      put(square, nextSide(state.others.get(square)));
      update();
    }
  }

  function nextSide(other) {
    return other === undefined ? 1 : other.side === 1 ? 0 : null;
  }

  function put(square, side) {
    if (side === null) {
      state.others.delete(square);
    } else {
      state.others.set(square, { side, kind: blockers.value });
    }
  }

  /* A piece that is dropped beside the board is taken away, but never the one that is looked at. */
  function drop(from, to, piece) {
    if (from === state.at) {
      if (to !== null) {
        moveTo(to);
      }
      return;
    }
    const other = from === null ? { side: piece.side, kind: blockers.value } : state.others.get(from);
    state.others.delete(from);
    if (to !== null && to !== state.at) {
      state.others.set(to, other);
    }
    update();
  }

  /* ---- questions and answers ---- */

  function ask() {
    const key = JSON.stringify([state.notation, state.dialect]);
    const isNew = key !== asked;
    asked = key;
    id++;
    const request = {
      id,
      steps: ["board", ...(isNew ? ["words"] : []), ...(id === 1 ? WARM : [])],
      notation: state.notation,
      dialect: state.dialect,
      files: state.files,
      ranks: state.ranks,
      at: state.at,
      others: [...state.others].map(([square, { kind, side }]) => [square, kind, side]),
      unmoved: !state.moved,
      blockers: blockers.value,
    };
    quick.ask(request);
    if (isNew) {
      stop("translate");
      slow.forget();
      BetzaPanels.waiting();
    }
  }

  /* Translations take longest, so they wait until the typing pauses. */
  function translate() {
    const { notation, dialect } = state;
    const steps = DIALECTS.filter((to) => to !== dialect).map((to) => "translation " + to);
    slow.ask({ id, steps, notation, dialect });
  }

  function receive({ step, answer, failed }) {
    if (failed !== undefined) {
      board.say("This could not be worked out: " + failed);
    } else if (step === "board") {
      show(answer);
    } else if (step === "words") {
      BetzaPanels.words(answer, state.notation);
      BetzaPanels.readings(answer, answer.sound);
      answered(answer.sound);
    } else if (answer !== null) {
      BetzaPanels.translation(step.split(" ")[1], answer, open);
    }
  }

  function show(answer) {
    BetzaPanels.messages(answer.problems, state.notation, (notation) => {
      open(notation, state.dialect);
      field.focus();
    });
    seen = answer.sound ? answer : { moves: [], marks: [] };
    draw();
    board.say(answer.sound ? summary(answer) : "");
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
      state = { ...state, notation: field.value, name: "" };
      byId("name").textContent = "";
      update();
    });
    changed("dialect", "change", (event) => open(state.notation, event.target.value));
    changed("files", "input", resize);
    changed("ranks", "input", resize);
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
        board.carry(event, { side: Number(stock.dataset.stock), ...look(blockers.value) })));
    copies("copy-annotation", () => [byId("annotation").textContent, byId("annotation")]);
    copies("copy-address", () => [location.href.split("#")[0] + "#" + format(state), field]);
    window.addEventListener("hashchange", followAddress);
  }

  function copies(name, source) {
    changed(name, "click", async () => {
      const done = await BetzaPanels.copy(...source());
      byId("copied").textContent = done ? "Copied." : "Select it and copy it by hand.";
      later("copied", 3000, () => (byId("copied").textContent = ""));
    });
  }

  listen();
  fill();
})();
