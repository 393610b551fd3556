/** Questions and answers of a page that declares `kind: faq`. */
import {isTag, type ChildNode} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import type {BuiltPage} from '../../build/contract.node';

const squeezed = (text: string) => text.replace(/[\s\u200B]+/g, ' ').trim();
const isHeading = (node: ChildNode) => isTag(node) && /^h[1-6]$/.test(node.name);

/** Words of a heading, without the link to itself. */
const wordsOf = (heading: ChildNode): string =>
  squeezed(
    DomUtils.textContent(
      'children' in heading
        ? heading.children.filter(
            (child) => !(isTag(child) && /\bhash-link\b/.test(child.attribs.class ?? '')),
          )
        : [],
    ),
  );

function answerAfter(heading: ChildNode): string {
  const parts: string[] = [];
  for (let next = heading.next; next && !isHeading(next); next = next.next)
    parts.push(DomUtils.textContent(next));
  return squeezed(parts.join(' '));
}

/** @returns each heading that asks, with the words until the next heading */
export const questionsOf = ({elements}: BuiltPage): {question: string; answer: string}[] =>
  elements
    .filter(isHeading)
    .map((heading) => ({question: wordsOf(heading), answer: answerAfter(heading)}))
    .filter(({question, answer}) => question.endsWith('?') && answer !== '');
