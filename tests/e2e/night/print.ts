/** What a page is on paper: the PDF that Chromium makes of it, read with pdftotext of Poppler. */
import path from 'node:path';
import type {Page} from '@playwright/test';
import {findProgram} from '../../../src/cli/system';
import {skipWithout} from '../skip';
import {run} from '../../support/run';

type Word = {text: string; left: number; right: number; bottom: number};
export type Sheet = {width: number; height: number; words: Word[]};

const characters: Record<string, string> = {lt: '<', gt: '>', quot: '"', apos: "'"};

const unescaped = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => characters[name] ?? '&');

const attribute = (text: string, name: string) => Number(new RegExp(`${name}="([\\d.]+)"`).exec(text)?.[1]);

function sheetOf(source: string): Sheet {
  const words = [...source.matchAll(/<word ([^>]+)>([^<]*)<\/word>/g)].map(([, box = '', text = '']) => ({
    text: unescaped(text),
    left: attribute(box, 'xMin'),
    right: attribute(box, 'xMax'),
    bottom: attribute(box, 'yMax'),
  }));
  return {width: attribute(source, 'width'), height: attribute(source, 'height'), words};
}

/**
 * Prints the page on A4.
 *
 * @param folder an own folder for the files
 * @returns each sheet with its words, in points
 */
export async function print(page: Page, folder: string): Promise<Sheet[]> {
  skipWithout('pdftotext');
  const program = findProgram('pdftotext') ?? 'pdftotext';
  const file = path.resolve(folder, 'page.pdf');
  await page.pdf({path: file, format: 'A4', printBackground: false});
  const {code, stdout, stderr} = await run('.', program, ['-bbox', '-enc', 'UTF-8', file, '-']);
  if (code !== 0) throw new Error(stderr);
  return stdout.split('<page ').slice(1).map(sheetOf);
}

/** Without white space: lines and hyphens on paper break where they break. */
export const squeezed = (text: string): string => text.replace(/\s+/g, '');

/** Everything that is printed, in order, without white space. */
export const textOf = (sheets: Sheet[]): string =>
  squeezed(sheets.flatMap(({words}) => words.map(({text}) => text)).join(''));
