/** Code in a fence is what its language says: a program of this machine reads it, and tells the line of a mistake. */
import {spawnSync} from 'node:child_process';
import {describe, it} from 'vitest';
import {expectNone, fencesOf, pages, type Finding} from '../../content/corpus';
import {needs} from '../needs';

const compile = 'import sys; compile(sys.stdin.read(), "fence", "exec")';
const parse = 'import sys, xml.dom.minidom; xml.dom.minidom.parseString(sys.stdin.buffer.read())';

const tools: [language: string, command: string, args: string[], place: RegExp][] = [
  ['bash', 'bash', ['-n'], /line (\d+):/],
  ['python', 'python3', ['-c', compile], /File "fence", line (\d+)/],
  ['xml', 'python3', ['-c', parse], /line (\d+), column \d+\s*$/],
];

describe.each(tools)('%s', (language, command, args, place) => {
  needs(command);

  it('holds for every fence', () => {
    const mistakes = pages.flatMap((page) =>
      fencesOf(page, language).flatMap(({value, line}): Finding[] => {
        const {status, stderr} = spawnSync(command, args, {input: `${value}\n`, encoding: 'utf8'});
        if (status === 0) return [];
        const said = stderr.trim().split('\n').at(-1) ?? '';
        return [
          {
            path: page.path,
            line: line + Number(place.exec(stderr)?.[1] ?? 1) - 1,
            message: `This is not ${language}: ${said}`,
            remedy: 'correct it; a reader copies it as it stands.',
          },
        ];
      }),
    );
    expectNone(mistakes);
  });
});
