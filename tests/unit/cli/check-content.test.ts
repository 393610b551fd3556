import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {roleTexts} from '../../../src/content/contract.node';
import {folderWith} from '../../support/folder';
import {docText} from '../../support/markdown';
import {command} from './command';

const site = {
  'docs/tags.yml': 'focus: {label: Focus, description: Pages about Focus.}\n',
  'sidebars.ts': "export default {docs: ['good', 'bad', 'bare']};\n",
  'docs/good.md': docText({title: 'Access'}, '\n## Steps\n\nPress **Save**.\n'),
};

const check = (folder: string, ...args: string[]) => command(folder, 'check-content', args);

/** @returns place and rule of each finding, in their order */
const placesIn = (output: string) =>
  [...output.matchAll(/^(\S+:\d+):\d+ .* \((\S+)\)$/gm)].map(([, place, rule]) => `${place} ${rule}`);

it('says place, rule and remedy of what cspell, markdownlint, Redocly and the house find', () => {
  const folder = folderWith({
    ...site,
    'docs/bad.md': docText(
      {title: 'Colors'},
      [
        '',
        '### Deep',
        '',
        'We recieve teh color by e-mail: https://focus.example.com.',
        '',
        '# Second',
        '',
        '![](./a.png)',
        '',
        '```sh',
        'ls',
        '```',
        '',
        '    code',
        '',
      ].join('\n'),
    ),
    'docs/bare.md': 'Text without a title.\n',
    'docs/_a.yml': '# Notes\nlabel: A color\n',
    'openapi/a.yaml': [
      'openapi: 3.1.0',
      'info: {title: A, version: 1.0.0, license: {name: MIT, identifier: MIT}}',
      'servers: [{url: https://api.example.com}]',
      'security: []',
      'paths:',
      '  /a:',
      '    get:',
      '      summary: A',
      '      responses:',
      '        "400":',
      '          description: A',
      '          content: {application/json: {schema: {$ref: "#/components/schemas/Gone"}}}',
      '',
    ].join('\n'),
  });
  const found = check(folder, '--annotate', 'docs/bad.md', 'docs/bare.md', 'docs/_a.yml', 'openapi/a.yaml');
  const places = placesIn(found.stdout);
  for (const place of [
    'docs/bad.md:2 spelling',
    'docs/bad.md:9 MD001',
    ...Array<string>(3).fill('docs/bad.md:11 spelling'),
    'docs/bad.md:11 wording',
    'docs/bad.md:11 MD034',
    'docs/bad.md:13 MD025',
    'docs/bad.md:15 MD045',
    'docs/bad.md:15 links',
    'docs/bad.md:17 MD040',
    'docs/bad.md:21 MD046',
    'docs/bare.md:1 MD041',
    'docs/_a.yml:2 spelling',
    'openapi/a.yaml:7 operation-operationId',
    'openapi/a.yaml:7 operation-description',
    'openapi/a.yaml:9 rule/success',
    'openapi/a.yaml:12 rule/example',
    'openapi/a.yaml:12 no-unresolved-refs',
  ]) {
    expect(places).toContain(place);
    places.splice(places.indexOf(place), 1);
  }
  expect(found.stdout).toMatch(/\(color\).* \(spelling\)\n {4}Remedy: write .*colour/);
  expect(found.stdout, 'what GitHub shows at the line').toMatch(
    /\n::error file=docs\/bad\.md,line=11,col=\d+,title=spelling::[^\n]+\(color\)%0ARemedy: write [^\n]*colour/,
  );
  expect(found.stdout).toMatch(/\n✖ \d+ problems in 4 files\n$/);
  expect([found.status, found.stderr]).toEqual([1, '']);
});

it('corrects what it can, and then says that all is well', () => {
  const folder = folderWith({
    ...site,
    'docs/bad.md': docText({role: 'Owner'}, '\n## Steps\n- **Role**: {{roles.manage}}.\n\n\n## End\n'),
  });
  const fixed = check(folder, '--fix', 'docs/bad.md');
  expect(fixed.stdout).toBe('✔ 1 file, no problem\n');
  expect(fixed.status).toBe(0);
  expect(readFileSync(path.join(folder, 'docs/bad.md'), 'utf8')).toMatch(
    `\nrole: ${roleTexts.manage}\n---\n\n## Steps\n\n- **Role**: {{roles.manage}}.\n\n## End\n`,
  );
});

it('answers a file that does not exist in words', () => {
  const {status, stderr} = check(folderWith(site), 'docs/gone.md');
  expect(stderr).toMatch(/^✖ There is no file docs\/gone\.md\. Remedy: .*\n$/);
  expect(status).toBe(1);
});
