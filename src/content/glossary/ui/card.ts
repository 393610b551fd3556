/** The card that shows the meaning of a term beside its first use on a page. */
import terms from '../../../docusaurus/generated/terms';
import styles from './styles.module.css';

/** Milliseconds in which a pointer may cross the gap between the term and its card. */
const grace = 200;

/** Pixels between the term and its card, and between the card and the edge of the window. */
const gap = 8;

const id = 'glossary-card';

function place(card: HTMLElement, link: HTMLElement): void {
  // Of a term that is broken over two lines, the first part.
  const [line = link.getBoundingClientRect()] = link.getClientRects();
  const {offsetWidth: width, offsetHeight: height} = card;
  const hasRoomBelow = line.bottom + gap + height < window.innerHeight;
  const left = Math.min(line.left, document.documentElement.clientWidth - width - gap);
  card.style.left = `${Math.max(gap, left)}px`;
  card.style.top = `${hasRoomBelow ? line.bottom + gap : Math.max(gap, line.top - gap - height)}px`;
}

function cardOf(link: HTMLElement): HTMLElement | undefined {
  const anchor = new URL((link as HTMLAnchorElement).href).hash.slice(1);
  const term = terms.find((one) => one.id === anchor);
  if (!term) return undefined;
  const card = document.createElement('div');
  const name = document.createElement('strong');
  const text = document.createElement('p');
  name.textContent = term.term;
  text.textContent = term.definition;
  card.append(name, text);
  return Object.assign(card, {id, className: styles.card, popover: 'auto'});
}

/**
 * Opens the card of a marked term. It stays beside the term while the page scrolls, as
 * the focus may bring a term into the window. It closes when the pointer or the focus leaves, with Escape, and at a
 * press elsewhere.
 *
 * @param link the marked term
 */
export function openCard(link: HTMLElement): void {
  document.getElementById(id)?.remove();
  const card = cardOf(link);
  // Browsers before 2024 have no popovers: there the link leads to the entry.
  if (!card?.showPopover) return;
  document.body.append(card);
  card.showPopover();
  place(card, link);
  link.setAttribute('aria-describedby', id);

  const over = new AbortController();
  const {signal} = over;
  const close = () => card.hidePopover();
  const follow = () => {
    const {bottom, top} = link.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) place(card, link);
    else close();
  };
  const leave = ({pointerType}: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    setTimeout(() => {
      if (![link, card].some((part) => part.matches(':hover'))) close();
    }, grace);
  };
  for (const part of [link, card]) part.addEventListener('pointerleave', leave, {signal});
  link.addEventListener('blur', close, {signal});
  window.addEventListener('scroll', follow, {signal, passive: true});
  // Not at the event `toggle`, which is queued: the focus may come back before it.
  card.addEventListener('beforetoggle', () => {
    over.abort();
    link.removeAttribute('aria-describedby');
  });
  card.addEventListener('toggle', ({newState}) => {
    if (newState === 'closed') card.remove();
  });
}
