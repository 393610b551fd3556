/**
 * Why a wrap: the stock component imports Mermaid (139 kB brotli), and MDXComponents would put it into every docs page;
 * a lazy import spares pages without a diagram. A wide diagram scrolls on a small screen, where Mermaid would shrink
 * its text until nobody can read it.
 *
 * Mermaid draws in the browser only. The built page has the text alternative in a `noscript`, for readers without
 * JavaScript and for feeds (src/blog/feeds/content.ts).
 */
import React, {lazy, Suspense, type ReactNode} from 'react';
import ScrollFrame from '@site/src/ui/ScrollFrame';
import type {Props} from '@theme/Mermaid';
import styles from './styles.module.css';
import {accessibleTextOf} from './accessibleText';

const MermaidRenderer = lazy(() => import('./MermaidRenderer'));

export default function Mermaid(props: Props): ReactNode {
  const text = accessibleTextOf(props.value);
  return (
    <ScrollFrame label={text ? `Diagram: ${text.title}` : 'Diagram'} isLate className={styles.frame}>
      <span data-start="" />
      {text && (
        <noscript>
          <p>
            <strong>Diagram: {text.title}.</strong> {text.description}
          </p>
        </noscript>
      )}
      <Suspense>
        <MermaidRenderer {...props} />
      </Suspense>
    </ScrollFrame>
  );
}
