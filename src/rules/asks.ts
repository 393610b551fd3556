import {asksOf} from '../content/contract';
import {nearest} from './engine/nearest';
import type {Page} from './engine/page';
import {anchorsOf, hasAnchor} from './engine/pageText';
import type {Problem, Rule} from './engine/rule';
import type {Site} from './engine/site';

/** As many as weigh on a section without hiding what others answer. */
const most = 8;

/** The field of the search takes no more. */
const longest = 64;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function problemOf(value: unknown): string | undefined {
  const isShort = (text: unknown) =>
    typeof text === 'string' && /^\S.*[^\s?.]$/.test(text) && text.length <= longest;
  if (!Array.isArray(value) || !value.length || value.length > most)
    return `holds no list of 1 to ${most} questions`;
  const wrong: unknown = value.find((text) => !isShort(text));
  return wrong === undefined ? undefined : `holds ${JSON.stringify(wrong)}`;
}

/** Reading the front matter of each page would be dear, and few have questions. */
const mayAsk = ({source}: Page) => source.includes('\nasks:');

/** @returns for each question of the site the first section that has it, as `docs/a.md#limits` */
function owners({pages}: Site): Map<string, string> {
  const all = pages
    .filter(mayAsk)
    .flatMap(({path, frontMatter}) =>
      Object.entries(asksOf(frontMatter)).flatMap(([anchor, questions]) =>
        questions.map((question): [string, string] => [question, `${path}#${anchor}`]),
      ),
    );
  // Of two entries with the same key, a map keeps the last.
  return new Map(all.reverse());
}

const ownersOfSite = new WeakMap<Site, Map<string, string>>();

function ownerOf(question: string, site: Site): string | undefined {
  const known = ownersOfSite.get(site) ?? owners(site);
  ownersOfSite.set(site, known);
  return known.get(question);
}

function page(subject: Page, site: Site): Problem[] {
  const {asks} = mayAsk(subject) ? subject.frontMatter : {};
  if (asks === undefined) return [];
  if (!isObject(asks))
    return [
      {
        line: subject.lineOf('asks'),
        message: 'Front matter "asks" is no list of headings.',
        remedy: 'write the id of a heading, and its questions: "asks: {limits: [how many at once]}".',
      },
    ];
  return Object.entries(asks).flatMap(([anchor, value]) => {
    const line = subject.lineOf('asks', anchor);
    const wrong = problemOf(value);
    const repeated = asksOf({asks: {[anchor]: value}})[anchor]?.find((question, index, all) => {
      const owner = ownerOf(question, site);
      return (
        all.indexOf(question) !== index || (owner !== undefined && owner !== `${subject.path}#${anchor}`)
      );
    });
    const problems: (Problem | false)[] = [
      !hasAnchor(subject, anchor, site) && {
        line,
        message: `"asks" names #${anchor}, which the page does not have.`,
        remedy: `use the id of a heading or of a row${suggestion(anchor, anchorsOf(subject, site))}.`,
      },
      wrong !== undefined && {
        line,
        message: `"asks" of #${anchor} ${wrong}.`,
        remedy: `give 1 to ${most} questions as readers type them, each at most ${longest} characters, without a full stop or question mark.`,
      },
      repeated !== undefined && {
        line,
        message: `The question "${repeated}" stands twice: see ${ownerOf(repeated, site)}.`,
        remedy: 'leave it to the section that answers it best.',
      },
    ];
    return problems.filter((problem) => problem !== false);
  });
}

function suggestion(anchor: string, anchors: readonly string[]): string {
  const near = nearest(anchor, anchors);
  return near ? `, such as ${near}` : '';
}

const text = (asks: string) => `---\ntitle: Hold\nasks:\n${asks}---\n\n## Limits\n\n<a id="row"></a>\n`;

const twin = {'docs/a.md': text('  limits: [how many at once]\n')};

/** The search weighs them on their section; no page holds them (src/content/asks.ts). */
export const asks: Rule = {
  name: 'asks',
  sentence:
    'Questions of readers, under "asks" in the front matter, name a heading or a row of the page by its id: 1 to 8 each, as readers type them, and none twice on the site.',
  good: [
    {text: text('  limits: [how many at once, what is the most]\n  row: [what is a row]\n')},
    {text: '---\ntitle: Hold\n---\n'},
    {text: text('  limits: [how large]\n'), beside: twin},
  ],
  bad: [
    {text: text('  limit: [how many]\n'), lines: [4]},
    {text: text('  row: [what]\n  limits: how many\n'), lines: [5]},
    {text: text('  limits: []\n'), lines: [4]},
    {text: text('  limits: [How many at once?]\n'), lines: [4]},
    {text: text('  limits: [1]\n'), lines: [4]},
    {text: text('  limits: [how many, how many]\n'), lines: [4]},
    {text: text('  limits: [how many at once]\n'), beside: twin, lines: [4]},
    {text: '---\ntitle: Hold\nasks: [how many]\n---\n', lines: [3]},
  ],
  page,
};
