import React, {type ReactNode} from 'react';
import CopyButton from '@site/src/ui/CopyButton';
import Coloured from './Coloured';
import styles from './console.module.css';

/** The body of an answer, coloured, with a button that copies it. */
export default function CodeText({language, children}: {language: string; children: string}): ReactNode {
  return (
    <div className="theme-code-block">
      <Coloured language={language}>{children}</Coloured>
      <CopyButton className={styles.copyBody} text={children} what="body" />
    </div>
  );
}
