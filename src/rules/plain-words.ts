import {ofBlocks} from './engine/insertedBlocks';
import {houseDictionaryOf} from './engine/houseDictionary';
import {parsePage, type Page} from './engine/page';
import {placeIn} from './engine/pageText';
import {passagesOf} from './engine/prosePassages';
import type {PlacedProblem, Problem, Rule} from './engine/rule';
import type {Site} from './engine/site';

/** Phrases that no native writer would sign, with what to write. */
export const stiffPhrases: readonly (readonly [phrase: RegExp, remedy: string])[] = [
  [
    /\bstands? (?:in(?! for\b)|near|at|on|below|above|before|beside|under|here|there)\b/g,
    'write "is", "are", "see" or "listed"; people and buildings stand.',
  ],
  [/\b(?:below|above|under|beside|behind) each [\w ]{2,30} stand\b/gi, 'write "is", "are" or "listed".'],
  [/\bwhich (?:path|way|page) is yours\b/gi, 'write "Choose your path".'],
  [/\b(?:by|with) (?:yours|ours)\b/g, 'name the thing: "with your own recorders".'],
  [/\b(?:an?|no) [\w-]+ of (?:yours|ours)\b/gi, 'write "your" or "our" before the noun.'],
  [/\b(?:recorded|told|done|kept|asked|informed) is for you\b/g, 'write "you must" and the verb.'],
  [/\bis no part of\b/g, 'write "is not part of" or "does not include".'],
  [
    /\b(?:those|these|that) [\w ]{3,25} (?:are|is)\.(?=\s|$)/g,
    'finish the sentence: say what they are or do.',
  ],
  [/(?:^|[.!?]\s+)Who can [a-z]+ [^?.]*\bcan also\b/g, 'write "Anyone who can".'],
  [
    /(?:^|[.!?]\s+)Nor (?:does|do|is|are|has|have)\b/g,
    'write a sentence with "not", or join the two with "and".',
  ],
  [/\bproves? (?:itself|themselves) (?:with|by)\b/g, 'write "authenticates with".'],
  [/\bhears? of\b/g, 'write "is told about", "receives" or "learns".'],
  [/\bshall be\b/g, 'write "is" or "must be".'],
  [/\banew\b|\bafresh\b/gi, 'write "again".'],
  [/\bthe check of\b/gi, 'write the compound or the verb: "certificate checks", "checking certificates".'],
  [/\b(?:path|way) of the (?:data|call|audio)\b/gi, 'write the compound: "data path".'],
  [/\bquestionnaires? of\b/gi, 'write the compound: "PCI DSS questionnaire".'],
  [/\bsupposes?\b(?! that\b)/g, 'write "assumes".'],
  [/\bto mend\b|\bcan mend\b|\bmends?\b/g, 'write "fix" or "correct".'],
  [
    /; (?:then )?(?:choose|open|click|select|use|run|see|do not|send|write|keep|check|set|add|remove|ask|look|leave|enter|put|replace|try|wait|tell|read|make|give|take|switch|download|install|compare|delete)\b/g,
    'end the sentence before the second instruction.',
  ],
];

const guides = /^(?:(?:src\/[\w-]+\/)?(?:README|CONTRIBUTING)|src\/guides\/[\w-]+)\.md$/;

function page(subject: Page, site: Site): Problem[] {
  const {names} = houseDictionaryOf(site);
  const problemsOf = (text: Page) =>
    passagesOf(text, names).flatMap((passage) =>
      stiffPhrases.flatMap(([phrase, remedy]) =>
        [...passage.text.matchAll(phrase)].map(({0: match, index}): Problem => {
          const message = `"${match.replace(/\s+/g, ' ').replace(/^[.!?] /, '')}" is not what a native writer would say.`;
          if (passage.offset === undefined) return {line: passage.line, message, remedy};
          return {...placeIn(text.source, passage.offset + index), message, remedy};
        }),
      ),
    );
  return [...problemsOf(subject), ...ofBlocks(subject, problemsOf)];
}

/** Guides of the project are read by people, too. */
const ofGuides = (site: Site): PlacedProblem[] =>
  ['README.md', 'CONTRIBUTING.md', ...site.list('src').filter((path) => guides.test(path))].flatMap((path) =>
    page(parsePage(path, site.read(path) ?? ''), site).map((problem) => ({...problem, path})),
  );

export const plainWords: Rule = {
  name: 'plain-words',
  sentence: 'Sentences are those of a native writer: no phrase of the list of stiff or translated patterns.',
  good: [
    {
      text: 'Limits are in tables. If you replace a recorder, repeat the test, because its address has changed.',
    },
    {text: '```text\nIt stands in a table, anew.\n```\n\nUse `hears of`.'},
  ],
  bad: [
    {text: 'Check the secret; ask an Owner to rotate it.'},
    {text: '# Rules\n\nThey stand in one file.', path: 'src/rules/README.md', lines: [3]},
    {text: 'Limits stand in tables, and errors\nstand near the foot.', lines: [1, 2]},
    {text: '---\ntitle: Which path is yours\n---\n\nReplace its people by yours.', lines: [2, 5]},
    {text: 'Telling people that they are recorded is for you.'},
    {text: 'Chat is no part of it. New calls stop; those in progress are.', lines: [1, 1]},
    {text: 'Who can change the ZIP can also change the manifest. Nor does it help.', lines: [1, 1]},
    {text: 'Your program proves itself with a secret and hears of every change.', lines: [1, 1]},
    {text: 'A request of yours is signed anew, calculated afresh, and shall be kept.', lines: [1, 1, 1, 1]},
    {text: 'Leave the check of certificates on. Draw the path of the data.', lines: [1, 1]},
    {text: 'The sample supposes two recorders. A clause shall be kept.', lines: [1, 1]},
    {text: 'Each entry says who can mend it. The questionnaire of PCI DSS applies.', lines: [1, 1]},
  ],
  page,
  files: {of: guides, check: ofGuides},
};
