/** Reads questions in words: which file answers, and the words that are asked about, as a key. Shared by build and browser. */
import {stopWords} from '../language/stopWords';
import {lineOf, stemOf} from '../language/tokeniser';
import type {Ask} from './answerFile';

/** Words of the questions themselves, by what is asked; other forms of them have the same stems. */
const asking = {
  how:
    'long many much big large often soon fast max maximum min minimum limit default quota most least longest largest ' +
    'biggest size length number last keep kept store valid expire expiry timeout lifetime duration allowed work until ' +
    'before after per take possible one get known',
  who: 'role permission right able allowed may need required get to',
  what: 'mean meaning define definition explain stand state status term',
  host: 'host hostname port url base address',
  when: 'change new news update release note post happen latest s whats',
};

type Topic = keyof typeof asking;

const stemsOf = (line: string) => line.split(' ').map(stemOf);

/**
 * @param text words that are asked about
 * @param topic whose own words do not count
 * @returns the stems of the others in alphabetical order, each once: the same for the same words in another order
 */
export function keyOf(text: string, topic: Topic): string {
  const own = stemsOf(asking[topic]);
  const words = lineOf(text.toLowerCase())
    .split(' ')
    .filter((word) => word && !stopWords.has(word));
  return [...new Set(words.map(stemOf))]
    .filter((stem) => !own.includes(stem))
    .sort()
    .join(' ');
}

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';

/** What a question looks like, and the heading of its keys; the first that fits decides: May is a month after "who may". */
const questions: readonly [form: RegExp, topic: Topic, heading: string][] = [
  [/^(who (can|may|is|are)|(which|what) roles?)\b|\brole (do i need|needed|required)\b/, 'who', 'may '],
  [/^what (can|may|does|is) .* (do|allowed to do)$|\b(permissions|rights)( of\b|$)/, 'who', 'role '],
  [
    new RegExp(
      `^(what ?(s|is|was|has)? (new|changed|happened)\\b|release notes|latest (news|updates))|\\b(${months}) 20\\d\\d$`,
    ),
    'when',
    '',
  ],
  [new RegExp(`^(?=.*\\b(${months})\\b).*\\b(change|update|news|release|post)[ds]*\\b`), 'when', ''],
  [/\b(host(s|name)?|ports?|(base|api) url|base address)\b/, 'host', 'host '],
  [/\b(expires?|expiry|expiration|timeout|lifetime|duration)\b/, 'how', 'life '],
  [/^how (long|often|soon|fast)\b/, 'how', 'long '],
  [/^how (many|much|big|large)\b|\b(size|number of|(per|a) minute)\b/, 'how', 'many '],
  [/\b(max(imum)?|min(imum)?|limits?|default|quota|(long|larg|bigg)est|length|at most)\b/, 'how', 'any '],
  [/\b(states?|status)\b/, 'what', 'state '],
  [/^(what (is|are|does)|whats|define|explain|meaning of)\b|\b(mean(s|ing)?|definition)$/, 'what', ''],
];

const product = /\b(focus|teamscribe|transact|ai( api)?)\b/;

/** @returns what a question in words asks; undefined where nothing is asked */
export function readQuestion(query: string): Ask | undefined {
  const line = lineOf(query.toLowerCase());
  const found = questions.find(([form]) => form.test(line));
  if (!found) return undefined;
  const [, topic, heading] = found;
  const file = topic === 'host' ? 'what' : topic;
  // A limit has the same name in several products.
  const [named = ''] = (file === 'how' && product.exec(line)) || [];
  return {file, key: heading + keyOf(line.replace(named, ''), topic), area: named};
}
