import {textSegments} from './textSegments';

/** @returns a text of a hit without its marks */
export const plainText = (html: string): string =>
  textSegments(html)
    .map(({text}) => text)
    .join('');
