import {isReference, listFile, pageProblem, problemsIn, split, type Redirect} from '../redirects/contract';
import {anchorsOf} from './engine/pageText';
import {redirectsOf} from './engine/redirectsOf';
import type {PlacedProblem, Problem, Rule} from './engine/rule';
import type {Site} from './engine/site';

/** @returns what is wrong with the two places of an entry that is well formed */
function wrongPlace(redirect: Redirect, site: Site): Problem[] {
  const {from, to, removed, line} = redirect;
  const {present, pageAt, list} = redirectsOf(site);
  const [target, wanted] = split(to);
  const [source, anchor] = split(from);
  const problem = pageProblem(redirect, present.hasPage);
  if (problem) return [problem];
  if (wanted && !present.hasAnchor(target, wanted)) {
    const page = pageAt(target)!;
    const anchors = anchorsOf(page, site).map((name) => `#${name}`);
    return [
      {
        line,
        message: `The redirect of ${from} leads to ${to}, which is no heading of ${page.path}.`,
        remedy: `use one of ${anchors.join(', ')}.`,
      },
    ];
  }
  if (!anchor) return [];
  const isMoved = list.redirects.some((other) => other.from === source);
  const hasSource = pageAt(source) ?? (isReference(source) && present.hasPage(source));
  if (hasSource || removed || isMoved) return [];
  return [
    {
      line,
      message: `There is no page at ${source} that could lead on from ${from}.`,
      remedy: `add a redirect of ${source}, or name the address that its page has now.`,
    },
  ];
}

function check(site: Site): PlacedProblem[] {
  const {list} = redirectsOf(site);
  const problems = problemsIn(list);
  const wrong = new Set(problems.map(({line}) => line));
  const places = list.redirects.filter(({line}) => !wrong.has(line));
  return [...problems, ...places.flatMap((entry) => wrongPlace(entry, site))].map((problem) => ({
    ...problem,
    path: listFile,
  }));
}

const beside = (...entries: string[]) => ({
  'docs/b.md': '## Here\n',
  [listFile]: entries.map((entry) => `- {${entry}}\n`).join(''),
});

export const redirects: Rule = {
  name: 'redirects',
  sentence:
    'Every redirect leads to a page, or to a heading of one, at once: no redirect leads to another, in a circle, or away from a page.',
  good: [
    {text: '', beside: beside('from: /docs/a, to: /docs/b')},
    {text: '## New', beside: beside("from: '/docs/sample#old', to: '/docs/sample#new'")},
    {text: '', beside: beside('from: /docs/a, to: /docs/b, removed: true')},
  ],
  bad: [
    {
      text: '',
      beside: beside('from: /docs/a, to: /docs/gone', 'from: /docs/b, to: /docs/sample'),
      lines: [1, 2],
    },
    {text: '', beside: beside('from: /docs/a, to: /docs/c', 'from: /docs/c, to: /docs/b'), lines: [1]},
    {text: '', beside: beside('from: /docs/a, to: /docs/c', 'from: /docs/c, to: /docs/a'), lines: [1, 2]},
    {text: '', beside: beside('from: /docs/a, to: /docs/b', 'from: /docs/a, to: /docs/sample'), lines: [2]},
    {text: '', beside: beside("from: '/docs/b#old', to: '/docs/b#gone'"), lines: [1]},
    {text: '', beside: beside('from: /docs/a', 'from: docs/a, to: /docs/b'), lines: [1, 2]},
    {text: '', beside: {[listFile]: '- from: [\n'}, lines: [2]},
  ],
  files: {of: /^src\/redirects\/redirects\.yml$/, check},
};
