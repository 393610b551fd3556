import type {ReactNode} from 'react';
import {useHistoryPopHandler} from '@site/src/docusaurus/contract';

/** While mounted, the browser's back button closes the dialog and stays on the page. */
export default function CloseOnBack({dialog}: {dialog: HTMLDialogElement}): ReactNode {
  useHistoryPopHandler(() => {
    dialog.close();
    return false;
  });
  return null;
}
