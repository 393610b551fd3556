/**
 * The document of a product, printed from the build: every page is in it, its contents are right, and each link leads
 * somewhere. The product with the fewest pages in each run, all of them in the full one.
 */
import {readFileSync} from 'node:fs';
import {makeDocument, type Document} from '../../src/documents/make';
import {openPdf} from '../../src/documents/pageNumbers';
import {products} from '../../src/site/products';
import {chaptersOf} from '../../src/documents/chapters';
import {builtOrigin, builtPages, pageAt} from '../support/scenes';
import {expect, inTable, test} from './fixtures';
import {squeezed} from './print';

type Pdf = Awaited<ReturnType<typeof openPdf>>;
type Link = {url?: string; dest?: string | unknown[]};

const siteMap = () => readFileSync('build/site-map.html', 'utf8');
const sizeOf = (id: string) => chaptersOf(siteMap(), id, '/').length;
const smallest = [...products].sort((a, b) => sizeOf(a.id) - sizeOf(b.id))[0]!;

/** Milliseconds; the longest document has hundreds of pages and is printed twice. */
const patience = 600_000;

async function textOf(pdf: Pdf, number: number): Promise<string> {
  const {items} = await (await pdf.getPage(number)).getTextContent();
  return squeezed(items.map((item) => ('str' in item ? item.str : '')).join(''));
}

async function linksOf(pdf: Pdf, number: number): Promise<Link[]> {
  return ((await (await pdf.getPage(number)).getAnnotations()) as (Link & {subtype: string})[]).filter(
    ({subtype}) => subtype === 'Link',
  );
}

type OutlineEntry = {title: string; items: OutlineEntry[]};
const titlesOf = (entries: OutlineEntry[]): string[] =>
  entries.flatMap(({title, items}) => [title, ...titlesOf(items)]);

/** Number of the page that a name of the document leads to. */
async function placeOf(pdf: Pdf, name: string): Promise<number> {
  const destination = await pdf.getDestination(name);
  if (!destination) throw new Error(`The document has no place of the name ${name}.`);
  return (await pdf.getPageIndex(destination[0] as {num: number; gen: number})) + 1;
}

for (const product of products) {
  test(
    `document of ${product.name}: all pages, contents, outline, links`,
    inTable(product === smallest),
    async ({browser, baseURL}) => {
      test.setTimeout(patience);
      const origin = builtOrigin();
      const build = {folder: 'build', origin, baseUrl: '/', server: `${baseURL}/`};
      const made: Document = await makeDocument(browser, build, product);
      const pdf = await openPdf(made.pdf);
      const {chapters} = made;

      await test.step('the cover has product and day', async () => {
        expect(await textOf(pdf, 1)).toMatch(
          new RegExp(`${squeezed(product.name)}.*Asof\\d+[A-Z][a-z]+\\d{4}`),
        );
      });

      await test.step('every listed page of the product is a chapter', () => {
        const listed = builtPages().filter(({path}) => product.paths.some((start) => path.startsWith(start)));
        const paths = chapters.map(({path}) => path);
        expect(listed.map(({path}) => path).filter((path) => !paths.includes(path))).toEqual([]);
      });

      await test.step('the contents name the page on which each chapter begins', async () => {
        const places = await Promise.all(chapters.map(({id}) => placeOf(pdf, id)));
        const numbers = Array.from({length: places[0]! - 2}, (_, index) => index + 2);
        const contents = (await Promise.all(numbers.map((number) => textOf(pdf, number)))).join('');
        const links = (await Promise.all(numbers.map((number) => linksOf(pdf, number)))).flat();
        expect(links.map(({dest}) => dest)).toEqual(chapters.map(({id}) => id));
        for (const [index, {label, path}] of chapters.entries()) {
          expect(contents, label).toContain(squeezed(label) + String(places[index]));
          expect(await textOf(pdf, places[index]!), label).toContain(
            squeezed(path ? pageAt(path).title : label),
          );
        }
      });

      await test.step('the outline has every title', async () => {
        const titles = titlesOf((await pdf.getOutline()) as OutlineEntry[]).map(squeezed);
        const wanted = chapters.map(({path, label}) => squeezed(path ? pageAt(path).title : label));
        expect(wanted.filter((title) => !titles.includes(title))).toEqual([]);
      });

      await test.step('links stay in the document or are whole addresses, of pages that exist', async () => {
        const known = new Set(builtPages().map(({path}) => origin + (path === '/' ? '/' : path)));
        const files = new Set<string>();
        const wrong: string[] = [];
        let count = 0;
        for (let number = 1; number <= pdf.numPages; number += 1)
          for (const {url, dest} of await linksOf(pdf, number)) {
            count += 1;
            if (typeof dest === 'string' && !(await pdf.getDestination(dest)))
              wrong.push(`${number}: #${dest}`);
            if (url?.startsWith('http://localhost')) wrong.push(`${number}: ${url}`);
            if (url?.startsWith(origin) && !known.has(url.replace(/#.*/, '').replace(/(?<=\w)\/$/, '')))
              files.add(url);
            if (!url && !dest) wrong.push(`${number}: leads nowhere`);
          }
        for (const url of files) {
          const {status} = await fetch(baseURL + url.slice(origin.length));
          if (status !== 200) wrong.push(url);
        }
        expect(count).toBeGreaterThan(chapters.length);
        expect(wrong).toEqual([]);
      });

      await test.step('words of each page are there', async () => {
        const texts = await Promise.all(
          Array.from({length: pdf.numPages}, (_, index) => textOf(pdf, index + 1)),
        );
        const all = texts.join('');
        const lost = chapters.flatMap(({path}) =>
          path && !path.startsWith('/docs/category/')
            ? pageAt(path)
                .places.map(({text}) => squeezed(text))
                .filter((heading) => !all.includes(heading))
                .map((heading) => `${path}: ${heading}`)
            : [],
        );
        expect(lost).toEqual([]);
      });
      await pdf.destroy();
    },
  );
}
