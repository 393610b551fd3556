/** Each rule accepts its good samples, and objects to its bad ones at the lines that they name. */
import {describe, expect, it} from 'vitest';
import {errorCodes, roleTexts} from '../../../src/content/contract.node';
import {drawingPath, keyOf} from '../../../src/diagrams/contract';
import {rules} from '../../../src/rules';
import {filesOn} from '../../../src/rules/files';
import {check, type Finding, type Rule} from '../../../src/rules/rule';
import {readSite} from '../../../src/rules/site';
import {labelsOf, screens} from '../../../src/screens/contract';
import {folderWith} from '../../support/folder';
import {docText, postText} from '../../support/markdown';
import {samplesOfAddresses} from './samplesOfAddresses';
import {samplesOfKinds, type Sample, type Samples} from './samplesOfKinds';

const fence = (language: string, ...lines: string[]) => ['```' + language, ...lines, '```'].join('\n');
const mermaid = (...lines: string[]) =>
  [
    'flowchart LR',
    '  accTitle: Two steps of a flow',
    '  accDescr: The first leads to the second.',
    ...lines,
  ].join('\n');
const diagram = mermaid('  a --> b');
const drawn = {[drawingPath(keyOf(diagram))]: '<svg/>'};
const post = 'blog/2025-01-01-a/index.md';
const mdx = 'docs/sample.mdx';
const [[screen = '', shown] = []] = Object.entries(screens);
const label = shown ? [...labelsOf(shown)].at(-1) : '';
const asks = (line: string) => docText({asks: `\n  ${line}`}, '\n## Limits\n');

const samples: Record<string, Samples> = {
  'front-matter': {
    good: [
      {text: docText({role: 'Owner', kind: 'how-to'})},
      {text: postText({unlisted: 'true'}), path: post},
    ],
    bad: [
      {text: 'Text without front matter.', lines: [1, 1, 1, 1, 1]},
      {text: docText({role: 'Boss'}), lines: [7]},
      {text: docText({author: 'me', description: 'Too short.'}), lines: [7, 3]},
      {text: docText({last_reviewed: '2999-11-03', tags: 'focus', kind: 'notice'}), lines: [5, 6, 7]},
      {text: postText({date: '2072-02-03T09:00:00Z'}), path: post, lines: [7]},
      {text: docText({title: '"Retention: 7 years'}), lines: [6]},
      {text: asks('limits: [How many at once?]'), lines: [8]},
    ],
  },
  tags: {
    good: [{text: docText(), beside: {'docs/tags.yml': 'focus: {}'}}],
    bad: [{text: docText({tags: '[focus, foucs]'}), beside: {'docs/tags.yml': 'focus: {}'}, lines: [5]}],
  },
  titles: {
    good: [{text: docText({title_meta: 'Retention in Focus'}), beside: {'docs/a.md': docText()}}],
    bad: [{text: docText(), beside: {'docs/a.md': docText()}, lines: [2]}],
  },
  sidebars: {
    good: [{text: '', beside: {'sidebars.ts': "['sample']"}}],
    bad: [{text: '', beside: {'sidebars.ts': "['other']"}, lines: [1]}],
  },
  asks: {
    good: [{text: asks('limits: [how many at once]')}],
    bad: [
      {text: asks('limit: [how many]'), lines: [8]},
      {text: asks('limits: [how many]'), beside: {'docs/a.md': asks('limits: [how many]')}, lines: [8]},
    ],
  },
  kinds: samplesOfKinds,
  'file-names': {
    good: [{text: '', path: 'docs/v1.2/a_b-c.md'}],
    bad: [
      {text: '', path: 'docs/a(b).md', lines: [1]},
      {text: '', path: 'blog/2026-01-01-größe/index.md', lines: [1]},
    ],
  },
  links: {
    good: [
      {
        text: '[a](./b.md#here) [b](https://www.rfc-editor.org) [c](#row)\n\n<a id="row"></a>',
        beside: {'docs/b.md': '## Here'},
      },
      {
        text: '[a](pathname:///a.csv) [b](/docs/b#here)',
        beside: {'static/a.csv': '', 'docs/b.md': '## Here'},
      },
    ],
    bad: [
      {text: '[a](./gone.md)\n\n![a](./gone.png)', lines: [1, 3]},
      {text: '[a]() ![a]()\n\n[a](./sample.md) [a](/docs/gone) [a](/blog/gone)', lines: [1, 1, 3, 3, 3]},
      {
        text: '[a](./b.md#gone) [b](#gone) [c](/docs/b#gone)',
        beside: {'docs/b.md': '## Here'},
        lines: [1, 1, 1],
      },
      {text: '[a](pathname:///gone.csv)', lines: [1]},
      {text: '[a](../../docs/b.md)', path: post, beside: {'docs/b.md': ''}, lines: [1]},
    ],
  },
  ...samplesOfAddresses,
  admonitions: {
    good: [{text: `::::tip\n\n:::note[Title]\n\nText.\n\n:::\n\n::::\n\n${fence('markdown', ':::nothing')}`}],
    bad: [
      {text: ':::warnning\n\nText.\n\n:::', lines: [1]},
      {text: '::: note\n\nText.\n\n:::', lines: [1]},
      {text: 'Text.\n\n:::note\n\nText.', lines: [3]},
      {text: 'Text.\n\n:::', lines: [3]},
    ],
  },
  components: {
    good: [
      {text: '<Tabs></Tabs>', path: mdx},
      {text: `<kbd>Ctrl</kbd> \`<Tabs>\` \\<Host>\n\n${fence('xml', '<Issuer />')}`},
    ],
    bad: [
      {text: 'Text.\n\n<Tabs>\n</Tabs>', lines: [3]},
      {text: 'Enter <placeholder> in a List<string>.', lines: [1, 1]},
      {text: 'Enter <place-holder /> here.\n\n<Tab></Tab>', path: mdx, lines: [1, 3]},
    ],
  },
  insertions: {
    good: [{text: 'At most {{support.receiptMinutes}} items, `{{baseUrl}}`.'}],
    bad: [
      {text: 'At most {{support.receiptMinute}} items.', lines: [1]},
      {text: '---\ntitle: "{{support.receiptMinutes}} items"\n---\n', lines: [2]},
    ],
  },
  'error-codes': {
    good: [{text: `${errorCodes[0]?.code} not FOC-1xxx.\n\n## TRN-D05\n\nTRN-D05`}],
    bad: [{text: `FOC-2199\n\n${fence('json', '{"code": "TRN-499"}')}`, lines: [1, 4]}],
  },
  roles: {
    good: [
      {text: docText({role: roleTexts.manage}, '- **Role**: {{roles.manage}}, in the group.')},
      {text: '- **Role**: Any role.\n\n| Step | Who |\n|---|---|\n| One | {{roles.manage}} |'},
    ],
    bad: [
      {text: '- **Role**: Owner or Manager.', lines: [1]},
      {text: docText({role: 'Owner'}, '- **Role**: {{roles.manage}}.'), lines: [7]},
      {text: '- **Role**: {{roles.manage}}.', lines: [1]},
      {text: '| Step | Who |\n|---|---|\n| One | Owner |', lines: [3]},
      {text: '| Task | Owner | Member | Auditor |\n|---|---|---|---|\n| One | Yes | No | No |', lines: [1]},
    ],
  },
  screens: {
    good: [{text: `1. Select :ui[${label}].\n\n${fence('screen', screen)}`}],
    bad: [
      {text: `Text.\n\n${fence('screen', 'no-such-screen')}`, lines: [3]},
      {text: `1. Select :ui[No such label].\n\n${fence('screen', screen)}`, lines: [3]},
      {text: 'Text.', beside: {'docs/focus/_screens/a.yml': `# A.\n${screen}:\n`}, lines: [2]},
    ],
  },
  labels: {
    good: [
      {text: `Select :ui[${label}]: **No such label**, \`:iu[x]\`, 10:30, sip:a.\n\n:::note[Title]\n\n:::`},
      {text: ':ui[Admin] >\n:ui[Legal\nhold]', path: post},
    ],
    bad: [
      {text: `:ui[${label}]\n\nSelect :ui[No such label] here.`, lines: [3]},
      {text: ':ui[Audit] > :ui[Admin]', path: post, lines: [1]},
      {text: ':iu[Admin]\n:ui [Admin]', lines: [1, 2]},
      {text: 'a: 1\nb: Select :ui[No such\n  label].', path: 'docs/_a.yml', lines: [2]},
    ],
  },
  diagrams: {
    good: [{text: fence('mermaid', diagram), beside: drawn}],
    bad: [
      {text: fence('mermaid', diagram), lines: [1]},
      {text: fence('mermaid', mermaid('  a --> [b')), lines: [1, 5]},
      {text: fence('mermaid', 'pie', '  "One" : 1'), lines: [2, 2]},
      {text: 'Text.', beside: drawn, lines: [1]},
    ],
  },
  code: {
    good: [
      {text: fence('json', '{"a": [1, null]}')},
      {text: fence('yaml', 'a: 1', '---', 'b: [2]')},
      {text: fence('csv', 'a,b_2', '1,"x, y"')},
      {text: fence('csharp', 'using System;', 'Console.WriteLine($"{args.Length} files");')},
      {text: fence('text', 'const b = {;')},
    ],
    bad: [
      {text: fence('json', '{"a": 1,', '}'), lines: [3]},
      {text: fence('yaml', 'a: 1', 'b: "x'), lines: [3]},
      {text: fence('csv', 'a,b', '1,2', '1,2,3'), lines: [4]},
      {text: fence('csv', 'A,b', '1,2'), lines: [2]},
      {text: fence('bash', 'echo one', 'echo )'), lines: [3]},
      {text: fence('bash', 'cd site', '$ npm install'), lines: [3]},
      {text: fence('powershell', 'PS C:\\> Get-Item .'), lines: [2]},
      {text: fence('csharp', 'using System;', 'Console.WriteLine("one";'), lines: [3]},
      {text: fence('java', 'class A {', '  void main( {}', '}'), lines: [3]},
      {text: fence('javascript', 'const a = 1;', 'const b = {;'), lines: [3]},
      {text: fence('powershell', 'Get-Item .', 'if ($true) {', ''), lines: [3]},
      {text: fence('python', 'print("one")', 'if True', '    pass'), lines: [3]},
      {text: '', beside: {'static/downloads/a.py': 'if True\n    pass\n'}, lines: [1]},
    ],
  },
  systems: {
    good: [
      {text: `${fence('bash', 'ls')}\n\n${fence('powershell', 'Get-ChildItem')}`},
      {text: fence('bash system="Linux"', 'systemctl reload ssh')},
      {text: fence('bash', 'npm install ajv')},
      {text: `<TabItem value="bash">\n\n${fence('bash', 'ls')}\n\n</TabItem>`, path: mdx},
    ],
    bad: [{text: `${fence('bash', 'ls')}\n\nOr:\n\n${fence('powershell', 'Get-ChildItem')}`, lines: [1]}],
  },
  sources: {
    good: [
      {
        text: 'Times by RFC 3339.\n\n## Sources\n\n- [RFC 3339](https://www.rfc-editor.org/rfc/rfc3339), IETF.',
      },
    ],
    bad: [
      {text: 'Words.\n\nTimes by RFC 3339.', lines: [3]},
      {
        text: '## Sources\n\n- A handbook, a publisher.\n- [RFC 4180](https://example.com), IETF.',
        lines: [3, 4],
      },
    ],
  },
  reserved: {
    good: [
      {text: 'https://a.example.co.uk, https://www.rfc-editor.org/rfc/rfc7866, java.net.http, Node.js'},
      {text: '192.0.2.1, 203.0.113.9 2001:db8::5a, 12:04:12, 1.2.3, +44 20 7946 0123, +1 202 555 0142'},
      {text: '4111 1111 1111 1111, 4111-1111-1111-1112'},
    ],
    bad: [
      {text: 'https://acme.com/x\nme@portal.io\n`login.acme.co.uk`', lines: [1, 2, 3]},
      {text: '8.8.8.8\n10.0.0.0/8\n2001:4860:4860::8888', lines: [1, 2, 3]},
      {text: '+44 20 7123 4567\n+1 (415) 555-2671\n02071234567', lines: [1, 2, 3]},
      {text: '5555 5555 5555 4444', lines: [1]},
      {text: '192.0.2.64/27 and 192.0.2.64/27\n192.0.2.96/27\n192.0.2.100/30', lines: [3]},
      {
        text: '',
        path: 'openapi/a.yaml',
        beside: {'openapi/a.yaml': 'a: 1\nurl: https://acme.com\n'},
        lines: [2],
      },
    ],
  },
  sentences: {
    good: [{text: `${'word '.repeat(25)}: {{support.receiptMinutes}} minutes; \`a b\`.\n\n1. Open it.`}],
    bad: [
      {text: `One.\n\n${'word '.repeat(26)}.`, lines: [3]},
      {text: '1. Open it; close it.', lines: [1]},
    ],
  },
  wording: {
    good: [
      {
        text: 'Limits are in tables: `hears of`.\n\nThe size of the prize, by *Customized Claims*, :ui[Customize it].',
      },
    ],
    bad: [
      {
        text: 'Check the secret; ask an Owner to rotate it.\n\nYou organize the check of it.',
        lines: [1, 3, 3],
      },
      {text: '# Rules\n\nThey stand in one file.', path: 'src/rules/README.md', lines: [3]},
    ],
  },
};

function findingsIn(rule: Rule, {text, path = 'docs/sample.md', beside}: Sample): Promise<Finding[]> {
  return check(readSite(filesOn(folderWith({[path]: text, ...beside}))), [rule]);
}

it('every rule has samples', () => {
  expect(Object.keys(samples).sort()).toEqual(rules.map(({name}) => name).sort());
});

describe.each(rules)('$name', (rule) => {
  const {good, bad} = samples[rule.name]!;

  it.each(good)('accepts $text', async (sample) => {
    expect(await findingsIn(rule, sample)).toEqual([]);
  });

  it.each(bad)('objects to $text', async (sample) => {
    const findings = await findingsIn(rule, sample);
    expect(findings.map(({line}) => line).sort()).toEqual([...sample.lines].sort());
    for (const {message, remedy} of findings) expect(`${message} ${remedy}`).toMatch(/^\S.*[.>] \S.*\.$/s);
  });
});

it('looks at the chosen files alone, and makes a finding of a rule that fails', async () => {
  const site = readSite(filesOn(folderWith({'docs/a.md': '', 'docs/b.md': ''})));
  const failing: Rule = {
    name: 'failing',
    page() {
      throw new Error('No tree.');
    },
  };
  const [finding, ...others] = await check(site, [failing], ['docs/b.md']);
  expect(finding).toMatchObject({path: 'docs/b.md', message: 'The rule failed: No tree.'});
  expect(others).toEqual([]);
});
