// Runs before the first paint, so that a saved dark theme never flashes light. A file of its own because the
// content-security policy allows no inline script.
(function () {
  try {
    var saved = localStorage.getItem('comanda.theme');
    if (saved === 'light' || saved === 'dark') document.documentElement.dataset.theme = saved;
  } catch {
    // Storage can be forbidden; the system's theme is used then.
  }
})();
