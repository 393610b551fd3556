/** American spelling, and the British form of it. */

/** Forms that the dictionary of British English has as well, and the house does not write. */
const houseForms: Readonly<Record<string, string>> = {
  email: 'e-mail',
  emails: 'e-mails',
  gray: 'grey',
  grays: 'greys',
};

/** Words that are written with "z" everywhere; "prise" and "sise" are words of their own. */
const alwaysZ = /^(re|over|under|out|cap)?siz|^(ap)?priz|^seiz|^maiz/;

/** An -ize form is American here whenever there is an -ise form, which the dictionary has as well. */
const ize = /([iy])z(e|es|ed|er|ers|ing|able|ation|ations|ational)$/;

/** Any other form is American only when it is no British word. */
const turns: readonly [form: RegExp, british: string][] = [
  [/or(s|ed|ing|able|ful|ite|ites|less|hood|hoods|al|ally|er|ers)?$/, 'our$1'],
  [/er(s)?$/, 're$1'],
  [/er(ed|ing)$/, 'r$1'],
  [/l(ed|ing|er|ers|ation|ations)$/, 'll$1'],
  [/ll(s|ment|ments|ful|fully)?$/, 'l$1'],
  [/ense(s|less)?$/, 'ence$1'],
  [/og(s|ed|ing)?$/, 'ogue$1'],
  [/og(ed|ing)$/, 'ogu$1'],
  [/^(.?)old(s|ed|ing)?$/, '$1ould$2'],
];

/** In British English "license" is a verb. */
const noun = /\b(?:an?|the|your|our|their|its|each|every|this|that|these|those|per|no|one|of|under)\s+$/i;

/**
 * @param word in lower case
 * @param before what stands before it
 * @param isWord whether a word is British
 * @returns the British form of an American word; undefined when it is none
 */
export function britishFor(
  word: string,
  before: string,
  isWord: (word: string) => boolean,
): string | undefined {
  if (Object.hasOwn(houseForms, word)) return houseForms[word];
  if (/^licenses?$/.test(word) && noun.test(before)) return word.replace('ns', 'nc');
  const ise = word.replace(ize, '$1s$2');
  if (ise !== word && !alwaysZ.test(word) && isWord(ise)) return ise;
  if (isWord(word)) return undefined;
  return turns
    .map(([form, british]) => word.replace(form, british))
    .find((candidate) => candidate !== word && isWord(candidate));
}
