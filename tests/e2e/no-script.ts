/** What a reader without JavaScript has of a page, as the browser shows it at its present width. */
import type {Page} from '@playwright/test';
import type {Way} from '../support/link-distance';

export type Survey = {
  ways: Way[];
  /** Controls that are on screen and do nothing, one readable line each. */
  dead: string[];
  /** Tab panels that cannot be read, or whose name is not to be seen. */
  unread: string[];
};

/** Runs in the page. Folded parts are opened for the while, because what they hold counts as well. */
function look(): Survey {
  const all = <Kind extends Element = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<Kind>(selector),
  ];
  const tell = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120);

  /** Beside the page, such as a menu that is pushed out of sight, and no frame to scroll it into sight. */
  const isBeside = (element: Element) => {
    const {left, right} = element.getBoundingClientRect();
    if (right > 0 && left < innerWidth) return false;
    for (let frame = element.parentElement; frame; frame = frame.parentElement)
      if (/auto|scroll/.test(getComputedStyle(frame).overflowX) && frame.scrollWidth > frame.clientWidth)
        return isBeside(frame);
    return true;
  };
  const isShown = (element: Element) => {
    const {width, height} = element.getBoundingClientRect();
    const isDrawn = element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: false,
    });
    const isUsable = getComputedStyle(element).pointerEvents !== 'none' && !element.closest('[inert]');
    return isDrawn && isUsable && width > 1 && height > 1 && !isBeside(element);
  };
  const foldsOver = (element: Element, closed: readonly Element[]) =>
    closed.filter(
      (details) => details.contains(element) && element.closest('summary')?.parentElement !== details,
    ).length;

  const links = all<HTMLAnchorElement>('a[href]');
  const atOnce = new Set<Element>(links.filter(isShown));
  const closed = all<HTMLDetailsElement>('details:not([open])');
  const names = closed.map((details) => details.getAttribute('name'));
  closed.forEach((details) => {
    details.removeAttribute('name');
    details.open = true;
  });

  const ways = links
    .filter((link) => link.origin === location.origin && link.pathname !== location.pathname && isShown(link))
    .map((link) => ({to: link.pathname, acts: 1 + (atOnce.has(link) ? 0 : foldsOver(link, closed))}));

  const aims = (link: HTMLAnchorElement) => {
    const id = decodeURIComponent(link.hash.slice(1));
    return Boolean(id && document.getElementById(id));
  };
  const deadLinks = all<HTMLAnchorElement>('a').filter((link) => {
    if (!link.hasAttribute('href')) return link.hasAttribute('role') || link.tabIndex >= 0;
    const isHere =
      link.href.includes('#') && link.origin + link.pathname === location.origin + location.pathname;
    return link.protocol === 'javascript:' || (isHere && !aims(link));
  });
  const works = (control: Element) => {
    const form = (control as HTMLInputElement).form;
    if (form?.hasAttribute('action'))
      return !(control instanceof HTMLButtonElement) || control.type === 'submit';
    return control.matches('button[popovertarget]');
  };
  const roles = ['button', 'tab', 'switch', 'checkbox', 'menuitem', 'combobox', 'slider', 'option'];
  const controls = all(
    `button, input, select, textarea, ${roles.map((role) => `[role=${role}]`).join(', ')}`,
  ).filter((control) => !control.matches('summary, a[href], [type=hidden]') && !works(control));
  const dead = [...deadLinks, ...controls].filter(isShown).map(tell);

  const saysName = (panel: Element, name: string) =>
    getComputedStyle(panel, '::before').content.includes(name) ||
    [
      ...panel.querySelectorAll('*'),
      ...(panel.previousElementSibling ? [panel.previousElementSibling] : []),
    ].some((element) => element.textContent?.trim() === name && isShown(element));
  const nameOf = (panel: Element) =>
    panel.getAttribute('aria-label') ??
    document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent?.trim();
  const unread = all('[role=tabpanel]').flatMap((panel) => {
    const name = nameOf(panel);
    if (!isShown(panel)) return [`hidden: ${name}`];
    return name && saysName(panel, name) ? [] : [`without its name: ${name}`];
  });

  closed.forEach((details, index) => {
    const name = names[index];
    details.open = false;
    if (name) details.setAttribute('name', name);
  });
  return {ways, dead, unread};
}

/** @returns what the page offers as it stands; without JavaScript in it, the browser still answers to tests */
export const survey = (page: Page): Promise<Survey> => page.evaluate(look);
