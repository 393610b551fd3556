/** Recognises by rule what a query asks: codes, statuses, paths, identifiers, names in code, questions, terms. */
import type {Ask} from './answerFile';
import {keyOf, readQuestion} from './question';

/** A part of a path that stands for a value: `{petId}`, `:id`, a number, an identifier. */
const variable = /^(?:\{.*\}|:.*|\d+|[a-z]{2,4}_[\da-z]+)$/i;

/** The form of paths in keys: small letters, every value `{}`. */
export const pathKey = (written: string): string =>
  written
    .split('/')
    .map((part) => (variable.test(part) ? '{}' : part.toLowerCase()))
    .join('/')
    .replace(/\/$/, '');

/** `legalHoldId`, `legal_hold_id`, `legal-hold-id` and `Legal-Hold-Id` are one name. */
export const nameKey = (written: string): string =>
  written
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '_')
    .replaceAll('-', '_')
    .toLowerCase();

/** A word that only code has: with an underscore, a dot, two hyphens or a capital inside; words have one hyphen, too. */
const inCode =
  /^[A-Za-z]\w*(?:[_.]\w+)+$|^[A-Za-z]\w*(?:-\w+){2,}$|^[A-Z]\w*(?:-[A-Z]\w*)+$|^[a-z]+[A-Z]\w*$/;

/** What may stand around a name. */
const aroundNames =
  /(?<![\w.-])(?:what|is|are|does|do|mean|the|a|an|field|column|parameter|header|scope|event|error|code|since|when|was|added|there)(?![\w.-])/gi;

const namesName = /\b(?:field|column|parameter|header|scope|event)\b/i;

/** A sentence that begins so asks for more than the meaning of a term. */
const asking = /^(?:how|why|where|when|which|who|can|could|do|does|is|are|should|i)\b/i;

/** A name of an operation is looked up among these as well. */
function nameIn(query: string): Ask[] {
  const words = query.replace(aroundNames, ' ').trim().split(/\s+/);
  const [word = ''] = words;
  if (!word || words.length > 1 || !(inCode.test(word) || namesName.test(query))) return [];
  const key = nameKey(word);
  return [{file: 'names', key}, ...(/[a-z][A-Z]/.test(word) ? [{file: 'paths' as const, key}] : [])];
}

function codeIn(query: string): Ask[] {
  const [, family = '', number = ''] = /\b(foc|trn|ai)[\s-]?(\d{3,4}|d0\d)\b/i.exec(query) ?? [];
  if (family) return [{file: family.toLowerCase() as 'foc', key: (family + number).toLowerCase()}];
  const [, response = ''] = /^(?:decline|response)d?(?: code)? (\w\d)$/i.exec(query) ?? [];
  return response ? [{file: 'trn', key: `d${response.toLowerCase()}`}] : [];
}

function statusIn(query: string): Ask[] {
  const [, of = '', status = ''] =
    /^(?:(http|sip)\s+)?(?:(?:status|error|code|what is|what does)\s+)*([3-6]\d\d)(?:\s+[a-z ]+)?$/i.exec(
      query,
    ) ?? [];
  return status ? [{file: 'http', key: `${of} ${status}`.trim().toLowerCase()}] : [];
}

/** `DELETE /pet`, `/oauth2/token`, or a whole address of an API. */
function pathIn(query: string): Ask[] {
  const [, method = '', written = ''] =
    /^(?:(get|put|post|delete|patch|head|options)\s+)?(?:https?:\/\/[\w.-]+)?(\/[\w.{}:~/-]+)(?:\?\S*)?$/i.exec(
      query,
    ) ?? [];
  const key = pathKey(written);
  return key ? [{file: 'paths', key: `${method.toUpperCase()} ${key}`.trim()}] : [];
}

/** `com_01J9Z6T5K8` or `com_`; an email address. */
function identifierIn(query: string): Ask[] {
  const [, prefix = ''] = /^([a-z]{2,4})_(?:[\da-z]{10})?$/i.exec(query) ?? [];
  const isMail = /^\S+@\S+\.\w+$/.test(query);
  return prefix || isMail ? [{file: 'ids', key: (prefix || query).toLowerCase()}] : [];
}

function wordsIn(query: string): Ask[] {
  const question = readQuestion(query);
  if (question) return [question];
  const key = keyOf(query, 'what');
  return key && !asking.test(query) ? [{file: 'terms', key}] : [];
}

/**
 * @param query as typed
 * @returns what it may ask, the likeliest first; the first that has an answer counts
 */
export function recognise(query: string): Ask[] {
  const text = query.replace(/[?!.\s]+$/, '').trim();
  const forms = [...codeIn(text), ...statusIn(text), ...pathIn(text), ...identifierIn(text)];
  if (forms.length > 0) return forms;
  const isHyphened = /^[a-z]+(-[a-z\d]+)+$/i.test(text);
  return isHyphened ? [...wordsIn(text), ...nameIn(text)] : [...nameIn(text), ...wordsIn(text)];
}
