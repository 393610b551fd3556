import type {Root} from 'hast';
import {h} from 'hastscript';
import {describe, expect, it} from 'vitest';
import {signatureForms} from '../../../../src/api-reference/pages/signatureFence';

const fence = (text: string, language = 'signature') =>
  h('pre', h('code', {className: [`language-${language}`]}, text));

type Made = {type: string; name: string; value: string; attributes: {name: string; value: unknown}[]};

function pageWith(...texts: string[]): Made[] {
  const root: Root = {type: 'root', children: texts.map((text) => fence(text))};
  signatureForms()(root, {path: 'docs/a.md'});
  return root.children as unknown as Made[];
}

describe('a fence that says how a webhook is signed', () => {
  it('becomes the form, which this page imports once', () => {
    const [imported, form, other] = pageWith(
      "header: X-Sign\nmessage: '{X-Time}.{body}'\ntimestamp: X-Time\ntolerance: 300\n",
      'header: X-Other\nmethod: PUT\nalgorithm: hmac-sha512\n',
    );
    expect(imported?.value).toBe(
      "import WebhookSignature from '@site/src/api-reference/ui/WebhookSignature';",
    );
    expect(form).toMatchObject({type: 'mdxJsxFlowElement', name: 'WebhookSignature'});
    expect(form?.attributes).toMatchObject([
      {name: 'method', value: 'post'},
      {name: 'header', value: 'X-Sign'},
      {name: 'algorithm', value: 'hmac-sha256'},
      {name: 'encoding', value: 'hex'},
      {name: 'message', value: '{X-Time}.{body}'},
      {name: 'timestamp', value: 'X-Time'},
      {name: 'tolerance', value: {value: '300'}},
    ]);
    expect(other?.attributes[0]).toMatchObject({name: 'method', value: 'PUT'});
  });

  it('leaves other pages and fences as they are', () => {
    const root: Root = {type: 'root', children: [fence('header: X-Sign', 'yaml')]};
    signatureForms()(root, {path: 'docs/a.md'});
    expect(root.children).toEqual([fence('header: X-Sign', 'yaml')]);
  });

  it.each(['', 'text', 'message: a', 'header: X-Sign\nalgorithm: ed25519', 'header: X-Sign\nmethod: 1'])(
    'stops the build with its place where it says nothing to check: %j',
    (text) => {
      expect(() => pageWith(text)).toThrow(/^docs\/a\.md:1 .*Remedy: name the header/);
    },
  );
});
