import {useCallback, useEffect, useState} from 'react';
import {inTime} from '@site/src/runtime/contract';
import {loadPanel} from './loadPanel';
import type PanelType from './Panel';

type Panel = {
  /** The panel component, once it is downloaded. */
  Panel: typeof PanelType | undefined;
  hasFailed: boolean;
  tryAgain: () => void;
};

/** Downloads the panel when the dialog opens; retries when the network is back or the reader asks. */
export function usePanel(isOpen: boolean): Panel {
  const [loaded, setLoaded] = useState<{Panel: typeof PanelType}>();
  const [hasFailed, setHasFailed] = useState(false);

  const tryAgain = useCallback(() => {
    inTime(loadPanel()).then(
      (Panel) => {
        setHasFailed(false);
        setLoaded({Panel});
      },
      () => setHasFailed(true),
    );
  }, []);

  useEffect(() => {
    if (!isOpen || loaded) return undefined;
    tryAgain();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isOpen, loaded, tryAgain]);

  return {Panel: loaded?.Panel, hasFailed, tryAgain};
}
