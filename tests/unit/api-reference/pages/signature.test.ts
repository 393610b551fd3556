import {describe, expect, it} from 'vitest';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {operationPage} from '../../../../src/api-reference/pages/operationPage';
import {compileMdx} from '../../../support/mdx';

async function pageOf(given: unknown, kind: 'webhooks' | 'paths' = 'webhooks', place = 'header') {
  const event = {
    post: {
      operationId: 'added',
      parameters: [{name: 'X-Sign', in: place, schema: {type: 'string'}, 'x-signature': given}],
      responses: {204: {description: 'Kept'}},
    },
  };
  const info = {title: 'Events', version: '1.0.0'};
  const document = await readDocument('events.json', {openapi: '3.1.0', info, [kind]: {'/added': event}});
  const [api] = document.operations;
  return operationPage({id: 'added', title: 'Added', api: api!});
}

describe('the signature of a webhook', () => {
  it('has the rule of the document in words, and in a form', async () => {
    const rule = {
      algorithm: 'hmac-sha512',
      encoding: 'base64',
      message: '{X-Time}.`{body}',
      prefix: 'v1=',
      timestamp: 'X-Time',
      tolerance: 60,
    };
    const page = await pageOf(rule);
    expect(page).toContain(
      '## Signature\n\nThe header `X-Sign` has the HMAC-SHA512 of `` {X-Time}.`{body} `` as Base64, after `v1=`. ' +
        'The key is the secret that you share with the sender. ' +
        'Refuse an event whose `X-Time` differs from your clock by more than 60 seconds.',
    );
    expect(page).toContain(
      '<WebhookSignature method={"post"} header={"X-Sign"} algorithm={"hmac-sha512"} encoding={"base64"} ' +
        'message={"{X-Time}.`{body}"} prefix={"v1="} timestamp={"X-Time"} tolerance={60} />',
    );
    expect(page).toContain("import WebhookSignature from '@site/src/api-reference/ui/WebhookSignature';");
    await compileMdx(page);
  });

  it('is that of the body where the document says no more', async () => {
    expect(await pageOf({})).toContain('the HMAC-SHA256 of `{body}` as hexadecimal digits in lower case.');
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'hmac'],
    ['a list', []],
    ['an algorithm that it does not know', {algorithm: 'ed25519'}],
    ['another form', {encoding: 'base32'}],
  ])('is not on a page for %s', async (_, given) => {
    expect(await pageOf(given)).not.toContain('Signature');
  });

  it('is not on the page of an operation, or of what is no header', async () => {
    expect(await pageOf({}, 'paths')).not.toContain('Signature');
    expect(await pageOf({}, 'webhooks', 'query')).not.toContain('Signature');
  });
});
