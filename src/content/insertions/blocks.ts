/** Blocks of Markdown made from typed sources, by the name that `{{block …}}` gives them. */
import {dataDictionaryBlocks} from '../data-dictionary/dictionaryBlocks';
import {families} from '../error-codes';
import {familyMarkdown, familyTable} from '../error-codes/markdown';
import {insertFacts} from './factTexts';

type Block = [name: string, markdown: () => string];

const errorCodeBlocks: Block[] = [
  ['errorCodes.families', () => insertFacts(familyTable(families))],
  ...families.map((family): Block => [`errorCodes.${family.id}`, () => insertFacts(familyMarkdown(family))]),
];

export const blocks: ReadonlyMap<string, () => string> = new Map([
  ...errorCodeBlocks,
  ...dataDictionaryBlocks,
]);
