/** The part of the summary about API changes. */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {specifications} from '../../site/apis';
import {changesBetween, type Change} from '../../api-reference/contract';
import type {Repository} from './repository';

const line = ({breaking, operation, place, what, remedy}: Change) =>
  `- ${breaking ? '**Breaking** ' : ''}${operation ? `\`${operation}\` ` : ''}${place} ${what}.${remedy ? ` ${remedy}` : ''}`;

/** @returns Markdown */
export function apisPart({textBefore}: Pick<Repository, 'textBefore'>): string {
  const parts = specifications.flatMap(({id, file}) => {
    const before = textBefore(file);
    if (before === undefined) return [`**${id}** is new.`];
    const changes = changesBetween(parse(before) as object, parse(readFileSync(file, 'utf8')) as object);
    return changes.length ? [`**${id}**\n\n${changes.map(line).join('\n')}`] : [];
  });
  return parts.length ? parts.join('\n\n') : 'No client will feel a change.';
}
