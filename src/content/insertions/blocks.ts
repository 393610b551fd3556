/** Blocks of Markdown made from data, by the name that `{{block …}}` gives them. */
import {entities, entityOf} from '../data-dictionary';
import {
  identifiersMarkdown,
  locationsMarkdown,
  releasesMarkdown,
  toMarkdown,
} from '../data-dictionary/markdown';
import {families} from '../error-codes';
import {familyMarkdown, familyTable} from '../error-codes/markdown';
import {glossaryMarkdown, wordsMarkdown} from '../glossary';
import {apis} from '../operations';
import {eventList, operationMarkdown, operationTable} from '../operations/markdown';
import {cards, permissionTable, reports, tasks} from '../permissions';
import {sheets} from '../quick-references/markdown';
import {insertFacts} from './factTexts';

type Block = [name: string, markdown: () => string];

const sources: Block[] = [
  ['errorCodes.families', () => familyTable(families)],
  ...families.map((family): Block => [`errorCodes.${family.id}`, () => familyMarkdown(family)]),
  ['dataDictionary.identifiers', identifiersMarkdown],
  ['dataDictionary.releases', releasesMarkdown],
  ['dataDictionary.places', locationsMarkdown],
  ...entities.map((entity): Block => [
    `dataDictionary.${entity.name}`,
    () => toMarkdown(entity, (name) => entityOf(name).title),
  ]),
  ...apis.flatMap((api): Block[] => [
    [`operations.${api.id}`, () => operationTable(api)],
    ...(api.events.length > 0 ? [[`operations.${api.id}.events`, () => eventList(api)] as Block] : []),
    ...api.operations.map((operation): Block => [
      `operations.${api.id}.${operation.id}`,
      () => operationMarkdown(api, operation),
    ]),
  ]),
  ...Object.entries(sheets).map(([name, markdown]): Block => [`quickReference.${name}`, markdown]),
  ['glossary', glossaryMarkdown],
  ['glossary.words', wordsMarkdown],
  ['permissions.tasks', () => permissionTable('Task', Object.values(tasks))],
  ['permissions.reports', () => permissionTable('Report', reports)],
  ['permissions.cards', () => permissionTable('Card', cards)],
];

export const blocks: ReadonlyMap<string, () => string> = new Map(
  sources.map(([name, markdown]) => [name, () => insertFacts(markdown())]),
);
