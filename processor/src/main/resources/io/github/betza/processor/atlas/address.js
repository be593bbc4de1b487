/* What the address of the playground holds behind its #; the Javadoc of PlaygroundAddress lists it. */
const BetzaAddress = (() => {
  "use strict";
  const { squareName, squareOf } = BetzaLayout;
  const DIALECTS = ["XBETZA", "EXTENDED", "BEX", "CLASSIC"];
  const MOST = 36;

  /* The kinds of the other pieces; the letter stands behind the square. */
  const KINDS = { "": "plain", r: "royal", s: "same", n: "knight", q: "queen" };
  const letterOf = (kind) => Object.keys(KINDS).find((letter) => KINDS[letter] === kind);

  const middle = (files, ranks) => Math.floor(ranks / 2) * files + Math.floor(files / 2);
  const within = (number) => Math.min(MOST, Math.max(1, number || 8));

  function size(text) {
    const parts = /^(\d{1,3})x(\d{1,3})$/.exec(text || "");
    return parts === null ? [8, 8] : [within(Number(parts[1])), within(Number(parts[2]))];
  }

  function putOthers(state, list, side) {
    (list || "").split(",").forEach((text) => {
      const parts = /^(.*\d)([rsnq]?)$/.exec(text);
      const square = parts === null ? -1 : squareOf(parts[1], state.files, state.ranks);
      if (square >= 0 && square !== state.at) {
        state.others.set(square, { side, kind: KINDS[parts[2]] });
      }
    });
  }

  /* Takes anything; what cannot be understood is as if it were not there. */
  function parse(hash) {
    const pairs = new URLSearchParams(hash.replace(/^#/, "").replace(/\+/g, "%2B"));
    const [files, ranks] = size(pairs.get("size"));
    const at = squareOf(pairs.get("at") || "", files, ranks);
    const dialect = pairs.get("dialect");
    const state = {
      notation: pairs.get("n") || "",
      dialect: DIALECTS.includes(dialect) ? dialect : DIALECTS[0],
      name: (pairs.get("name") || "").slice(0, 60),
      files,
      ranks,
      at: at < 0 ? middle(files, ranks) : at,
      others: new Map(),
      moved: pairs.get("moved") === "1",
      flipped: pairs.get("flip") === "1",
    };
    putOthers(state, pairs.get("enemies"), 1);
    putOthers(state, pairs.get("own"), 0);
    return state;
  }

  function squares(state, side) {
    return [...state.others]
      .filter(([, other]) => other.side === side)
      .map(([square, { kind }]) => squareName(square, state.files) + letterOf(kind))
      .join(",");
  }

  /* What is as it is without being named is not named. */
  function format(state) {
    const { files, ranks } = state;
    const pairs = [
      ["n", state.notation],
      ["dialect", state.dialect === DIALECTS[0] ? "" : state.dialect],
      ["name", state.name],
      ["size", files === 8 && ranks === 8 ? "" : files + "x" + ranks],
      ["at", state.at === middle(files, ranks) ? "" : squareName(state.at, files)],
      ["enemies", squares(state, 1)],
      ["own", squares(state, 0)],
      ["moved", state.moved ? "1" : ""],
      ["flip", state.flipped ? "1" : ""],
    ];
    return pairs
      .filter(([, value]) => value !== "")
      .map(([key, value]) => key + "=" + encodeURIComponent(value).replace(/%2C/g, ","))
      .join("&");
  }

  /* What the address of the studio holds to add the piece to a game. */
  function inGame({ name, notation, dialect }) {
    const parts = [name, notation, ...(dialect === DIALECTS[0] ? [] : [dialect])];
    return "add=" + parts.map((part) => encodeURIComponent(part).replace(/_/g, "%5F")).join(":");
  }

  /* The same position on a board of another size; what has no square there is taken away. */
  function resized(state, files, ranks) {
    const moved = (square) =>
      squareOf(squareName(square, state.files), files, ranks);
    const central = state.at === middle(state.files, state.ranks) || moved(state.at) < 0;
    const at = central ? middle(files, ranks) : moved(state.at);
    const others = new Map();
    state.others.forEach((other, square) => {
      if (moved(square) >= 0 && moved(square) !== at) {
        others.set(moved(square), other);
      }
    });
    return { ...state, files, ranks, at, others };
  }

  return { DIALECTS, parse, format, inGame, resized, middle, within };
})();
