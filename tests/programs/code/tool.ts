/** Fences that a program of this machine checks: it reads the code, and tells the line of a mistake. */
import {spawnSync} from 'node:child_process';
import {fencesOf, type Finding, type Rule} from '../../content/corpus';

export type Tool = {
  language: string;
  command: string;
  args: string[];
  /** Finds the line of the mistake in what the program writes. */
  place: RegExp;
};

export function ruleOf({language, command, args, place}: Tool): Rule {
  return (page) =>
    fencesOf(page, language).flatMap(({value, line}): Finding[] => {
      const {status, stderr} = spawnSync(command, args, {input: `${value}\n`, encoding: 'utf8'});
      if (status === 0) return [];
      const at = Number(place.exec(stderr)?.[1] ?? 1);
      const said = stderr.trim().split('\n').at(-1) ?? '';
      return [
        {
          path: page.path,
          line: line + at - 1,
          message: `This is not ${language}: ${said}`,
          remedy: 'correct it; a reader copies it as it stands.',
        },
      ];
    });
}
