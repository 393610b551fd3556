/** Closes the announcement bar before hydration, with Docusaurus's own attribute and storage key. */
import {root} from '../document';

/** Hides the bar and remembers that the reader closed it. */
export function dismissAnnouncement(): void {
  root.dataset.announcementBarInitiallyDismissed = 'true';
  try {
    localStorage['docusaurus.announcement.dismiss'] = 'true';
  } catch {
    // No storage.
  }
}
