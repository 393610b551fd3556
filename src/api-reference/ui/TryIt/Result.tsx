import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import ResultBody from './ResultBody';
import AnswerCheck from './answer/AnswerCheck';
import styles from './console.module.css';
import type {Result as Shown} from './useConsole';

const sizeText = (bytes: number) => (bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KiB`);
const timeText = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

function Status({result}: {result: Shown}): ReactNode {
  switch (result.state) {
    case 'none':
      return <span className={styles.quiet}>The response appears here.</span>;
    case 'sending':
      return <span className={styles.quiet}>Waiting for the response…</span>;
    case 'failed':
      return result.message.split('\n').map((line, index) => (
        <p key={line} className={index === 0 ? styles.failure : undefined}>
          {line}
        </p>
      ));
    default: {
      const {answer, description, isExample} = result;
      const facts = [
        isExample ? 'example' : timeText(answer.time ?? 0),
        answer.body.size > 0 && sizeText(answer.body.size),
      ];
      return (
        <>
          <span className={styles.status}>
            <strong className={`api-status api-status--${String(answer.status)[0]}`}>
              {answer.status} {answer.statusText}
            </strong>{' '}
            <span className={styles.quiet}>{facts.filter(Boolean).join(', ')}</span>
          </span>{' '}
          <span>{description.replaceAll('`', '')}</span>
          {answer.cut && <p>{answer.cut}</p>}
        </>
      );
    }
  }
}

type Props = {
  api: string;
  result: Shown;
  /** It belongs to a request that is no longer the one in the form. */
  isOld: boolean;
};

/**
 * The answer: status, time, size, what differs from the document, headers and body. From the press on it has one height:
 * nothing below it jumps.
 */
export default function Result({api, result, isOld}: Props): ReactNode {
  const id = useId();
  return (
    <section className={clsx(styles.result, result.state !== 'none' && styles.waited)} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        Response
      </p>
      <div role="status" className={styles.outcome}>
        {isOld && <p className={styles.note}>The request has changed since this response.</p>}
        <Status result={result} />
        {result.state === 'answered' && result.verdict && (
          <AnswerCheck answer={result.answer} verdict={result.verdict} />
        )}
      </div>
      {result.state === 'answered' && (
        <>
          <details className={styles.headers}>
            <summary>
              {result.answer.headers.length === 1 ? '1 header' : `${result.answer.headers.length} headers`}
            </summary>
            <dl>
              {result.answer.headers.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {!result.isExample && (
              <p className={styles.note}>
                A browser shows a page only the headers that the server exposes to it.
              </p>
            )}
          </details>
          <ResultBody api={api} answer={result.answer} />
        </>
      )}
    </section>
  );
}
