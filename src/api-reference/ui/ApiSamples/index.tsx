import React, {useState, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {languageStorageKey, sampleLanguages} from '@site/src/api-reference/samples/sampleLanguages';
import {restoreScript} from './restoreLanguage';
import Samples, {type SampleChoice} from './Samples';
import type {SamplesPart, SamplesSource} from './useMarkup';

const isLanguage = (value: string | null): value is string =>
  sampleLanguages.some((language) => language.value === value);

/** The programs that send an operation's request; the language is remembered and shared with the guides. */
export function RequestSamples({source}: {source: SamplesSource}): ReactNode {
  const [stored, storage] = useStorageSlot(languageStorageKey);
  return (
    <Samples
      label="Language"
      part="request"
      source={source}
      choices={sampleLanguages}
      chosen={isLanguage(stored) ? stored : undefined}
      onChoose={(value) => storage.set(value)}>
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

/** The examples of an operation's answers, or of the event that a webhook sends. */
export function ExampleSamples(props: ExampleProps): ReactNode {
  const [chosen, setChosen] = useState<string>();
  return <Samples {...props} chosen={chosen} onChoose={setChosen} />;
}
