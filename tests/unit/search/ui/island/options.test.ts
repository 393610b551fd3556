import {describe, expect, it, vi} from 'vitest';
import {openOptions, type Listed} from '../../../../../src/search/ui/island/options';

/** As much of an element as a combobox needs. */
function part(id = '') {
  const attributes = new Map<string, string>();
  return {
    id,
    value: '',
    href: `https://help.example.co.uk/${id}`,
    click: vi.fn(),
    scrollIntoView: vi.fn(),
    attributes,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
}

type Part = ReturnType<typeof part>;

const listed = (parts: readonly Part[], changes: Partial<Listed> = {}): Listed => ({
  options: parts as unknown as Listed['options'],
  isAnswered: true,
  hasFailed: false,
  ...changes,
});

const press = (key: string, changes: Partial<KeyboardEvent> = {}) =>
  ({key, preventDefault: vi.fn(), ...changes}) as unknown as KeyboardEvent;

function open(query = 'hold') {
  const field = part();
  field.value = query;
  const options = openOptions(field as unknown as HTMLInputElement, 'list');
  return {field, options};
}

const rows = () => [part('a'), part('b'), part('c')];

const selected = (parts: readonly Part[]) =>
  parts.filter(({attributes}) => attributes.get('aria-selected') === 'true').map(({id}) => id);

describe('the combobox', () => {
  it('controls a list only while there are options', () => {
    const {field, options} = open();
    expect(field.attributes.get('aria-expanded')).toBe('false');
    options.take(listed(rows()), 0);
    expect(Object.fromEntries(field.attributes)).toEqual({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'true',
      'aria-controls': 'list',
      'aria-activedescendant': 'a',
    });
    options.take(listed([]), 0);
    expect(field.attributes.has('aria-controls')).toBe(false);
    expect(field.attributes.has('aria-activedescendant')).toBe(false);
  });

  it('goes round with the arrow keys and leaves other keys to the field', () => {
    const {options} = open();
    const parts = rows();
    options.take(listed(parts), 0);
    expect(options.onKey(press('ArrowUp'))).toBe(true);
    expect(selected(parts)).toEqual(['c']);
    expect(parts[2]?.scrollIntoView).toHaveBeenCalled();
    options.onKey(press('ArrowDown'));
    expect(selected(parts)).toEqual(['a']);
    expect(options.onKey(press('Home'))).toBe(false);
  });

  it('waits with Enter for the answer, until another key', () => {
    const {options} = open();
    const [one] = rows() as [Part];
    options.take(listed([], {isAnswered: false}), undefined);
    options.onKey(press('Enter'));
    options.take(listed([one]), 0);
    expect(one.click).toHaveBeenCalledOnce();
    options.take(listed([], {isAnswered: false}), 0);
    options.onKey(press('Enter'));
    options.onKey(press('x'));
    options.take(listed([one]), 0);
    expect(one.click).toHaveBeenCalledOnce();
  });
});
