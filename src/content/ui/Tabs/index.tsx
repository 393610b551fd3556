/**
 * Why ours: the stock tabs are made anew when React answers, name no panel, and show one panel only to readers without a
 * script. These keep their elements: until React answers, src/runtime/controls/tabs.ts switches them.
 */
import React, {Children, cloneElement, isValidElement, useEffect, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {sanitizeTabsChildren, useScrollPositionBlocker, useTabs} from '@site/src/docusaurus/contract';
import {onHandover} from '@site/src/runtime/contract';
import type {Props as Item} from '../TabItem';
import type {Props} from '@theme/Tabs';

export default function Tabs({className, block, ...props}: Props): ReactNode {
  const id = useId();
  const children = sanitizeTabsChildren(props.children);
  const {selectedValue, selectValue, tabValues} = useTabs({...props, children});
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const list = useRef<HTMLDivElement>(null);
  const builtWith = useRef(selectedValue);

  useEffect(
    () =>
      onHandover(() => {
        const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.dataset.value;
        if (chosen && chosen !== builtWith.current) selectValue(chosen);
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The choice is adopted once; what React shows after the hand-over is its own.
    [],
  );

  return (
    <div className="tabs-container">
      <div
        ref={list}
        role="tablist"
        data-group={props.groupId}
        className={clsx('tabs needs-script', block && 'tabs--block', className)}>
        {tabValues.map(({value, label, attributes}, index) => (
          <button
            {...attributes}
            key={value}
            type="button"
            role="tab"
            data-value={value}
            aria-controls={`${id}${index}`}
            aria-selected={value === selectedValue}
            tabIndex={value === selectedValue ? 0 : -1}
            className={clsx('tabs__item clean-btn', value === selectedValue && 'tabs__item--active')}
            onClick={({currentTarget}) => {
              blockElementScrollPositionUntilNextRender(currentTarget);
              selectValue(value);
            }}>
            {label ?? value}
          </button>
        ))}
      </div>
      <div className="margin-top--md">
        {Children.toArray(children).map((item, index) =>
          isValidElement<Item>(item)
            ? cloneElement(item, {
                attributes: {...item.props.attributes, id: `${id}${index}`},
                hidden: item.props.value !== selectedValue,
              })
            : null,
        )}
      </div>
    </div>
  );
}
