import React, {type ReactNode} from 'react';
import {pieces} from './pieces';

/** A text of a search hit with the words that matched marked; markup inside it stays text. */
export default function Highlight({value}: {value: string}): ReactNode {
  return pieces(value).map(({text, isMarked}, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <React.Fragment key={index}>{text}</React.Fragment>,
  );
}
