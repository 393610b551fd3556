import {useLayoutEffect} from 'react';
import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import {walkLinks} from './walkLinks';

/** While the dialog is open: the arrow keys walk through its links, and the browser's way back closes it. */
export function useWay(dialog: HTMLDialogElement): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => walkLinks(event, dialog);
    dialog.addEventListener('keydown', onKey);
    return () => dialog.removeEventListener('keydown', onKey);
  }, [dialog]);

  useHistoryPopHandler(() => {
    dialog.close();
    return false;
  });
}
