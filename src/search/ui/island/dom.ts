/** Elements without a framework: made with attributes and listeners, and remade only when what they show has changed. */

/** Attributes by name; `false` and `undefined` leave one out, a function listens to the event of its name. */
export type Attributes = Record<string, string | boolean | undefined | ((event: never) => void)>;

export type Child = Node | string | false | undefined;

/** @returns whether two lists hold the same values */
const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => Object.is(value, other[index]));

/** Replaces the children of an element, unless they are these already: one that is moved would lose the focus. */
export function fill(parent: Element, children: readonly Child[]): void {
  const wanted = children.filter((child) => child !== undefined && child !== false);
  if (!isSame([...parent.childNodes], wanted)) parent.replaceChildren(...wanted);
}

/** @returns a new element; strings become text, never markup */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value as EventListener);
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  fill(made, children);
  return made;
}

/** Sets an attribute, or removes it. */
export function set(target: Element, name: string, value: string | undefined): void {
  if (value === undefined) target.removeAttribute(name);
  else if (target.getAttribute(name) !== value) target.setAttribute(name, value);
}

/** An element whose children are made anew when one of the values that they show is another. */
export type Slot = {
  node: HTMLElement;
  draw: (shown: readonly unknown[], make: () => readonly Child[]) => void;
};

/** @returns a part of the panel, empty at first */
export function slot(attributes: Attributes = {}): Slot {
  const node = element('div', attributes);
  let before: readonly unknown[] = [];
  return {
    node,
    draw(shown, make) {
      if (isSame(before, shown)) return;
      fill(node, make());
      before = shown;
    },
  };
}
