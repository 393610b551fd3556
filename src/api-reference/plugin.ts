import type {LoadContext, Plugin} from '@docusaurus/types';

/** What reads, checks and converts OpenAPI is loaded when a site has the reference, not with the configuration. */
export default async function apiReference(context: LoadContext): Promise<Plugin> {
  const {reference} = await import('./reference');
  return reference(context);
}
