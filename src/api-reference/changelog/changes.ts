/** What two versions of an API say differently, and whether that breaks a client. */
import {isDeepStrictEqual} from 'node:util';
import differenceWith from 'lodash/differenceWith.js';
import type {ApiDocument} from '../model/openApiTypes';
import {inlineCode} from '../pages/mdx';
import {partsOf, type Part} from './parts';

type Kind = 'added' | 'changed' | 'deprecated' | 'removed';

/** What happened, in Markdown, as the rest of a sentence without its full stop, and what a client must do. */
type Told = {kind: Kind; breaking: boolean; what: string; remedy?: string};

export type Change = Told & Pick<Part, 'operation' | 'place' | 'anchor'>;

const told = (kind: Kind, breaking: boolean, what: string, remedy = ''): Told =>
  breaking || kind === 'deprecated' ? {kind, breaking, what, remedy} : {kind, breaking, what};

/** @returns the values of one list that another one lacks */
const beyond = (list: readonly unknown[], other: readonly unknown[]) =>
  differenceWith(list, other, isDeepStrictEqual);

/** Whether fewer values are allowed than before, and whether more are. */
function effectOf(name: string, before: unknown, after: unknown): [isNarrower: boolean, isWider: boolean] {
  if (name === 'operationId' || name === 'deprecated') return [false, false];
  if (name === 'default') return [before !== undefined, false];
  if (before === undefined || after === undefined) return [before === undefined, after === undefined];
  if (Array.isArray(before) && Array.isArray(after)) {
    // A number may be an integer.
    const [old, now] = [before, after].map((all) => (all.includes('number') ? [...all, 'integer'] : all));
    return [beyond(old!, now!).length > 0, beyond(now!, old!).length > 0];
  }
  const isMore = Number(after) > Number(before);
  if (/^(exclusiveM|m)ax/.test(name)) return [!isMore, isMore];
  return /^(exclusiveM|m)in/.test(name) ? [isMore, !isMore] : [true, true];
}

/** A change of a fact; of a list, one for each value. */
function factChanges({isSent}: Part, name: string, before: unknown, after: unknown): Told[] {
  const change = (what: string, from = before, to = after): Told => {
    const [isNarrower, isWider] = effectOf(name, from, to);
    return isSent
      ? told(
          'changed',
          isNarrower,
          what,
          'Send everything that the new version requires, and nothing that it forbids.',
        )
      : told(
          'changed',
          isWider,
          what,
          'Prepare for values that the API did not send, or did not leave out, before.',
        );
  };
  const label = inlineCode(name);
  const shown = (value: unknown) => inlineCode(name === 'type' ? [value].flat().join(' or ') : value);
  if (name === 'deprecated' && after)
    return [told('deprecated', false, 'is deprecated', 'Stop using it before the next major version.')];
  if (name === 'required') return [change(after ? 'is now required' : 'is now optional')];
  if (before === undefined) return [change(`${label} is new: ${shown(after)}`)];
  if (after === undefined) return [change(`${label} is gone, it was ${shown(before)}`)];
  if (name === 'type' || !Array.isArray(before) || !Array.isArray(after))
    return [change(`${label} is ${shown(after)}, it was ${shown(before)}`)];
  return [
    ...beyond(before, after).map((value) => change(`no longer allows ${shown(value)}`, [value], [])),
    ...beyond(after, before).map((value) => change(`also allows ${shown(value)}`, [], [value])),
  ];
}

function partChanges(old: Part | undefined, now: Part | undefined): Told[] {
  const {isSent, role, facts} = (now ?? old)!;
  const isGone = role === 'choice' ? isSent : role !== 'error';
  if (!now)
    return [told('removed', isGone, 'was removed', isSent ? 'Stop sending it.' : 'Do not rely on it.')];
  if (!old && role === 'choice') return [told('added', !isSent, 'is new', 'Prepare to receive it.')];
  if (!old && !(isSent && facts.required)) return [told('added', false, 'is new')];
  if (!old) return [told('added', true, 'is new and required', 'Send it with every request.')];
  // What is false need not be said.
  const factOf = (part: Part, name: string) => part.facts[name] || undefined;
  return Object.keys({...old.facts, ...facts})
    .filter((name) => !isDeepStrictEqual(factOf(old, name), factOf(now, name)))
    .flatMap((name) => factChanges(now, name, factOf(old, name), factOf(now, name)));
}

/**
 * @param before an API
 * @param after a later version of it
 * @returns what may affect a client; descriptions and examples are not compared
 */
export function changesBetween(before: ApiDocument, after: ApiDocument): Change[] {
  const [olds, nows] = [partsOf(before), partsOf(after)];
  return [...new Map([...olds, ...nows])].flatMap(([key, {operation, place, anchor, parent}]) => {
    // What is in a part that is new, or gone, comes and goes with it.
    if (parent !== undefined && !(olds.has(parent) && nows.has(parent))) return [];
    return partChanges(olds.get(key), nows.get(key)).map((change) => ({operation, place, anchor, ...change}));
  });
}
