/** Fields of an API: boxes inside boxes on the page, lists inside lists in Markdown. */
import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {List, ListItem} from 'mdast';
import {classOf, elementsOf} from './parts';

/** Names of src/api-reference/ui/ApiField's sheet, before the hash that the build adds. */
const isNamed = (element: Element, name: string) => new RegExp(`(?:^| )${name}_`).test(classOf(element));

const item = (state: State, element: Element): ListItem => ({
  type: 'listItem',
  spread: false,
  children: state.toFlow(state.all(element)),
});

const list = (children: ListItem[]): List => ({type: 'list', ordered: false, spread: false, children});

/** @returns undefined for any other element */
export const fields = (state: State, element: Element): List | undefined =>
  isNamed(element, 'fields') ? list(elementsOf(element).map((field) => item(state, field))) : undefined;
