import React, {type ReactNode} from 'react';
import JsonTree, {isBranch} from './JsonTree';
import {eventsIn} from './events';
import styles from './answer.module.css';

/** Older events are counted, and stay in the file to download. */
const mostShown = 200;

type Reading = (text: string) => {value: unknown} | undefined;

function Data({text, read}: {text: string; read: Reading}): ReactNode {
  const value = read(text)?.value;
  return isBranch(value) ? <JsonTree value={value} /> : <pre>{text}</pre>;
}

type Props = {
  type: string;
  text: string;
  /** Reads the JSON of an event. */
  read: Reading;
};

/** The events of a stream, the newest last; a screen reader hears each once. */
export default function Events({type, text, read}: Props): ReactNode {
  const events = eventsIn(type, text);
  const first = Math.max(0, events.length - mostShown);
  return (
    <>
      <p className={styles.count}>
        {events.length === 1 ? '1 event' : `${events.length} events`}
        {first > 0 && `, of which these are the last ${mostShown}`}
      </p>
      <div role="log" aria-label="Events">
        <ol className={styles.events} start={first + 1}>
          {events.slice(first).map((event, index) => (
            <li key={first + index}>
              {(event.type ?? event.id) !== undefined && (
                <p className={styles.count}>{[event.type, event.id].filter(Boolean).join(' · ')}</p>
              )}
              <Data text={event.data} read={read} />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
