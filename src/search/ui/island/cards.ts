import type {AnswerCard} from '../../client/port';
import {el, type Child} from './dom';
import {accentOf, areaIcon, button, link, type Actions} from './parts';

/** Milliseconds for which the outcome of copying shows. */
const outcomeShownFor = 2000;

/** A button that copies a text and says so; absent where the page may not write to the clipboard. */
function copyButton(text: string, onRemark: Actions['onRemark']): Child {
  const copy = ({currentTarget}: MouseEvent) => {
    const pressed = currentTarget as HTMLElement;
    const tell = (outcome: string) => {
      pressed.textContent = outcome;
      onRemark(outcome);
      setTimeout(() => (pressed.textContent = 'Copy'), outcomeShownFor);
    };
    navigator.clipboard.writeText(text).then(
      () => tell('Copied'),
      () => tell('Not copied'),
    );
  };
  return window.isSecureContext && button('.chip', copy, {title: text}, 'Copy');
}

/** Lines of a card: the page that it leads to has the others. */
const mostLines = 6;

/** @returns answers from data that the project holds, as a list above the hits; nothing where there are none */
export function cardList(cards: readonly AnswerCard[], {onFollow, onRemark}: Actions): Child {
  const card = ({kind, title, area, lines, to, copy}: AnswerCard): HTMLElement =>
    el(
      `li.DocSearch-Card${accentOf(area)}`,
      el('p.DocSearch-Card-Kind', areaIcon(area), `${kind} · ${area}`),
      link('.DocSearch-Card-Title', to, onFollow, {}, title),
      lines.slice(0, mostLines).map(({label, text}) => el('p', label && el('b', `${label}: `), text)),
      lines.length > mostLines && el('p', `and ${lines.length - mostLines} more`),
      copy !== undefined && el('div.DocSearch-Card-Actions', copyButton(copy, onRemark)),
    );
  return cards.length > 0 && el('ul.DocSearch-Cards', {'aria-label': 'Answers'}, cards.map(card));
}

/** @returns what a screen reader is told of the first answer; empty where there is none */
export function saidOfCards([first]: readonly AnswerCard[]): string {
  if (!first) return '';
  const texts = first.lines.slice(0, mostLines).map(({label, text}) => (label ? `${label}: ${text}` : text));
  return [`${first.kind} ${first.title}`, ...texts].join('. ');
}
