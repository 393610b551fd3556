/** XML in a fence is a well-formed document. */
import {describe, expect, it} from 'vitest';
import {expectNone, objections, pages} from '../../content/corpus';
import {ruleOf} from './tool';
import {needs} from '../needs';

needs('python3');

const parse = 'import sys, xml.dom.minidom; xml.dom.minidom.parseString(sys.stdin.buffer.read())';
const rule = ruleOf({
  language: 'xml',
  command: 'python3',
  args: ['-c', parse],
  place: /line (\d+), column \d+\s*$/,
});

describe('xml', () => {
  it('sees what is not well-formed', () => {
    expect(objections(rule, '```xml\n<?xml version="1.0"?>\n<a><b/></a>\n```')).toEqual([]);
    expect(objections(rule, '```xml\n<?xml version="1.0"?>\n<a>\n<b></a>\n```')).toEqual([4]);
  });

  it('holds for every document', () => {
    expectNone(pages.flatMap(rule));
  });
});
