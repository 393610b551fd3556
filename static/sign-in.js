/*
 * For the page to which a server sends a reader back after signing in from 'Try it' (sign-in.html): hands what stands in
 * the address to the console, which is another page of this site, forgets it, and closes the window.
 */
(function () {
  var answer = location.search;
  history.replaceState(null, '', location.pathname);
  var channel = new window.BroadcastChannel('help-hub sign-in');
  channel.postMessage(answer);
  channel.close();
  window.setTimeout(window.close, 100);
})();
