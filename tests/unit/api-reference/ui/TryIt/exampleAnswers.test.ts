import {describe, expect, it} from 'vitest';
import {answerLabel, exampleAnswer} from '../../../../../src/api-reference/ui/TryIt/exampleAnswers';
import {explainFailure, type FailureFacts} from '../../../../../src/api-reference/ui/TryIt/explainFailure';
import {type ConsoleAnswer} from '../../../../../src/api-reference/console/consoleData';

const answer = (status: string, changes: Partial<ConsoleAnswer> = {}): ConsoleAnswer => ({
  status,
  description: '',
  headers: {},
  ...changes,
});

describe('examples', () => {

  it('answer with type, headers and body', async () => {
    const {headers, body, ...rest} = exampleAnswer(
      answer('429', {type: 'application/json', headers: {'Retry-After': '30'}, value: {a: 1}}),
    );
    expect(rest).toEqual({status: 429, statusText: '', type: 'application/json'});
    expect(headers).toEqual([
      ['Content-Type', 'application/json'],
      ['Retry-After', '30'],
    ]);
    expect(await body.text()).toBe('{"a":1}');
  });
});

describe('explain', () => {
  const facts: FailureFacts = {
    isCancelled: false,
    isLate: false,
    isRefused: false,
    isOffline: false,
    isInvalid: false,
    seconds: 30,
    url: 'https://api.example.com/pets',
    page: 'https://help.example.co.uk/docs',
  };

  it.each([
    [{isCancelled: true, isLate: true}, /^Cancelled\./],
    [{isLate: true}, /^No answer within 30 seconds\./],
    [{isInvalid: true, url: 'https://{x}'}, /^The address https:\/\/\{x\} is not valid\./],
    [{isOffline: true}, /^This device is offline/],
    [{isRefused: true}, /security policy of this site does not allow calls to https:\/\/api\.example\.com/],
    [{url: 'http://api.example.com/'}, /do not let it call http:\/\/api\.example\.com over plain HTTP/],
    [{url: 'http://localhost:4010/'}, /\(CORS\), or it cannot be reached/],
    [{}, /does not tell a page why: .*\(CORS\), or it cannot be reached\. .*code sample.*npm run api:mock/s],
  ])('%j', (changes, message) => expect(explainFailure({...facts, ...changes})).toMatch(message));
});
