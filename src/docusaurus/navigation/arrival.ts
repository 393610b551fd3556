import {firstScreen, remainder} from '../../runtime/contract';
import styles from './arrival.module.css';

/**
 * Has what lies below the first screen of a page that was just drawn laid out one frame later, so that the first screen
 * shows sooner. Built pages have the same (src/runtime/critical-css/belowTheFold.ts).
 */
export default function arrive(): void {
  const text = document.querySelector('main .markdown');
  if (!text) return;
  let above = 0;
  for (const part of Array.from(text.children)) {
    above += part.textContent.length;
    if (above < firstScreen) continue;
    if (text.textContent.length - above < remainder) return;
    text.classList.add(styles.arriving!);
    part.classList.add(styles.last!);
    return;
  }
}
