/** `/llms.txt` by the proposal of llmstxt.org, which lists the Markdown of all pages, and `/llms-full.txt`, which holds it. */
import {addressesOf} from '../site/apiFiles';
import {specifications} from '../site/apis';
import {withoutBase} from '../site/base';
import {site} from '../site/identity';
import {twinPath} from '../site/markdownPages';
import type {SiteMapArea, SiteMapEntry} from '../site/siteMap';
import type {Twin} from './twin';

type Section = {title: string; lines: string[]};

/** Brackets would end the text of a link. */
const link = (label: string, address: string, note = ''): string =>
  `- [${label.replace(/[[\]\\]/g, '\\$&')}](${address})${note && `: ${note}`}`;

const pathsOf = (entries: readonly SiteMapEntry[], baseUrl: string): string[] =>
  entries.flatMap(({to, entries: below = []}) => [
    ...(to ? [withoutBase(to, baseUrl)] : []),
    ...pathsOf(below, baseUrl),
  ]);

/** Lists by tag lead to pages that other sections name; llmstxt.org calls such a section "Optional". */
const titleOf = ({label, kind}: SiteMapArea): string => (kind === 'tags' ? 'Optional' : label);

/**
 * @param areas of the site map; what they do not name is in a section of its own
 * @param siteUrl address of the site, without a final slash
 * @param description what the site is for, in a sentence
 * @returns the files by site path
 */
export function llmsFiles(
  areas: readonly SiteMapArea[],
  twins: readonly Twin[],
  {siteUrl, baseUrl, description}: {siteUrl: string; baseUrl: string; description: string},
): [path: string, text: string][] {
  const left = new Map(twins.map((twin) => [twin.path, twin]));
  const whole: string[] = [];
  const lineOf = ({path, title, description: about, frontMatter, content}: Twin): string => {
    left.delete(path);
    whole.push(`${frontMatter}\n${content}`);
    return link(title, siteUrl + twinPath(path), about);
  };
  const linesOf = (paths: Iterable<string>) =>
    [...paths].flatMap((path) => (left.has(path) ? lineOf(left.get(path)!) : []));
  const documents = specifications.flatMap((specification) => {
    const {yaml, json} = addressesOf(specification);
    return [yaml, json].flatMap((address) => (address ? link(address, siteUrl + address) : []));
  });
  const sections: Section[] = [
    ...areas.map((area) => ({
      title: titleOf(area),
      lines: linesOf(pathsOf([{label: area.label, to: area.to, entries: area.entries}], baseUrl)),
    })),
    {title: 'Other pages', lines: linesOf(left.keys())},
    {title: 'OpenAPI documents', lines: documents},
  ].sort((one, other) => Number(one.title === 'Optional') - Number(other.title === 'Optional'));
  const list = [
    `# ${site.title}`,
    `> ${description}`,
    `Each page is Markdown at its address with \`.md\` at the end. All of them in one file: ${siteUrl}/llms-full.txt`,
    ...sections
      .filter(({lines}) => lines.length)
      .flatMap(({title, lines}) => [`## ${title}`, lines.join('\n')]),
  ];
  return [
    ['/llms.txt', `${list.join('\n\n')}\n`],
    ['/llms-full.txt', whole.join('\n')],
  ];
}
