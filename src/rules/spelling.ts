import {britishFor} from './engine/americanSpelling';
import {ofBlocks} from './engine/insertedBlocks';
import {houseDictionaryFile, houseDictionaryOf} from './engine/houseDictionary';
import type {Page} from './engine/page';
import {passagesOf, type Passage} from './engine/prosePassages';
import type {PlacedProblem, Problem, Rule} from './engine/rule';
import type {Site} from './engine/site';
import {placeIn} from './engine/pageText';
import {englishDictionary} from './engine/englishDictionary';

type Wrong = {word: string; index: number; message: string; remedy: string; meant?: string};

const like = (model: string, word: string) =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(' or ');

/** @returns finds the words of a text that are wrong */
async function reader(site: Site): Promise<(text: string) => Wrong[]> {
  const english = await englishDictionary();
  const own = houseDictionaryOf(site);
  return (text) =>
    [...text.replaceAll('’', "'").matchAll(/\p{L}+(?:'\p{L}+)*/gu)].flatMap(({0: match, index}): Wrong[] => {
      const word = match.replace(/'s$/, '');
      // Acronyms, and names such as iOS, have capitals within.
      if (word.length < 3 || /\p{Lu}/u.test(word.slice(1)) || own.has(word)) return [];
      const british = britishFor(word.toLowerCase(), text.slice(0, index), english.has);
      if (british) {
        const meant = like(word, british);
        const remedy = `write "${meant}"; a name that its owner spells so goes into ${houseDictionaryFile}.`;
        return [{word, index, meant, message: `"${word}" is American spelling.`, remedy}];
      }
      if (english.has(match) || english.has(word)) return [];
      const near = new Set(english.near(word).map((one) => like(word, one)));
      const remedy = `${near.size ? `write ${quoted([...near])}` : 'correct it'}; a word of our own goes into ${houseDictionaryFile}.`;
      return [{word, index, message: `"${word}" is not a word of British English.`, remedy}];
    });
}

function problemAt(
  {index, word, meant, message, remedy}: Wrong,
  {line, offset}: Passage,
  source: string,
): Problem {
  if (offset === undefined) return {line, message, remedy};
  const start = offset + index;
  const fix = meant ? {start, end: start + word.length, text: meant} : undefined;
  return {...placeIn(source, start), message, remedy, fix};
}

async function page(subject: Page, site: Site): Promise<Problem[]> {
  const wrongIn = await reader(site);
  const {names} = houseDictionaryOf(site);
  const problemsOf = (text: Page) =>
    passagesOf(text, names).flatMap((passage) =>
      wrongIn(passage.text).map((wrong) => problemAt(wrong, passage, text.source)),
    );
  return [...problemsOf(subject), ...ofBlocks(subject, problemsOf)];
}

const inOrder = (one: string, other: string) => one.localeCompare(other, 'en');

/** The dictionary must be sorted, so that additions of two authors rarely conflict in git. */
function ofDictionary(site: Site): PlacedProblem[] {
  const text = site.read(houseDictionaryFile) ?? '';
  const lines = text.trimEnd().split(/\r?\n/);
  const sorted = [...new Set(lines.filter(Boolean))].sort(inOrder);
  const fix = {start: 0, end: text.length, text: `${sorted.join('\n')}\n`};
  return lines.flatMap((word, index) => {
    const before = lines[index - 1];
    if (before === undefined || inOrder(before, word) < 0) return [];
    const message =
      before === word ? `"${word}" is here twice.` : `"${word}" is not in the order of letters.`;
    return [
      {
        path: houseDictionaryFile,
        line: index + 1,
        message,
        remedy: 'keep one word a line, in the order of letters.',
        fix,
      },
    ];
  });
}

const beside = {[houseDictionaryFile]: '**Email**\nadmin center\nEntra\nwebhook\n'};

export const spelling: Rule = {
  name: 'spelling',
  sentence: `Prose is in British English, with -ise and "e-mail"; words of our own, and names that others spell so, are in ${houseDictionaryFile}; code is not looked at.`,
  mends: true,
  good: [
    {
      text: '---\ntitle: The colour of behaviour\n---\n\nYour organisation’s size, by e-mail, in `color`; a prize.',
    },
    {text: '```text\ncenter teh\n```\n\nSee https://example.com/color, a.behavior.md and {{focus.color}}.'},
    {
      text: 'A webhook. Webhook of Entra, in its admin\ncenter: **Email**. iOS, GDPR, <kbd>Esc</kbd>.',
      beside,
    },
    {text: 'You license it under a licence; it doesn’t cancel.'},
  ],
  bad: [
    {text: 'We recieve teh mesage:\n`color` is definately acomplished.', lines: [1, 1, 1, 2, 2]},
    {
      text: 'Modeling, traveling, neighbor, honor, color, dialog, centered, fulfill.',
      lines: Array<number>(8).fill(1),
    },
    {
      text: '---\ntitle: A color\n---\n\n## Organize\n\n![A center](./color.svg)\n\nAn email, a license.',
      lines: [2, 5, 7, 9, 9],
    },
    {text: 'Email of entra: <b>color</b>.', beside, lines: [1, 1, 1]},
    {text: 'Text.', beside: {[houseDictionaryFile]: 'webhook\nEntra\nEntra\n'}, lines: [2, 3]},
  ],
  page,
  files: {of: /^src\/rules\/dictionary\.txt$/, check: ofDictionary},
};
