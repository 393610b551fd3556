import {inPost, onPage, type Mistake} from './sample';

export const ofText: Mistake[] = [
  onPage('misspelt word', 'Text.\n\nYou recieve it.', {
    at: 'recieve',
    rule: 'spelling',
    message: /"recieve" is not a word/,
    remedy: /write "receive".*dictionary\.txt/,
  }),
  onPage('American spelling', 'Text.\n\nThe color of it.', {
    at: 'color',
    rule: 'spelling',
    message: /"color" is American/,
    remedy: /write "colour"/,
  }),
  onPage('skipped heading level', '## Steps\n\nText.\n\n#### Deep\n\nText.', {
    at: '#### Deep',
    rule: 'headings',
    message: /"Deep" jumps from level 2 to 4/,
    remedy: /write "### Deep"/,
  }),
  onPage('two level-1 headings', 'Text.\n\n# Title\n\nText.', {
    at: '# Title',
    rule: 'headings',
    message: /"Title" is a second level-1 heading/,
    remedy: /start at "##"/,
  }),
  onPage(
    'diagram that does not parse',
    '```mermaid\nflowchart LR\n  accTitle: Two steps of a flow\n  accDescr: The first leads to the second.\n  a --> [b\n```',
    {
      at: 'a --> [b',
      rule: 'diagram-syntax',
      message: /The diagram cannot be drawn/,
      remedy: /https:\/\/mermaid\.js\.org/,
      more: ['docs/diagram-that-does-not-parse.md drawings'],
    },
  ),
  onPage(
    'diagram without its drawing',
    '```mermaid\nflowchart LR\n  accTitle: Two steps of a flow\n  accDescr: The first leads to the second.\n  a --> b\n```',
    {
      at: '```mermaid',
      rule: 'drawings',
      message: /no stored drawing/,
      remedy: /npm run diagrams/,
    },
  ),
  onPage(
    'two things taken away at once',
    "```powershell\nGrant-CsTeamsPolicy -Identity 'a' -PolicyName $null\nRemove-CsGroupPolicyAssignment -GroupId 'b'\n```",
    {
      at: 'Remove-CsGroupPolicyAssignment',
      rule: 'destructive',
      message: /a second thing that the block takes away/,
      remedy: /a block of its own/,
    },
  ),
  onPage('Bash program without a twin for Windows', '```bash\nls -l\n```', {
    at: '```bash',
    rule: 'systems',
    message: /no twin for Windows/,
    remedy: /in PowerShell directly after it.*system="Linux"/,
  }),
  onPage('line of roles by hand', 'Text.\n\n- **Role**: Administrator.\n', {
    at: '- **Role**',
    rule: 'roles',
    message: /begins with "Administrator", not with roles of .*matrix\.ts/,
    remedy: /write \{\{roles\.\w+\}\}.*Any role/,
  }),
  onPage('cell of roles by hand', '| Step | Who |\n| --- | --- |\n| First | Owner |\n', {
    at: '| First',
    rule: 'roles',
    message: /names the roles "Owner" by hand/,
    remedy: /write \{\{roles\.\w+\}\}/,
  }),
  onPage('unknown insertion', 'At most {{focus.export.maxItem}} items.', {
    at: '{{focus.export.maxItem}}',
    rule: 'insertions',
    message: /Unknown insertion \{\{focus\.export\.maxItem\}\}/,
    remedy: /use one of .*focus\.export\.maxItems/,
  }),
  onPage('empty page', '', {
    at: '---',
    rule: 'empty-pages',
    message: /says nothing/,
    remedy: /write it/,
  }),
  onPage('misspelt directive', 'Text.\n\n:::warnning\n\nText.\n\n:::', {
    at: ':::warnning',
    rule: 'directives',
    message: /":::warnning" is no admonition/,
    remedy: /write ":::warning"/,
  }),
  onPage('admonition never closed', 'Text.\n\n:::note\n\nText.', {
    at: ':::note',
    rule: 'directives',
    message: /":::note" is never closed/,
    remedy: /put ":::" on a line of its own/,
  }),
  inPost('post without truncation', 'Hello.', {
    at: 'Hello.',
    rule: 'truncation',
    message: /no truncate marker/,
    remedy: /put one "<!-- truncate -->"/,
  }),
];

export const ofMarkup: Mistake[] = [
  onPage('a screen that nobody has drawn', 'Text.\n\n```screen\nno-such-screen\n```', {
    at: '```screen',
    rule: 'screens',
    message: /no screen "no-such-screen"/,
    remedy: /draw it in src\/screens/,
  }),
  onPage('component in a .md file', 'Text.\n\n<Tabs>\n\nText.\n\n</Tabs>', {
    at: '<Tabs>',
    rule: 'components',
    message: /<Tabs> is in a \.md file/,
    remedy: /rename the file to \.mdx/,
  }),
  ...[
    ['unclosed JSX', '<Tabs>', '<Tabs>\n\nText.'],
    ['brace in MDX', 'A { b', 'A { b'],
    ['angle bracket in MDX', 'A <5 b', 'A <5 b'],
  ].map(([name = '', at = '', text = '']) =>
    onPage(
      name,
      `Text.\n\n${text}`,
      {at, rule: 'mdx', message: /MDX cannot read the page/, remedy: /close the element or the brace/},
      {},
      'mdx',
    ),
  ),
];
