/** Small parts that controls share. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import type {Cell, Part, Tone} from '../model';

/** Numbers of steps by label; each number is shown once. */
export type Numbers = Map<string, number>;

/** @returns the call-out of a label, which is taken out of the numbers */
export function callOut(numbers: Numbers, label: string): Element | undefined {
  const number = numbers.get(label);
  if (number === undefined) return undefined;
  numbers.delete(label);
  return h('em', {className: ['s-no']}, String(number));
}

/** A label behind its call-out. */
export const named = (numbers: Numbers, label: string): (Element | string | undefined)[] => [
  callOut(numbers, label),
  label,
];

const toneClass = (tone: Tone | undefined) => (tone ? [`s-${tone}`] : []);

/** Addresses and paths may break behind their separators, so that no cell of a phone cuts a word in two. */
const breakable = (words: string): (Element | string)[] =>
  words.split(/(?<=[@./_-])(?=\w)/).flatMap((piece, index) => (index ? [h('wbr'), piece] : [piece]));

export const pill = (words: string, tone?: Tone): Element =>
  h('span', {className: ['s-pill', ...toneClass(tone)]}, breakable(words));

export const stateClass = ({state}: Part): string[] => (state ? [`s-${state}`] : []);

/** Words in which `*these*` are marked. */
export const marked = (words: string): (Element | string)[] =>
  words.split('*').map((piece, index) => (index % 2 ? h('mark', piece) : piece));

export function cell(value: Cell): Element | (Element | string)[] {
  if (typeof value === 'string') return breakable(value);
  return 'badge' in value
    ? pill(value.badge, value.tone)
    : h('span', {className: ['s-code']}, breakable(value.code));
}

/** The letters that stand for a person. */
export const avatar = (name: string): Element =>
  h(
    'span',
    {className: ['s-face']},
    name
      .split(' ')
      .map(([letter = '']) => letter)
      .join('')
      .slice(0, 2),
  );
