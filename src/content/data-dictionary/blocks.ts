/** The blocks that the page of the data dictionary is built from, by name. */
import {entities, entityOf} from '.';
import {identifiersMarkdown, placesMarkdown, releasesMarkdown, toMarkdown} from './markdown';

export const dataDictionaryBlocks: readonly (readonly [name: string, markdown: () => string])[] = [
  ['dataDictionary.identifiers', identifiersMarkdown],
  ['dataDictionary.releases', releasesMarkdown],
  ['dataDictionary.places', placesMarkdown],
  ...entities.map(
    (entity) =>
      [`dataDictionary.${entity.name}`, () => toMarkdown(entity, (name) => entityOf(name).title)] as const,
  ),
];
