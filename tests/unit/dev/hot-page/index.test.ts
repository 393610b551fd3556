import {createElement, type ComponentType} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {hotPage, type Hot} from '../../../../src/dev/hot-page';

const says = (text: string) => () => text;

/** The module of a page, and how it runs again after a change. */
function runs() {
  let kept: Hot['data'];
  const invalidate = vi.fn();
  const run = (content: ComponentType, facts: unknown) =>
    hotPage(
      {
        data: kept,
        accept: vi.fn(),
        dispose: (keep) => keep((kept = {})),
        invalidate,
      },
      content,
      facts,
    );
  return {run, invalidate};
}

it('shows the text of the last change in the component of the first', () => {
  const {run, invalidate} = runs();
  const first = run(says('one'), {title: 'A'});
  expect(renderToString(createElement(first))).toBe('one');
  expect(run(says('two'), {title: 'A'})).toBe(first);
  expect(renderToString(createElement(first))).toBe('two');
  expect(invalidate).not.toHaveBeenCalled();
});

it('tells the application when more than the text has changed, once', () => {
  const {run, invalidate} = runs();
  run(says('one'), {title: 'A'});
  run(says('one'), {title: 'B'});
  run(says('one'), {title: 'B'});
  expect(invalidate).toHaveBeenCalledTimes(1);
});
