import type {AnswerCard} from '../../client/port';
import {accentOf, iconOfArea} from '../accent';
import {element, type Child} from './dom';
import {button, icon, link, type Follow} from './parts';

export type CardActions = {
  onFollow: Follow;
  /** Tells screen readers something. */
  onRemark: (text: string) => void;
};

/** Milliseconds for which the outcome of copying shows. */
const outcomeShownFor = 2000;

/** A button that copies a text and says so; absent where the page may not write to the clipboard. */
function copyButton(text: string, {onRemark}: CardActions): Child {
  if (!window.isSecureContext) return undefined;
  const tell = (outcome: string) => {
    made.textContent = outcome;
    onRemark(outcome);
    setTimeout(() => (made.textContent = 'Copy'), outcomeShownFor);
  };
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => tell('Copied'),
      () => tell('Not copied'),
    );
  const made = button({class: 'chip', title: text}, copy, 'Copy');
  return made;
}

const line = ({label, text}: AnswerCard['lines'][number]): Child =>
  element('p', {}, label && element('b', {}, `${label}: `), text);

function card({kind, title, area, lines, to, copy}: AnswerCard, actions: CardActions): Child {
  const copying = copy !== undefined && copyButton(copy, actions);
  return element(
    'li',
    {class: `DocSearch-Card ${accentOf(area)}`},
    element('p', {class: 'DocSearch-Card-Kind'}, icon(iconOfArea(area)), `${kind} · ${area}`),
    link(to, actions.onFollow, {class: 'DocSearch-Card-Title'}, title),
    ...lines.map(line),
    copying && element('div', {class: 'DocSearch-Card-Actions'}, copying),
  );
}

/** @returns answers from data that the project holds, as a list above the hits; nothing where there are none */
export function cardList(cards: readonly AnswerCard[], actions: CardActions): Child[] {
  if (!cards.length) return [];
  return [
    element(
      'ul',
      {class: 'DocSearch-Cards', 'aria-label': 'Answers'},
      ...cards.map((one) => card(one, actions)),
    ),
  ];
}

/** @returns what a screen reader is told of the first answer; empty where there is none */
export function saidOfCards([first]: readonly AnswerCard[]): string {
  if (!first) return '';
  const texts = first.lines.map(({label, text}) => (label ? `${label}: ${text}` : text));
  return `${[`${first.kind} ${first.title}`, ...texts].join('. ')}. `;
}
