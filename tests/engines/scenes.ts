/** What the journeys look at, found in the build by what it holds: tests/support/scenes says how. */
import {products} from '../../src/site/products';
import {
  areaOf,
  belowDiagrams,
  findPage,
  guides,
  illustrated,
  labelOf,
  operationWithBody,
  operationWithExamples,
  operationWithTree as withTree,
  pageAt,
  sequence,
  siblings,
  subject,
  withTabs,
  type BuiltPage,
  type PageHeading,
} from '../support/scenes';
import {termed as withTerm} from '../support/scenes/terms';

/** A page with two diagrams, neighbours, and headings for several screens. */
export const long = illustrated();
export const below = belowDiagrams(long);

/** Another page of its category, and what the sidebar calls it. */
export const neighbour = pageAt(siblings(long)[0]!.to);
export const neighbourLabel = labelOf(neighbour);

const sections = long.places.filter(({level}) => level === 2);

/** Two sections with a screen of text below them. */
export const [upper, lower] = [sections[0], sections[1]] as [PageHeading, PageHeading];

/** A product whose section of the sidebar is closed there, as the sidebar calls it. */
const closed = products.filter(({id}) => id !== areaOf(long)).at(-1)!;
export const closedSection = long.text(`.theme-doc-sidebar-menu .product-${closed.id} > details > summary`);

/** A link below the diagrams to a page of the documentation, with words that no other link has. */
export const onward = ((): {label: string; page: BuiltPage} => {
  const ways = long.ways('article a');
  const after = long.$(`[id="${below.id}"]`).nextAll();
  for (const link of after.find('a').add(after.filter('a')).toArray()) {
    const label = long.$(link).text().trim();
    const page = guides().find(({path}) => path === long.$(link).attr('href') && path !== long.path);
    if (page && ways.filter((way) => way.label === label).length === 1) return {label, page};
  }
  throw new Error(`${long.path} has no link of its own below its diagrams. Remedy: link to a related page.`);
})();

/** Tabs, the first of which is chosen. */
export const tabbed = withTabs();
export const tabs = tabbed.ways('[role="tablist"]:first [role="tab"]').map(({label}) => label);

export const termed = withTerm();

/** A guide with the picture of a screen. */
export const pictured = findPage('a guide with the picture of a screen', (page) =>
  page.$('article summary').text().includes('This screen in words'),
);

/** Guides whose programs are in tabs by system. */
export const bySystem = guides().filter((page) =>
  page.ways('[role="tab"]').some(({label}) => label === 'Windows'),
);

export const drawn = sequence('most').page;
export const operation = operationWithBody();
/** Its example is chosen for schema, sample and console at once. */
export const exemplary = operationWithExamples();
export const operationWithTree = withTree();
/** The name of a field that is in a closed place there. */
export const hiddenField = operationWithTree
  .$('article details:not([open]) [class*="field_"] code')
  .first()
  .text();

/** The last response of that operation that is closed at first, and the place of its sample in the list of samples. */
export const responses = ((): {closed: {status: string; index: number}} => {
  const statuses = operation
    .$('[class*="samples_"] > div > select > option[value="1"]')
    .parent()
    .find('option')
    .toArray()
    .map((option) => operation.$(option).text().split(' ')[0]!);
  const closed = operation
    .$('details[id^="response-"]:not([open])')
    .toArray()
    .map(({attribs}) => attribs.id!.slice('response-'.length));
  const status = closed.filter((name) => statuses.includes(name)).at(-1)!;
  return {closed: {status, index: statuses.indexOf(status)}};
})();
/** Found by its title. */
export const wanted = subject();
