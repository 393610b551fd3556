import './globalPrism';
import './grammars';
import React, {type ReactNode} from 'react';
import {writers} from '@site/src/samples/languages';
import {sampleLanguages} from '@site/src/samples/sampleLanguages';
import type {SampleRequest} from '@site/src/samples/sampleRequest';
import Coloured from './Coloured';

type Props = {request: SampleRequest; language: string};

/** The program that sends the request of the console, in the language that the page shows. */
export default function BuiltSample({request, language}: Props): ReactNode {
  const {value} = sampleLanguages.find((each) => each.value === language) ?? sampleLanguages[0];
  return <Coloured language={value}>{writers[value](request)}</Coloured>;
}
