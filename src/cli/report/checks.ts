/** The sections of the report about what checks know: weights beside budgets, searches, links to other sites. */
import {code, counted, link, strong, text, type Block, type Section, type Text} from '../document/model';
import {isBroken, type Checked, type Store} from '../links/store';
import type {ReportPage} from './pages';
import {lowRanked, type Ranked} from './queries';
import {nameOf} from './sections';
import type {Limits, Weight} from './weights';

const number = (value: number): string => value.toLocaleString('en-GB');

const verbs = {reads: 'to be read', acts: 'in what the first act brings'} as const;

function budgets(weights: readonly Weight[]): Block[] {
  const bars = weights.map(({address, reader, bytes, limit}) => ({
    label: `${address}, ${reader === 'reads' ? 'to read' : 'first act'}`,
    value: bytes,
    limit,
  }));
  return [
    {kind: 'plot', caption: 'Weights; the line is the budget', unit: 'bytes', bars},
    {
      kind: 'table',
      caption:
        'Pages with a budget, headers and bodies as this machine serves them; npm run test:budgets counts what nginx sends',
      head: ['Page', 'For what', 'Bytes', 'Budget', 'Left'],
      numbers: [2, 3, 4],
      rows: weights.map(({address, reader, bytes, limit}): Text[] => [
        code(address),
        verbs[reader],
        number(bytes),
        number(limit),
        bytes > limit ? strong(`−${number(bytes - limit)}`) : number(limit - bytes),
      ]),
    },
  ];
}

/**
 * @param weights undefined: nothing could weigh them
 * @param limits undefined: there are none
 */
export function weightSection(
  pages: readonly ReportPage[],
  weights: readonly Weight[] | undefined,
  limits: Limits | undefined,
  url: string,
): Section {
  const heaviest = [...pages].sort((one, other) => other.sent - one.sent).slice(0, 25);
  const own: Block[] = [
    {
      kind: 'table',
      caption: `The heaviest pages, without headers and other files${limits ? `; the first view may need ${number(limits.firstView.bytes)} bytes of a page` : ''}`,
      head: ['Page', 'Sent, bytes', 'HTML, bytes'],
      numbers: [1, 2],
      rows: heaviest.map((page): Text[] => [nameOf(url)(page), number(page.sent), number(page.bytes)]),
    },
  ];
  const known = limits && weights ? budgets(weights) : [];
  const missing = !limits
    ? [text('There are no budgets.')]
    : !weights
      ? [text('Pages were not weighed beside their budgets, because this machine has no Chromium.')]
      : [];
  return {title: 'Weights and budgets', blocks: [...missing, ...known, ...own]};
}

/** @param ranked undefined: there is no judged set */
export function querySection(ranked: readonly Ranked[] | undefined): Section {
  const title = 'Searches that rank low';
  if (!ranked) return {title, blocks: [text('There are no judged searches.')]};
  const low = lowRanked(ranked);
  const share = (best: number) => ranked.filter(({place}) => place > 0 && place <= best).length;
  const lead = text(
    `Of ${number(ranked.length)} judged searches, ${number(share(1))} have a right answer first and ${number(share(5))} among the first five. These are the set that the search may be made better with; the sealed set is only counted by the tests.`,
  );
  if (!low.length) return {title, blocks: [lead]};
  const classes = [...new Set(ranked.map((one) => one.class))];
  return {
    title,
    blocks: [
      lead,
      {
        kind: 'plot',
        caption: 'Searches whose first answer is wrong, by their kind',
        unit: 'searches',
        bars: classes.map((name) => ({label: name, value: low.filter((one) => one.class === name).length})),
      },
      {
        kind: 'table',
        caption: 'Searches whose first answer is wrong, the lowest first',
        head: ['Search', 'Kind', 'Place', 'Came first', 'Wanted'],
        numbers: [2],
        rows: low.map((one): Text[] => [
          one.query,
          one.class,
          one.place ? number(one.place) : 'none',
          one.first ? code(one.first) : 'nothing',
          code(one.wanted.join(' or ')),
        ]),
      },
    ],
  };
}

const answerOf = (checked: Checked | undefined): Text => {
  if (!checked) return 'never checked';
  const {status, error, movedTo} = checked;
  const said = error ?? String(status);
  if (isBroken(checked)) return strong(said);
  return movedTo ? [said, ', moved to ', link(movedTo, movedTo)] : said;
};

/**
 * @param links pages by the address to which they link
 * @param store what has been checked
 */
export function outsideSection(links: ReadonlyMap<string, readonly string[]>, store: Store): Section {
  const title = 'Links to other sites';
  if (!links.size) return {title, blocks: [text('No page links to another site.')]};
  const rows = [...links]
    .map(([url, pages]) => ({url, pages, checked: store[url]}))
    .sort((one, other) => ((one.checked?.day ?? '') < (other.checked?.day ?? '') ? -1 : 1));
  const never = rows.filter(({checked}) => !checked).length;
  const days = [...new Set(rows.flatMap(({checked}) => checked?.day ?? []))].sort();
  return {
    title,
    blocks: [
      text(
        `${counted(rows.length, 'link')} to other sites; ${number(never)} of them were never checked. npm run check:links asks those that are due.`,
      ),
      {
        kind: 'plot',
        caption: 'Links by the day of their check',
        unit: 'links',
        bars: [
          ...(never ? [{label: 'never', value: never}] : []),
          ...days.map((day) => ({
            label: day,
            value: rows.filter(({checked}) => checked?.day === day).length,
          })),
        ],
      },
      {
        kind: 'table',
        caption: 'Links to other sites, those whose check is longest ago first',
        head: ['Link', 'Checked', 'Answer', 'On'],
        rows: rows.map(({url, pages, checked}): Text[] => [
          link(url, url),
          checked?.day ?? 'never',
          answerOf(checked),
          code(pages.join(', ')),
        ]),
      },
    ],
  };
}
