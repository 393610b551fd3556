/** Docusaurus's registry of chunks, as version 3.8.1 writes it. */
import {expect, it} from 'vitest';
import {withRequests} from '../../../src/docusaurus/chunks-of-pages';
import {withoutNames} from '../../../src/docusaurus/lighter-client';

const registry = `export default {
  "0e384e19": [() => import(/* webpackChunkName: "0e384e19" */ "@site/docs/intro.md"), "@site/docs/intro.md", require.resolveWeak("@site/docs/intro.md")],
  "1a4e3797": [() => import(/* webpackChunkName: "1a4e3797" */ "@theme/SearchPage"), "@theme/SearchPage", require.resolveWeak("@theme/SearchPage")],};
`;

it('requests lead to the chunks that answer them', () => {
  const {origins} = withRequests({origins: {main: ['1'], '0e384e19': ['2', '3']}}, registry);
  expect(origins).toEqual({main: ['1'], '0e384e19': ['2', '3'], '@site/docs/intro.md': ['2', '3']});
});

it('a registry that looks otherwise is an error that names the remedy', () => {
  expect(() => withRequests({origins: {}}, 'export default {};')).toThrow(/registry\.js.*Remedy/);
});

it('a browser is given the loaders alone', () => {
  expect(withoutNames(registry)).toBe(`export default {
  "0e384e19": [() => import(/* webpackChunkName: "0e384e19" */ "@site/docs/intro.md")],
  "1a4e3797": [() => import(/* webpackChunkName: "1a4e3797" */ "@theme/SearchPage")],};
`);
});
