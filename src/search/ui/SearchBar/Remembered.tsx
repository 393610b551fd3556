import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {accentOf} from '@site/src/search/ui/AreaIcon';
import {pieces} from '@site/src/search/ui/Highlight/pieces';
import Icon, {type IconName} from '@site/src/ui/Icon';
import type {StoredSearch} from '@site/src/search/dialogue/memory';
import {viewOf, type HitView} from '@site/src/search/dialogue/view';
import Hit from './Hit';

/** A thing that a reader can do with a remembered search. */
type Action = {icon: IconName; label: string; run: (entry: StoredSearch) => void};

type RowProps = {
  entry: StoredSearch;
  view: HitView;
  icon: IconName;
  actions: readonly Action[];
  onOpen: (entry: StoredSearch, event: React.MouseEvent) => void;
};

function Row({entry, view, icon, actions, onOpen}: RowProps): ReactNode {
  const title = pieces(view.title)
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

type Props = Omit<RowProps, 'entry' | 'view'> & {heading: string; entries: readonly StoredSearch[]};

/** A list of remembered searches: links, with buttons beside them; nothing when there are none. */
export default function Remembered({heading, entries, ...rest}: Props): ReactNode {
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
