/** Every answer leads to a page and an anchor that the sources make. */
import {beforeAll, describe, expect, it} from 'vitest';
import {catalogueOf} from '../../../../src/api-reference/catalogue';
import {cataloguePage} from '../../../../src/api-reference/catalogue/cataloguePage';
import {operationPage} from '../../../../src/api-reference/pages/operationPage';
import {namedSchemas, schemaAddresses} from '../../../../src/api-reference/schemas';
import {schemaPages} from '../../../../src/api-reference/schemas/schemaPages';
import {filesOn} from '../../../../src/rules/engine/files';
import {hasAnchor} from '../../../../src/rules/engine/pageText';
import {readSite} from '../../../../src/rules/engine/site';
import {addressOf} from '../../../../src/rules/engine/siteAddresses';
import {collectAnswers} from '../../../../src/search/answers/collect';
import {apiSources, type ApiSource} from '../../../../src/search/answers/collect/apiSources';
import {specifications} from '../../../../src/site/apis';

/** The text of each generated page by its address. */
function generated({pages, document}: ApiSource): [address: string, text: string][] {
  const {title} = document.specification.info;
  const [api] = [{title, pages: new Map()}];
  const schemas = schemaPages({
    ...api,
    schemas: namedSchemas(document),
    addresses: schemaAddresses(document, pages),
  });
  const errors = cataloguePage({
    ...api,
    catalogue: catalogueOf(document),
    operations: document.operations.length,
  });
  return [
    ...document.operations.map((operation): [string, string] => [
      `${pages}/${operation.id}`,
      operationPage({id: operation.id, title: operation.title, api: operation}),
    ]),
    ...Object.entries(schemas).map(([name, text]): [string, string] => [
      `${pages}/${name.replace('.mdx', '')}`,
      text,
    ]),
    [`${pages}/errors`, errors],
  ];
}

const marks = (anchor: string) => [`id={${JSON.stringify(anchor)}}`, `id="${anchor}"`, `{#${anchor}}`];

describe('the places of answers', () => {
  const site = readSite(filesOn(process.cwd()));
  const authored = new Map(site.pages.map((page) => [addressOf(page), page]));
  let places: string[];
  let reference: Map<string, string>;
  beforeAll(async () => {
    const answers = await collectAnswers(process.cwd(), specifications);
    places = [
      ...new Set(answers.flatMap(({card: {to, links = []}}) => [to, ...links.map((link) => link.to)])),
    ];
    reference = new Map((await apiSources(specifications)).flatMap(generated));
  });

  function isThere(place: string): boolean {
    const [address = '', anchor] = place.split('#');
    const page = authored.get(address);
    if (page) return anchor === undefined || hasAnchor(page, anchor, site);
    const text = reference.get(address);
    if (anchor === undefined) return text !== undefined || site.addresses.has(address);
    return text !== undefined && marks(anchor).some((mark) => text.includes(mark));
  }

  it('are pages and anchors of the site', () => {
    expect(places.length).toBeGreaterThan(300);
    expect(places.filter((place) => !isThere(place))).toEqual([]);
  });

  it('would be missed', () => {
    expect(['/docs/gone', '/docs/focus/people#gone', '/docs/api/petstore/schemas#Gone'].some(isThere)).toBe(
      false,
    );
  });
});
