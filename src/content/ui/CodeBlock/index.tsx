/**
 * Why our own: the stock block colours code in the browser, names no language, and shows its buttons, over the code, to a
 * mouse only. Ours gets coloured HTML from the build (src/content/code); a bar above the code holds title, language and
 * buttons.
 */
import React, {useEffect, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeWordWrap} from '@site/src/docusaurus/contract';
import CopyButton from '@site/src/ui/CopyButton';
import {useOverflow} from '@site/src/ui/ScrollFrame/useOverflow';
import IconWordWrap from '@theme/Icon/WordWrap';
import styles from './styles.module.css';

type Props = {
  /** The code, coloured. */
  html?: string;
  /** The word after the fence. */
  language?: string;
  title?: string;
  /** The code of a block that is written as elements. */
  children?: ReactNode;
};

/** Names that differ from the word of the fence in more than its first letter; `text` is no language. */
const names: Record<string, string> = {
  csharp: 'C#',
  javascript: 'JavaScript',
  powershell: 'PowerShell',
  text: '',
};

function languageName(language: string): string | undefined {
  if (/^(csv|http|ini|json|sql|xml|yaml)$/.test(language)) return language.toUpperCase();
  return (names[language] ?? language.charAt(0).toUpperCase() + language.slice(1)) || undefined;
}

/** The text to copy: without lines marked as removed. */
function textOf(block: HTMLElement | null): string {
  const code = block?.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  code?.querySelectorAll('.code-removed').forEach((line) => line.remove());
  return code?.textContent.replace(/\n$/, '') ?? '';
}

export default function CodeBlock({html, language = 'text', title, children}: Props): ReactNode {
  const {codeBlockRef, isEnabled, isCodeScrollable, toggle} = useCodeWordWrap();
  const {watch, fade} = useOverflow();
  useEffect(() => watch(codeBlockRef.current), [watch, codeBlockRef]);
  // React compares the object, not the text: a new one would rewrite the code and lose the reader's selection.
  const markup = useMemo(() => (html === undefined ? undefined : {__html: html}), [html]);
  return (
    <div className={clsx('theme-code-block', `language-${language}`)}>
      <div className={styles.bar} data-language={languageName(language)}>
        <span className={styles.codeBlockTitle}>{title}</span>
        {(isEnabled || isCodeScrollable) && (
          <button
            type="button"
            className={clsx('clean-btn', styles.wrap)}
            aria-label="Wrap lines"
            aria-pressed={isEnabled}
            title="Wrap lines"
            onClick={toggle}>
            <IconWordWrap aria-hidden="true" />
          </button>
        )}
        <CopyButton
          className={styles.copy}
          text={() => textOf(codeBlockRef.current)}
          what={title ? `code: ${title}` : 'code'}
        />
      </div>
      <pre ref={codeBlockRef} tabIndex={0} className={fade || undefined}>
        {markup ? <code dangerouslySetInnerHTML={markup} /> : <code>{children}</code>}
      </pre>
    </div>
  );
}
