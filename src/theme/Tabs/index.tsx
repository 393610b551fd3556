/** Why a wrap: the stock tabs name no panel, so that a screen reader cannot go from a tab to what it shows. */
import React, {
  Children,
  cloneElement,
  isValidElement,
  useId,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type {Props as Item} from '@theme/TabItem';
import Original from '@theme-original/Tabs';

export default function Tabs({children, ...props}: ComponentProps<typeof Original>): ReactNode {
  const id = useId();
  const items = Children.toArray(children as ReactNode)
    .filter((child) => isValidElement<Item>(child))
    .map((item, index) => {
      const attributes = {...item.props.attributes, 'aria-controls': `${id}${index}`};
      return cloneElement(item, {attributes});
    });
  return <Original {...props}>{items}</Original>;
}
