import React, {type ReactNode} from 'react';
import {t} from '../../../site/language/t';
import Frame from './Frame';

/** The page of a site that keeps nothing (`OFFLINE=off`). */
export default function SwitchedOff(): ReactNode {
  return <Frame explanation={<p>{t`At present, this site keeps nothing on your device.`}</p>} />;
}
