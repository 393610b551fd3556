/** A client module: what a marked term means is shown where it stands to whoever points at it, taps it or focuses it. */
import type {ClientModule} from '@docusaurus/types';

const selector = 'a.term';

let pointer = '';

/** What was tapped last: the second tap follows the link, whether or not its meaning has come. */
let tapped: Element | undefined;

function open(link: HTMLElement): void {
  void import(/* webpackChunkName: "glossary" */ './card').then(
    ({openCard}) => openCard(link),
    () => undefined,
  );
}

function answer(event: Event): void {
  if (event instanceof PointerEvent && event.pointerType) pointer = event.pointerType;
  const link = (event.target as Element).closest<HTMLElement>(selector);
  if (!link || link.hasAttribute('aria-describedby')) return;
  if (event.type === 'click') {
    if (pointer !== 'touch' || link === tapped) return;
    tapped = link;
    event.preventDefault();
    event.stopPropagation();
    open(link);
  } else if (event.type === 'focusin' ? link.matches(':focus-visible') : pointer === 'mouse') open(link);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation !== null) return;
    for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, answer, true);
    // The pointer or the focus may have come to rest before this script did.
    const reached = matchMedia('(hover: hover)').matches ? ':is(:hover, :focus-visible)' : ':focus-visible';
    const link = document.querySelector<HTMLElement>(selector + reached);
    if (link) open(link);
  },
};

export default clientModule;
