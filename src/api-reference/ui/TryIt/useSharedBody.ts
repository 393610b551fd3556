import {useLayoutEffect, useRef, useState} from 'react';
import type {ConsoleData} from '@site/src/api-reference/console/consoleData';
import {useOperation} from '../ApiOperation';
import type {Draft} from './buildRequest';
import {firstDraft, hasExample} from './draft';

type Model = {draft: Draft; chooseExample: (mediaType: string, example: number) => void};

/**
 * Content type and example are chosen once for the page: what its schema or sample chooses is taken over, and what is
 * chosen here, or was kept, is told to them: as soon as it is drawn, because what is chosen in between would be lost.
 *
 * @returns whether the reader has chosen another than the page begins with
 */
export function useSharedBody(data: ConsoleData, model: Model): boolean {
  const {mediaType, example} = model.draft;
  const [body, share] = useOperation('body');
  const isSame = body?.mediaType === mediaType && body.example === example;
  const start = useRef({mediaType, example});
  const [first] = useState(() => firstDraft(data));

  useLayoutEffect(() => {
    if (body && !isSame && hasExample(data, body.mediaType, body.example))
      model.chooseExample(body.mediaType, body.example);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only a choice of the page is taken over.
  }, [body]);

  useLayoutEffect(() => {
    const isUntouched = start.current.mediaType === mediaType && start.current.example === example;
    start.current = {mediaType, example};
    const isTold = isUntouched && body;
    if (mediaType && !isSame && !isTold) share({mediaType, example});
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only a choice of the console is told.
  }, [mediaType, example]);

  return body !== undefined && (body.mediaType !== first.mediaType || body.example !== first.example);
}
