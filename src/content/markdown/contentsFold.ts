import type {Root} from 'hast';

/** Puts the contents of a page under its first paragraph, which readers of narrow screens see first. */
export function contentsFold() {
  return ({children}: Root, {basename}: {basename?: string}): void => {
    // A part of a page has no contents of its own.
    if (basename?.startsWith('_')) return;
    const first = children.findIndex(({type}) => type === 'element');
    const node = children[first];
    const place = node?.type === 'element' && node.tagName === 'p' ? first + 1 : Math.max(first, 0);
    children.splice(place, 0, {type: 'element', tagName: 'pageContents', properties: {}, children: []});
  };
}
