/*
 * For the not-found page, which servers send for `/Docs/Intro` and for `/%E0%A4`: an address with capitals leads to the
 * page without them, and one that cannot be decoded is written anew, because the router of the site crashes at it.
 */
(function (script) {
  // It leaves the folder of the site alone, which may have capitals.
  var base = new URL('.', script.src).pathname;
  var path = location.pathname.replace(base, '');
  var rest = location.search + location.hash;
  try {
    decodeURI(path);
  } catch {
    history.replaceState(null, '', base + path.replace(/%/g, '%25') + rest);
    return;
  }
  if (/[A-Z]/.test(path.replace(/%../g, ''))) location.replace(base + path.toLowerCase() + rest);
})(document.currentScript);
