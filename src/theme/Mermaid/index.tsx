/**
 * Why a wrap: the stock component imports Mermaid itself (139 kB brotli), and every docs page knows it through
 * MDXComponents. Loading it lazily leaves pages without a diagram without its bytes.
 */
import React, {lazy, Suspense, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

const Original = lazy(() => import('@theme-original/Mermaid'));

export default function Mermaid(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <div className={styles.frame}>
      <Suspense>
        <Original {...props} />
      </Suspense>
    </div>
  );
}
