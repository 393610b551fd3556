/**
 * Why a wrap: the stock component imports Mermaid itself (139 kB brotli), and every docs page knows it through
 * MDXComponents. Loading it lazily leaves pages without a diagram without its bytes. A wide diagram scrolls on a
 * small screen, where Mermaid would shrink its words until nobody can read them.
 */
import React, {lazy, Suspense, type ComponentProps, type ReactNode} from 'react';
import ScrollFrame from '@site/src/components/ScrollFrame';
import styles from './styles.module.css';

const Original = lazy(() => import('@theme-original/Mermaid'));

export default function Mermaid(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <ScrollFrame label="Diagram" className={styles.frame}>
      <Suspense>
        <Original {...props} />
      </Suspense>
    </ScrollFrame>
  );
}
