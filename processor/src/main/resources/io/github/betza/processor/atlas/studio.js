/* The studio: a design, which is an address, and what the engine says of it. */
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const { html } = BetzaElements;
  BetzaEngineCode();
  const engine = BetzaEngine;
  const { Steps } = BetzaDesigns;
  const { sentence, problem, fill } = BetzaStudioLooks;
  const PAUSE = 150;

  /* An answer that comes sooner is not waited for: to say so at each key would flicker. */
  const PATIENCE = 300;

  /* What extra moves are at first. */
  const FIRST_MOVES = "K";
  const steps = new Steps();
  const library = JSON.parse(byId("library").textContent);
  const timers = {};

  let design = { address: "" };
  let looks = [];
  let problems = [];

  /* The address of the design that the engine has checked, and whether it can be played. */
  let checked = { address: "", playable: false, answered: false };
  let id = 0;
  let face = "make";

  /* ---- parts ---- */

  const asking = new BetzaAsking(receive, false, betzaMaking);
  const army = new BetzaArmy(byId("army"), {
    set: (kind, { symbol, name, notation, royal }, field) => {
      const { dialect } = design.pieces[kind - 1];
      change(engine.setPiece(design.address, kind, symbol, name, notation, dialect, royal), field);
    },
    remove: (kind) => change(engine.removePiece(design.address, kind)),
    pick: (kind) => tray.pick({ ...looks[kind - 1], side: tray.side }),
    look: (kind) => (isPlaying() ? undefined : setup.lookAt(kind)),
    take,
    carry: (event, kind) => setup.board.carry(event, { ...looks[kind - 1], side: tray.side }),
  });
  const setup = new BetzaSetup(byId("setup"), {
    put: (square, symbol, side) => place(engine.put(design.address, square, symbol, side), side, [square]),
    move: (from, to) => place(engine.move(design.address, from, to), (setup.cell(from) || [])[2], [from, to]),
    hold: (side, symbol, count) => change(engine.hold(design.address, side, symbol, count)),
    key,
    tool: () => tray.tool,
    wrong: () => problems.flatMap(({ place: { squares } }) => squares || []),
  });
  const tray = new BetzaTray(byId("tray"), {
    picked: (tool) => {
      setup.select(null);
      if (tool === null) {
        setup.board.say("");
      } else {
        setup.board.say(sentence(`${tool.name} in hand: click squares to put it there; Escape lays it down`));
        reveal(".middle");
      }
    },
    carry: (event, tool) => setup.board.carry(event, tool),
  });
  const rules = new BetzaRules(byId("rules"), byId("more"), {
    set: (member, text) => change(engine.set(design.address, member, text)),
    remove: (member, index) => change(engine.remove(design.address, member, index)),
    addMoves: (member, text, name) => {
      const { address: next } = JSON.parse(engine.set(design.address, member, text));
      change(engine.setMoves(next, name, FIRST_MOVES, "XBETZA"));
    },
    setMoves: (name, notation) => {
      const { dialect = "XBETZA" } = design.moves.find((each) => each.name === name) || {};
      change(engine.setMoves(design.address, name, notation, dialect));
    },
    take,
  });
  const share = new BetzaShare.Share(byId("share"), {
    link: () => location.href.split("#")[0] + "#" + address(),
    name: () => design.name || "A game",
  });
  const pieces = new BetzaStudioLists.Pieces(byId("list"), library.pieces, add);
  new BetzaTyping((text) => pieces.named(text), add);
  const game = new BetzaStudioGame(byId("played"), byId("panel"), keepAddress);
  const designs = new BetzaStudioLists.Designs(byId("files-of-designs"), JSON.parse(engine.starts()), library.games, {
    open,
    save: () => BetzaDesigns.keep(design.name || "My game", design.address),
    download: () => BetzaShare.download(design.address, (design.name || "design") + ".txt"),
  });

  /* ---- the design ---- */

  /* Takes what the engine has made of an edit. Edits of one field are one step of the undo. */
  function change(answer, field = "") {
    const next = JSON.parse(answer);
    byId("refused").textContent = next.error
      || (next.newer ? "A newer Betza made this; here is what this one can show." : "");
    if (next.address !== design.address) {
      steps.add(next.address, field);
    }
    show(next);
  }

  /* Takes an offer. */
  function take(text) {
    change(engine.design(text));
  }

  /* Begins with another design, and the moves that were played with it. */
  function open(text) {
    take(game.read(text));
    byId("mirror").checked = isMirrored();
    setFace(game.isBegun() || BetzaEmbed.isOn ? "play" : "make");
  }

  function isMirrored() {
    return JSON.parse(engine.mirror(design.address)).address === design.address;
  }

  /* What White gets in its half, Black gets as well, while that is wanted; other changes end it. */
  function place(answer, side, squares) {
    const { files, ranks } = design;
    const own = side !== 1 && squares.every((square) => Math.floor(square / files) * 2 < ranks);
    byId("mirror").checked = byId("mirror").checked && own;
    const { address: next, error } = JSON.parse(answer);
    change(byId("mirror").checked && error === "" ? engine.mirror(next) : answer);
  }

  function add({ name, notation, dialect }) {
    change(engine.addPiece(design.address, name, notation, dialect));
    pickNewest();
  }

  const pickNewest = () => tray.pick({ ...looks[looks.length - 1], side: tray.side });

  function step(way) {
    const text = steps.go(way);
    if (text !== undefined) {
      byId("refused").textContent = "";
      show(JSON.parse(engine.design(text)));
    }
  }

  function show(next) {
    design = next;
    looks = BetzaStudioLooks.of(design.pieces).map((look) => ({ ...look, name: look.name || look.symbol }));
    fill(byId("title"), design.name);
    fill(byId("files"), design.files);
    fill(byId("ranks"), design.ranks);
    army.show(design, looks);
    setup.show(design, looks);
    tray.show(looks);
    rules.show(design, looks);
    byId("undo").disabled = !steps.has(-1);
    byId("redo").disabled = !steps.has(1);
    document.title = (design.name || "A game") + " \u2013 studio";
    if (design.address !== checked.address) {
      ask();
    }
    keepAddress();
  }

  /* ---- questions and answers ---- */

  function ask() {
    checked = { address: design.address, playable: false, answered: false };
    later("checking", PATIENCE, () => (byId("summary").textContent = "Checking \u2026"));
    byId("play").disabled = true;
    share.change(false);
    army.value([]);
    id++;
    asking.ask({ id, steps: ["check"], address: design.address });
  }

  function receive({ step: name, answer, failed }) {
    const [what, target] = name.split(" ");
    if (what === "export") {
      share.receive(target, failed === undefined ? answer : { text: "", omissions: [], failed });
    } else if (failed !== undefined) {
      byId("refused").textContent = "This could not be worked out: " + failed;
    } else if (what === "values") {
      army.value(answer);
    } else {
      told(answer);
    }
  }

  /* While there is more to do, warnings would only be in the way. */
  function told(report) {
    const open = report.problems.filter(({ severity }) => severity !== "warning");
    problems = open.length > 0 ? open : report.problems;
    clearTimeout(timers.checking);
    checked = { ...checked, playable: report.playable, answered: true };
    army.tell(problems);
    rules.tell(problems);
    setup.draw();
    tellSummary(open);
    byId("play").disabled = !report.playable;
    share.change(report.playable);
    askMore();
    if (face === "play") {
      play();
    }
  }

  /* What is not urgent: what the pieces are worth, and what is taken away. */
  function askMore() {
    const more = face === "share" ? share.steps() : ["values"];
    if (checked.playable && more.length > 0) {
      asking.ask({ id, steps: more, address: design.address });
    }
  }

  /* One line says how far the game is; what has no place of its own is beside the board. */
  function tellSummary(open) {
    const wrong = open.filter(({ severity }) => severity === "error");
    const [first] = [...wrong, ...open];
    const more = open.length > 1 ? ` And ${open.length - 1} more.` : "";
    const line = byId("summary");
    line.textContent = open.length === 0 ? "Ready to play." : "Not yet a game. " + sentence(first.sentence) + more;
    line.title = open.length === 0 ? "" : line.textContent;
    line.className = wrong.length > 0 ? "error" : open.length > 0 ? "unfinished" : "sound";
    const homeless = problems.filter((each) => each.place.in !== "piece" && !rules.has(each));
    byId("problems").replaceChildren(...homeless.map((each) => html("li", {}, problem(each, take))));
  }

  /* ---- playing ---- */

  function isPlaying() {
    return !byId("played").hidden;
  }

  /* Both boards have the same place, so that only the pieces change. */
  function showGame(isShown) {
    byId("played").hidden = !isShown;
    byId("setup").hidden = isShown;
    byId("studio").classList.toggle("playing", isShown);
  }

  /* A design that is not known to be a game is never played; the answer of the engine comes back here. */
  function play() {
    if (checked.playable) {
      game.play(design, looks);
      showGame(true);
    } else if (checked.answered) {
      setFace("make");
    }
  }

  function setFace(next) {
    face = next;
    byId("studio").dataset.face = face;
    document.querySelectorAll(".faces button").forEach((each) =>
      each.setAttribute("aria-pressed", String(each.dataset.face === face)));
    if (face === "play") {
      play();
    } else if (face === "share") {
      share.show();
      askMore();
    } else {
      showGame(false);
      setup.draw();
    }
  }

  /* ---- the address ---- */

  const address = () => design.address + game.write(design.fen);

  function later(name, pause, action) {
    clearTimeout(timers[name]);
    timers[name] = setTimeout(action, pause);
  }

  /* Browsers allow a page to change its address some times a second at most, and may refuse it. */
  function keepAddress() {
    later("address", PAUSE, () => {
      if (!BetzaEmbed.isOn) {
        BetzaDesigns.keepLast(design.address);
      }
      remember("replaceState");
    });
  }

  function remember(how) {
    try {
      history[how]({ face }, "", "#" + address());
    } catch (refused) {
      // The share panel holds the address as well.
    }
  }

  /* Opens the design of an address with the moves that were played, or adds a piece to the last one and
     picks it up. */
  function follow() {
    const { last } = BetzaDesigns.read();
    const hash = location.hash.slice(1);
    const isGiven = hash.startsWith("add=");
    open(hash === "" ? last : isGiven && last !== "" ? last + "&" + hash : hash);
    if (isGiven) {
      pickNewest();
    }
  }

  /* ---- controls ---- */

  function choose(next) {
    if (next !== face && (next !== "play" || checked.playable)) {
      if (next === "play" || face === "play") {
        remember("pushState");
      }
      setFace(next);
      reveal(next === "play" ? ".middle" : next === "make" ? ".rules" : "." + next);
      remember("replaceState");
    }
  }

  /* On a phone, not all of the page has room. */
  const reveal = (part) => document.querySelector(part).scrollIntoView({ block: "nearest" });

  function flip() {
    setup.flip();
    game.flip();
  }

  function mirror(wanted) {
    byId("mirror").checked = wanted;
    if (wanted) {
      change(engine.mirror(design.address));
    }
  }

  function resize() {
    const [files, ranks] = ["files", "ranks"].map((name) => Number(byId(name).value));
    change(engine.resize(design.address, files, ranks), "size");
  }

  const KEYS = { m: () => mirror(true), f: flip, p: () => choose("play") };

  function key(pressed) {
    const action = KEYS[pressed.toLowerCase()];
    if (action !== undefined) {
      action();
    }
    return action !== undefined;
  }

  /* In a field, Ctrl+Z is the field's own while something was typed in it that is not a step yet. */
  function press(event) {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !isPlaying()) {
      event.preventDefault();
      document.activeElement.blur();
      step(event.shiftKey ? 1 : -1);
    } else if (!typing && !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented && key(event.key)) {
      event.preventDefault();
    }
  }

  function on(name, event, action) {
    byId(name).addEventListener(event, action);
  }

  function listen() {
    on("title", "input", () => change(engine.set(design.address, "name", byId("title").value), "title"));
    on("files", "change", resize);
    on("ranks", "change", resize);
    on("designs", "click", () => designs.open());
    on("browse", "click", () => pieces.open(""));
    on("undo", "click", () => step(-1));
    on("redo", "click", () => step(1));
    on("flip", "click", flip);
    on("mirror", "change", () => mirror(byId("mirror").checked));
    on("clear", "click", () => change(engine.clear(design.address)));
    document.querySelectorAll(".faces button").forEach((each) =>
      each.addEventListener("click", () => choose(each.dataset.face)));
    document.addEventListener("keydown", press);
    window.addEventListener("hashchange", () => {
      if (location.hash !== "#" + address()) {
        follow();
      }
    });
    window.addEventListener("beforeprint", () => BetzaPrint(byId("printed"), design, looks));
    window.addEventListener("popstate", ({ state }) => setFace(state === null ? face : state.face));
  }

  listen();
  follow();
})();
