/** Rules against real hosts, addresses and numbers where reserved examples exist, in pages and OpenAPI documents. */
import {specifications} from '../../site/apis';
import type {Problem, Rule} from './rule';

type Reserved = Pick<Rule, 'name' | 'sentence' | 'good' | 'bad'> & {
  /** @param text with facts and blocks inserted */
  find: (text: string) => Problem[];
};

/** @returns a rule of everything that readers may copy from */
export function reservedRule({find, ...rule}: Reserved): Rule {
  return {
    ...rule,
    page: (page, site) => {
      const found = find(page.text);
      const whole = site.published(page);
      // What a block brings has no line in the file.
      const more =
        whole === page
          ? []
          : find(whole.text).filter(({message}) => !found.some((one) => one.message === message));
      return [...found, ...more.map((problem) => ({...problem, line: 1, column: 1}))];
    },
    files: {
      of: /^openapi\//,
      check: (site) =>
        specifications.flatMap(({file}) =>
          find(site.read(file) ?? '').map((problem) => ({path: file, ...problem})),
        ),
    },
  };
}
