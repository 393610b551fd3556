import React, {type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import AreaIcon, {accentOf} from '@site/src/search/ui/AreaIcon';
import Highlight from '@site/src/search/ui/Highlight';
import styles from './styles.module.css';

/** The parts of a search hit that the list shows. Texts may hold `<mark>`; other markup stays text. */
export type ResultView = {
  id: string;
  /** Address inside the site. */
  to: string;
  /** Name of the product or area. */
  area: string;
  title: string;
  /** Page and headings above the title. */
  trail: readonly string[];
  snippet?: string;
  /** How many further hits with this title are left out. */
  folded?: number;
};

/** A hit on the search page. */
export default function Result({
  hit,
  onOpen,
}: {
  hit: ResultView;
  onOpen: (event: MouseEvent) => void;
}): ReactNode {
  return (
    <li className={clsx(styles.result, accentOf(hit.area))}>
      <p className={styles.trail}>
        <span className={styles.area}>
          <AreaIcon area={hit.area} />
          <Highlight value={hit.area} />
        </span>
        {hit.trail.map((part, index) => (
          <span key={index}>
            <Highlight value={part} />
          </span>
        ))}
      </p>
      <Link to={hit.to} className={styles.title} onClick={onOpen}>
        <Highlight value={hit.title} />
      </Link>
      {hit.snippet && (
        <p className={styles.snippet}>
          <Highlight value={hit.snippet} />
        </p>
      )}
      {hit.folded !== undefined && hit.folded > 0 && (
        <p className={styles.trail}>{`and in ${hit.folded} more`}</p>
      )}
    </li>
  );
}
