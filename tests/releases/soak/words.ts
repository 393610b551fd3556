import type {Tally} from './readers';

const number = (value: number) => value.toLocaleString('en-GB', {maximumFractionDigits: 0});

/** @param seconds how long readers read */
export function inWords(tally: Tally, seconds: number): {words: string; isGood: boolean} {
  const {pages, files, unchanged, again, problems, problemCount, slowest} = tally;
  const all = pages + files + unchanged;
  const figures = [
    `${number(all)} answers in ${number(seconds)} s (${number(all / seconds)} a second)`,
    `${number(pages)} pages, ${number(unchanged)} that were unchanged, ${number(files)} files of pages`,
    `the slowest after ${number(slowest)} ms`,
    `${number(again)} requests sent again on a new connection`,
  ].join('; ');
  if (!problemCount) return {words: `No reader noticed anything: ${figures}`, isGood: true};
  return {
    words: `${number(problemCount)} problems (${figures}). The first:\n${problems.join('\n')}`,
    isGood: false,
  };
}
