/** The content of the search dialog below its field; a lazy chunk. */
import React, {useDeferredValue, useMemo, type MouseEvent, type ReactNode} from 'react';
import Failure from '@site/src/search/ui/SearchNotice/Failure';
import NoResults from '@site/src/search/ui/SearchNotice/NoResults';
import FallbackNotice from '@site/src/search/ui/SearchNotice/FallbackNotice';
import {search} from '@site/src/site/identity';
import {groupHits} from '@site/src/search/client/groupHits';
import {addRecent, type SavedSearch} from '@site/src/search/client/savedSearches';
import {isPending} from '@site/src/search/client/session';
import {fieldOf, writeQuery} from '@site/src/runtime/contract';
import ClearButton from './ClearButton';
import {focusNextTarget} from './FocusLinkTarget';
import Footer from './Footer';
import Results from './Results';
import StartScreen from './StartScreen';
import {useCombobox} from './useCombobox';
import {useInsights} from './useInsights';
import {useSavedSearches} from './useSavedSearches';
import {useOptions} from './useOptions';
import {useQuery} from './useQuery';
import {useAlgolia} from './useSearchSettings';
import {useSession} from './useSession';
import {useArrowKeys} from './useArrowKeys';

/** Announces the number of results to screen readers. */
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
  // Deferred, so that typing is not blocked by the rendering of results.
  const {session} = useSession({query: useDeferredValue(query)});
  const isBlank = !query.trim();
  const shown = isBlank || session.failure ? undefined : session.shown;
  const algolia = useAlgolia();
  const [memory, changeMemory] = useSavedSearches(algolia?.indexName ?? search.indexName);
  const groups = useMemo(() => groupHits(shown?.result.hits ?? []), [shown]);
  const options = useOptions(
    query,
    session,
    groups.reduce((count, {hits}) => count + hits.length, 0),
  );
  const tellOpened = useInsights(shown);
  useArrowKeys(dialog);
  useCombobox(field, {
    listId: groups.length ? options.listId : undefined,
    activeId: options.active === undefined ? undefined : options.idOf(options.active),
    onKeyDown: options.onKeyDown,
  });

  const close = () => dialog.close();
  const open = (entry: SavedSearch, {ctrlKey, metaKey, shiftKey}: MouseEvent) => {
    changeMemory((before) => addRecent(before, entry));
    if (ctrlKey || metaKey || shiftKey) return;
    close();
    focusNextTarget();
  };
  const tryQuery = (text: string) => {
    writeQuery(field, text);
    field.focus();
  };

  return (
    <>
      {query && <ClearButton field={field} />}
      {isPending(session) && <span className="DocSearch-Progress" />}
      <div className="DocSearch-Dropdown">
        <div role="status">
          {!isBlank && session.failure && <Failure />}
          {shown?.result.nbHits === 0 && (
            <NoResults query={shown.question.query} onTry={tryQuery} onLeave={close} />
          )}
          {shown && shown.result.nbHits > 0 && <Count count={shown.result.nbHits} />}
        </div>
        {isBlank && <StartScreen memory={memory} onChange={changeMemory} onOpen={open} />}
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
      {shown?.isFallback && <FallbackNotice />}
      <Footer shown={shown} onLeave={close} />
    </>
  );
}
