/** Programs that pages give to their readers run, and print what the page says: SAML, leavers, INVITE. */
import {describe, expect, it} from 'vitest';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {fencesOf, fenceTitled, pageAt, pages, type Page} from '../../content/corpus';
import {needs} from '../needs';

needs('python3');

const appendix = 'docs/focus/appendix';

/** Runs a program of a page in a folder with files. */
function python(page: Page, program: string, args: string[], files: Record<string, string> = {}) {
  const folder = folderWith({...files, [program]: `${fenceTitled(page, program).value}\n`});
  return run(folder, 'python3', [program, ...args]);
}

describe('check_response.py', () => {
  const page = pageAt(`${appendix}/enterprise-sso-options/saml-scim-reference.md`);
  const guides = pages.filter(
    ({path}) => path.startsWith(`${appendix}/enterprise-sso-options/`) && path !== page.path,
  );
  const check = (response: string) =>
    python(page, 'check_response.py', ['response.xml'], {'response.xml': response});

  it.each(guides.map((guide) => [guide.path, guide] as const))(
    'accepts the response of %s',
    async (_path, guide) => {
      const response = fencesOf(guide, 'xml').find(({value}) => /<\w+:Response/.test(value))?.value ?? '';
      const {stdout, stderr, code} = await check(response);
      expect(code, `${stdout}${stderr}`).toBe(0);
      expect(stdout).not.toContain('WRONG');
    },
  );

  it('finds a wrong audience and a missing attribute', async () => {
    const [response] = fencesOf(pageAt(`${appendix}/enterprise-sso-options/entra-id.md`), 'xml');
    const wrong = response?.value
      .replace(/saml\/metadata<\/Audience>/, 'saml</Audience>')
      .replace('"firstName"', '"first"');
    const {stdout, code} = await check(wrong ?? '');
    expect(code).toBe(1);
    expect(stdout).toContain('audience: WRONG');
    expect(stdout).toContain('attributes: WRONG');
  });
});

it('leavers.py names whom the page says', async () => {
  const page = pageAt(`${appendix}/enterprise-sso-options/google-workspace.md`);
  const files = Object.fromEntries(
    ['users.csv', 'access.csv'].map((title) => [title, `${fenceTitled(page, title).value}\n`]),
  );
  const {stdout, stderr} = await python(page, 'leavers.py', ['users.csv', 'access.csv'], files);
  const lines = stdout.trim().split('\n');
  expect(lines, stderr).toHaveLength(2);
  for (const line of lines) expect(page.text).toContain(`\`${line}\``);
});

describe('check_invite.py', () => {
  const page = pageAt(`${appendix}/recorders/siprec-reference.md`);
  const invite = `${fenceTitled(page, 'INVITE').value}\n`;
  const check = (message: string) => python(page, 'check_invite.py', ['INVITE'], {INVITE: message});

  it('accepts the INVITE of the page', async () => {
    const {stdout, stderr, code} = await check(invite);
    expect(code, `${stdout}${stderr}`).toBe(0);
    expect(stdout).not.toContain('FAIL');
  });

  it('finds what is wrong with another', async () => {
    const {stdout, code} = await check(
      invite.replace('Require: siprec', 'Require: timer').replace('a=label:1', 'a=label:9'),
    );
    expect(code).toBe(1);
    expect(stdout.split('\n').filter((line) => line.startsWith('FAIL'))).toEqual([
      'FAIL Require has siprec',
      'FAIL labels agree',
    ]);
  });
});
