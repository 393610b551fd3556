/** Blocks of Markdown made from typed sources, by the name that `{{block …}}` gives them. */
import {dataDictionaryBlocks} from '../data-dictionary/dictionaryBlocks';
import {families} from '../error-codes';
import {familyMarkdown, familyTable} from '../error-codes/markdown';
import {glossaryMarkdown} from '../glossary';
import {operationBlocks} from '../operations/operationBlocks';
import {cards, reports, tasks} from '../permissions';
import {permissionTable} from '../permissions/markdown';
import {quickReferenceBlocks} from '../quick-references/quickReferenceBlocks';
import {insertFacts} from './factTexts';

type Block = [name: string, markdown: () => string];

const errorCodeBlocks: Block[] = [
  ['errorCodes.families', () => insertFacts(familyTable(families))],
  ...families.map((family): Block => [`errorCodes.${family.id}`, () => insertFacts(familyMarkdown(family))]),
];

export const blocks: ReadonlyMap<string, () => string> = new Map([
  ...errorCodeBlocks,
  ...dataDictionaryBlocks,
  ...operationBlocks,
  ...quickReferenceBlocks,
  ['glossary', glossaryMarkdown],
  ['permissions.tasks', () => permissionTable('Task', Object.values(tasks))],
  ['permissions.reports', () => permissionTable('Report', reports)],
  ['permissions.cards', () => permissionTable('Card', cards)],
]);
