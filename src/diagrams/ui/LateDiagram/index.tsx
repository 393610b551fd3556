/**
 * A diagram without a stored drawing, such as one that its author has just saved: Docusaurus's component draws it in the
 * browser. A page that holds one imports it (src/diagrams/markdown.ts), so that no other page brings Mermaid.
 */
import React, {type ReactNode} from 'react';
import ScrollFrame from '@site/src/ui/ScrollFrame';
import Original from '@theme-original/Mermaid';
import {wordsOf} from '../../words';
import './styles.css';

type Props = {value: string};

export default function LateDiagram({value}: Props): ReactNode {
  const {title, description} = wordsOf(value);
  return (
    <figure className="diagram">
      <ScrollFrame label={`Diagram: ${title}`} isLate className="diagram-frame">
        <span data-start="" data-writes-styles="" />
        <noscript>
          <p>
            <strong>Diagram: {title}.</strong> {description}
          </p>
        </noscript>
        <Original value={value} />
      </ScrollFrame>
    </figure>
  );
}
