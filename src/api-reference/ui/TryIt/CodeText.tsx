import React, {type ReactNode} from 'react';
import {Highlight} from 'prism-react-renderer';
import {codeRoles} from '@site/src/content/contract';
import CopyButton from '@site/src/ui/CopyButton';
import styles from './console.module.css';

const theme = {
  plain: {},
  styles: codeRoles.map(({types, colour}) => ({types, style: {color: `var(--hub-${colour})`}})),
};

/** Code that only the browser knows, coloured there. */
export default function CodeText({language, children}: {language: string; children: string}): ReactNode {
  return (
    <div className="theme-code-block">
      <Highlight theme={theme} code={children} language={language}>
        {({tokens, getTokenProps}) => (
          <pre tabIndex={0} className="thin-scrollbar">
            <code>
              {tokens.map((line, row) => (
                <React.Fragment key={row}>
                  {line.map(
                    (token, column) => !token.empty && <span key={column} {...getTokenProps({token})} />,
                  )}
                  {'\n'}
                </React.Fragment>
              ))}
            </code>
          </pre>
        )}
      </Highlight>
      <CopyButton className={styles.copyBody} text={children} what="body" />
    </div>
  );
}
