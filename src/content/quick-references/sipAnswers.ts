/** What Focus answers to an INVITE of a recording session, and what the engineer of the SBC does. */
import type {errorCodes} from '../error-codes';

export type SipAnswer = {
  answer: string;
  meaning: string;
  code?: (typeof errorCodes)[number]['code'];
  toDo: string;
};

export const sipAnswers: readonly SipAnswer[] = [
  {answer: '`200 OK`', meaning: 'Accepted', toDo: 'Send `ACK`, then media'},
  {
    answer: '`200`, alarm after {{focus.recorders.metadataSeconds}} seconds',
    meaning: 'No metadata came',
    code: 'FOC-2105',
    toDo: 'Turn on RFC 7865 metadata',
  },
  {
    answer: '`200`, alarm at once',
    meaning: 'The metadata cannot be read',
    code: 'FOC-2112',
    toDo: 'Download the metadata from the alarm, and compare it with the sample',
  },
  {
    answer: '`403`',
    meaning: 'The source address is not allowed',
    code: 'FOC-2111',
    toDo: 'Add the address, if it is your SBC',
  },
  {
    answer: '`404`',
    meaning: 'The recording address is wrong',
    toDo: 'Send the whole address, with its user part',
  },
  {
    answer: '`421`',
    meaning: '`+sip.src` or `Require: siprec` is missing',
    toDo: 'Send the call as a recording session',
  },
  {
    answer: '`422`',
    meaning: 'The session timer is under 90 seconds',
    toDo: 'Offer a longer `Session-Expires`',
  },
  {
    answer: '`486`',
    meaning: 'Too many recordings at a time',
    code: 'FOC-2110',
    toDo: 'Ask for more concurrent recordings',
  },
  {
    answer: '`488`',
    meaning: 'No usable SRTP',
    code: 'FOC-2106',
    toDo: 'Offer `RTP/SAVP` with `AES_CM_128_HMAC_SHA1_80`, or DTLS-SRTP',
  },
  {
    answer: '`488`, SRTP is right',
    meaning: 'No usable codec',
    code: 'FOC-2109',
    toDo: 'Offer a codec that Focus takes',
  },
  {
    answer: '`503`, or nothing in 4 seconds',
    meaning: 'This address cannot take the call',
    code: 'FOC-9001',
    toDo: 'Try the second address at once. If both fail, look at the status page',
  },
  {
    answer: '`603`',
    meaning: 'The endpoint or the recorder is suspended',
    code: 'FOC-2103',
    toDo: 'Select **Resume**',
  },
  {
    answer: 'TLS handshake fails',
    meaning: 'The certificate of the SBC has expired or is unknown',
    code: 'FOC-2104',
    toDo: 'Renew the certificate, and upload it',
  },
];
