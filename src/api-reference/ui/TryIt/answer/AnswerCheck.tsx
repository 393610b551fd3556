import React, {type ReactNode} from 'react';
import {pathText} from '../schemaProblems';
import type {Answer} from '../sendRequest';
import type {Verdict} from './checkAnswer';
import styles from '../console.module.css';

/** More differences are counted, not listed. */
const mostShown = 50;

const list = (names: string[]) => names.join(', ') || 'none';

function Differences({verdict}: {verdict: Extract<Verdict, {kind: 'differs'}>}): ReactNode {
  const {problems} = verdict;
  return (
    <>
      {problems.length === 1
        ? 'One value differs from the schema:'
        : `${problems.length} values differ from the schema:`}
      <ul>
        {problems.slice(0, mostShown).map(({path, message}) => (
          <li key={path.join('/')}>
            <code>{pathText(path) || 'the whole body'}</code> {message}
          </li>
        ))}
        {problems.length > mostShown && <li>and {problems.length - mostShown} more</li>}
      </ul>
    </>
  );
}

function said(verdict: Verdict, {status, type}: Answer): ReactNode {
  switch (verdict.kind) {
    case 'fits':
      return 'The body matches the schema.';
    case 'status':
      return `The specification does not describe status ${status}. It describes ${list(verdict.known)}.`;
    case 'type':
      return `The specification has no ${type || 'body without a type'} for status ${status}. It has ${list(verdict.known)}.`;
    case 'unchecked':
      return 'The schemas could not be loaded, so the body was not checked. Send the request again to check it.';
    case 'unreadable':
      return `The body is not valid JSON: ${verdict.reason}`;
    case 'differs':
      return <Differences verdict={verdict} />;
    default:
      return null;
  }
}

type Props = {answer: Answer; verdict: Verdict};

/** Says whether an answer is what the document says, and lists by path what differs. */
export default function AnswerCheck({answer, verdict}: Props): ReactNode {
  const text = said(verdict, answer);
  return text && <div className={verdict.kind === 'fits' ? styles.fits : styles.differs}>{text}</div>;
}
