import React, {useEffect, useRef} from 'react';
import type {SampleRequest} from '@site/src/samples/sampleRequest';
import {inTime} from '../../../runtime/contract';
import LoadError from '../../../ui/LoadError';
import {useOperation} from '../ApiOperation';

/** The writers of all languages and their grammars: 16 kB that come with the first change in the form. */
const loadWriters = () => inTime(import('./BuiltSample'));

/**
 * Shows a request in the samples of the page.
 *
 * @param request undefined for the one that the samples show anyway
 */
export function useBuiltSample(request: SampleRequest | undefined): void {
  const [, show] = useOperation('sample');
  const latest = useRef(show);
  useEffect(() => {
    if (!request) return latest.current(undefined);
    let isGone = false;
    loadWriters().then(
      ({default: BuiltSample}) =>
        !isGone && latest.current((language) => <BuiltSample request={request} language={language} />),
      () =>
        !isGone &&
        latest.current(() => <LoadError>The sample of your request could not be loaded.</LoadError>),
    );
    return () => {
      isGone = true;
    };
  }, [request]);
}
