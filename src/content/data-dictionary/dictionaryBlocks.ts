/** The blocks that the page of the data dictionary is built from, by name. */
import {entities, entityOf} from '.';
import {identifiersMarkdown, locationsMarkdown, releasesMarkdown, toMarkdown} from './markdown';

export const dataDictionaryBlocks: readonly (readonly [name: string, markdown: () => string])[] = [
  ['dataDictionary.identifiers', identifiersMarkdown],
  ['dataDictionary.releases', releasesMarkdown],
  ['dataDictionary.places', locationsMarkdown],
  ...entities.map(
    (entity) =>
      [`dataDictionary.${entity.name}`, () => toMarkdown(entity, (name) => entityOf(name).title)] as const,
  ),
];
