import React, {type ReactNode} from 'react';
import styles from '../console.module.css';
import {answerTo, timeOf, type Call} from '../history';
import {countOf, differences, type Differences, type Line} from './differences';

export type ComparedProps = {
  api: string;
  earlier: Call;
  later: Call;
  /** What a call of this page is written as, for people. */
  describe: (call: Call) => string;
};

/** Lines that the other text lacks; a sign and the elements tell it where colours do not. */
const marks = {
  earlier: {Mark: 'del', className: 'code-removed'},
  later: {Mark: 'ins', className: 'code-added'},
} as const;

type Side = keyof typeof marks;

function Text({lines, side}: {lines: Line[]; side: Side}): ReactNode {
  const {Mark, className} = marks[side];
  return (
    <pre tabIndex={0}>
      {lines.map(({text, isOwn}, index) =>
        isOwn ? (
          <Mark key={index} className={className}>
            {`${text}\n`}
          </Mark>
        ) : (
          `${text}\n`
        ),
      )}
    </pre>
  );
}

function said(what: string, found: Differences): string {
  const count = countOf(found);
  if (count === 0) return `The ${what}s are the same.`;
  return count === 1 ? `The ${what}s differ in one line.` : `The ${what}s differ in ${count} lines.`;
}

/** Two calls side by side, in which the lines that differ are marked. */
export default function Compared({api, earlier, later, describe}: ComparedProps): ReactNode {
  const calls = {earlier, later};
  const requests = differences(describe(earlier), describe(later));
  const [before, after] = [answerTo(api, earlier), answerTo(api, later)];
  const answers = before !== undefined && after !== undefined ? differences(before, after) : undefined;
  return (
    <>
      <p className={styles.note} role="status">
        {said('request', requests)}{' '}
        {answers
          ? said('answer', answers)
          : 'Answers are not kept when the page is loaded again, so they cannot be compared.'}
      </p>
      <div className={styles.compared}>
        {(['earlier', 'later'] as const).map((side) => (
          <div key={side}>
            <p className={styles.title}>
              {side === 'earlier' ? 'Earlier' : 'Later'}: {timeOf(calls[side])}, {calls[side].outcome}
            </p>
            <Text lines={requests[side]} side={side} />
            {answers && <Text lines={answers[side]} side={side} />}
          </div>
        ))}
      </div>
    </>
  );
}
