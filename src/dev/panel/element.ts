/** The panel in the page of an author: what there is to correct, where, and how. The page beneath it stays in use. */
import type {Trouble} from '../../docusaurus/contract.node';
import {styles} from './styles';

export const tag = 'help-hub-panel';

type Children = (Node | string | undefined)[];

function made(name: string, attributes: Record<string, string>, ...children: Children): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

const placeOf = ({path, line = 1, column = 1}: Trouble) => (path ? `${path}:${line}:${column}` : '');

const inWords = (count: number) => `${count} ${count === 1 ? 'thing' : 'things'} to correct`;

/** For an error that says no more than what is wrong. */
const generalRemedy = 'correct it and save the file. Until then, the page shows what was read last.';

/** webpack-dev-server opens the file in the editor that runs. */
const openInEditor = (place: string) =>
  fetch(`/webpack-dev-server/open-editor?fileName=${encodeURIComponent(place)}`);

export class Panel extends HTMLElement {
  private readonly count = made('h2', {role: 'status'});
  private readonly list = made('ul', {tabindex: '0', 'aria-label': 'What to correct'});
  private readonly toggle = made('button', {type: 'button', 'aria-expanded': 'true'}, 'Hide');
  private shown = '';

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    const root = this.attachShadow({mode: 'open'});
    root.adoptedStyleSheets = [sheet];
    root.append(
      made(
        'section',
        {'aria-label': 'What to correct in this project'},
        made('header', {}, this.count, this.toggle),
        this.list,
      ),
    );
    this.toggle.addEventListener('click', () => this.fold(!this.list.hidden));
    root.addEventListener('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') this.fold(true);
    });
  }

  connectedCallback(): void {
    this.hidden = this.shown === '';
  }

  private fold(isFolded: boolean): void {
    this.list.hidden = isFolded;
    this.toggle.textContent = isFolded ? 'Show' : 'Hide';
    this.toggle.setAttribute('aria-expanded', String(!isFolded));
  }

  /** @param troubles all that is wrong now; without any, the panel goes */
  show(troubles: readonly Trouble[]): void {
    const now = JSON.stringify(troubles);
    if (now === this.shown) return;
    this.shown = now;
    this.hidden = troubles.length === 0;
    this.count.textContent = troubles.length ? inWords(troubles.length) : '';
    this.list.replaceChildren(...troubles.map((trouble) => this.item(trouble)));
  }

  private item(trouble: Trouble): HTMLElement {
    const place = placeOf(trouble);
    const button = made(
      'button',
      {type: 'button', 'aria-label': `Open ${place} in the editor`},
      'Open in editor',
    );
    button.addEventListener('click', () => void openInEditor(place));
    return made(
      'li',
      {},
      place ? made('div', {class: 'place'}, made('code', {}, place), button) : undefined,
      made('p', {class: 'message'}, trouble.message),
      made('p', {class: 'remedy'}, `Remedy: ${trouble.remedy ?? generalRemedy}`),
    );
  }
}
