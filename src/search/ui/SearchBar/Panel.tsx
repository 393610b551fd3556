/** What the search dialog shows below its field, in front of the search port; a chunk of its own. */
import React, {useDeferredValue, useMemo, type MouseEvent, type ReactNode} from 'react';
import Failure from '@site/src/search/ui/SearchNotice/Failure';
import NoResults from '@site/src/search/ui/SearchNotice/NoResults';
import StandInNote from '@site/src/search/ui/SearchNotice/StandInNote';
import {search} from '@site/src/site/identity';
import {groupHits} from '@site/src/search/dialogue/groups';
import {visit, type StoredSearch} from '@site/src/search/dialogue/memory';
import {isPending} from '@site/src/search/dialogue/session';
import {fieldOf, writeQuery} from '@site/src/runtime/contract';
import Clear from './Clear';
import {focusNext} from './FocusFollowed';
import Footer from './Footer';
import Results from './Results';
import Start from './Start';
import {useCombobox} from './useCombobox';
import {useInsights} from './useInsights';
import {useMemory} from './useMemory';
import {useOptions} from './useOptions';
import {useQuery} from './useQuery';
import {useAlgolia} from './useSearchSettings';
import {useSession} from './useSession';
import {useWalk} from './useWalk';

/** The count is announced; those who see count for themselves. */
function Count({count}: {count: number}): ReactNode {
  return (
    <p className="DocSearch-VisuallyHiddenForAccessibility">
      {count === 1 ? '1 result' : `${count} results`}
    </p>
  );
}

type Props = {dialog: HTMLDialogElement};

export default function Panel({dialog}: Props): ReactNode {
  const field = fieldOf(dialog);
  const query = useQuery(field);
  // The answer is drawn after the letter: keys that come faster than answers do not wait for them.
  const {session} = useSession({query: useDeferredValue(query)});
  const isBlank = !query.trim();
  const shown = isBlank || session.failure ? undefined : session.shown;
  const algolia = useAlgolia();
  const [memory, changeMemory] = useMemory(algolia?.indexName ?? search.indexName);
  const groups = useMemo(() => groupHits(shown?.result.hits ?? []), [shown]);
  const options = useOptions(
    query,
    session,
    groups.reduce((count, {hits}) => count + hits.length, 0),
  );
  const tellOpened = useInsights(shown);
  useWalk(dialog);
  useCombobox(field, {
    listId: groups.length ? options.listId : undefined,
    activeId: options.active === undefined ? undefined : options.idOf(options.active),
    onKeyDown: options.onKeyDown,
  });

  const close = () => dialog.close();
  const open = (entry: StoredSearch, {ctrlKey, metaKey, shiftKey}: MouseEvent) => {
    changeMemory((before) => visit(before, entry));
    if (ctrlKey || metaKey || shiftKey) return;
    close();
    focusNext();
  };
  const tryQuery = (text: string) => {
    writeQuery(field, text);
    field.focus();
  };

  return (
    <>
      {query && <Clear field={field} />}
      {isPending(session) && <span className="DocSearch-Progress" />}
      <div className="DocSearch-Dropdown">
        <div role="status">
          {!isBlank && session.failure && <Failure />}
          {shown?.result.nbHits === 0 && (
            <NoResults query={shown.question.query} onTry={tryQuery} onLeave={close} />
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
      <Footer shown={shown} onLeave={close} />
    </>
  );
}
