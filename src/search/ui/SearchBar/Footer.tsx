import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {search} from '@site/src/site/identity';
import {searchPageAddress} from '@site/src/search/client/searchPageAddress';
import type {ShownAnswer} from '@site/src/search/client/session';

const keys = [
  {signs: ['↵'], does: 'to open'},
  {signs: ['↑', '↓'], does: 'to move'},
  {signs: ['Esc'], does: 'to close'},
];

/** Keyboard shortcuts, hidden from screen readers, which announce the keys of a combobox themselves. */
function Keys(): ReactNode {
  return (
    <ul className="DocSearch-Commands" aria-hidden="true">
      {keys.map(({signs, does}) => (
        <li key={does}>
          {signs.map((sign) => (
            <kbd key={sign} className="DocSearch-Commands-Key">
              {sign}
            </kbd>
          ))}
          <span className="DocSearch-Label">{does}</span>
        </li>
      ))}
    </ul>
  );
}

type Props = {shown: ShownAnswer | undefined; onLeave: () => void};

/** Keyboard shortcuts and the link to the search page. */
export default function Footer({shown, onLeave}: Props): ReactNode {
  return (
    <div className="DocSearch-Footer">
      {shown && shown.result.nbHits > 1 && (
        <Link
          className="DocSearch-All"
          to={`/${search.pagePath}${searchPageAddress({query: shown.question.query})}`}
          onClick={onLeave}>
          See all {shown.result.nbHits} results
        </Link>
      )}
      <Keys />
    </div>
  );
}
