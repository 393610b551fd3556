import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A moment by RFC 3339, section 5.6, in UTC. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Keeps each moment on one line: browsers break it after a hyphen, and nobody reads one in two pieces. */
export function moments() {
  return (root: Root): void => {
    visit(root, 'inlineCode', (code) => {
      if (moment.test(code.value)) code.data = {...code.data, hProperties: {className: ['whole']}};
    });
  };
}
