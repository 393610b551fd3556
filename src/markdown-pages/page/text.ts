import {isTag, isText, type ChildNode, type Element} from 'domhandler';
import {isChrome} from '../convert/chrome';

const textIn = (node: ChildNode): string => {
  if (isText(node)) return node.data;
  return isTag(node) && !isChrome(node) ? node.children.map(textIn).join('') : '';
};

/** @returns the text of an element in one line, without what is no content of it */
export const textOf = ({children}: Element): string =>
  children.map(textIn).join('').replace(/\s+/g, ' ').trim();
