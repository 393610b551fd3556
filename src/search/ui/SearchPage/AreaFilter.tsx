import React, {type MouseEvent, type ReactNode} from 'react';
import {accentOf, iconOfArea} from '@site/src/search/ui/accent';
import Icon from '@site/src/ui/Icon';
import {withBase} from '@site/src/site/base';
import {searchAreas} from '@site/src/site/products';
import {search} from '@site/src/site/identity';
import type {AreaCounts} from '@site/src/search/client/areaCounts';
import {searchPageAddress} from '@site/src/search/client/searchPageAddress';
import styles from './styles.module.css';

type Props = {
  query: string;
  /** Label of the chosen area; all when absent. */
  area: string | undefined;
  /** Of the answer on the screen. */
  counts: AreaCounts | undefined;
  onChoose: (area: string | undefined) => void;
};

const choices: readonly {label: string; value?: string; area?: string}[] = [
  {label: 'All'},
  ...searchAreas.map(({label, value}) => ({label, value, area: label})),
];

const isPlain = ({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Narrows the search to a product or area: links, because each choice has an address. */
export default function AreaFilter({query, area: chosen, counts, onChoose}: Props): ReactNode {
  const countOf = (value: string | undefined) =>
    value ? counts?.areas.find(({area}) => area === value)?.count : counts?.all;
  return (
    <nav aria-label="Narrow the search" className="needs-script">
      <ul className="chips">
        {choices.map(({label, value, area}) => (
          <li key={label} className={value && accentOf(value)}>
            <a
              className="chip"
              href={withBase(`/${search.pagePath}${searchPageAddress({query, area})}`)}
              aria-current={area === chosen ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                onChoose(area);
              }}>
              {value && <Icon name={iconOfArea(value)} />}
              {label}
              {countOf(value) ? <span className={styles.count}>{` ${countOf(value)}`}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
