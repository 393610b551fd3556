import type {ReactNode} from 'react';
import {useHistoryPopHandler} from '@site/src/docusaurus/contract';

/** While it is there, the browser's way back closes the dialog and stays on the page. */
export default function CloseOnBack({dialog}: {dialog: HTMLDialogElement}): ReactNode {
  useHistoryPopHandler(() => {
    dialog.close();
    return false;
  });
  return null;
}
