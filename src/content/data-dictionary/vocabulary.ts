/** What the entities of the data dictionary have in common. */
import {readData} from '../data/readData';

type Vocabulary = {
  entities: readonly string[];
  releases: Readonly<Record<string, {slug: string; title: string; brought: string}>>;
  locations: Readonly<Record<string, string>>;
  prefixes: Readonly<Record<string, {entity: string; example: string}>>;
  forms: Readonly<Record<string, {words: string; pattern?: string; format?: string}>>;
};

export const {
  entities: entityNames,
  releases,
  locations,
  prefixes,
  forms,
} = readData<Vocabulary>(
  'docs/focus/appendix/_data-dictionary.yml',
  'docs/focus/appendix/_data-dictionary.schema.json',
);
