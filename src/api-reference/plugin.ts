import type {LoadContext, Plugin} from '@docusaurus/types';

/** Loads `reference.ts` lazily, so that reading the configuration does not load the OpenAPI libraries. */
export type Options = {
  /** False: its styles and scripts come as Docusaurus divides them. */
  speed: boolean;
};

/** The sheet of our pages, by their folder. */
export const sheets: Record<string, string> = {'docs/api': 'reference'};

export default async function apiReference(_context: LoadContext, options: unknown): Promise<Plugin> {
  const {reference} = await import('./reference');
  return reference(options as Options);
}
