import {describe, expect, it} from 'vitest';
import {specifications} from '../../../../src/site/apis';
import {products} from '../../../../src/site/products';
import {factsOf} from '../../../../src/metadata/facts';
import {structuredData, type Known} from '../../../../src/metadata/structured/graph';
import {kindOf} from '../../../../src/metadata/structured/kinds';
import {questionsOf} from '../../../../src/metadata/structured/questions';
import {missingForRichResults, schemaProblems, type Node} from '../../../support/schemaOrg';
import {builtPage} from '../../../support/builtPage';

const origin = 'https://example.com';
const publisher = {
  origin,
  baseUrl: '/help/',
  siteUrl: `${origin}/help`,
  title: 'Help Hub',
  language: 'en-GB',
};
const [focus] = products;
const [api] = specifications;

const crumbs =
  '<ul><li class="breadcrumbs__item"><a aria-label="Home page" href="/help/"></a></li>' +
  '<li class="breadcrumbs__item"><span>Admin</span></li>' +
  '<li class="breadcrumbs__item breadcrumbs__item--active"><span>Retention &amp; more</span></li></ul>';

const html = (path: string, {body = '', classes = 'plugin-docs', head = ''} = {}) =>
  builtPage(
    `<!doctype html><html class="${classes}"><meta property=og:url content=${origin}/help${path}>` +
      `<meta name=description content="All of &lt;it&gt;">${head}<h1>Retention</h1>${body}`,
    path,
  );

const post = {
  title: 'New',
  permalink: '/help/blog/new',
  date: new Date('2025-03-01T09:00:00Z'),
  source: '@site/blog/new/index.md',
  frontMatter: {last_update: {date: '2025-04-01'}},
  tags: [],
  authors: [
    {key: 'team', name: 'The team', team: true, page: {permalink: '/help/blog/authors/team'}},
    {key: 'a', name: 'A'},
  ],
} as never;

const content = {
  documents: new Map([
    ['/help/docs/focus/a', {title: 'A', frontMatter: {}}],
    ['/help/docs/faq', {title: 'FAQ', frontMatter: {kind: 'faq'}}],
    [`/help/${api!.pages}`, {title: 'Pets', frontMatter: {}}],
    [`/help/${api!.pages}/add`, {title: 'Add', frontMatter: {operation: 'post /pets'}}],
  ]),
  posts: new Map([['/help/blog/new', post]]),
  postsOn: new Map(),
};

function nodesOf(page: ReturnType<typeof builtPage>, more: Partial<Known> = {}): Node[] {
  const facts = factsOf(page)!;
  const kind = kindOf(facts, content, publisher.baseUrl)!;
  const known = {
    kind,
    dates: {modified: Date.UTC(2026, 1, 3)},
    image: undefined,
    posts: [],
    questions: questionsOf(page),
    ...more,
  };
  return (JSON.parse(structuredData(facts, known, publisher)) as {'@graph': Node[]})['@graph'];
}

describe('structured data', () => {
  const made: [string, Node[]][] = [
    ['home', nodesOf(html('/'))],
    ['document', nodesOf(html('/docs/focus/a', {body: crumbs}))],
    ['operation', nodesOf(html(`/${api!.pages}/add`))],
    ['post', nodesOf(html('/blog/new'), {dates: undefined})],
    ['blog', nodesOf(html('/blog', {classes: 'plugin-blog blog-list-page'}), {posts: [post]})],
    ['list', nodesOf(html('/blog/tags', {classes: 'plugin-blog'}))],
    ['page', nodesOf(html('/about', {classes: 'plugin-pages'}))],
    [
      'faq',
      nodesOf(
        html('/docs/faq', {
          body: '<h2>Why?<a class="hash-link">#</a></h2><p>So.</p><p>Yes.</p><h2>More</h2>',
        }),
      ),
    ],
  ];
  const byName = new Map(made);

  it('has the types of the kind of page', () => {
    expect(made.map(([name, nodes]) => [name, ...nodes.map((node) => node['@type'])])).toEqual([
      ['home', 'WebSite', 'Organization'],
      ['document', 'TechArticle', 'BreadcrumbList'],
      ['operation', 'APIReference'],
      ['post', 'BlogPosting'],
      ['blog', 'Blog'],
      ['list', 'CollectionPage'],
      ['page', 'WebPage'],
      ['faq', 'FAQPage'],
    ]);
  });

  it('is valid by the definitions of schema.org, and enough for rich results', () => {
    expect(schemaProblems(byName)).toEqual([]);
    expect(made.flatMap(([, nodes]) => missingForRichResults(nodes))).toEqual([]);
  });

  it('a document names its product, and its way as it is shown', () => {
    const [article, way] = byName.get('document')!;
    expect(article).toMatchObject({
      headline: 'Retention',
      description: 'All of <it>',
      dateModified: '2026-02-03',
      about: {name: focus!.name},
    });
    expect(way?.itemListElement).toMatchObject([
      {position: 1, name: 'Home page', item: `${origin}/help/`},
      {position: 2, name: 'Admin', item: `${origin}/help/docs/focus/a`},
      {position: 3, name: 'Retention & more', item: `${origin}/help/docs/focus/a`},
    ]);
  });

  it('an operation names its API and the document that describes it', () => {
    expect(byName.get('operation')).toMatchObject([
      {
        about: {name: 'Pets', url: `${origin}/help/${api!.pages}`},
        isBasedOn: `${origin}/help${api!.download}`,
      },
    ]);
  });

  it('a post names people and teams, and both of its days', () => {
    const [page] = nodesOf(html('/blog/new'), {dates: undefined});
    expect(page).toMatchObject({
      datePublished: '2025-03-01T09:00:00Z',
      dateModified: '2025-04-01T00:00:00Z',
      author: [
        {'@type': 'Organization', name: 'The team'},
        {'@type': 'Person', name: 'A'},
      ],
    });
  });

  it('questions are headings that ask, answers what stands below', () => {
    expect(byName.get('faq')?.[0]?.mainEntity).toEqual([
      {'@type': 'Question', name: 'Why?', acceptedAnswer: {'@type': 'Answer', text: 'So. Yes.'}},
    ]);
  });

  it('says nothing of pages that are not listed, and cannot end its script', () => {
    const hidden = factsOf(html('/a', {head: '<meta name=robots content="noindex, nofollow">'}))!;
    expect(kindOf(hidden, content, '/help/')).toBeUndefined();
    expect(kindOf(factsOf(html('/404'))!, content, '/help/')).toBeUndefined();
    const facts = {...factsOf(html('/about'))!, description: '</script><!--'};
    const text = structuredData(
      facts,
      {kind: {is: 'page'}, dates: undefined, image: undefined, posts: [], questions: []},
      publisher,
    );
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({'@graph': [{description: '</script><!--'}]});
  });
});

describe('the check by schema.org sees', () => {
  const wrong: [string, Node, RegExp][] = [
    [
      'a type that does not exist',
      {'@type': 'TechnicalArticle'},
      /no exported member named 'TechnicalArticle'/,
    ],
    ['a property of another type', {'@type': 'TechArticle', recipeYield: '4'}, /recipeYield/],
    ['a value of a wrong type', {'@type': 'TechArticle', author: {'@type': 'WebSite'}}, /WebSite|author/],
    ['a wrong property deep inside', {'@type': 'BlogPosting', author: {'@type': 'Person', nam: 'A'}}, /nam/],
    ['an input of an action without form', {'@type': 'SearchAction', 'query-input': 5}, /number|query-input/],
  ];

  it('each of them, and its page', () => {
    const problems = schemaProblems(new Map(wrong.map(([name, node]) => [name, [node]])));
    for (const [name, , message] of wrong)
      expect(problems.filter((problem) => problem.startsWith(`${name}: `)).join('\n'), name).toMatch(message);
  });

  it('what a rich result lacks', () => {
    const step = {'@type': 'ListItem', position: 1, name: 'Focus'};
    expect(missingForRichResults([{'@type': 'BreadcrumbList', itemListElement: [step]}])).toEqual([
      'ListItem has no item',
    ]);
  });
});
