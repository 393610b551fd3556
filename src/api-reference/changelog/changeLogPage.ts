/** The page with the change log of an API. */
import {withImports} from '../pages/componentsImport';
import {blocks, element} from '../pages/mdx';
import {linkTo} from '../pages/descriptionMarkdown';
import type {Change} from './change';
import {addressOf, type OperationLink} from './operationLinks';
import {verbatim} from './valuesInMarkdown';
import {siteLanguage} from '../../site/language';

export type VersionSection = {
  version: string;
  /** Day of publication, ISO 8601; absent before it. */
  date?: string;
  /** The version that it is compared with; absent in the first one. */
  previous?: string;
  operations: number;
  changes: Change[];
};

type ChangeLog = {
  title: string;
  /** Newest first; the first one may not be published yet. */
  sections: VersionSection[];
  pages: ReadonlyMap<string, OperationLink>;
};

const rules = `A change is breaking when a client that works with the version before it may stop working. Only a new major version (the first number) brings one. A minor version (the second number) may add operations, optional parameters and fields in responses: write clients that ignore fields they do not know. Changes of wording and examples are not listed.`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Operations with the same change share an entry. */
function grouped(changes: readonly Change[]): Change[][] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const {kind, place, what, remedy} = change;
    const isWhole = place === 'Operation';
    const key = JSON.stringify([kind, place, what, remedy, isWhole && change.operation]);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}

/** The operation of a change: a link to its page, or, when it has none, method and path. */
function link({operation = '', anchor}: Change, pages: ChangeLog['pages']): string {
  const [method = '', ...path] = operation.split(' ');
  const page = pages.get(operation);
  return page
    ? linkTo(page.title, addressOf(page, anchor))
    : verbatim(`${method.toUpperCase()} ${path.join(' ')}`);
}

function entry(group: Change[], pages: ChangeLog['pages']): string {
  const [change] = group;
  if (!change) return '';
  const {kind, breaking, place, what, remedy, operation} = change;
  const links = [...new Set(group.map((one) => link(one, pages)))].join(', ');
  // Bold Markdown inside a sentence is a label of a screen.
  const subject = place === 'Operation' ? links : `<strong>${capitalised(place)}</strong>`;
  const where = operation && place !== 'Operation' ? `In ${links}.` : '';
  const colon = place !== 'Operation' && what.startsWith('`') ? ':' : '';
  const text = `${subject}${colon} ${what}. ${where}`.trim();
  return element('ApiChange', {kind, breaking}, blocks(text, remedy && `What to do: ${remedy}`));
}

function entries(heading: string, changes: readonly Change[], pages: ChangeLog['pages']): string | false {
  const list = grouped(changes).map((group) => entry(group, pages));
  return list.length > 0 && blocks(`### ${heading}`, element('ApiChanges', {}, blocks(...list)));
}

function day(date: string): string {
  return new Intl.DateTimeFormat(siteLanguage, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
}

function introduction({date, previous, operations, changes}: VersionSection): string {
  const published = date ? `Published on ${day(date)}.` : 'Not published yet.';
  if (previous === undefined)
    return `${published} It has ${operations} operations. The change log begins with this version.`;
  const since = changes.length
    ? `Compared with ${previous}:`
    : `No change since ${previous} affects clients.`;
  return `${published} ${since}`;
}

function section(part: VersionSection, pages: ChangeLog['pages']): string {
  const breaking = part.changes.filter((change) => change.breaking);
  const others = part.changes.filter((change) => !change.breaking);
  return blocks(
    `## Version ${part.version} {#v${part.version.replaceAll('.', '-')}}`,
    introduction(part),
    entries('Breaking changes', breaking, pages),
    entries(breaking.length ? 'Other changes' : 'Changes', others, pages),
  );
}

/** @returns the page as MDX, front matter included */
export function changesPage({title, sections, pages}: ChangeLog): string {
  const [newest] = sections;
  const state =
    newest?.date !== undefined &&
    `Version ${newest.version} is the latest. Nothing has changed since it was published on ${day(newest.date)}.`;
  return `---
id: changes
title: ${JSON.stringify(`Changes to the ${title}`)}
sidebar_label: Changes
description: ${JSON.stringify(`What each version of the ${title} added, changed, deprecated and removed, breaking changes first, with what a client must do.`)}
keywords: [change log, release notes, breaking changes, versions, deprecated]
custom_edit_url: null
---

${withImports(
  blocks(state, ...sections.map((part) => section(part, pages)), '## What counts as breaking', rules),
)}
`;
}
