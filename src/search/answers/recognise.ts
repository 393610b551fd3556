/** Says by rule which cards a query names. Pure; shared by the build and the worker of the search. */
import type {AnswerCard} from '../client/port';
import {normalise, wordsOf} from '../language/tokeniser';
import {addressOf, cardOf, headOf, rowsOf, type AnswerTable, type CardGroup, type CardRow} from './card';

/** Words that do not tell one name from another. */
const filler =
  /^(?:an?|and|are|at|be|by|can|could|do|does|for|from|has|have|how|i|in|is|its?|me|must|my|of|on|our|the|to|we|what|when|with|your?)$/;

/** Words by which readers ask for a limit. */
const limitWords =
  /^(?:allowed|big(gest)?|default|duration|expir\w+|fast|get|ke(ep|pt)|larg(e|est)|lasts?|least|length|lifetime|limits?|long(est)?|many|max(imum)?|min(imum)?|most|much|number|often|per|possible|quota|size|soon|stored?|takes?|timeout|until|valid|works?)$/;

const wordsIn = (text: string): string[] =>
  wordsOf(normalise(text).replace(/is(?=ation|e\b)/g, 'iz'))
    .flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]))
    .filter((word) => !filler.test(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=\w\w)s$/, ''));

const joined = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

/** @returns the same for names that differ in order, number, capitals, punctuation and small words alone */
export const keyOf = (name: string): string => joined(wordsIn(name));

/** A part of a path that stands for a value: `{petId}`, `:id`, a number, an identifier. */
const variable = /^(?:\{.*\}|:.*|\d+|[a-z]{2,4}_[\da-z]+)$/;

/** `GET /pet/12` and `get /pet/{petId}/` are one. */
const pathKey = (written: string): string =>
  written
    .toLowerCase()
    .split('/')
    .map((part) => (variable.test(part) ? '{}' : part))
    .join('/')
    .replace(/\/$/, '');

function keysOf({kind, base = ''}: CardGroup, row: CardRow): string[] {
  const {title, to = '', names = []} = row;
  const head = headOf(title);
  if (kind !== 'Operation') return (kind === 'Limit' ? names : [head, ...names]).map(keyOf);
  const method = head.replace(/\/.*/, '');
  const paths = [head, method + addressOf(base, row).replace(/^https?:\/\/[^/]+/, '')].map(pathKey);
  // Names of one word, such as `authorise`, are words of anybody's query.
  const id = to.includes('-') ? [to.replaceAll('-', '')] : [];
  return [
    ...paths,
    ...paths.map((path) => path.slice(method.length)),
    ...id,
    title.slice(head.length + 2).toLowerCase(),
  ];
}

/** Asks for cards of some kinds by one of their keys. */
type Ask = {
  kinds: readonly CardGroup['kind'][];
  keys: readonly string[];
  fits?: (group: CardGroup, row: CardRow) => boolean;
  code?: string;
};

const time = /(?:second|minute|hour|day|month|year)s?\b(?<! a minute)/;

/** Questions for a limit, and what its text has to say. */
const limitForms: readonly [form: RegExp, text: RegExp][] = [
  [/^how long\b|\blength\b/, new RegExp(`${time.source}|characters`)],
  [/^how (?:often|soon|fast)\b|\b(?:expires?|expiry|expiration|timeout|lifetime|duration)\b/, time],
  [
    /^how (?:many|much|big|large)\b|\b(?:size|number of|(?:per|a) minute)\b/,
    /\b(?:items?|[GM]B|rows|characters|kHz|units|jobs|a minute)\b|^[\d,]+\b(?! (?:second|minute|hour|day|month|year))/,
  ],
  [/\b(?:max(?:imum)?|min(?:imum)?|limits?|default|quota|(?:long|larg|bigg)est|at most)\b/, /./],
];

function limitIn(query: string): Ask | undefined {
  const [, text] = limitForms.find(([form]) => form.test(query)) ?? [];
  if (!text) return undefined;
  const [written = '', area = ''] = /\b(focus|teamscribe|transact|ai)\b(?: api\b)?/.exec(query) ?? [];
  const words = wordsIn(query.replace(written, ' ')).filter((word) => !limitWords.test(word));
  // Some things have a limit of their own only in "how long".
  const keys = [joined(words), ...(query.startsWith('how long') ? [joined([...words, 'long'])] : [])];
  const fits = ({area: own}: CardGroup, {lines = []}: CardRow) =>
    own.toLowerCase().startsWith(area) && text.test(lines.join(' '));
  return {kinds: ['Limit'], keys, fits};
}

function operationIn(query: string): Ask | undefined {
  const form = /^(?:(get|put|post|delete|patch|head|options) )?(?:https?:\/\/[^/\s]+)?(\/[^\s?]+)(?:\?\S*)?$/;
  const [, method = '', path] = form.exec(query) ?? [];
  return path ? {kinds: ['Operation'], keys: [`${method} ${pathKey(path)}`.trim()]} : undefined;
}

/** A code of ours, which a query may have among other words. */
function codeIn(query: string): Ask | undefined {
  const [written] = /\b(?:foc[ -]?\d{4}|trn[ -]?(?:\d{3,4}|d\d\d)|ai-?\d{3})\b/.exec(query) ?? [];
  const code = written?.replace(/^(foc|trn|ai)[ -]?/, '$1-').toUpperCase();
  return code ? {kinds: ['Error code'], keys: [keyOf(code)], code} : undefined;
}

/** Says that a code of this form does not exist, and leads to those that do. */
const noSuchCode = (code: string, groups: AnswerTable): AnswerCard[] =>
  groups
    .filter(({rows}) => code.startsWith(rows.split(/(?<=-)/)[0]!))
    .map(({kind, area, to}) => {
      const title = `${area} has no error code ${code}: see its error codes`;
      return {kind, area, title, lines: [], to: to.replace('#', '')};
    });

/** Questions that say of which kind their name is. */
const questions: readonly [form: RegExp, ...kinds: Ask['kinds']][] = [
  [/^(?:error|decline|response) codes? (.+)$/, 'Error code'],
  [/^what (?:can|may|does|is) (.+?)(?: role)?(?: allowed to)? do$/, 'Role'],
  [/^(?:what is )?(.+) (?:role|permissions|rights)$/, 'Role'],
  [/^(?:what is )?(?:the )?field (.+)$/, 'Field'],
  [/^(?:what is )?(.+) field$/, 'Field'],
  [/^(?:what (?:is|are|does)|what[’']?s|define|definition of|meaning of) (.+?)(?: mean)?$/, 'Term', 'Role'],
  [/^(.+) (?:meaning|definition)$/, 'Term', 'Role'],
];

/** A word that only code has: with an underscore, a dot or a capital inside. */
const inCode = /^[a-z]\w*(?:[_.]\w+)+$|^[a-z]+[A-Z]\w*$/;

function nameIn(written: string, query: string): Ask {
  const [form, ...kinds] = questions.find(([one]) => one.test(query)) ?? [];
  const name = form?.exec(query)?.[1] ?? query;
  const code = written.split(' ').find((word) => normalise(word) === name && inCode.test(word));
  if (code) return {kinds: ['Field', 'Operation'], keys: [keyOf(code.replace(/(?=[A-Z])/g, '_')), name]};
  const fits = ({isAmbiguous}: CardGroup) => form !== undefined || !isAmbiguous;
  return {kinds: form ? kinds : ['Term', 'Role', 'Operation'], keys: [keyOf(name), name], fits};
}

/** Answers "who can": of all that roles may do, the one thing that has the words. */
function whoCan(query: string, table: AnswerTable): AnswerCard[] | undefined {
  const [, asked] = /^(?:who|(?:which|what) roles?) (?:can|may) (.+)$/.exec(query) ?? [];
  const group = table.find(({kind}) => kind === 'Role');
  if (!asked || !group) return undefined;
  const taskOf = (line: string) => line.replace(/ \(.*/, '');
  const has = (line: string) => wordsIn(asked).every((word) => wordsIn(taskOf(line)).includes(word));
  const found = rowsOf(group).flatMap((row) => row.lines!.filter(has).map((line) => ({...row, line})));
  const [task, ...others] = new Set(found.map(({line}) => taskOf(line)));
  if (!task || others.length > 0) return undefined;
  const roles = found.map(({title, line}) => title + line.slice(task.length));
  return [cardOf({...group, labels: ['Who can']}, {...found[0], title: task, lines: [roles.join(', ')]})];
}

/**
 * @param query as typed
 * @param table as the build made it
 * @returns cards of what the query names; mostly none
 */
export function cardsFor(query: string, table: AnswerTable): AnswerCard[] {
  const written = query.replace(/\s+/g, ' ').replace(/^ |[?!. ]+$/g, '');
  const text = normalise(written);
  const ask = codeIn(text) ?? operationIn(text) ?? limitIn(text) ?? nameIn(written, text);
  const groups = table.filter(({kind}) => ask.kinds.includes(kind));
  const named = (keys: readonly string[]) =>
    groups.flatMap((group) =>
      rowsOf(group)
        .filter((row) => keysOf(group, row).some((key) => key && keys.includes(key)))
        .filter((row) => ask.fits?.(group, row) ?? true)
        .map((row) => cardOf(group, row)),
    );
  const found = whoCan(text, table) ?? named(ask.keys);
  // `DELETE /pet` is the one on `/pet/{petId}`, where no other has that path.
  const cards = found.length > 0 ? found : named(ask.keys.map((key) => `${key}/{}`));
  if (ask.code && cards.length === 0) return noSuchCode(ask.code, groups);
  // A query that names many names none.
  return cards.length > 3 ? [] : cards;
}
