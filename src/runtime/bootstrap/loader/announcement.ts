/** The announcement, until React answers: closed as Docusaurus closes it. */
import {root} from '../document';

/** Hides the bar and remembers that the reader closed it. */
export function dismissAnnouncement(): void {
  root.dataset.announcementBarInitiallyDismissed = 'true';
  try {
    localStorage['docusaurus.announcement.dismiss'] = 'true';
  } catch {
    // Nothing can be stored.
  }
}
