import {useEffect, useMemo, useRef, useState} from 'react';
import {sharedClient} from '@site/src/search/client/sharedClient';
import type {HitView} from '@site/src/search/client/hitView';
import type {AnswerCard, SearchClient} from '@site/src/search/client/port';
import type {ShownAnswer} from '@site/src/search/client/session';
import {startExcerpts, type Excerpts, type Texts} from '@site/src/search/ui/island/excerpts';

const none: readonly AnswerCard[] = [];

/** @returns answers from data that the project holds, once they are there; none for another query than the latest */
export function useCards(query: string): readonly AnswerCard[] {
  const [answer, setAnswer] = useState({query: '', cards: none});
  useEffect(() => {
    let isOver = false;
    if (query.trim())
      sharedClient()
        .then((client) => client.cards?.(query) ?? none)
        .then(
          (cards) => isOver || setAnswer({query, cards}),
          () => undefined,
        );
    return () => {
      isOver = true;
    };
  }, [query]);
  return answer.query === query ? answer.cards : none;
}

/** @returns texts of hits whose answer came without them, by id, once the reader pauses */
export function useTexts(shown: ShownAnswer | undefined, views: readonly HitView[]): Texts {
  const excerpts = useRef<Excerpts>(undefined);
  const [texts, setTexts] = useState<Texts>({});
  const words = shown?.result.corrected ?? shown?.question.query ?? '';
  const ids = useMemo(() => views.filter(({snippet}) => !snippet).map(({id}) => id), [views]);

  useEffect(() => {
    const ending = new AbortController();
    const client: Pick<SearchClient, 'excerpts'> = {
      excerpts: async (...call) => (await (await sharedClient()).excerpts?.(...call)) ?? {},
    };
    excerpts.current = startExcerpts(client, () => setTexts(excerpts.current?.texts() ?? {}), ending.signal);
    return () => ending.abort();
  }, []);

  useEffect(() => excerpts.current?.take(words, ids), [words, ids]);
  return texts;
}
