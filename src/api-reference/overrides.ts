/** Which components of docusaurus-theme-openapi-docs the site replaces: the folders of `src/theme` at their paths. */
import {existsSync} from 'node:fs';
import path from 'node:path';

const theme = path.join(__dirname, '..', 'theme');

/**
 * Overrides that go together, for the package's own components read what our pages do not have: the Redux store that its
 * ApiItem fills, and schemas as props, which would put each of them into the script of a page (README.md).
 */
export const group = [
  'ApiItem',
  'ApiItem/Layout',
  'ApiExplorer',
  'ApiExplorer/Authorization',
  'ApiExplorer/Body',
  'ApiExplorer/CodeSnippets',
  'ApiExplorer/MethodEndpoint',
  'ApiExplorer/ParamOptions',
  'ApiExplorer/Request',
  'ApiExplorer/Response',
  'ApiExplorer/Server',
  'ParamsDetails',
  'ParamsItem',
  'RequestSchema',
  'ResponseExamples',
  'ResponseHeaders',
  'ResponseSchema',
  'StatusCodes',
];

/** Overrides that can be removed one by one: pages hand them what the package's own component reads. */
export const alone = ['ApiExplorer/Export', 'SchemaItem', 'SchemaTabs'] as const;

/**
 * @param exists whether there is an override at a path
 * @returns true when pages are ours, false when they are the package's own
 * @throws Error when only some overrides of the group are there
 */
function readOverrides(exists: (name: string) => boolean): boolean {
  const missing = group.filter((name) => !exists(name));
  if (missing.length && missing.length < group.length)
    throw new Error(
      `src/theme has no ${missing.join(', ')}, which goes together with ${group.filter(exists).join(', ')}. Remedy: restore it, or remove all of them for the pages of docusaurus-theme-openapi-docs.`,
    );
  return missing.length === 0;
}

/** Whether the pages are ours. */
export const hasOwnPages = readOverrides((name) => existsSync(path.join(theme, name, 'index.ts')));
