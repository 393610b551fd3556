/** Mermaid in a browser, which measures words. */
import {readFileSync} from 'node:fs';
import {chromium, type Page} from '@playwright/test';
import type {MermaidConfig} from 'mermaid';
import {fontSize, referenceFont} from './settings';

const weights = [400, 700];

const fontFile = (weight: number) =>
  require.resolve(`@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`);

const face = (weight: number) => {
  const data = readFileSync(fontFile(weight)).toString('base64');
  return `@font-face{font-family:${referenceFont};font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
};

type Mermaid = {
  initialize: (settings: MermaidConfig) => void;
  render: (id: string, source: string) => Promise<{svg: string}>;
};

async function preparePage(page: Page): Promise<void> {
  await page.setContent(`<style>${weights.map(face).join('')}</style>`);
  await page.evaluate(
    ([weights, font]) => Promise.all(weights.map((weight) => document.fonts.load(`${weight} ${font}`))),
    [weights, `${fontSize}px ${referenceFont}`] as const,
  );
  await page.addScriptTag({path: require.resolve('mermaid/dist/mermaid.min.js')});
}

/** Draws one diagram. */
export type Draw = (source: string, settings: MermaidConfig) => Promise<string>;

/**
 * @param executablePath of Chromium
 * @param work is given a function that has Mermaid draw; the browser ends with it
 */
export async function withMermaid<Result>(
  executablePath: string,
  work: (draw: Draw) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath,
    // Letters stand where their widths put them, whatever a machine is set to.
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
  });
  try {
    const page = await browser.newPage({deviceScaleFactor: 1});
    await preparePage(page);
    return await work((source, settings) =>
      page.evaluate(
        async ([text, options]) => {
          const {mermaid} = window as unknown as {mermaid: Mermaid};
          mermaid.initialize(options);
          return (await mermaid.render('drawing', text)).svg;
        },
        [source, settings] as const,
      ),
    );
  } finally {
    await browser.close();
  }
}
