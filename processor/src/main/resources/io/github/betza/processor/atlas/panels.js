/* What stands beside the board of the playground: messages, meaning, annotation, other dialects. */
const BetzaPanels = (() => {
  "use strict";
  const { html, button } = BetzaElements;
  const byId = (id) => document.getElementById(id);
  const LONG = 160;
  const HINT = "Point at letters, or put the caret into them: their moves light up.";

  function messages(problems, notation, unfinished, use) {
    const list = byId("messages");
    if (notation === "") {
      list.replaceChildren(html("li", { class: "quiet" }, "Type a notation, or choose an example."));
    } else if (problems.length === 0) {
      list.replaceChildren(html("li", { class: "sound" }, "No errors: this compiles."));
    } else {
      list.replaceChildren(...problems.map((problem) => BetzaMessage(problem, unfinished, use)));
    }
  }

  const quietly = (text) => html("li", { class: "quiet" }, text);

  /* The notation in letters to point at, and what those under the pointer do. */
  function spell(parts, notation, light) {
    BetzaParts.spell(byId("spelled"), parts, notation, light);
    lit(null);
  }

  function lit(part) {
    BetzaParts.mark(byId("spelled"), part);
    byId("meaning").textContent = part === null ? HINT : BetzaParts.words(part).join(" ");
  }

  function words(answer, notation) {
    const { words: sentences = [], chart, royal } = answer;
    const said = royal ? ["It is royal.", ...sentences] : sentences;
    byId("words").replaceChildren(
      ...(notation === ""
        ? [quietly("Nothing yet.")]
        : said.length === 0
          ? [quietly("None while there is an error.")]
          : said.map((sentence) => html("li", {}, sentence))),
    );
    const notes = chart === undefined ? [] : chart.further.map((each) => each[1]);
    byId("notes").replaceChildren(...notes.map((note) => quietly("Also: " + note + ".")));
  }

  function reads(reading) {
    if (reading === undefined) {
      return "The letters above are the same piece here.";
    }
    return reading.isNotation
      ? "The letters above mean something else here: " + reading.text
      : "The letters above: " + reading.text;
  }

  /* What the same letters are in the other dialects, as the engine says. */
  function readings(answer, sound) {
    const rows = new Map((answer.readings || []).map((each) => [each.dialect, each]));
    document.querySelectorAll("#dialects tr[data-dialect]").forEach((row) => {
      const reading = rows.get(row.dataset.dialect);
      row.querySelector(".reading").textContent = sound ? reads(reading) : "";
    });
  }

  function rowOf(dialect) {
    return document.querySelector(`#dialects tr[data-dialect="${dialect}"]`);
  }

  function own(dialect) {
    document.querySelectorAll("#dialects tr[data-dialect]").forEach((row) => {
      row.hidden = row.dataset.dialect === dialect;
    });
    document.querySelector(".letters").hidden = dialect !== "XBETZA";
  }

  function form(dialect, nodes) {
    rowOf(dialect).querySelector(".form").replaceChildren(...nodes);
  }

  function allForms(text) {
    document.querySelectorAll("#dialects tr[data-dialect]").forEach((row) =>
      form(row.dataset.dialect, [html("em", {}, text)]));
  }

  const waiting = () => allForms("Looking for the same moves \u2026");

  /* What is seen belongs to the notation before. */
  function stale(isStale) {
    document.querySelector(".playground").classList.toggle("stale", isStale);
  }

  function unfinished(isUnfinished) {
    document.querySelector(".playground").classList.toggle("unfinished", isUnfinished);
  }

  function translation(dialect, { notation, notes, reason }, open) {
    if (notation === "") {
      form(dialect, [html("em", {}, reason)]);
      return;
    }
    const code = html("code", {}, notation);
    const shown =
      notation.length <= LONG
        ? code
        : html("details", {}, html("summary", {}, notation.length + " letters"), code);
    const opening = button("Open", () => open(notation, dialect), { "aria-label": "Open it in " + dialect });
    form(dialect, [shown, " ", opening, ...notes.map((note) => html("em", {}, " " + note))]);
  }

  const noTranslations = () => allForms("None while there is an error.");

  /* How a notation is written in Java. */
  function annotation(notation, dialect) {
    const text = '"' + notation.replace(/[\\"]/g, "\\$&") + '"';
    byId("annotation").textContent =
      dialect === "XBETZA"
        ? `@Betza(${text})`
        : `@Betza(value = ${text}, dialect = Dialect.${dialect})`;
  }

  /* The legend explains the marks that are seen, and no others. */
  function legend(marks) {
    const seen = new Set(marks.map(([, shape]) => shape));
    document.querySelectorAll("#legend li[data-shape]").forEach((item) => {
      item.hidden = !seen.has(item.dataset.shape);
    });
  }

  return {
    messages, words, spell, lit, readings, own, waiting, stale, unfinished, translation, noTranslations, annotation, legend,
  };
})();
