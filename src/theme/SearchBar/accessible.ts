/**
 * Mends the roles of DocSearch's modal.
 *
 * Problem: in @docsearch/react 3.9.0 the backdrop is a button around the field, the modal's header and footer are
 * landmarks of the page, and results are options (which may hold nothing to focus) that hold links and buttons.
 * Nothing of that can be set from outside. So the modal becomes a dialog, and its results trees, whose items may
 * be selected and may hold links. React writes an attribute only when its value changes, so constant ones stay
 * mended; the others are watched.
 */

const watched = ['aria-expanded', 'aria-controls', 'aria-activedescendant'];

function mendContainer(container: Element): void {
  container.setAttribute('role', 'dialog');
  container.setAttribute('aria-modal', 'true');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls', 'tabindex'])
    container.removeAttribute(name);
}

/** References of the field to elements that are not there, such as the list of an empty group. */
function mendField(input: Element): void {
  for (const name of ['aria-controls', 'aria-activedescendant']) {
    const value = input.getAttribute(name);
    if (value === null) continue;
    const present = value
      .split(/\s+/)
      .filter((id) => document.getElementById(id))
      .join(' ');
    if (present) input.setAttribute(name, present);
    else input.removeAttribute(name);
  }
}

function mendList(list: Element): void {
  list.setAttribute('role', 'tree');
  list.removeAttribute('aria-labelledby');
  list.setAttribute(
    'aria-label',
    list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent ?? 'Results',
  );
}

function mend(frame: Element): void {
  frame.querySelectorAll('.DocSearch-Container').forEach(mendContainer);
  frame
    .querySelectorAll('.DocSearch-Container header, .DocSearch-Container footer')
    .forEach((part) => part.setAttribute('role', 'none'));
  frame.querySelectorAll('[role="listbox"]').forEach(mendList);
  frame.querySelectorAll('[role="option"]').forEach((hit) => hit.setAttribute('role', 'treeitem'));
  frame.querySelectorAll('.DocSearch-Input').forEach(mendField);
}

/**
 * @param frame the element around the modal
 * @returns a function that stops the watch
 */
export function keepAccessible(frame: Element): () => void {
  const observer = new MutationObserver(update);
  function update(): void {
    observer.disconnect();
    mend(frame);
    observer.observe(frame, {subtree: true, childList: true, attributes: true, attributeFilter: watched});
  }
  update();
  return () => observer.disconnect();
}
