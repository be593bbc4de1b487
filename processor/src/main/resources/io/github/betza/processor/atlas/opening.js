/* What a reader opens comes into view, as far as there is room. */
document.addEventListener("click", ({ target }) => {
  const opener = target.closest("summary");
  if (opener !== null) {
    setTimeout(() => opener.parentNode.open && opener.parentNode.scrollIntoView({ block: "nearest" }), 0);
  }
});
