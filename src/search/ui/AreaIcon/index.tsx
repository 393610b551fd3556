import React, {type ReactNode} from 'react';
import Icon from '@site/src/ui/Icon';
import {iconOfArea} from './accent';

export {accentOf} from './accent';

/** The icon of the product or area that a search record belongs to. */
export default function AreaIcon({area}: {area: string}): ReactNode {
  return <Icon name={iconOfArea(area)} />;
}
