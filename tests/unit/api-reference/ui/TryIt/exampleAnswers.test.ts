import {describe, expect, it} from 'vitest';
import type {BuiltRequest} from '../../../../../src/api-reference/ui/TryIt/buildRequest';
import {
  explainFailure,
  unsendable,
  type FailureFacts,
} from '../../../../../src/api-reference/ui/TryIt/explainFailure';

describe('explain', () => {
  const facts: FailureFacts = {
    isCancelled: false,
    isLate: false,
    isRefused: false,
    isOffline: false,
    seconds: 30,
    url: 'https://api.example.com/pets',
    page: 'https://help.example.co.uk/docs',
  };

  it.each([
    [{isCancelled: true, isLate: true}, /^Cancelled\./],
    [{isLate: true}, /^No response within 30 seconds\./],
    [{isOffline: true}, /^This device is offline/],
    [{isRefused: true}, /security policy of this site does not allow calls to https:\/\/api\.example\.com/],
    [{url: 'http://api.example.com/'}, /call http:\/\/api\.example\.com over plain HTTP/],
    [{url: 'http://localhost:4010/'}, /\(CORS\), or it cannot be reached/],
    [
      {},
      /hide the reason from a page\. .*\(CORS\), or it cannot be reached\. .*code sample.*‘Example responses’/s,
    ],
  ])('%j', (changes, message) => expect(explainFailure({...facts, ...changes})).toMatch(message));
});

describe('what a browser cannot send', () => {
  const page = 'https://help.example.co.uk/docs';
  const request: BuiltRequest = {method: 'GET', url: 'https://api.example.com/', headers: [['X-A', 'é']]};

  it.each<[Partial<BuiltRequest>, string | undefined]>([
    [{}, undefined],
    [{method: 'POST', body: '{}'}, undefined],
    [{body: '{}'}, 'A browser cannot send a body with GET. Use the code sample.'],
    [{method: 'HEAD', body: ''}, 'A browser cannot send a body with HEAD. Use the code sample.'],
    [{method: 'TRACE'}, 'A browser does not let a page send TRACE. Use the code sample.'],
    [
      {headers: [['X-A', '€']]},
      'Headers can contain only Latin-1 characters, and X-A contains others. Use the code sample.',
    ],
    [{url: 'https://{x}:y'}, 'The address https://{x}:y is not valid. Check the server and its variables.'],
  ])('is told before, and throws at once: %j', (changes, message) => {
    const {method, url, headers, body} = {...request, ...changes};
    expect(unsendable({...request, ...changes}, page)).toBe(message);
    const made = () => new Request(url, {method, headers, body});
    if (message) expect(made).toThrow(TypeError);
    else expect(made).not.toThrow();
  });
});
