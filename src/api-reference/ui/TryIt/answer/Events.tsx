import React, {type ReactNode} from 'react';
import JsonTree, {isBranch} from './JsonTree';
import {eventsIn} from './events';
import {jsonIn} from './readJson';
import styles from './answer.module.css';

/** Older events are counted, and stay in the file to download. */
const mostShown = 200;

function Data({text}: {text: string}): ReactNode {
  const value = jsonIn(text)?.value;
  return isBranch(value) ? <JsonTree value={value} /> : <pre>{text}</pre>;
}

type Props = {type: string; text: string};

/** The events of a stream, the newest last; a screen reader hears each once. */
export default function Events({type, text}: Props): ReactNode {
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
              <Data text={event.data} />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
