import type {PlacedProblem, Rule} from './engine/rule';
import {sidebarsFile, sidebarsOf, type Category} from './engine/readSidebars';
import type {Site} from './engine/site';

const minimum = 60;

/** @returns the line of the first text in quotation marks that is the given one */
function lineOf(site: Site, text = ''): number {
  const lines = (site.read(sidebarsFile) ?? '').split('\n');
  return (
    Math.max(
      lines.findIndex((line) => line.includes(`'${text}'`)),
      0,
    ) + 1
  );
}

function problemsOf({label, link, items = []}: Category, site: Site): PlacedProblem[] {
  const icons = site.read('src/css/icons.css') ?? '';
  const undrawn = items.filter(
    (item) => typeof item === 'string' || !icons.includes(`.icon--${item.customProps?.icon} {`),
  );
  return [
    ...undrawn.map((item) => {
      const name = typeof item === 'string' ? item : (item.id ?? item.label);
      return {
        path: sidebarsFile,
        line: lineOf(site, name),
        message: `The card of "${name}" on the page of "${label}" has no drawing.`,
        remedy: 'give it an icon of src/css/icons.css.',
      };
    }),
    ...((link?.description ?? '').length < minimum
      ? [
          {
            path: sidebarsFile,
            line: lineOf(site, label),
            message: `The description of "${label}" has fewer than ${minimum} characters.`,
            remedy: 'say in one sentence what a reader finds there.',
          },
        ]
      : []),
  ];
}

const sidebar = (description: string, icon: string) =>
  `export default {docs: [{type: 'category', label: 'Admin',\n link: {type: 'generated-index', description: '${description}'},\n items: [{type: 'doc', id: 'a', customProps: {icon: '${icon}'}}]}]};`;
const beside = (description: string, icon: string) => ({
  [sidebarsFile]: sidebar(description, icon),
  'src/css/icons.css': '.icon--key {}',
});

export const categories: Rule = {
  name: 'categories',
  sentence:
    'A category page says in at least 60 characters what is in it, and every card on it has a drawing.',
  good: [{text: '', beside: beside('word '.repeat(20), 'key')}],
  bad: [
    {text: '', beside: beside('word '.repeat(20), 'none'), lines: [3]},
    {text: '', beside: beside('Short.', 'key'), lines: [1]},
  ],
  files: {
    of: /^(sidebars\.ts|src\/css\/icons\.css)$/,
    check: (site) =>
      (sidebarsOf(site)?.categories ?? [])
        .filter(({link}) => link?.type === 'generated-index')
        .flatMap((category) => problemsOf(category, site)),
  },
};
