import React, {useId, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import AreaIcon, {accentOf} from '@site/src/search/ui/AreaIcon';
import Highlight from '@site/src/search/ui/Highlight';
import Icon from '@site/src/ui/Icon';
import type {GroupedHit, HitGroup} from '@site/src/search/client/groupHits';
import Hit from './Hit';
import type {Options} from './useOptions';

type OnOpen = (hit: GroupedHit, event: MouseEvent) => void;

type OptionProps = {hit: GroupedHit; index: number; options: Options; onOpen: OnOpen};

function Option({hit, index, options, onOpen}: OptionProps): ReactNode {
  return (
    <Link
      id={options.idOf(index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === options.active}
      className={clsx('DocSearch-Hit', hit.isChild && 'DocSearch-Hit--Child')}
      to={hit.view.to}
      onMouseMove={() => options.activate(index)}
      onClick={(event) => onOpen(hit, event)}>
      <Hit view={hit.view} isChild={hit.isChild} />
      <span className="DocSearch-Hit-action DocSearch-Hit-Select-Icon">
        <Icon name="enter" />
      </span>
    </Link>
  );
}

type GroupProps = Omit<OptionProps, 'hit' | 'index'> & {group: HitGroup; first: number};

function Group({group, first, ...rest}: GroupProps): ReactNode {
  const label = useId();
  return (
    <div role="group" aria-labelledby={label} className={clsx('DocSearch-Hits', accentOf(group.area))}>
      <div id={label} role="presentation" className="DocSearch-Hit-source">
        <AreaIcon area={group.area} />
        <Highlight value={group.area} />
      </div>
      {group.hits.map((hit, index) => (
        <Option key={hit.view.id} hit={hit} index={first + index} {...rest} />
      ))}
    </div>
  );
}

type Props = {groups: readonly HitGroup[]; options: Options; onOpen: OnOpen};

/** The list of results: one listbox, a group for each product; focus stays in the field. */
export default function Results({groups, options, onOpen}: Props): ReactNode {
  const firsts = groups.map((_, index) =>
    groups.slice(0, index).reduce((count, {hits}) => count + hits.length, 0),
  );
  return (
    <div role="listbox" id={options.listId} aria-label="Results">
      {groups.map((group, index) => (
        <Group key={group.area} group={group} first={firsts[index] ?? 0} options={options} onOpen={onOpen} />
      ))}
    </div>
  );
}
