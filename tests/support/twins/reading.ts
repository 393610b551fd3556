/** What somebody reads who has a page before them, or its Markdown: the same questions to both. */

export type Reading = {
  /** Level and text, in order. */
  headings: string[];
  /** Whole addresses, in order. */
  links: string[];
  /** Blocks of code, in order, with all their spaces. */
  code: string[];
  /** All words, in order, as a browser divides them; capitals may be a matter of style. */
  words: string[];
};

type Rules = {leftOut: readonly string[]; base: string};

/**
 * Runs in a browser, and changes the page there.
 *
 * @param rules selectors of what does not count, and the address that the page has to readers
 */
export function readPage({leftOut, base}: Rules): Reading {
  const main = document.querySelector('main') ?? document.body;
  // A drawing is told by its words and its source.
  main.querySelectorAll('figure[data-diagram]').forEach((figure) => {
    const [title, description] = ['title', 'desc'].map((name) => figure.querySelector(name)?.textContent);
    const words = document.createElement('p');
    words.textContent = `Diagram: ${title}. ${description}`;
    figure.replaceWith(words, ...figure.querySelectorAll('[data-diagram-source] pre'));
  });
  for (const selector of leftOut) main.querySelectorAll(selector).forEach((part) => part.remove());
  main.querySelectorAll('details').forEach((details) => (details.open = true));
  main.querySelectorAll<HTMLElement>('[role="tabpanel"]').forEach((panel) => (panel.hidden = false));
  // Labels of tabs are read as headings of what is below them.
  let depth = 1;
  main.querySelectorAll('h1, h2, h3, h4, h5, h6, .tab-heading').forEach((heading) => {
    if (!heading.classList.contains('tab-heading')) depth = Number(heading.tagName[1]);
    else {
      const lower = document.createElement(`h${depth + 1}`);
      lower.textContent = heading.textContent;
      heading.replaceWith(lower);
    }
  });
  // A picture is read by its words.
  main.querySelectorAll('img').forEach((picture) => picture.replaceWith(` ${picture.alt} `));
  const text = (element: Element) => (element.textContent ?? '').replace(/[\s\u200B]+/g, ' ').trim();
  const all = <Found extends Element>(selector: string) => Array.from(main.querySelectorAll<Found>(selector));
  const code = all('pre').map((block) => (block.textContent ?? '').replace(/\n$/, ''));
  const reading = {
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => `${heading.tagName[1]} ${text(heading)}`),
    links: all<HTMLAnchorElement>('a[href]').map(
      (link) => new URL(link.getAttribute('href') ?? '', base).href,
    ),
    code,
  };
  main.querySelectorAll('pre').forEach((block) => block.replaceWith(' '));
  main.querySelectorAll('wbr').forEach((place) => place.remove());
  // A browser tells text without the gaps that a sheet makes inside a line.
  const apart = all<HTMLElement>('*').filter((element) => {
    const {display, marginLeft, marginRight} = getComputedStyle(element);
    return display.startsWith('inline-') || parseFloat(marginLeft) > 0 || parseFloat(marginRight) > 0;
  });
  for (const element of apart) {
    element.before(' ');
    element.after(' ');
  }
  const words = main.innerText
    .toLowerCase()
    .replace(/\u200B/g, '')
    .split(/\s+/)
    .filter(Boolean);
  return {...reading, words};
}
