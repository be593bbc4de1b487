(function () {
  "use strict";
  var field = document.getElementById("search");
  var found = document.getElementById("found");
  var items = Array.from(document.querySelectorAll("[data-text]"));
  field.addEventListener("input", function () {
    var words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    var shown = 0;
    items.forEach(function (item) {
      var fits = words.every(function (word) {
        return item.dataset.text.includes(word);
      });
      item.hidden = !fits;
      shown += fits ? 1 : 0;
    });
    found.textContent = words.length ? shown + " found" : "";
  });
})();
