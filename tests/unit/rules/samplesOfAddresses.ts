/** Samples for the rules about published addresses. */
import {listFile} from '../../../src/redirects/contract.node';
import {ledgerFile} from '../../../src/rules/published';
import type {Samples} from './samplesOfKinds';

export const samplesOfAddresses: Readonly<Record<'published' | 'redirects', Samples>> = {
  published: {
    good: [
      {
        text: '## Limits\n\n## Old words {#ways}\n\n<a id="row"></a>\n\n## New',
        beside: {
          [ledgerFile]:
            '/docs/old\n/docs/old#ways\n/docs/sample\n/docs/sample#limits\n/docs/sample#row\n/docs/api/a\n',
          [listFile]: '- {from: /docs/old, to: /docs/sample}',
        },
      },
    ],
    bad: [
      {text: '## Bounds', beside: {[ledgerFile]: '/docs/sample#limits\n'}, lines: [1]},
      {text: 'One.\n\n## Bounds', beside: {[ledgerFile]: '/docs/sample#limits\n'}, lines: [3]},
      {text: 'One.\n\n## A\n\n## B', beside: {[ledgerFile]: '/docs/sample#limits\n'}, lines: [1]},
      {
        text: '',
        beside: {[ledgerFile]: '/docs/gone\n/docs/gone#a\n/docs/sample\n/blog/gone\n'},
        lines: [1, 4],
      },
      {
        text: '',
        beside: {[ledgerFile]: '/docs/old#a\n', [listFile]: '- {from: /docs/old, to: /docs/sample}'},
        lines: [1],
      },
    ],
  },
  redirects: {
    good: [
      {text: '', beside: {[listFile]: '- {from: /docs/old, to: /docs/sample}\n- {from: /a, to: /blog}'}},
    ],
    bad: [
      {text: '', beside: {[listFile]: '- {from: /a, to: /b}\n- {from: /b, to: /blog}'}, lines: [1]},
      {
        text: '',
        beside: {[listFile]: '- {from: /a, to: /docs/gone}\n- {from: /b, to: /blog/c}'},
        lines: [1, 2],
      },
      {text: '', beside: {[listFile]: '- {from: /docs/sample, to: /blog}'}, lines: [1]},
    ],
  },
};
