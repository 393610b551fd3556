/** The text that stands for a picture: its regions and controls, for screen readers, Markdown, feeds and paper. */
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {rolesThatMay} from '../content/contract.node';
import type {Cell, Control, Part, Region, Screen} from './model';

const kinds: Partial<Record<Control['kind'], string>> = {
  field: 'text field',
  select: 'list',
  area: 'text field of several lines',
  code: 'value to copy',
  switch: 'switch',
  check: 'tick box',
  radio: 'choice',
  button: 'button',
  main: 'main button',
  danger: 'button',
  link: 'link',
  tabs: 'tabs',
  menu: 'menu',
  chips: 'filters',
  table: 'table',
  sound: 'waveform',
  speech: 'transcript',
  bars: 'chart',
  keys: 'player buttons',
};

const states = {on: 'on', off: 'off', grey: 'not available'} as const;

const plain = (words: string) => words.replaceAll('*', '');

const cellWords = (cell: Cell) =>
  typeof cell === 'string' ? cell : 'badge' in cell ? cell.badge : cell.code;

const list = (items: readonly Element[]) => h('ul', [...items]);

const withNumber = (label: string, numbers: ReadonlyMap<string, number>) => {
  const number = numbers.get(label);
  return label ? [h('strong', label), number === undefined ? '' : ` (step ${number})`] : [];
};

/** What follows the label: kind, state, value, who may use it. */
function about(kind: string | undefined, {value, hint, state, may}: Part & {hint?: string}): string {
  const said = [
    kind,
    state && states[state],
    value && plain(value),
    hint && plain(hint),
    may && `for ${rolesThatMay(may).join(', ')}`,
  ].filter(Boolean);
  return said.join(', ');
}

const sentence = (label: ElementContent[] | (Element | string)[], rest: string) =>
  label.length ? [...label, rest && `: ${rest}`] : [rest];

/** What a control holds beside its value. */
function inside(control: Control, numbers: ReadonlyMap<string, number>): Element | undefined {
  if ('parts' in control)
    return list(
      Object.values(control.parts).map((part) =>
        h('li', sentence(withNumber(part.label, numbers), about(undefined, part))),
      ),
    );
  if (control.kind === 'table')
    return list(
      control.rows.map((row) =>
        h(
          'li',
          row.map((cell, index) => `${control.columns[index]}: ${cellWords(cell) || 'empty'}`).join('; '),
        ),
      ),
    );
  if (control.kind === 'speech')
    return list(control.lines.map(([who, at, said]) => h('li', `${who}, ${at}: ${plain(said)}`)));
  return undefined;
}

const item = (control: Control, numbers: ReadonlyMap<string, number>): Element =>
  h('li', [
    ...sentence(withNumber(control.label, numbers), about(kinds[control.kind], control)),
    inside(control, numbers),
  ]);

const region = ({label, controls}: Region, numbers: ReadonlyMap<string, number>): Element =>
  h('li', [label, list(Object.values(controls).map((control) => item(control, numbers)))]);

/** @returns the text equivalent as nested lists */
export const wordsOf = (screen: Screen, numbers: ReadonlyMap<string, number>): Element =>
  list(Object.values(screen.regions).map((one) => region(one, numbers)));
