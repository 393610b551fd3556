/** What the output of a step says of the work that a new version makes, one line each. */

const longest = 240;

const linesOf = (output: string) => output.split('\n').map((line) => line.trim());

const cut = (line: string) => (line.length > longest ? `${line.slice(0, longest)} …` : line);

/** @returns the errors of the compiler of TypeScript, as `file:line what` */
export const typeErrors = (output: string): string[] =>
  linesOf(output).flatMap((line) => {
    const [, file, row, what = ''] = /^(\S.*)\((\d+),\d+\): error (TS\d+: .*)$/.exec(line) ?? [];
    return file ? [cut(`${file}:${row} ${what}`)] : [];
  });

/** @returns the warnings of a build, each once, and its error with the four lines that follow */
export function buildFindings(output: string): string[] {
  const lines = linesOf(output).filter((line) => line);
  const error = lines.findIndex((line) => line.startsWith('[ERROR]'));
  const warnings = new Set(lines.filter((line) => line.startsWith('[WARNING]')));
  return [...warnings, ...(error < 0 ? [] : lines.slice(error, error + 5))].map(cut);
}

/** @returns the last lines, for a step whose output is not understood */
export const lastLines = (output: string): string[] =>
  linesOf(output)
    .filter((line) => line)
    .slice(-10)
    .map(cut);
