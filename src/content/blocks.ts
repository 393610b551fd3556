/** Blocks of Markdown made from typed sources, by the name that `{{block …}}` gives them. */
import {dataDictionaryBlocks} from './dataDictionary/blocks';
import {families} from './errorCodes';
import {familyMarkdown, familyTable} from './errorCodes/markdown';
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
