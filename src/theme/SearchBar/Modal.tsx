/** The search modal: a combobox in a dialog, in front of the search port; a chunk of its own. */
import React, {useMemo, type MouseEvent, type ReactNode} from 'react';
import Failure from '@site/src/components/SearchNotice/Failure';
import NoResults from '@site/src/components/SearchNotice/NoResults';
import StandInNote from '@site/src/components/SearchNotice/StandInNote';
import {search} from '@site/src/config/site';
import {groupHits} from '@site/src/search/groups';
import {visit, type StoredSearch} from '@site/src/search/memory';
import {isPending} from '@site/src/search/session';
import Field from './Field';
import Footer from './Footer';
import Results from './Results';
import Start from './Start';
import {useDialog} from './useDialog';
import {useInsights} from './useInsights';
import {useMemory} from './useMemory';
import {useOptions} from './useOptions';
import {useAlgolia} from './useSearchSettings';
import {useSession} from './useSession';

/** The count is announced; those who see count for themselves. */
function Count({count}: {count: number}): ReactNode {
  return (
    <p className="DocSearch-VisuallyHiddenForAccessibility">
      {count === 1 ? '1 result' : `${count} results`}
    </p>
  );
}

type Props = {query: string; onQuery: (query: string) => void; onClose: () => void};

export default function Modal({query, onQuery, onClose}: Props): ReactNode {
  const {session} = useSession({query});
  const isBlank = !query.trim();
  const shown = isBlank || session.failure ? undefined : session.shown;
  const dialog = useDialog(onClose);
  const algolia = useAlgolia();
  const [memory, changeMemory] = useMemory(algolia?.indexName ?? search.indexName);
  const groups = useMemo(() => groupHits(shown?.result.hits ?? []), [shown]);
  const options = useOptions(
    query,
    session,
    groups.reduce((count, {hits}) => count + hits.length, 0),
  );
  const tellOpened = useInsights(shown);

  const open = (entry: StoredSearch, {ctrlKey, metaKey, shiftKey}: MouseEvent) => {
    changeMemory((before) => visit(before, entry));
    if (!ctrlKey && !metaKey && !shiftKey) onClose();
  };
  const tryQuery = (text: string) => {
    onQuery(text);
    dialog.current?.querySelector('input')?.focus();
  };

  return (
    <dialog ref={dialog} className="DocSearch DocSearch-Container" aria-label="Search" onClose={onClose}>
      <div className="DocSearch-Modal">
        <Field
          query={query}
          onQuery={onQuery}
          listId={groups.length ? options.listId : undefined}
          activeId={options.active === undefined ? undefined : options.idOf(options.active)}
          isPending={isPending(session)}
          onKeyDown={options.onKeyDown}
          onCancel={onClose}
        />
        <div className="DocSearch-Dropdown">
          <div role="status">
            {!isBlank && session.failure && <Failure />}
            {shown?.result.nbHits === 0 && (
              <NoResults query={shown.question.query} onTry={tryQuery} onLeave={onClose} />
            )}
            {shown && shown.result.nbHits > 0 && <Count count={shown.result.nbHits} />}
          </div>
          {isBlank && <Start memory={memory} onChange={changeMemory} onOpen={open} />}
          {groups.length > 0 && (
            <Results
              groups={groups}
              options={options}
              onOpen={({hit, position}, event) => {
                tellOpened(hit.objectID, position);
                open(hit, event);
              }}
            />
          )}
        </div>
        {shown?.isStandIn && <StandInNote />}
        <Footer shown={shown} onLeave={onClose} />
      </div>
    </dialog>
  );
}
