/** Every error code of Transact, by which the reference links them and the pages are held to it. */

/** HTTP status and title of each code of a request; TRN-402 is only ever the `problem` of a session. */
export const transactCodes = {
  'TRN-400': {status: 400, title: 'Invalid request'},
  'TRN-401': {status: 401, title: 'Password header not valid'},
  'TRN-402': {status: 402, title: 'Cardholder not authenticated'},
  'TRN-403': {status: 403, title: 'Not permitted'},
  'TRN-404': {status: 404, title: 'Session not found'},
  'TRN-409': {status: 409, title: 'in_progress'},
  'TRN-410': {status: 410, title: 'Session expired'},
  'TRN-411': {status: 422, title: 'Refund is more than is left'},
  'TRN-412': {status: 412, title: 'Refundable amount out of date'},
  'TRN-422': {status: 422, title: 'Idempotency key reused with another body'},
  'TRN-429': {status: 429, title: 'Rate limit reached'},
  'TRN-500': {status: 500, title: 'Internal error'},
  'TRN-502': {status: 502, title: 'Acquirer not reachable'},
  'TRN-503': {status: 503, title: 'Service unavailable'},
} as const;

export type TransactCode = keyof typeof transactCodes;

/** A response code of the issuer (field 39 of ISO 8583), with what to do and to say. */
export type ResponseCode = {meaning: string; retry: string; say: string};

/** Title of each decline, and the response codes that lead to it. */
export const declines = {
  'TRN-D01': {title: 'Do not honour', responses: ['05']},
  'TRN-D02': {title: 'Insufficient funds', responses: ['51']},
  'TRN-D03': {title: 'Expired card', responses: ['54']},
  'TRN-D04': {title: 'Incorrect security code', responses: ['82', 'N7']},
  'TRN-D05': {title: 'Lost or stolen card', responses: ['41', '43']},
  'TRN-D06': {title: 'Transaction not permitted to cardholder', responses: ['57']},
  'TRN-D07': {title: 'Exceeds limit', responses: ['61', '65']},
  'TRN-D08': {title: 'Issuer not available', responses: ['91']},
  'TRN-D09': {title: 'Suspected fraud', responses: ['59']},
} as const satisfies Record<string, {title: string; responses: readonly [string, ...string[]]}>;

const declined = 'The bank declined the payment';

/** Each response code, in the order of the page. */
export const responseCodes: Readonly<Record<string, ResponseCode>> = {
  '05': {meaning: 'Do not honour', retry: 'With another card', say: declined},
  '41': {meaning: 'Lost card', retry: 'With another card', say: declined},
  '43': {meaning: 'Stolen card', retry: 'With another card', say: declined},
  '51': {meaning: 'Not sufficient funds', retry: 'With another card, or later', say: declined},
  '54': {meaning: 'Expired card', retry: 'With the same card, once', say: 'Please check the expiry date'},
  '57': {
    meaning: 'Transaction not permitted to cardholder',
    retry: 'With another card',
    say: 'The card does not allow this payment',
  },
  '59': {meaning: 'Suspected fraud', retry: 'With another card', say: declined},
  '61': {
    meaning: 'Exceeds amount limit',
    retry: 'With another card, or later',
    say: 'The card has reached a limit',
  },
  '65': {
    meaning: 'Exceeds frequency limit',
    retry: 'With another card, or later',
    say: 'The card has reached a limit',
  },
  '82': {
    meaning: 'Card verification failed',
    retry: 'With the same card, once',
    say: 'Please check the security code',
  },
  N7: {
    meaning: 'Security code mismatch, sent by some issuers',
    retry: 'With the same card, once',
    say: 'Please check the security code',
  },
  '91': {
    meaning: 'Issuer not available',
    retry: 'With the same card, later',
    say: 'The bank cannot be reached',
  },
};
