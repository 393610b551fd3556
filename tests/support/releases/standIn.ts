/** A small site, whole in the eyes of the check after a build, that stands in for one of Docusaurus. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildIndex} from '../../../src/search/engines/embedded/buildIndex';
import {pagesPath} from '../../../src/site/identity';
import {manifestName, type Origin} from '../../../src/releases/manifest';
import {page} from '../records';

export const originOfWord = (word: string): Origin => ({sources: word, settings: '', commit: ''});

/** @returns the files of a site whose every page says a word, and whose script is named after it */
export function siteOf(word: string, pages = 3): Map<string, string> {
  const names = Array.from({length: pages}, (_, index) => `page-${index}`);
  const script = `assets/js/main.${word}.js`;
  const html = (title: string) => `<title>${title}</title><script src="/${script}"></script><p>${word}`;
  const files = new Map([
    ['index.html', html('Home')],
    ['404.html', html('Not found')],
    [script, `console.log('${word}')`],
    ...names.map((name) => [`docs/${name}.html`, html(name)] as const),
  ]);
  for (const [file, content] of buildIndex([page('Welcome to the stand-in', word)], {
    synonyms: [],
    spellings: 0,
    acronyms: [],
  }))
    files.set(file.slice(1), content);
  files.set(
    pagesPath.slice(1),
    JSON.stringify([['/docs/Welcome%20to%20the%20stand-in', 'Welcome to the stand-in']]),
  );
  const routes = ['/', '/404.html', ...names.map((name) => `/docs/${name}`)];
  files.set(manifestName, JSON.stringify({routes, named: [script]}));
  return files;
}

/** Writes file by file, so that a kill meets it between any two. */
export async function writeSite(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), content);
  }
}
