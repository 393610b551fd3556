/** The change log of an API. */
import groupBy from 'lodash/groupBy.js';
import partition from 'lodash/partition.js';
import {siteLanguage} from '../../site/language';
import {readDocument} from '../model/readDocument';
import type {ApiDocument} from '../model/openApiTypes';
import {withImports} from '../pages/componentsImport';
import {linkTo} from '../pages/descriptionMarkdown';
import {blocks, element, inlineCode} from '../pages/mdx';
import {addressOf, type OperationLinks} from '../pages/operationLinks';
import {changesBetween, type Change} from './changes';
import {publishedVersions} from './versions';

type Version = {version: string; date?: string; document: ApiDocument};

const rules = `A breaking change can stop a client that works with the previous version. We make breaking changes only in a new major version (the first number). A minor version (the second number) can add operations, optional parameters and response fields, so write clients that ignore fields they do not recognise. This page does not list changes of wording or examples.`;

/** The operation of a change: a link to its page, or, when it has none, method and path. */
function link({operation = '', anchor}: Change, pages: OperationLinks): string {
  const page = pages.get(operation);
  if (page) return linkTo(page.title, addressOf(page, anchor));
  return inlineCode(operation.replace(/^\w+/, (method) => method.toUpperCase()));
}

/** The same change of several operations. */
function entry(group: readonly Change[], pages: OperationLinks): string {
  const {kind, breaking, place, what, remedy, operation} = group[0]!;
  const links = [...new Set(group.map((one) => link(one, pages)))].join(', ');
  const isWhole = place === 'Operation';
  // Bold Markdown inside a sentence is a label of a screen.
  const subject = isWhole ? links : `<strong>${place}</strong>`;
  const text = `${subject}${what.startsWith('`') ? ':' : ''} ${what}.${operation && !isWhole ? ` In ${links}.` : ''}`;
  return element('ApiChange', {kind, breaking}, blocks(text, remedy && `What to do: ${remedy}`));
}

function entries(heading: string, changes: readonly Change[], pages: OperationLinks): string {
  const groups = groupBy(changes, ({kind, place, what, operation}) =>
    JSON.stringify([kind, place, what, place === 'Operation' && operation]),
  );
  const list = blocks(...Object.values(groups).map((group) => entry(group, pages)));
  return list && blocks(`### ${heading}`, element('ApiChanges', {}, list));
}

const day = (date: string) =>
  new Intl.DateTimeFormat(siteLanguage, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));

function section(
  {version, date, document}: Version,
  previous: Version | undefined,
  pages: OperationLinks,
): string {
  const changes = previous ? changesBetween(previous.document, document) : [];
  const operations = document.operations.filter(({kind}) => kind === 'operation').length;
  const [broken, others] = partition(changes, 'breaking');
  const since = !previous
    ? `It has ${operations} operations. The change log begins with this version.`
    : changes.length
      ? `Compared with ${previous.version}:`
      : `No change since ${previous.version} affects clients.`;
  return blocks(
    `## Version ${version} {#v${version.replaceAll('.', '-')}}`,
    `${date ? `Published on ${day(date)}.` : 'Not published yet.'} ${since}`,
    entries('Breaking changes', broken, pages),
    entries(broken.length ? 'Other changes' : 'Changes', others, pages),
  );
}

/**
 * @param api the entry of the list of APIs, and what was read of it
 * @param pages of its operations, to which entries link
 * @param root the folder of the project
 * @returns the change log as MDX, front matter included: a section for each version, the newest first
 */
export async function changesPage(
  {id, document}: {id: string; document: ApiDocument},
  pages: OperationLinks,
  root = '.',
): Promise<string> {
  const {title, version} = document.specification.info;
  const published: Version[] = await Promise.all(
    publishedVersions(id, root).map(async (each) => ({...each, document: await readDocument(each.file)})),
  );
  const date = published.find((each) => each.version === version)?.date;
  const versions = date ? published : [{version, document}, ...published];
  const state = `Version ${version} is the latest. Nothing has changed since it was published on`;
  const matter = `---
id: changes
title: ${JSON.stringify(`Changes to the ${title}`)}
sidebar_label: Changes
description: ${JSON.stringify(`What each version of the ${title} added, changed, deprecated and removed, breaking changes first, with what a client must do.`)}
keywords: [change log, release notes, breaking changes, versions, deprecated]
custom_edit_url: null
---`;
  const text = blocks(
    date && `${state} ${day(date)}.`,
    ...versions.map((each, index) => section(each, versions[index + 1], pages)),
    '## What counts as breaking',
    rules,
  );
  return `${matter}\n\n${withImports(text)}\n`;
}
