/** The message of the email page is one that mail programs read, and both its parts say what the sample says. */
import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {folderWith} from '../../support/folder';
import {run} from '../../support/run';
import {fenceTitled, pageAt} from '../../content/corpus';
import {sample} from '../../content/sample';
import {needs} from '../needs';

needs('python3');

const page = pageAt('docs/teamscribe/outputs/email.md');
const source = `${fenceTitled(page, 'summary.eml').value}\n`;
const message = source.replaceAll('\n', '\r\n');

type Part = {type: string; defects: string[]; text: string};
type Parsed = {defects: string[]; preamble: string; headers: [string, string][]; parts: Part[]};

/** Python's parser is another's reading of RFC 5322 and RFC 2046, and reports defects. */
const reader = `
import email, email.policy, json, sys
message = email.message_from_bytes(open(sys.argv[1], "rb").read(), policy=email.policy.default)
defects = lambda part: [type(d).__name__ for d in part.defects] + [type(d).__name__ for v in part.values() for d in v.defects]
json.dump({
    "defects": defects(message), "preamble": message.preamble or "",
    "headers": [[name, str(value)] for name, value in message.items()],
    "parts": [{"type": p.get_content_type(), "defects": defects(p), "text": p.get_content().replace("\\r\\n", "\\n")} for p in message.iter_parts()],
}, sys.stdout)
`;

async function read(text: string): Promise<Parsed> {
  const folder = folderWith({'reader.py': reader, 'summary.eml': text});
  const {stdout, stderr} = await run(folder, 'python3', ['reader.py', 'summary.eml']);
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as Parsed;
}

const headerOf = ({headers}: Parsed, name: string) =>
  headers.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value);

it('email: the message has no defect, and lines that every server takes', async () => {
  const {defects, parts, preamble} = await read(message);
  expect(parts.map(({type}) => type)).toEqual(['text/plain', 'text/html']);
  expect([defects, ...parts.map((part) => part.defects)]).toEqual([[], [], []]);
  expect(preamble.trim()).toBe('');
  expect(source).toMatch(/^\p{ASCII}*$/u);
  expect(source.split('\n').filter((line) => line.length > 78)).toEqual([]);
});

it('email: the header fields are those that RFC 5322 and receivers ask for, each once', async () => {
  const parsed = await read(message);
  const names =
    'from to subject date message-id dkim-signature mime-version auto-submitted list-unsubscribe list-unsubscribe-post';
  for (const name of names.split(' ')) expect(headerOf(parsed, name), name).toHaveLength(1);
  expect(headerOf(parsed, 'from')[0]).toMatch(/<[^@]+@teamscribe\.example\.com>$/);
  expect(headerOf(parsed, 'message-id')[0]).toMatch(/^<[\w.]+@teamscribe\.example\.com>$/);
  expect(headerOf(parsed, 'list-unsubscribe')[0]).toMatch(/^<https:\/\/\S+>$/);
  expect(headerOf(parsed, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  expect(headerOf(parsed, 'subject')[0]).toContain(sample.title);
  const sent = Date.parse(headerOf(parsed, 'date')[0] ?? '');
  expect(new Date(sent).toISOString()).toBe('2025-11-04T10:52:00.000Z');
  for (const name of ['message-id', 'list-unsubscribe'])
    expect(headerOf(parsed, name)[0]).toContain(sample.summaryUrl.split('/').at(-1));
});

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Lines of the plain text from one heading to the next, wrapped lines joined. */
function sectionOf(text: string, heading: string): string[] {
  const [, rest = ''] = text.split(`\n${heading}\n`);
  const [lines = ''] = rest.split('\n\n');
  return lines.split(/\n(?=\d+\. |- )/).map(words);
}

it('email: the plain text carries the sample', async () => {
  const plain = (await read(message)).parts[0]?.text ?? '';
  expect(sectionOf(plain, 'Decisions')).toEqual(
    sample.decisions.map((decision, index) => `${index + 1}. ${decision}`),
  );
  expect(sectionOf(plain, 'Action items')).toEqual(
    sample.items.map(({action, owner, due}) => `- ${action} Owner: ${owner}. Due: ${due}`),
  );
  expect(sectionOf(plain, 'Open questions')).toEqual(sample.questions.map((question) => `- ${question}`));
  for (const part of [sample.title, sample.when, sample.overview, sample.summaryUrl, sample.transcriptUrl])
    expect(words(plain)).toContain(part);
  expect(plain).toContain(`until ${sample.until}`);
});

it('email: the HTML carries the sample, and loads nothing', async () => {
  const html = load((await read(message)).parts[1]?.text ?? '');
  const texts = (selector: string) =>
    html(selector)
      .toArray()
      .map((element) => words(html(element).text()));
  expect(texts('ol > li')).toEqual(sample.decisions);
  expect(texts('ul > li')).toEqual(sample.questions);
  expect(texts('td')).toEqual(sample.items.flatMap(({action, owner, due}) => [action, owner, due]));
  expect(texts('h1')).toEqual([sample.title]);
  expect(words(html('body').text())).toContain(sample.overview);
  expect(words(html('body').text())).toContain(`until ${sample.until}`);
  const links = html('a').toArray();
  expect(links.map((link) => html(link).attr('href'))).toEqual([sample.summaryUrl, sample.transcriptUrl]);
  expect(html('img, link, script, iframe, style, [src], [background]').length).toBe(0);
});

/** The canonical form "relaxed" of a body (RFC 6376, section 3.4.4). */
function relaxed(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  return `${lines.join('\r\n').replace(/(?:\r\n)+$/, '')}\r\n`;
}

it('email: the signature holds the hash of this body, and that of the result is the same', () => {
  const body = message.slice(message.indexOf('\r\n\r\n') + 4);
  const hash = createHash('sha256').update(relaxed(body)).digest('base64');
  expect(source.replace(/\s/g, '')).toContain(`;bh=${hash};`);
  const result = fenceTitled(page, 'Authentication-Results').value;
  for (const tag of ['d', 's'])
    expect(result).toContain(`header.${tag}=${new RegExp(`[;\\s]${tag}=([\\w.]+);`).exec(source)?.[1]}`);
});
