/** What a page shows and keeps. */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, inject, it} from 'vitest';
import {announcementPeriod} from '../../../src/site/identity';
import {findPdftotext} from '../../../src/cli/system';
import {lackOf} from '../../support/programs';
import {run} from '../../support/run';
import {isChosen, isOpen, isShown} from '../controls';
import {pointAt, press, shows} from '../human-input';
import {marks} from '../selectors';
import {diagramsOf} from '../../support/scenes';
import {drawn, exemplary, long, operation, tabbed, tabs, termed} from '../scenes';
import {ask, hydrated, until} from '../page';
import type {Engine} from '../port';
import {passOn} from '../console-api';
import {open, type Reader} from '../reader';
import {inFull, journeyIn, type Journey} from './journey';

/** Begins the time in which the announcement is due. */
const due = `<script>
(() => {
  const {now} = Date;
  const first = now();
  Date.now = () => now() - first + ${Date.parse(announcementPeriod.start)};
})();
</script>`;

async function openPageTools({tab, random, site}: Reader): Promise<void> {
  await tab.open(site + long.path);
  await press(tab, random, marks.pageTools);
}

/** What the page tools say of copying. */
const outcome = ({tab}: Reader): Promise<string | undefined> =>
  ask(
    tab,
    (selector: string) => document.querySelector(selector)?.textContent ?? undefined,
    marks.copyOutcome,
  );

/** Waits until the page tools say one of these. */
const tells = (reader: Reader, ...texts: string[]): Promise<void> =>
  until(`the page tools say ${texts.join(' or ')}`, async () =>
    texts.includes((await outcome(reader)) ?? ''),
  );

/** @returns has the site answer what it was asked for meanwhile */
function holdBack({standIn}: Reader, files: RegExp): () => void {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  standIn((asked, response) => {
    const isHeld = files.test(asked.url ?? '');
    if (isHeld) void released.then(() => passOn(asked, response, inject('site') + asked.url));
    return isHeld;
  });
  return release;
}

/** Has the first answer with a page end behind its title, as a connection that breaks leaves it. */
function cutOff({standIn}: Reader, page: string): void {
  let isCut = false;
  standIn((asked, response) => {
    if (isCut || asked.url !== page) return false;
    isCut = true;
    void fetch(inject('site') + page).then(async (answer) => {
      const [start] = (await answer.text()).split('</h1>', 1);
      response.writeHead(answer.status, {'content-type': 'text/html; charset=utf-8'}).end(start);
    });
    return true;
  });
}

export function reading(engine: Engine, journey: Journey): void {
  it('tabs: the choice is remembered', () =>
    journey('tabs', {}, async ({tab, random, site}) => {
      await tab.open(site + tabbed.path);
      await press(tab, random, marks.tab(tabs.at(-1)!));
      await until('the tab is chosen', () => isChosen(tab, marks.tab(tabs.at(-1)!)));
      await tab.reload();
      await until('the tab is chosen again', () => isChosen(tab, marks.tab(tabs.at(-1)!)));
    }));

  it('glossary: a pointer on a term shows its meaning', () =>
    journey('glossary', {}, async ({tab, random, site}) => {
      await tab.open(site + termed.path);
      await pointAt(tab, random, marks.term);
      await shows(tab, marks.meaning);
    }));

  inFull()('details: open and closed again', () =>
    journey('details', {}, async ({tab, random, site}) => {
      const summary = marks.summary('Why are there two times?');
      await tab.open(`${site}/style-guide`);
      await press(tab, random, summary);
      await until('the details are open', () => isOpen(tab, summary));
      await press(tab, random, summary);
      await until('the details are closed', async () => !(await isOpen(tab, summary)));
    }),
  );

  it('diagrams: all are drawn, and one is enlarged', () =>
    journey('diagrams', {}, async ({tab, random, site}) => {
      await tab.open(site + drawn.path);
      await until('all diagrams are drawn', () =>
        ask(
          tab,
          ([diagram, count]: [string, number]) =>
            [...document.querySelectorAll(diagram)].filter(
              (drawing) => drawing.getBoundingClientRect().height > 50,
            ).length === count,
          [marks.diagram, diagramsOf(drawn).length] as [string, number],
        ),
      );
      await press(tab, random, marks.enlarge);
      await shows(tab, marks.enlarged);
      await press(tab, random, marks.close);
      await until('the diagram is closed', async () => !(await isShown(tab, marks.enlarged)));
    }));

  it('page tools: the page is copied as Markdown', () =>
    journey('page tools', {}, async (reader) => {
      await openPageTools(reader);
      await hydrated(reader.tab);
      await press(reader.tab, reader.random, marks.copyPage);
      await tells(reader, 'Copied.');
    }));

  it('page tools: a press from before React answers copies as well', () =>
    journey('page tools early', {}, async (reader) => {
      const release = holdBack(reader, /\/js\/main\./);
      await openPageTools(reader);
      await until('the loader is there', () => ask(reader.tab, () => window.hub?.answer !== undefined));
      await press(reader.tab, reader.random, marks.copyPage);
      release();
      await tells(reader, 'Copied.');
    }));

  it('page tools: a press from before the loader copies, or is asked for again', () =>
    journey('page tools at once', {}, async (reader) => {
      const release = holdBack(reader, /\/js\/loader\./);
      await openPageTools(reader);
      await press(reader.tab, reader.random, marks.copyPage);
      release();
      // WebKit gives the clipboard during the press alone, Firefox within five seconds.
      const early = 'Not copied: the page was still loading. Press again.';
      await tells(reader, 'Copied.', early);
      if ((await outcome(reader)) === early) await press(reader.tab, reader.random, marks.copyPage);
      await tells(reader, 'Copied.');
    }));

  it('a page that was cut off on its way: it is loaded again', () =>
    journey('cut off', {}, async (reader) => {
      const {tab, random, site} = reader;
      const isWhole = () => ask(tab, () => document.querySelector('footer') !== null);
      cutOff(reader, termed.path);
      await tab.open(site + termed.path);
      expect(await isWhole()).toBe(false);
      await pointAt(tab, random, {selector: 'h1'});
      await until('the page is whole', isWhole);
    }));

  it('Try it: a request is sent, and answered from the examples', () =>
    journey('Try it', {}, async ({tab, random, site}) => {
      await tab.open(site + operation.path);
      await press(tab, random, marks.tryIt);
      await shows(tab, marks.console);
      await press(tab, random, marks.send);
      await until('the answer is there', () =>
        ask(
          tab,
          (selector: string) => /20\d[^]*"\w+": /.test(document.querySelector(selector)?.textContent ?? ''),
          marks.response.selector,
        ),
      );
    }));

  it('Try it: an example that is chosen at the schema is the one of sample and console', () =>
    journey('chosen body', {}, async ({tab, random, site}) => {
      await tab.open(site + exemplary.path);
      await press(tab, random, marks.tryIt);
      await shows(tab, marks.console);
      const values = () =>
        ask(
          tab,
          (selector: string) =>
            [...document.querySelectorAll<HTMLSelectElement>(selector)].map(({value}) => value).join(),
          marks.chosenBody.selector,
        );
      await ask(
        tab,
        (selector: string) => {
          const select = [...document.querySelectorAll<HTMLSelectElement>(selector)].at(-1);
          if (!select) return;
          select.value = '1';
          select.dispatchEvent(new Event('change', {bubbles: true}));
        },
        marks.chosenBody.selector,
      );
      await until('sample and schema have the same example', async () => (await values()) === '1,1');
      await until('the console has it', () =>
        ask(
          tab,
          (selector: string) =>
            [...document.querySelectorAll<HTMLSelectElement>(`${selector} select`)].some(
              ({value, options}) => value === '1' && options.length > 1,
            ),
          marks.console.selector,
        ),
      );
    }));

  it('Try it: the code editor has the text of the body, and its own styles', () =>
    journey('code editor', {}, async ({tab, random, site}) => {
      await tab.open(site + operation.path);
      await press(tab, random, marks.tryIt);
      await press(tab, random, marks.codeEditor);
      await until('the editor shows the body, with numbers of lines beside it', () =>
        ask(
          tab,
          (selector: string) => {
            const roots = [...document.querySelectorAll(`${selector} *`)].flatMap(
              ({shadowRoot}) => shadowRoot ?? [],
            );
            const text = roots[0]?.querySelector('[role=textbox]');
            const lines = roots[0]?.querySelector('.cm-gutters');
            return (
              text?.textContent.startsWith('{') === true &&
              lines?.getBoundingClientRect().right === text.getBoundingClientRect().left
            );
          },
          marks.console.selector,
        ),
      );
    }));

  inFull(!inject('variant'))('announcement: closed, it stays closed', async () => {
    const seat = await open(engine, inject('variant') ?? '', inject('seed'), due);
    try {
      await journeyIn(engine.name, () => seat)('announcement', {}, async ({tab, random, site}) => {
        await tab.open(`${site}/docs/intro`);
        await shows(tab, marks.announcement);
        await press(tab, random, marks.closeAnnouncement);
        await until('the announcement is gone', async () => !(await isShown(tab, marks.announcement)));
        await tab.open(`${site}/docs/support`);
        expect(await isShown(tab, marks.announcement)).toBe(false);
      });
    } finally {
      await seat.close();
    }
  });

  // WebKitGTK's driver does not know the command (https://w3c.github.io/webdriver/#print-page).
  inFull(engine.name === 'WebKit' || lackOf(['pdftotext']))(
    'print: the page on paper has its first and its last heading',
    () =>
      journey('print', {}, async ({tab, site}) => {
        const folder = mkdtempSync(path.join(tmpdir(), 'help-hub-print-'));
        const file = path.join(folder, 'page.pdf');
        await tab.open(site + long.path);
        if (!tab.pdf) throw new Error(`${engine.name} cannot print`);
        await tab.pdf(file);
        expect(readFileSync(file).length).toBeGreaterThan(0);
        const {stdout} = await run('.', findPdftotext() ?? 'pdftotext', [file, '-']);
        rmSync(folder, {recursive: true});
        expect(stdout.replace(/\s+/g, ' ')).toContain(long.title);
        expect(stdout.replace(/\s+/g, ' ')).toContain(long.places.at(-1)!.text);
      }),
  );
}
