/** Makes a site for another company in a folder: this project without its content, with another name and other products. */
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {icons} from '../../site-files/contract.node';
import {copySources} from '../copy-sources';
import {formatted} from '../edit/source';
import type {Answers} from '../new/kind';
import {kinds} from '../new/kinds';
import {makeNew} from '../new/make';
import type {NewProduct, SiteAnswers} from './answers';
import {editsFor, exampleApi} from './edits';
import {emptyContent} from './emptyContent';
import {renewGuides} from './guides';
import {renameSite} from './identity';
import {leaveOutTests} from './leaveOutTests';
import {pagesOf} from './pages';

/** @throws Error when the folder holds something */
function refuseUsed(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length)
    throw new Error(
      `${folder} is not empty. Remedy: name a folder that is not there yet; nothing is ever overwritten.`,
    );
}

/** The product's own pages are written by `npm run new -- product`, as those of any further product are. */
const productAnswers = ({name, summary}: NewProduct, {light, dark}: SiteAnswers['colours']): Answers => ({
  name,
  summary,
  description: `What ${name} does, who uses it, and how to take the first steps with it.`,
  keywords: `${name}, overview, start`,
  light,
  dark,
});

/** Runs `npm run new` in the folder. */
async function make(kind: string, answers: Answers, folder: string): Promise<void> {
  const found = kinds.find(({name}) => name === kind);
  if (!found) throw new Error(`There is no kind "${kind}".`);
  await makeNew(found, answers, folder);
}

/**
 * @param folder of the new site, which is not there or is empty
 * @throws Error with a remedy when it cannot be made; the folder may hold a part of it then
 */
export async function makeSite(folder: string, answers: SiteAnswers): Promise<void> {
  refuseUsed(folder);
  copySources(folder);
  await emptyContent(folder);
  await leaveOutTests(folder);
  for (const [file, edit] of editsFor(answers)) {
    const target = path.join(folder, file);
    const text = edit(readFileSync(target, 'utf8'));
    writeFileSync(target, /\.tsx?$/.test(file) ? await formatted(file, text) : text);
  }
  for (const [file, text] of Object.entries(pagesOf(answers))) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, /\.mdx?$/.test(file) ? text : await formatted(file, text));
  }
  mkdirSync(path.join(folder, 'openapi'), {recursive: true});
  for (const product of answers.products)
    await make('product', productAnswers(product, answers.colours), folder);
  await make('api', exampleApi, folder);
  // Last, because what `npm run new` has written names this site.
  await renameSite(folder, answers);
  renewGuides(folder);
  const mark = readFileSync(path.join(folder, 'static/img/favicon.svg'), 'utf8');
  for (const [file, icon] of Object.entries(icons(mark)))
    writeFileSync(path.join(folder, 'static', file), icon);
}
