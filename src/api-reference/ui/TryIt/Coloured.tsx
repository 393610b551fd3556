import React, {type ReactNode} from 'react';
import {Highlight} from 'prism-react-renderer';
import {codeRoles} from '@site/src/content/contract';

const theme = {
  plain: {},
  styles: codeRoles.map(({types, colour}) => ({types, style: {color: `var(--hub-${colour})`}})),
};

/** Code that only the browser knows, coloured there. */
export default function Coloured({language, children}: {language: string; children: string}): ReactNode {
  return (
    <Highlight theme={theme} code={children} language={language}>
      {({tokens, getTokenProps}) => (
        <pre tabIndex={0}>
          <code>
            {tokens.map((line, row) => (
              <React.Fragment key={row}>
                {row > 0 && '\n'}
                {line.map(
                  (token, column) => !token.empty && <span key={column} {...getTokenProps({token})} />,
                )}
              </React.Fragment>
            ))}
          </code>
        </pre>
      )}
    </Highlight>
  );
}
