import React, {type MouseEvent, type ReactNode} from 'react';
import {accentOf, iconOfArea} from '@site/src/search/ui/accent';
import Highlight from '@site/src/search/ui/Highlight';
import Entry from '@site/src/ui/Entry';

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

/** Headings above the title, and how many hits are left out. */
const wayTo = ({trail, folded = 0}: ResultView): ReactNode => (
  <>
    {trail.map((part, index) => (
      <React.Fragment key={index}>
        {index > 0 && ' '}
        {'› '}
        <Highlight value={part} />
      </React.Fragment>
    ))}
    {folded > 0 && ` and in ${folded} more`}
  </>
);

/** A hit on the search page. */
export default function Result({
  hit,
  onOpen,
}: {
  hit: ResultView;
  onOpen: (event: MouseEvent) => void;
}): ReactNode {
  return (
    <Entry
      as="li"
      to={hit.to}
      title={<Highlight value={hit.title} />}
      icon={iconOfArea(hit.area)}
      area={<Highlight value={hit.area} />}
      facts={wayTo(hit)}
      text={hit.snippet && <Highlight value={hit.snippet} />}
      className={accentOf(hit.area)}
      onOpen={onOpen}
    />
  );
}
