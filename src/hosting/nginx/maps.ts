/** Maps of nginx: what it computes of a request, and only when it is asked for. */

/**
 * Of two equal weights, the more specific range counts, then the one that is named first. Decimals of a weight decide,
 * three at most, and 9999 stands for 1.
 */
const weights = String.raw`
  # A page is answered in Markdown to those who ask for text/markdown by name, and not for HTML before it (RFC 9110,
  # section 12.5.1): the words of the header give the weight of Markdown, then that of HTML, by the most specific range
  # that it names. Browsers do not name Markdown, and are asked one question only.
  map $http_accept $extension {
    default .html;
    "~*text/markdown" $negotiated;
  }
  map $http_accept $markdown_weight {
    default "";
    "~*(^|,)\s*text/markdown\s*(;(?!\s*q=)[^;,]*)*;\s*q=0(\.(?<markdown_decimals>\d{0,3}))?\s*(;|,|$)" "${'${markdown_decimals}'}000";
    "~*(^|,)\s*text/markdown\s*(;|,|$)" 9999;
  }
  map $http_accept $html_weight {
    default "";
    "~*(^|,)\s*text/html\s*(;(?!\s*q=)[^;,]*)*;\s*q=0(\.(?<html_decimals>\d{0,3}))?\s*(;|,|$)" "${'${html_decimals}'}000";
    "~*(^|,)\s*text/html\s*(;|,|$)" 9999;
    "~*(^|,)\s*text/\*\s*;\s*q=0(\.(?<text_decimals>\d{0,3}))?\s*(;|,|$)" "${'${text_decimals}'}000";
    "~*(^|,)\s*text/\*\s*(;|,|$)" 9999;
    "~*(^|,)\s*\*/\*\s*;\s*q=0(\.(?<any_decimals>\d{0,3}))?\s*(;|,|$)" "${'${any_decimals}'}000";
    "~*(^|,)\s*\*/\*\s*(;|,|$)" 9999;
  }
  map "$markdown_weight|$html_weight|$http_accept" $negotiated {
    default .html;
    "~^0*\|" .html;
    "~*^(\d{4})\d*\|\1\d*\|(.*,)?\s*text/html\b.*text/markdown" .html;
    "~^(\d{4})\d*\|(\1|\|)" .md;
    "~^(\d*)([1-9]\d*\|\g1[0]|[2-9]\d*\|\g1[1]|[3-9]\d*\|\g1[2]|[4-9]\d*\|\g1[3]|[5-9]\d*\|\g1[4]|[6-9]\d*\|\g1[5]|[7-9]\d*\|\g1[6]|[89]\d*\|\g1[7]|9\d*\|\g1[8])" .md;
  }`;

const written = String.raw`
  # nginx serves what a path means ($uri), however it is written ($request_uri): /docs//intro, /docs/%69ntro. Where
  # the two differ, $plain is the first, of plain characters only, to redirect to: nginx decodes paths and redirects to
  # them as they are, so that with any character in it /%09/other.example would lead to another host.
  map $request_uri $written {
    ~^(?<before_query>[^?]*) $before_query;
  }
  map $written|$uri $plain {
    default "";
    ~^(.*)\|\1$ "";
    # Where nginx itself has led the request.
    ~\|/(404\.html$|\.feed/) "";
    ~\|(?<meant>(/[\w.~-]+)*/?)$ $meant;
  }`;

const answers = String.raw`
  # By the file that answers: the ending of its name.
  map $uri $ending {
    default "";
    ~\.html$ html;
    ~\.md$ md;
  }
  map $ending $vary {
    default "";
    html Accept;
    md Accept;
  }
  # Search engines keep the page, not its Markdown. Only the address of the Markdown says so: at that of the page the
  # word would take the page itself out.
  map $ending $robots {
    default "";
    md $robots_of_address;
  }
  map $request_uri $robots_of_address {
    default "";
    ~^[^?]*\.md(\?|$) noindex;
  }`;

/** @param methods that are answered */
function refused(methods: readonly string[]): string {
  return `
  map $request_method $refused {
    default 1;
    # Of a request that nginx cannot read.
    "" "";
${methods.map((method) => `    ${method} "";`).join('\n')}
  }
  map $status $allow {
    default "";
    405 "${methods.join(', ')}";
  }`;
}

/** @param addresses of pages by other ways to write them, all of plain characters */
function moved(addresses: ReadonlyMap<string, string>): string {
  const lines = [...addresses].sort(([a], [b]) => (a < b ? -1 : 1)).map((pair) => `    ${pair.join(' ')};`);
  return `
  # Other ways to write the addresses of pages, and addresses that readers cut.
  map_hash_bucket_size 256;
  map_hash_max_size 65536;
  map $uri $moved {
    default "";
${lines.join('\n')}
  }`;
}

/**
 * @param methods that are answered
 * @param addresses of pages by other ways to write them
 * @returns the maps of the configuration
 */
export const maps = (methods: readonly string[], addresses: ReadonlyMap<string, string>): string =>
  [moved(addresses), refused(methods), written, weights, answers].join('\n');
