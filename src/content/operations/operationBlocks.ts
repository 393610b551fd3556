/** The blocks that the pages of reference are built from, by name. */
import {insertFacts} from '../insertions/factTexts';
import {apis} from '.';
import {eventList, operationMarkdown, operationTable} from './markdown';

export const operationBlocks: readonly (readonly [name: string, markdown: () => string])[] = apis.flatMap(
  (api) => [
    [`operations.${api.id}`, () => insertFacts(operationTable(api))] as const,
    ...(api.events.length > 0 ? [[`operations.${api.id}.events`, () => eventList(api)] as const] : []),
    ...api.operations.map(
      (operation) =>
        [
          `operations.${api.id}.${operation.id}`,
          () => insertFacts(operationMarkdown(api, operation)),
        ] as const,
    ),
  ],
);
