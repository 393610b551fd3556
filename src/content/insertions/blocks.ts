/** Blocks of Markdown made from typed sources, by the name that `{{block …}}` gives them. */
import {dataDictionaryBlocks} from '../data-dictionary/dictionaryBlocks';
import {families} from '../error-codes';
import {familyMarkdown, familyTable} from '../error-codes/markdown';
import {glossaryMarkdown} from '../glossary/markdown';
import {operationBlocks} from '../operations/operationBlocks';
import {cards, reports, tasks} from '../permissions/matrix';
import {permissionTable} from '../permissions/markdown';
import {quickReferenceBlocks} from '../quick-references/quickReferenceBlocks';
import {inLanguage} from '../../site/language/data';
import {t} from '../../site/language/t';
import {insertFacts} from './factTexts';

type Block = [name: string, markdown: () => string];

const errorCodeBlocks: Block[] = [
  ['errorCodes.families', () => insertFacts(familyTable(inLanguage(families)))],
  ...families.map((family): Block => [
    `errorCodes.${family.id}`,
    () => insertFacts(familyMarkdown(inLanguage(family))),
  ]),
];

export const blocks: ReadonlyMap<string, () => string> = new Map([
  ...errorCodeBlocks,
  ...dataDictionaryBlocks,
  ...operationBlocks,
  ...quickReferenceBlocks,
  ['glossary', glossaryMarkdown],
  ['permissions.tasks', () => permissionTable(t`Task`, inLanguage(Object.values(tasks)))],
  ['permissions.reports', () => permissionTable(t`Report`, inLanguage(reports))],
  ['permissions.cards', () => permissionTable(t`Card`, inLanguage(cards))],
]);
