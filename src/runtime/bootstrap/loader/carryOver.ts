/**
 * React refuses a page that somebody else has changed (a translator, an extension, a host that rewrites pages): it empties its
 * container and renders all elements again. What the reader did is carried over to them.
 */
import {all} from '../../controls/all';
import {isMenuOpen, openMenu} from '../../controls/menu';
import {showTab} from '../../controls/tabs';
import type {Hub} from '../hydration';

/**
 * Pairs old elements with the new ones in their places, where strangers' have none. What React keeps and does not know, such
 * as code that is HTML of the page, moves along.
 */
function pair(
  was: ParentNode,
  now: ParentNode,
  pairs = new Map<Node, HTMLElement>(),
): Map<Node, HTMLElement> {
  pairs.set(was, now as HTMLElement);
  if (!now.hasChildNodes() && was.children.length) now.append(...was.childNodes);
  const seen: Record<string, number> = {};
  for (const child of was.children) {
    const {localName} = child;
    const index = (seen[localName] = (seen[localName] ?? -1) + 1);
    const twin = [...now.children].filter((other) => other.localName === localName)[index];
    if (twin) pair(child, twin, pairs);
  }
  return pairs;
}

/** @returns text node and offset after so many characters of an element */
function pointAt(element: HTMLElement, characters: number): [Node, number] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = characters;
  while (texts.nextNode()) {
    const {length} = texts.currentNode as Text;
    if (left <= length) return [texts.currentNode, left];
    left -= length;
  }
  return [element, 0];
}

/** Has a press that began on an old element end as a click of the new one: the browser makes none of it. */
function finishPress(element: HTMLElement): void {
  let isClicked = false;
  addEventListener('click', () => (isClicked = true), {once: true, capture: true});
  const finish = ({target}: Event) =>
    setTimeout(() => !isClicked && element.contains(target as Node) && element.click());
  addEventListener('pointerup', finish, {once: true, capture: true});
}

/** Takes the elements out of the container. @returns what gives those in their places the state that they had */
function takeOut(container: HTMLElement, hub: Hub): () => void {
  const {scrollX, scrollY} = window;
  const scrolled = all('#__docusaurus *').flatMap((was) => {
    const {scrollTop: top, scrollLeft: left} = was;
    return top || left ? [{was, top, left}] : [];
  });
  const hasMenu = isMenuOpen();
  // React looks at the page at once for a click that comes meanwhile, and a link that has gone leads nowhere.
  const {event} = window;
  const clicked = event?.type === 'click' && container.contains(event.target as Node) && event.target;
  const held = all('#__docusaurus :active').at(-1);
  const focused = container.contains(document.activeElement) && (document.activeElement as HTMLInputElement);
  const {anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed} = getSelection()!;
  const hasSelected = !isCollapsed && container.contains(anchorNode) && container.contains(focusNode);
  // No fragment: scripts of others ask the root of what is pressed for what lies at a point, which a fragment cannot say.
  const old = document.createElement('div');
  old.append(...container.childNodes);

  return () => {
    const pairs = pair(old, container);
    const known = (node: Node): Node => (pairs.has(node) ? node : known(node.parentNode!));
    const hasMoved = (node: Node) => container.contains(node);
    const newOf = (node: Node) => (hasMoved(node) ? (node as HTMLElement) : pairs.get(known(node))!);
    const each = <Kind extends HTMLElement>(selector: string, give: (now: Kind, was: Kind) => void) => {
      for (const was of old.querySelectorAll<Kind>(selector)) {
        const now = pairs.get(was);
        if (now) give(now as Kind, was);
      }
    };
    each<HTMLInputElement>('input,select,textarea', (now, {value, checked}) =>
      Object.assign(now, {value, checked}),
    );
    each<HTMLDetailsElement>('details', (now, {open}) => Object.assign(now, {open}));
    each('[role=tab][aria-selected=true]', showTab);
    each<HTMLDialogElement>('dialog[open]', (now) => now.showModal());
    each('[data-hidden]', (now) => now.toggleAttribute('data-hidden', true));
    if (hasMenu) openMenu();
    if (hub.pressed && old.contains(hub.pressed)) hub.pressed = newOf(hub.pressed);
    if (held) finishPress(newOf(held));
    if (clicked) newOf(clicked as Node).click();
    if (focused) {
      const {selectionStart, selectionEnd} = focused;
      const now = newOf(focused) as HTMLInputElement;
      now.focus();
      if (selectionStart !== null) now.setSelectionRange?.(selectionStart, selectionEnd);
    }
    const pointOf = (node: Node, offset: number): [Node, number] => {
      if (hasMoved(node)) return [node, offset];
      const range = new Range();
      range.setStart(known(node), 0);
      range.setEnd(node, offset);
      return pointAt(newOf(node), String(range).length);
    };
    if (hasSelected)
      getSelection()!.setBaseAndExtent(
        ...pointOf(anchorNode!, anchorOffset),
        ...pointOf(focusNode!, focusOffset),
      );
    scrollTo({top: scrollY, left: scrollX, behavior: 'instant'});
    for (const {was, ...place} of scrolled) newOf(was).scrollTo({...place, behavior: 'instant'});
  };
}

/** To be called before React starts. */
export function carryOver(hub: Hub): void {
  const container = document.getElementById('__docusaurus')!;
  const {get} = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')!;
  // React empties its container so, and has filled it again when this task ends.
  Object.defineProperty(container, 'textContent', {
    configurable: true,
    get,
    set: () => queueMicrotask(takeOut(container, hub)),
  });
  hub.handovers.add(() => delete (container as Partial<HTMLElement>).textContent);
}
