/**
 * Why ours: the stock component draws in the browser of the reader. The drawing stands in the built HTML
 * (src/diagrams/markdown.ts), and React leaves it as it is.
 */
import React, {type ReactNode} from 'react';
import ScrollFrame from '@site/src/ui/ScrollFrame';
import {wordsOf} from '../../words';
import Enlarged from './Enlarged';

type Props = {
  /** The diagram as its author wrote it, insertions filled. */
  value: string;
  /** Name of the stored drawing. */
  name: string;
  /** SVG. */
  drawing: string;
};

export default function Diagram({value, name, drawing}: Props): ReactNode {
  const {title} = wordsOf(value);
  return (
    <figure className="diagram" data-diagram={name}>
      <ScrollFrame label={`Diagram: ${title}`} className="diagram-frame">
        <div dangerouslySetInnerHTML={{__html: drawing}} />
      </ScrollFrame>
      <div className="diagram-foot" data-search-ignore="">
        <details data-diagram-source="">
          <summary>Diagram source</summary>
          <pre>
            <code>{value}</code>
          </pre>
        </details>
        <Enlarged drawing={drawing} title={title} />
      </div>
    </figure>
  );
}
