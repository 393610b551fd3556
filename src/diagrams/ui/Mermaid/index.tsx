/**
 * Why a wrap: the stock component imports Mermaid itself (139 kB brotli), and every docs page knows it through
 * MDXComponents. Loading it lazily leaves pages without a diagram without its bytes. A wide diagram scrolls on a
 * small screen, where Mermaid would shrink its words until nobody can read them.
 *
 * Mermaid draws in the browser only, so the built page holds no diagram. Its words stand there instead, for readers
 * without JavaScript and for the feeds, which take them from the `noscript` (src/blog/feeds/content.ts).
 */
import React, {lazy, Suspense, type ReactNode} from 'react';
import ScrollFrame from '@site/src/ui/ScrollFrame';
import type {Props} from '@theme/Mermaid';
import styles from './styles.module.css';
import {wordsOf} from './words';

const Drawing = lazy(() => import('./Drawing'));

export default function Mermaid(props: Props): ReactNode {
  const words = wordsOf(props.value);
  return (
    <ScrollFrame label={words ? `Diagram: ${words.title}` : 'Diagram'} isLate className={styles.frame}>
      <span data-start="" />
      {words && (
        <noscript>
          <p>
            <strong>Diagram: {words.title}.</strong> {words.description}
          </p>
        </noscript>
      )}
      <Suspense>
        <Drawing {...props} />
      </Suspense>
    </ScrollFrame>
  );
}
