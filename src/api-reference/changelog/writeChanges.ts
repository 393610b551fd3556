/** Writes the change log of an API beside its generated pages. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bundled, documentOf} from '../model/reading';
import type {SpecificationEntry} from '../../site/apis';
import {versionOf} from './versionProblems';
import {objectOf} from './versionPair';
import {changesBetween} from '.';
import {operationsOfItem} from './operationChanges';
import {changesPage, type VersionSection} from './changeLogPage';
import {operationLinks} from './operationLinks';
import {publishedVersions} from './publishedVersions';

function countOf(document: object): number {
  const items = Object.values(objectOf(objectOf(document).paths));
  return items.reduce<number>((sum, item) => sum + operationsOfItem(objectOf(item)).size, 0);
}

/** One section a version, each compared with the one before it, the newest first. */
async function sectionsOf(specification: SpecificationEntry, root: string): Promise<VersionSection[]> {
  const published = publishedVersions(specification.id, root);
  const documents = await Promise.all(published.map((version) => bundled(version.file)));
  const sections = published.map(({version, date}, index): VersionSection => {
    const [document, previous] = [documents[index] ?? {}, documents[index + 1]];
    return {
      version,
      date,
      previous: published[index + 1]?.version,
      operations: countOf(document),
      changes: previous ? changesBetween(previous, document) : [],
    };
  });
  const [last] = published;
  const current = await documentOf(specification);
  const version = versionOf(current);
  if (last?.version === version) return sections;
  const changes = documents[0] ? changesBetween(documents[0], current) : [];
  return [{version, previous: last?.version, operations: countOf(current), changes}, ...sections];
}

/**
 * @param specification whose pages are generated already: entries link to them
 * @param root the folder of the project
 * @returns the path of the page
 */
export async function writeChanges(specification: SpecificationEntry, root = '.'): Promise<string> {
  const {pages} = specification;
  const title = String(objectOf(objectOf(await documentOf(specification)).info).title);
  const target = path.join(pages, 'changes.mdx');
  const text = changesPage({
    title,
    sections: await sectionsOf(specification, root),
    pages: operationLinks(pages),
  });
  await mkdir(pages, {recursive: true});
  await writeFile(target, text);
  return target;
}
