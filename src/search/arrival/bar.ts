import {element, fill} from '../ui/island/dom';
import {button} from '../ui/island/parts';

export type Bar = {
  node: HTMLElement;
  /** Shows a text, of which screen readers are told. */
  tell: (text: string) => void;
};

/** The bar that steps through what is marked: outside React's part of the page. */
export function openBar(step: (by: number) => void, clear: () => void): Bar {
  const status = element('p', {role: 'status'});
  const node = element(
    'section',
    {
      class: 'DocSearch-Arrival',
      'aria-label': 'Found on this page',
      keydown: ({key}: KeyboardEvent) => key === 'Escape' && clear(),
    },
    status,
    button({}, () => step(-1), 'Previous'),
    button({}, () => step(1), 'Next'),
    button({}, clear, 'Clear'),
  );
  document.body.append(node);
  return {
    node,
    tell(text) {
      if (status.textContent !== text) fill(status, [text]);
    },
  };
}
