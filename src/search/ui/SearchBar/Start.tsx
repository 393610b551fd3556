import React, {useRef, type MouseEvent, type ReactNode} from 'react';
import {favour, forget, type Memory, type StoredSearch} from '@site/src/search/dialogue/memory';
import Remembered from './Remembered';

type Props = {
  memory: Memory;
  onChange: (change: (memory: Memory) => Memory) => void;
  onOpen: (entry: StoredSearch, event: MouseEvent) => void;
};

/** What the modal shows before a query: recent searches and favourites. */
export default function Start({memory, onChange, onOpen}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const save = (entry: StoredSearch) => leave((now) => favour(now, entry));
  const remove = (entry: StoredSearch) => leave((now) => forget(now, entry));

  /** The button that was pressed goes away with its row: the focus moves to the field, not to the page behind. */
  function leave(change: (memory: Memory) => Memory): void {
    onChange(change);
    frame.current?.closest('dialog')?.querySelector('input')?.focus();
  }

  if (!memory.recent.length && !memory.favourites.length) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">No recent searches</p>
      </div>
    );
  }
  return (
    <div ref={frame}>
      <Remembered
        heading="Recent"
        entries={memory.recent}
        icon="clock"
        onOpen={onOpen}
        actions={[
          {icon: 'star', label: 'Save this search', run: save},
          {icon: 'close', label: 'Remove this search from history', run: remove},
        ]}
      />
      <Remembered
        heading="Favourites"
        entries={memory.favourites}
        icon="star"
        onOpen={onOpen}
        actions={[{icon: 'close', label: 'Remove this search from favourites', run: remove}]}
      />
    </div>
  );
}
