import type {LoadContext, Plugin} from '@docusaurus/types';

/** What reads, checks and converts OpenAPI is loaded when a site has the reference, not with the configuration. */
export type Options = {
  /** False: its styles and scripts come as Docusaurus divides them. */
  speed: boolean;
};

export default async function apiReference(context: LoadContext, options: unknown): Promise<Plugin> {
  const {reference} = await import('./reference');
  return reference(context, options as Options);
}
