import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {accentOf} from '@site/src/search/ui/AreaIcon';
import {textSegments} from '@site/src/search/ui/Highlight/textSegments';
import Icon, {type IconName} from '@site/src/ui/Icon';
import type {SavedSearch} from '@site/src/search/client/savedSearches';
import {viewOf, type HitView} from '@site/src/search/client/hitView';
import Hit from './Hit';

/** A button of a saved search. */
type Action = {icon: IconName; label: string; run: (entry: SavedSearch) => void};

type RowProps = {
  entry: SavedSearch;
  view: HitView;
  icon: IconName;
  actions: readonly Action[];
  onOpen: (entry: SavedSearch, event: React.MouseEvent) => void;
};

function Row({entry, view, icon, actions, onOpen}: RowProps): ReactNode {
  const title = textSegments(view.title)
    .map(({text}) => text)
    .join('');
  return (
    <li className={clsx('DocSearch-Hit', accentOf(view.area))}>
      <Link to={view.to} onClick={(event) => onOpen(entry, event)}>
        <Hit view={{...view, trail: [view.area, ...view.trail]}} icon={icon} />
      </Link>
      {actions.map(({icon: action, label, run}) => (
        <button
          key={label}
          type="button"
          className="DocSearch-Hit-action-button"
          title={label}
          aria-label={`${label}: ${title}`}
          onClick={() => run(entry)}>
          <Icon name={action} />
        </button>
      ))}
    </li>
  );
}

type Props = Omit<RowProps, 'entry' | 'view'> & {heading: string; entries: readonly SavedSearch[]};

/** A list of saved searches: links with buttons; nothing for an empty list. */
export default function SavedSearchList({heading, entries, ...rest}: Props): ReactNode {
  const label = useId();
  if (!entries.length) return null;
  return (
    <div className="DocSearch-Hits">
      <div id={label} className="DocSearch-Hit-source">
        {heading}
      </div>
      <ul aria-labelledby={label}>
        {entries.map((entry) => {
          const view = viewOf(entry);
          return view && <Row key={entry.objectID} entry={entry} view={view} {...rest} />;
        })}
      </ul>
    </div>
  );
}
