import type {LoadContext, Plugin} from '@docusaurus/types';

/** Loads `reference.ts` lazily, so that reading the configuration does not load the OpenAPI libraries. */
export type Options = {
  /** False: its styles and scripts come as Docusaurus divides them. */
  speed: boolean;
};

export default async function apiReference(context: LoadContext, options: unknown): Promise<Plugin> {
  const {reference} = await import('./reference');
  return reference(context, options as Options);
}
