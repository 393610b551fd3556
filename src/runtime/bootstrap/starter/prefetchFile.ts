/** Fetches a file that may be needed, into the cache of the browser. */

/**
 * Safari knows no `rel=prefetch`. Firefox holds it against `default-src`, which is 'none' here (src/policy), and not against
 * the directive of what is fetched (https://bugzilla.mozilla.org/show_bug.cgi?id=1457204). Only Chromium, where neither is
 * so, has speculation rules.
 *
 * @param href address on the site
 * @returns a promise that ends when the file is there, or cannot be had
 */
export const prefetchFile = (href: string): Promise<unknown> =>
  HTMLScriptElement.supports('speculationrules')
    ? new Promise((resolve) =>
        document.head.append(
          Object.assign(document.createElement('link'), {
            rel: 'prefetch',
            href,
            onload: resolve,
            onerror: resolve,
          }),
        ),
      )
    : fetch(href, {priority: 'low'})
        .then((answer) => answer.blob())
        .catch(() => {});
