import React, {type ReactNode} from 'react';
import JsonTree from './JsonTree';
import {eventsIn} from './events';
import styles from './answer.module.css';

/** Older events are counted, and stay in the file to download. */
const mostShown = 200;

/** The object or list in a text, if it is one. */
function objectIn(text: string): object | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function Data({text}: {text: string}): ReactNode {
  const value = objectIn(text);
  return value ? <JsonTree value={value} /> : <pre>{text}</pre>;
}

/** The events of a stream, the newest last; a screen reader hears each once. */
export default function Events({type, text}: {type: string; text: string}): ReactNode {
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
