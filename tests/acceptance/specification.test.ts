/** The checklist of the specification cannot rot: every test that it names exists, and no section is left out. */
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const checklist = readFileSync('tests/acceptance/specification.md', 'utf8');

type Row = {section: string; line: string; file: string; title: string};

/** Rows of the tables: `| line | file | title |`, under `## <number>` headings. */
const rows = checklist
  .split(/^## /m)
  .slice(1)
  .flatMap((part): Row[] => {
    const section = /^\d+/.exec(part)?.[0] ?? '';
    return part
      .split('\n')
      .filter((line) => /^\| (?!Line|---)/.test(line))
      .map((line) => {
        const [quote = '', file = '', title = ''] = line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim());
        return {section, line: quote, file: file.replaceAll('`', ''), title: title.replace(/^`|`$/g, '')};
      });
  });

/** A title as it may stand in a source: in any quotes. */
function hasTitle(source: string, title: string): boolean {
  return source.includes(title) || source.replaceAll("\\'", "'").includes(title);
}

it('the checklist has every section of the specification', () => {
  expect([...new Set(rows.map(({section}) => section))]).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
  ]);
  expect(rows.length).toBeGreaterThan(80);
});

describe.each(rows)('$section: $line', ({line, file, title}) => {
  it(`is held by ${file}`, () => {
    expect(line, 'the row quotes a line').not.toBe('');
    expect(existsSync(file), `${file} does not exist. Remedy: name the file that holds "${line}"`).toBe(true);
    expect(title, 'the row names a test').not.toBe('');
    expect(
      hasTitle(readFileSync(file, 'utf8'), title),
      `${file} has no test "${title}". Remedy: correct tests/acceptance/specification.md`,
    ).toBe(true);
  });
});
