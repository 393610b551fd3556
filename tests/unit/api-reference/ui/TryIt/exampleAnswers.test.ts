import {describe, expect, it} from 'vitest';
import {explainFailure, type FailureFacts} from '../../../../../src/api-reference/ui/TryIt/explainFailure';

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
