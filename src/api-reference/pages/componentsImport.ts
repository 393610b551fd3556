import type {ProductId} from '../../site/products';
import {blocks, element} from './mdx';

/** Elements of a page that docusaurus-theme-openapi-docs has a component for, and its place; styles follow in this order. */
const ofTheme = {
  ApiItemLayout: 'ApiItem/Layout',
  Export: 'ApiExplorer/Export',
  MethodEndpoint: 'ApiExplorer/MethodEndpoint',
  ParamsDetails: 'ParamsDetails',
  ParamsItem: 'ParamsItem',
  RequestSchema: 'RequestSchema',
  ResponseHeaders: 'ResponseHeaders',
  ResponseSchema: 'ResponseSchema',
  SchemaItem: 'SchemaItem',
  SchemaTabs: 'SchemaTabs',
  StatusCodes: 'StatusCodes',
  CodeSnippets: 'ApiExplorer/CodeSnippets',
  ResponseExamples: 'ResponseExamples',
  ApiExplorer: 'ApiExplorer',
} as const;

/**
 * The imports of a generated page. Components are not global, so that no other page loads the API reference.
 *
 * @param content of the page, as MDX
 * @returns the content after an import of each component that it uses
 */
export function withImports(content: string): string {
  const used = new Set([...content.matchAll(/^<(\w+)/gm)].map(([, name]) => name));
  const fromTheme = Object.entries(ofTheme)
    .filter(([name]) => used.has(name))
    .map(([name, place]) => `import ${name} from '@theme/${place}';`);
  // The others are of src/api-reference/ui/ApiReference.
  const own = [...used].filter((name = '') => /^Api[A-Z]/.test(name) && !(name in ofTheme)).sort();
  const lines = [
    ...fromTheme,
    ...(own.length ? [`import {${own.join(', ')}} from '@site/src/api-reference/ui/ApiReference';`] : []),
  ];
  return [lines.join('\n'), content].filter(Boolean).join('\n\n');
}

/**
 * @param page as MDX, with its imports
 * @param accent of the product that the API belongs to
 * @returns the page in that accent; without one, the page as it is
 */
export const accented = (page: string, accent?: ProductId): string =>
  accent ? blocks(page, withImports(element('ApiAccent', {product: accent}))) : page;
