/** Elements without a framework: made anew for what is to be shown, and fitted into what is on the screen. */

/** Attributes by name; `false` and `undefined` leave one out, a function is called at the event of its name. */
export type Attributes = Record<string, string | boolean | undefined | ((event: never) => void)>;

export type Child = Node | string | number | false | undefined | readonly Child[];

/** What stood in an element when it was made: others, such as a translator, may have changed it since, and that stays. */
const made = new WeakMap<Element, string>();

/** Sets an attribute, or removes it. */
export function set(target: Element, name: string, value: string | null): void {
  if (value === null) target.removeAttribute(name);
  else if (target.getAttribute(name) !== value) target.setAttribute(name, value);
}

const isChild = (one: Attributes | Child): one is Child =>
  typeof one !== 'object' || one instanceof Node || Array.isArray(one);

const nodesOf = (children: readonly Child[]): (Node | string)[] =>
  children.flatMap((child) => {
    if (typeof child === 'number') return String(child);
    if (typeof child === 'string' || child instanceof Node) return child || [];
    return child ? nodesOf(child) : [];
  });

/**
 * @param selector tag and classes, as in `p.note`
 * @param first attributes, or the first child
 * @returns a new element; strings become text, never markup
 */
export function el(selector: string, first: Attributes | Child = {}, ...children: Child[]): HTMLElement {
  const [tag, ...classes] = selector.split('.');
  const one = document.createElement(tag!);
  one.className = classes.join(' ');
  if (isChild(first)) children.unshift(first);
  else
    for (const [name, value] of Object.entries(first))
      if (typeof value === 'function') Object.assign(one, {[`on${name}`]: value});
      else if (value !== undefined && value !== false) one.setAttribute(name, value === true ? '' : value);
  one.append(...nodesOf(children));
  made.set(one, one.innerHTML);
  return one;
}

function update(one: HTMLElement, wanted: HTMLElement): void {
  for (const name of new Set([...one.getAttributeNames(), ...wanted.getAttributeNames()]))
    set(one, name, wanted.getAttribute(name));
  const {onclick, onmousemove, innerHTML} = wanted;
  Object.assign(one, {onclick, onmousemove});
  if (made.get(one) === innerHTML) return;
  made.set(one, innerHTML);
  fill(one, [...wanted.childNodes]);
}

/**
 * Has an element show these children. Those that are there already stay the same elements, with the focus: by their id, or
 * by their place among those without one.
 */
export function fill(parent: Element, children: readonly Child[]): void {
  const wanted = nodesOf(children);
  const ids = new Set(wanted.map((child) => (child instanceof Element ? child.id : '')));
  for (const child of [...parent.children]) if (!ids.has(child.id)) child.remove();
  const kept = new Map([...parent.children].map((child) => [child.id, child]));
  let at = parent.firstChild;
  for (const child of wanted) {
    const isElement = child instanceof HTMLElement;
    const same = isElement && child.id ? kept.get(child.id) : at;
    if (
      isElement &&
      same instanceof HTMLElement &&
      same.id === child.id &&
      same.localName === child.localName
    )
      update(same, child);
    else if (!isElement && same instanceof Text)
      same.data = child instanceof Node ? child.textContent! : child;
    else {
      parent.insertBefore(child instanceof Node ? child : new Text(child), at);
      continue;
    }
    if (same === at) at = at.nextSibling;
    else parent.insertBefore(same, at);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}
