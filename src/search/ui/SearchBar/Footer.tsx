import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {search} from '@site/src/site/identity';
import {addressOf} from '@site/src/search/dialogue/address';
import type {Shown} from '@site/src/search/dialogue/session';

const keys = [
  {signs: ['↵'], does: 'to open'},
  {signs: ['↑', '↓'], does: 'to move'},
  {signs: ['Esc'], does: 'to close'},
];

/** The keys, for those who see them; screen readers tell of a combobox's keys themselves. */
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

type Props = {shown: Shown | undefined; onLeave: () => void};

/** The keys, and the way to the whole list of results. */
export default function Footer({shown, onLeave}: Props): ReactNode {
  return (
    <div className="DocSearch-Footer">
      {shown && shown.result.nbHits > 1 && (
        <Link
          className="DocSearch-All"
          to={`/${search.pagePath}${addressOf({query: shown.question.query})}`}
          onClick={onLeave}>
          See all {shown.result.nbHits} results
        </Link>
      )}
      <Keys />
    </div>
  );
}
