import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {describe, expect, it} from 'vitest';
import {drawnScreens} from '../../../src/screens/markdown';
import {screens} from '../../../src/screens/screens';
import {labelsOf} from '../../../src/screens/labels';

const [id = '', screen] = Object.entries(screens).find(([, {frame}]) => frame === 'dialog') ?? [];
const label = screen ? ([...labelsOf(screen)].reverse().find((one) => one.includes(' ')) ?? '') : '';

const fence = (name: string) => h('pre', h('code', {className: ['language-screen']}, `${name}\n`));
const steps = (...labels: string[]) =>
  h(
    'ol',
    labels.map((one) =>
      h('li', [h('strong', label), ': select ', h('strong.ui', one.replace(' ', '\n')), '.']),
    ),
  );

type Drawn = {name: string; attributes: {name: string; value: string | {value: string}}[]};

/** The HTML of the one figure that a page gets. */
function drawn(...children: Element[]): string {
  const root = {type: 'root', children} as Root;
  drawnScreens()(root);
  const figure = root.children.find(({type}) => (type as string) === 'mdxJsxFlowElement') as unknown as Drawn;
  const html = figure.attributes.find(({name}) => name === 'dangerouslySetInnerHTML')?.value;
  return (JSON.parse((html as {value: string}).value) as {__html: string}).__html;
}

const numbersIn = (html: string) =>
  [...html.matchAll(/<em class="s-no">(\d+)<\/em>/g)].map(([, number]) => number);

describe('a screen in a page', () => {
  it('numbers a control after the step that names it, before the picture or after it', () => {
    expect(numbersIn(drawn(steps('No label', label), fence(id)))).toEqual(['2']);
    expect(numbersIn(drawn(fence(id), h('p', 'Text.'), steps(label)))).toEqual(['1']);
  });

  it('takes no steps of another section', () => {
    expect(
      numbersIn(drawn(steps(label), h('h2', 'Other'), fence(id), h('h2', 'More'), steps(label))),
    ).toEqual([]);
  });

  it('that does not exist stops the build, with the remedy', () => {
    expect(() => drawn(fence('no-such-screen'))).toThrow(/no screen "no-such-screen"\. Remedy: /);
  });
});
