import {firstScreen, remainder} from '../../config/firstScreen';
import styles from './arrival.module.css';

/**
 * Has what lies below the first screen of a page that was just drawn laid out one frame later, so that the first screen
 * shows sooner. Built pages have the same (src/plugins/first-paint/fold.ts).
 */
export default function arrive(): void {
  const text = document.querySelector('main .markdown');
  const below = (text?.textContent.length ?? 0) - firstScreen;
  if (!text || below < remainder) return;
  let left = below + firstScreen;
  const last = Array.from(text.children).find((part) => (left -= part.textContent.length) <= below);
  if (!last || left < remainder) return;
  text.classList.add(styles.arriving!);
  last.classList.add(styles.last!);
}
