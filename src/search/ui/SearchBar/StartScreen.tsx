import React, {useRef, type MouseEvent, type ReactNode} from 'react';
import {
  addFavourite,
  removeSaved,
  type SavedSearches,
  type SavedSearch,
} from '@site/src/search/client/savedSearches';
import SavedSearchList from './SavedSearchList';

type Props = {
  memory: SavedSearches;
  onChange: (change: (memory: SavedSearches) => SavedSearches) => void;
  onOpen: (entry: SavedSearch, event: MouseEvent) => void;
};

/** The modal without a query: recent searches and favourites. */
export default function StartScreen({memory, onChange, onOpen}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const save = (entry: SavedSearch) => leave((now) => addFavourite(now, entry));
  const remove = (entry: SavedSearch) => leave((now) => removeSaved(now, entry));

  /** The pressed button disappears with its row, so the focus moves to the field. */
  function leave(change: (memory: SavedSearches) => SavedSearches): void {
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
      <SavedSearchList
        heading="Recent"
        entries={memory.recent}
        icon="clock"
        onOpen={onOpen}
        actions={[
          {icon: 'star', label: 'Save this search', run: save},
          {icon: 'close', label: 'Remove this search from history', run: remove},
        ]}
      />
      <SavedSearchList
        heading="Favourites"
        entries={memory.favourites}
        icon="star"
        onOpen={onOpen}
        actions={[{icon: 'close', label: 'Remove this search from favourites', run: remove}]}
      />
    </div>
  );
}
