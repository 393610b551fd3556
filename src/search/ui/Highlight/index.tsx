import React, {type ReactNode} from 'react';
import {textSegments} from './textSegments';

/**
 * A text of a search hit with the words that matched marked; markup inside it stays text. Another text is another element:
 * parts that a translator has replaced would stay beside it.
 */
export default function Highlight({value}: {value: string}): ReactNode {
  return (
    <span key={value}>
      {textSegments(value).map(({text, isMarked}, index) =>
        isMarked ? <mark key={index}>{text}</mark> : text,
      )}
    </span>
  );
}
