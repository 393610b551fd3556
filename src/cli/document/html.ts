/** Writes a story as one HTML file that opens without a server, in the colours of the site. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {
  partsOf,
  type Block,
  type Inline,
  type Pictures,
  type Section,
  type Story,
  type Table,
  type Text,
} from './model';
import {escaped, plotOf} from './plot';

const darkMode = '[data-theme="dark"]';

/**
 * Has the tokens of the site follow the colours of the system, because the file has no script that could choose.
 *
 * @param css of `src/css/tokens.css`
 * @returns the same custom properties, for `:root` only
 */
export function systemTokens(css: string): string {
  const root = postcss.parse(css);
  const light = postcss.rule({selector: ':root'});
  const dark = postcss.rule({selector: ':root'});
  root.walkRules((rule) => {
    const media = rule.parent?.type === 'atrule' ? (rule.parent as postcss.AtRule).params : '';
    const isDark = rule.selector.replaceAll("'", '"') === darkMode;
    if (isDark && media === 'screen') dark.append(rule.nodes.map((node) => node.clone()));
    if (rule.selector === ':root' && !media) light.append(rule.nodes.map((node) => node.clone()));
  });
  return `${light.toString()}\n@media screen and (prefers-color-scheme: dark) {\n${dark.toString()}\n}`;
}

const styles = (): string =>
  systemTokens(readFileSync('src/css/tokens.css', 'utf8')) +
  readFileSync(path.join(__dirname, 'document.css'), 'utf8');

/** No script runs from an address of a page, whoever wrote it. */
const safe = (href: string): string => (/^(https?:|\/|\.|#)/.test(href) ? href : '#');

function inline(part: Inline): string {
  if (typeof part === 'string') return escaped(part);
  if (part.kind === 'code') return `<code>${escaped(part.text)}</code>`;
  if (part.kind === 'strong') return `<strong>${escaped(part.text)}</strong>`;
  return `<a href="${escaped(safe(part.href))}">${escaped(part.text)}</a>`;
}

const written = (text: Text): string => partsOf(text).map(inline).join('');

function table({caption, head, numbers = [], rows}: Table): string {
  const kind = (index: number) => (numbers.includes(index) ? ' class="number"' : '');
  const heads = head.map((name, index) => `<th scope="col"${kind(index)}>${escaped(name)}</th>`).join('');
  const body = rows.map((cells) => {
    const [first = '', ...others] = cells;
    const rest = others.map((cell, index) => `<td${kind(index + 1)}>${written(cell)}</td>`).join('');
    return `<tr><th scope="row">${written(first)}</th>${rest}</tr>`;
  });
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escaped(caption)}"><table><caption><span>${escaped(caption)}</span></caption><thead><tr>${heads}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`;
}

function pictures({caption, pictures: all}: Pictures): string {
  const shown = all.map(
    ({label, file, alt}) =>
      `<figure><figcaption>${escaped(label)}</figcaption><a href="${escaped(safe(`./${file}`))}"><img src="${escaped(safe(`./${file}`))}" alt="${escaped(alt)}" loading="lazy"></a></figure>`,
  );
  return `<h3>${written(caption)}</h3><div class="pictures">${shown.join('')}</div>`;
}

function block(one: Block): string {
  if (one.kind === 'text') return `<p>${written(one.text)}</p>`;
  if (one.kind === 'list') return `<ul>${one.items.map((item) => `<li>${written(item)}</li>`).join('')}</ul>`;
  if (one.kind === 'table') return table(one);
  if (one.kind === 'pictures') return pictures(one);
  const caption = escaped(`${one.caption}, ${one.unit}`);
  return `<figure class="plot-of"><figcaption>${caption}</figcaption><div class="scroll" role="region" tabindex="0" aria-label="${caption}">${plotOf(one)}</div></figure>`;
}

const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const section = ({title, blocks}: Section): string =>
  `<section aria-labelledby="${idOf(title)}"><h2 id="${idOf(title)}">${escaped(title)}</h2>\n${blocks.map(block).join('\n')}\n</section>`;

/**
 * @returns a whole HTML document: styles inside, no script, both colour modes, and nothing that it asks a server for
 */
export function toHtml({title, lead, sections}: Story): string {
  const contents = sections.map((one) => `<li><a href="#${idOf(one.title)}">${escaped(one.title)}</a></li>`);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>
${styles()}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${written(lead)}</p>
<nav aria-label="Contents"><ul>${contents.join('')}</ul></nav>
${sections.map(section).join('\n')}
</main>
</body>
</html>
`;
}
