/** Why parameters have a serialiser of their own: what the one of openapi-fetch makes of OpenAPI's table of styles. */
import {serializeArrayParam, serializeObjectParam} from 'openapi-fetch';
import {expect, it} from 'vitest';
import {cells, type Cell} from '../../support/samples/styles';

/** It has functions for lists and objects; texts are its caller's. */
const withParts = cells.filter(({value}) => typeof value === 'object');

function library({place, style, explode, value}: Cell): string {
  const options = {style: style as 'form', explode, allowReserved: place === 'header'};
  return Array.isArray(value)
    ? serializeArrayParam('color', value, options)
    : serializeObjectParam('color', value as Record<string, unknown>, options);
}

it('openapi-fetch does not write all cells of the table', () => {
  const wrong = withParts.filter((cell) => library(cell) !== cell.result);
  expect(withParts).toHaveLength(31);
  expect(wrong.map((cell) => `${cell.place} ${cell.style}: ${library(cell)}`)).toEqual([
    'query spaceDelimited: R,100,G,200,B,150',
    'query pipeDelimited: color=blue|black|brown',
    'query pipeDelimited: R,100,G,200,B,150',
    'query deepObject: color[R]=100&color[G]=200&color[B]=150',
    'cookie cookie: R,100,G,200,B,150',
    'cookie cookie: color=blue&color=black&color=brown',
    'cookie cookie: R=100&G=200&B=150',
  ]);
});
