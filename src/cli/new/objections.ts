/** What the rules of content say to a plan before it is written. */
import {changed, check, filesOn, readSite, rules, type Finding, type Site} from '../../rules/contract';
import type {Plan} from './kind';

const told = ({path, line, message, remedy}: Finding) => `${path}:${line} ${message}\n    Remedy: ${remedy}`;
const keyOf = ({path, rule, message}: Finding) => `${path} ${rule} ${message}`;

/** `npm run diagrams` draws a new diagram, which is the next step of its author. */
const strict = rules.filter(({name}) => name !== 'drawings');

/**
 * @param site as it is
 * @param root folder of the project
 * @returns what the plan would add to the findings, for people
 */
export async function objectionsTo({made, edited}: Plan, site: Site, root: string): Promise<string[]> {
  const texts = {...made, ...edited};
  const paths = Object.keys(texts);
  const found = await check(readSite(changed(filesOn(root), texts), site), strict, paths);
  if (!found.length) return [];
  const before = new Set((await check(site, strict, Object.keys(edited))).map(keyOf));
  return found.filter((finding) => !before.has(keyOf(finding))).map(told);
}
