/** Errors of the pages in their own words, which drivers keep to themselves or shorten; the pages note them. */

/**
 * For the head of every page. The notes outlive a page in the storage of its tab. What a page gives up because the reader
 * leaves it is no error.
 */
export const head = `<script>
(() => {
  let isLeft = false;
  const read = () => sessionStorage.getItem('test-errors') || '[]';
  const note = (text) => isLeft || sessionStorage.setItem('test-errors', JSON.stringify(JSON.parse(read()).concat(text)));
  const {error} = console;
  console.error = (...words) => { note(words.join(' ')); error(...words); };
  for (const name of ['beforeunload', 'pagehide']) addEventListener(name, () => { isLeft = true; });
  // Firefox and WebKit give up what is on its way a little before they say that the page is left.
  const noteFile = ({src, href}) => setTimeout(note, 500, 'Not loaded: ' + (src || href));
  addEventListener('error', ({message, target}) => message ? note(message) : noteFile(target), true);
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) =>
    note('Refused by the policy: ' + [effectiveDirective, blockedURI, sample].join(' ')));
  addEventListener('unhandledrejection', ({reason}) => note(String(reason)));
})();
</script>`;

/** @param run runs JavaScript in a page, as a tab does */
export const recorded = async (run: (expression: string) => Promise<string>): Promise<string[]> =>
  JSON.parse(await run("sessionStorage.getItem('test-errors') || '[]'")) as string[];
