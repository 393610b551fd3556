/**
 * Why our own: the stock block names no language, and shows its buttons, over the code, to a mouse only. A bar above the
 * code holds title, language and buttons. What is copied from a change is the code after it.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CopyButton from '@site/src/components/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Layout';
import {afterChange, nameOf} from './code';
import styles from './styles.module.css';

export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const {title} = metadata;
  return (
    <Container as="div" className={clsx(className, metadata.className)}>
      <div className={styles.bar} data-language={nameOf(metadata.language)}>
        <span className={styles.codeBlockTitle}>{title}</span>
        <WordWrapButton className={styles.wrap} />
        <CopyButton
          className={styles.copy}
          text={() => afterChange(metadata)}
          what={typeof title === 'string' && title ? `code: ${title}` : 'code'}
        />
      </div>
      <Content />
    </Container>
  );
}
