/** The search modal: a combobox in a dialog, in front of the search port; a chunk of its own. */
import React, {useMemo, useState, type MouseEvent, type ReactNode} from 'react';
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

/** Text selected on the page, as a first query. */
function selectedText(): string {
  const text = window.getSelection()?.toString() ?? '';
  return text.replace(/\s+/g, ' ').trim().slice(0, search.maxQueryLength);
}

/** The count is announced; those who see count for themselves. */
function Count({count}: {count: number}): ReactNode {
  return (
    <p className="DocSearch-VisuallyHiddenForAccessibility">
      {count === 1 ? '1 result' : `${count} results`}
    </p>
  );
}

export default function Modal({onClose}: {onClose: () => void}): ReactNode {
  const [query, setQuery] = useState(selectedText);
  const {session} = useSession({query});
  const isBlank = !query.trim();
  const shown = isBlank || session.failure ? undefined : session.shown;
  const dialog = useDialog(onClose);
  const algolia = useAlgolia();
  const [memory, changeMemory] = useMemory(algolia?.indexName ?? search.indexName);
  const groups = useMemo(() => groupHits(shown?.result.hits ?? []), [shown]);
  const options = useOptions(
    session,
    groups.reduce((count, {hits}) => count + hits.length, 0),
  );
  const tellOpened = useInsights(shown);

  const open = (entry: StoredSearch, {ctrlKey, metaKey, shiftKey}: MouseEvent) => {
    changeMemory((before) => visit(before, entry));
    if (!ctrlKey && !metaKey && !shiftKey) onClose();
  };
  const tryQuery = (text: string) => {
    setQuery(text);
    dialog.current?.querySelector('input')?.focus();
  };

  return (
    <dialog ref={dialog} className="DocSearch DocSearch-Container" aria-label="Search" onClose={onClose}>
      <div className="DocSearch-Modal">
        <Field
          query={query}
          onQuery={setQuery}
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
