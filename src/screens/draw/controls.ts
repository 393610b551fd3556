/** Draws each kind of control. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {wordOf} from '../model';
import type {Bars, Choice, Control, Field, Group, Part, Speech, Table, Words} from '../model';
import {avatar, cell, marked, named, pill, stateClass, type Numbers} from './parts';
import {sound} from './sound';

const div = (names: readonly string[], ...children: Parameters<typeof h>[2][]): Element =>
  h('div', {className: [...names]}, ...children);

/** The name of a group of controls, which shows only where a step names it. */
const heading = (numbers: Numbers, label: string) =>
  numbers.has(label) ? div(['s-name'], named(numbers, label)) : undefined;

const hint = (words: string | undefined) => (words ? div(['s-hint'], words) : undefined);

const field = (control: Field, numbers: Numbers): Element =>
  div(
    ['s-field', ...stateClass(control)],
    div(['s-label'], named(numbers, control.label), control.isRequired ? h('i', '*') : undefined),
    div(['s-box', `s-${control.kind}`], control.value || '\u00A0'),
    hint(control.hint),
  );

const choice = (control: Choice, numbers: Numbers): Element =>
  div(
    ['s-choice', `s-${control.kind}`, ...stateClass(control)],
    h('i', {className: ['s-dot']}),
    div([], div(['s-name'], named(numbers, control.label)), hint(control.value ?? control.hint)),
  );

const words = (control: Words, numbers: Numbers): Element =>
  div(
    [`s-${control.kind}`, ...(control.tone ? [`s-${control.tone}`] : [])],
    control.label ? div(['s-name'], named(numbers, control.label)) : undefined,
    control.value ? div([], marked(control.value)) : undefined,
  );

const table = ({columns, rows, chosen, label}: Table, numbers: Numbers): Element =>
  div(
    ['s-scroll'],
    heading(numbers, label),
    h('table', {className: ['s-table']}, [
      h(
        'thead',
        h(
          'tr',
          columns.map((column) => h('th', named(numbers, column))),
        ),
      ),
      h(
        'tbody',
        rows.map((row, index) =>
          h(
            'tr',
            index === chosen ? {className: ['s-chosen']} : {},
            row.map((value) => h('td', cell(value))),
          ),
        ),
      ),
    ]),
  );

const speech = ({lines}: Speech): Element =>
  div(
    ['s-speech'],
    lines.map(([who, at, said]) =>
      div([], avatar(who), div([], div(['s-said'], h('b', who), ' ', h('span', at)), div([], marked(said)))),
    ),
  );

/** @returns the share of a part in the largest one, from 0 to 100 */
const shareOf = (part: Part, parts: readonly Part[]) => {
  const numberOf = ({value = ''}: Part) => Number(value.replace(/[^\d.]/g, ''));
  return Math.round((100 * numberOf(part)) / Math.max(...parts.map(numberOf)));
};

function bars({parts}: Bars, numbers: Numbers): Element {
  const all = Object.values(parts);
  return div(
    ['s-bars'],
    all.map((part) =>
      div(
        [],
        h('span', named(numbers, part.label)),
        h('svg', {viewBox: '0 0 100 8', preserveAspectRatio: 'none'}, [
          h('rect', {width: shareOf(part, all), height: 8, rx: 1}),
        ]),
        h('b', part.value),
      ),
    ),
  );
}

/** A part of a group, by the kind of the group. */
const part = (kind: Group['kind'], one: Part, numbers: Numbers): Element => {
  const label = named(numbers, one.label);
  if (kind === 'facts')
    return div([], h('span', label), h('b', one.tone ? pill(one.value ?? '', one.tone) : one.value));
  if (kind === 'cards')
    return div(
      one.tone ? [`s-${one.tone}`] : [],
      h('span', label),
      h('b', one.value),
      wordOf(one.tone) ? pill(wordOf(one.tone) ?? '', one.tone) : undefined,
    );
  const words = kind === 'list' ? h('span', label) : label;
  return h('span', {className: stateClass(one)}, words, one.value ? [' ', h('b', one.value)] : undefined);
};

const group = (control: Group, numbers: Numbers): Element =>
  div(
    [`s-${control.kind}`],
    control.kind === 'menu'
      ? div(['s-button'], named(numbers, control.label))
      : heading(numbers, control.label),
    div(
      [],
      Object.values(control.parts).map((one) => part(control.kind, one, numbers)),
    ),
  );

const button = ({kind, label, ...rest}: Control, numbers: Numbers): Element =>
  h('span', {className: ['s-button', `s-${kind}`, ...stateClass({label, ...rest})]}, named(numbers, label));

/**
 * @param numbers what is drawn with a number is taken out of them
 * @returns a control as HTML, without what a reader could act on
 */
export function draw(control: Control, numbers: Numbers): Element {
  switch (control.kind) {
    case 'field':
    case 'select':
    case 'area':
    case 'code':
      return field(control, numbers);
    case 'switch':
    case 'check':
    case 'radio':
      return choice(control, numbers);
    case 'heading':
    case 'text':
    case 'note':
      return words(control, numbers);
    case 'table':
      return table(control, numbers);
    case 'sound':
      return sound(control);
    case 'speech':
      return speech(control);
    case 'bars':
      return bars(control, numbers);
    case 'button':
    case 'main':
    case 'danger':
    case 'link':
      return button(control, numbers);
    default:
      return group(control, numbers);
  }
}
