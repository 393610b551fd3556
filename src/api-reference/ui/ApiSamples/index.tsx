import React, {useState, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {languageStorageKey, sampleLanguages} from '@site/src/samples/sampleLanguages';
import ApiBodyChoice from '../ApiBodyChoice';
import {useOperation} from '../ApiOperation';
import {restoreScript} from './restoreLanguage';
import Samples, {type SampleChoice} from './Samples';
import type {SamplesPart, SamplesSource} from './useMarkup';

const isLanguage = (value: string | null): value is string =>
  sampleLanguages.some((language) => language.value === value);

type RequestProps = {
  source: SamplesSource;
  /** Code that the document brings, behind that of the languages. */
  own?: readonly SampleChoice[];
};

/** The programs that send an operation's request; the language is remembered and shared with the guides. */
export function RequestSamples({source, own = []}: RequestProps): ReactNode {
  const [stored, storage] = useStorageSlot(languageStorageKey);
  const [built] = useOperation('sample');
  const [ownChosen, setOwn] = useState<string>();
  const isOwn = (value: string) => own.some((sample) => sample.value === value);
  const language = isLanguage(stored) ? stored : undefined;
  return (
    <Samples
      label="Language"
      part="request"
      source={source}
      choices={own.length ? [...sampleLanguages, ...own] : sampleLanguages}
      further={<ApiBodyChoice isInBar />}
      chosen={ownChosen ?? language}
      built={ownChosen ? undefined : built}
      onChoose={(value) => {
        setOwn(isOwn(value) ? value : undefined);
        if (!isOwn(value)) storage.set(value);
      }}>
      <script dangerouslySetInnerHTML={{__html: restoreScript}} />
    </Samples>
  );
}

type ExampleProps = {
  label: string;
  part: SamplesPart;
  source: SamplesSource;
  choices: readonly SampleChoice[];
};

/**
 * The examples of an operation's answers, or of the event that a webhook sends. The list of responses and the examples
 * follow each other.
 */
export function ExampleSamples(props: ExampleProps): ReactNode {
  const {choices} = props;
  const [chosen, setChosen] = useState<string>();
  const [response, open] = useOperation('response');
  const [seen, setSeen] = useState(response);
  if (response !== seen) {
    setSeen(response);
    const first = choices.find(({status}) => status !== undefined && status === response?.status);
    if (first && response?.by === 'list') setChosen(first.value);
  }

  function choose(value: string): void {
    setChosen(value);
    const status = choices.find((choice) => choice.value === value)?.status;
    if (status !== undefined) open({status, by: 'sample'});
  }

  return <Samples {...props} chosen={chosen} onChoose={choose} />;
}
