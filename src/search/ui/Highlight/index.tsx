import React, {type ReactNode} from 'react';
import {textSegments} from './textSegments';

/** A text of a search hit with the words that matched marked; markup inside it stays text. */
export default function Highlight({value}: {value: string}): ReactNode {
  return textSegments(value).map(({text, isMarked}, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <React.Fragment key={index}>{text}</React.Fragment>,
  );
}
