import React, {type ReactNode} from 'react';
import Frame from './Frame';

/** The page of a site that keeps nothing (`OFFLINE=off`). */
export default function SwitchedOff(): ReactNode {
  return <Frame explanation={<p>At present, this site keeps nothing on your device.</p>} />;
}
