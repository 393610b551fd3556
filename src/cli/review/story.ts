/** Tells a review: which pages, pictures, APIs, links and findings there are, in the order in which a reviewer asks. */
import type {Change} from '../../api-reference/contract';
import {
  code,
  counted,
  link,
  strong,
  text,
  type Block,
  type Inline,
  type Section,
  type Story,
  type Text,
} from '../document/model';
import type {ApiChanges} from './apis';
import type {MovedLink} from './links';
import type {ChangedPage, Totals} from './pages';
import type {ChangedPicture} from './pictures';
import {widths, type Review, type Shot} from './review';

/** Nobody reads more rows of a table than these. */
const most = 60;

const number = (value: number): string => value.toLocaleString('en-GB');

/** @returns `3 → 5 (+2)`, or the one value where there is only one, or no difference */
export function change(before: number | undefined, after: number | undefined): string {
  if (before === undefined || after === undefined) {
    const only = after ?? before;
    return only === undefined ? '–' : number(only);
  }
  const difference = Math.round((after - before) * 10) / 10;
  if (!difference) return number(after);
  return `${number(before)} → ${number(after)} (${difference > 0 ? '+' : '−'}${number(Math.abs(difference))})`;
}

function pageRow({address, kind, before, after}: ChangedPage, preview: string | undefined): Text[] {
  const of = (key: 'words' | 'grade' | 'bytes' | 'sent') => change(before?.[key], after?.[key]);
  const links = change(before?.links.length, after?.links.length);
  const name = preview && after ? link(address, preview + address.slice(1)) : code(address);
  return [name, kind, of('words'), of('grade'), links, of('bytes'), of('sent')];
}

/** A table of at most so many rows, and how many there are beyond. */
function rowsOf<Item>(items: readonly Item[], block: (shown: readonly Item[]) => Block): Block[] {
  const more = items.length - most;
  return [block(items.slice(0, most)), ...(more > 0 ? [text(`and ${counted(more, 'row')} more.`)] : [])];
}

function totals(before: Totals | undefined, after: Totals): Block {
  const of = (key: keyof Totals) => change(before?.[key], after[key]);
  return text(
    `The whole site: ${of('pages')} pages, ${of('words')} words, ${of('bytes')} bytes of HTML, ${of('sent')} as sent.`,
  );
}

function pagesSection({site, preview}: Review): Section {
  const title = 'Pages';
  if (!site) return {title, blocks: [text('The site was not built, so nothing is known of its pages.')]};
  const {before, after, pages} = site;
  if (!before) return {title, blocks: [totals(before, after)]};
  if (!pages.length) return {title, blocks: [text('No page says anything else.'), totals(before, after)]};
  const table = rowsOf(pages, (shown) => ({
    kind: 'table',
    caption:
      'Pages that are new, changed or gone; the reading grade is that of Flesch and Kincaid, in school years',
    head: ['Page', 'What', 'Words', 'Grade', 'Links', 'Bytes', 'Sent'],
    numbers: [2, 3, 4, 5, 6],
    rows: shown.map((page) => pageRow(page, preview)),
  }));
  return {title, blocks: [...table, totals(before, after)]};
}

function looksSection({shots, site}: Review): Section[] {
  const addresses = [...new Set(shots.map(({address}) => address))];
  const kindOf = (address: string) => site?.pages.find((page) => page.address === address)?.kind ?? 'changed';
  const order = (shot: Shot) => widths.indexOf(shot.width) * 2 + Number(shot.when === 'after');
  const blocks = addresses.map((address): Block => {
    const own = shots
      .filter((shot) => shot.address === address)
      .sort((one, other) => order(one) - order(other));
    return {
      kind: 'pictures',
      caption: [code(address), ` ${kindOf(address)}`],
      pictures: own.map(({when, width, file}) => ({
        label: `${when === 'before' ? 'Before' : 'After'}, ${width} px`,
        file,
        alt: `${address} ${when} the change, ${width} pixels wide`,
      })),
    };
  });
  return blocks.length ? [{title: 'Pages before and after', blocks}] : [];
}

function picturesSection(pictures: readonly ChangedPicture[]): Section {
  const title = 'Pictures';
  if (!pictures.length) return {title, blocks: [text('No file of a picture is another one.')]};
  const bytes = (value: number | undefined) => (value === undefined ? '' : number(value));
  const blocks = rowsOf(pictures, (shown) => ({
    kind: 'table',
    caption: 'Files of pictures, in bytes',
    head: ['File', 'What', 'Before', 'After'],
    numbers: [2, 3],
    rows: shown.map(({file, kind, before, after}) => [code(file), kind, bytes(before), bytes(after)]),
  }));
  return {title, blocks};
}

/** Places and changes are in Markdown, whose only sign is the code. */
export const parsed = (markdown: string): Inline[] =>
  markdown
    .split(/(`[^`]+`)/)
    .filter(Boolean)
    .map((part) => (/^`.+`$/.test(part) ? code(part.slice(1, -1)) : part));

const apiChange = ({breaking, operation, place, what, remedy}: Change): Text => [
  ...(breaking ? [strong('Breaking'), ' '] : []),
  ...(operation ? [code(operation), ' '] : []),
  ...parsed(`${place} ${what}.${remedy ? ` ${remedy}` : ''}`),
];

const api = ({id, isNew, changes}: ApiChanges): Block[] =>
  isNew
    ? [text([strong(id), ' is new.'])]
    : [text(strong(id)), {kind: 'list', items: changes.map(apiChange)}];

const apisSection = (apis: readonly ApiChanges[]): Section => ({
  title: 'APIs',
  blocks: apis.length ? apis.flatMap(api) : [text('No client will feel a change.')],
});

function linksSection(links: readonly MovedLink[]): Section {
  const title = 'Links that moved';
  if (!links.length) return {title, blocks: [text('Every address and anchor is where it was.')]};
  const arrives = ({from, to}: MovedLink): Text =>
    to ? code(to) : strong(from.includes('#') ? 'the top of the page' : 'no page');
  const blocks = rowsOf(links, (shown) => ({
    kind: 'table',
    caption: 'Addresses that have moved or are gone, and where their readers arrive',
    head: ['Address', 'Leads to'],
    rows: shown.map((moved) => [code(moved.from), arrives(moved)]),
  }));
  return {title, blocks};
}

function findingsSection({findings, source}: Review): Section {
  const title = 'Content';
  if (!findings.length) return {title, blocks: [text('The content keeps all rules.')]};
  const blocks = rowsOf(findings, (shown) => ({
    kind: 'table',
    caption: 'Findings of the rules of content',
    head: ['Place', 'Finding', 'Remedy'],
    rows: shown.map(({path: file, line, message, remedy}) => [
      link(`${file}:${line}`, `${source}${file}#L${line}`),
      message,
      remedy,
    ]),
  }));
  return {title, blocks};
}

function leadOf({base, preview}: Review): Text {
  const compared: Inline[] = ['Compared with ', code(base.slice(0, 10)), '. '];
  return preview
    ? [
        ...compared,
        'Once the checks have ended, look at the ',
        link('preview', preview),
        ' and the ',
        link('pictures of each page', `${preview}review/`),
        '.',
      ]
    : compared;
}

/** @returns the review in the order in which a reviewer asks: findings that stop it come first */
export function storyOf(review: Review): Story {
  const findings = findingsSection(review);
  const notes: Section[] = review.notes.length
    ? [{title: 'What is not known', blocks: [{kind: 'list', items: review.notes}]}]
    : [];
  const others = [
    pagesSection(review),
    linksSection(review.links),
    apisSection(review.apis),
    picturesSection(review.pictures),
    ...looksSection(review),
  ];
  return {
    title: 'What this changes for readers',
    lead: leadOf(review),
    sections: review.findings.length ? [findings, ...notes, ...others] : [...notes, ...others, findings],
  };
}
