/*
 * What the address of a game holds behind its #: fen, the position with which it begins, where that
 * is not the game's own; line, the moves; at, how many of them are made, where some are taken back.
 */
const BetzaGameAddress = (() => {
  "use strict";

  /* Signs that are no code stay as they are. */
  function read(hash) {
    const pairs = new URLSearchParams(hash.replace(/^#/, "").replace(/\+/g, "%2B"));
    const line = (pairs.get("line") || "").split(".").filter((move) => move !== "");
    const at = /^\d+$/.test(pairs.get("at") || "") ? Number(pairs.get("at")) : line.length;
    return { fen: (pairs.get("fen") || "").replace(/_/g, " "), line, at };
  }

  function code(text) {
    return encodeURIComponent(text).replace(/%2F/g, "/").replace(/%40/g, "@");
  }

  function write({ start, line, ply }, setup) {
    const pairs = [
      ["fen", start === setup ? "" : code(start.replace(/ /g, "_"))],
      ["line", line.map(code).join(".")],
      ["at", ply === line.length ? "" : String(ply)],
    ];
    return pairs.filter(([, value]) => value !== "").map((pair) => pair.join("=")).join("&");
  }

  return { read, write };
})();
