import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {ProductId} from '@site/src/site/products';

/** Names of the icons. */
export type IconName =
  | ProductId
  | 'search'
  | 'customer'
  | 'administrator'
  | 'developer'
  | 'news'
  | 'support'
  | 'status'
  | 'document'
  | 'folder'
  | 'account'
  | 'audit'
  | 'phone'
  | 'tree'
  | 'lock'
  | 'report'
  | 'clock'
  | 'play'
  | 'download'
  | 'book'
  | 'key'
  | 'plug'
  | 'microphone'
  | 'warning'
  | 'bulb'
  | 'mail'
  | 'feed'
  | 'close'
  | 'enter'
  | 'section'
  | 'star';

/** A decorative icon in the colour of the text beside it, from the CSS masks of `src/css/icons.css`. */
export default function Icon({name, className}: {name: IconName; className?: string}): ReactNode {
  return <span aria-hidden="true" className={clsx('icon', `icon--${name}`, className)} />;
}
