/**
 * Scrolls the sidebar, and nothing else, to the entry of the page when that is out of sight. It is whole in itself, because
 * pages also have it as an inline script.
 */
export function showCurrent(box: Element): void {
  const menu = box.querySelector('.menu')!;
  const entry = menu.querySelector('[aria-current=page]');
  const {top, bottom, height} = (entry ?? menu).getBoundingClientRect();
  if (entry && height && (top < menu.getBoundingClientRect().top || bottom > innerHeight))
    menu.scrollTop += top - innerHeight / 2;
}
