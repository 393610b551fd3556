/** The list of an API's files on its introduction page. */
import {generatedModule} from '../../docusaurus/contract.node';
import {blocks} from '../pages/mdx';

/** Name of the build data that holds what `factsOf` says of an API's files. */
export const factsFile = (id: string) => `downloads-${id}.json`;

/**
 * Sizes are known when a site is built, and not yet when its pages are generated, so the page imports them.
 *
 * @param id of the API
 * @returns MDX of a section
 */
export function downloadLinks(id: string): string {
  return blocks(
    `import downloads from '${generatedModule('api-reference', factsFile(id))}';`,
    '## Download',
    'The API for your own tools: code generators, HTTP clients, tests. The [change log](./changes.mdx) says what each version brought.',
    '<Export url={downloads[0].path} files={downloads} />',
  );
}
