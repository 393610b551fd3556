import type {Term} from './types';

export const telephony: readonly Term[] = [
  {
    id: 'sbc',
    term: 'SBC',
    also: ['session border controller', 'session border controllers', 'SBCs'],
    definition:
      'Session border controller: the gateway at the edge of a voice network. It protects calls, and can send a copy to a recorder.',
    see: '[Border controllers](./focus/appendix/recorders/border-controllers.md)',
  },
  {
    id: 'siprec',
    term: 'SIPREC',
    definition:
      'The standard way (RFC 7866) for a telephone system to send a copy of a call, with data about it, to a recorder.',
    see: '[SIPREC](./focus/appendix/recorders/siprec.md)',
  },
  {
    id: 'srtp',
    term: 'SRTP',
    definition:
      'Secure Real-time Transport Protocol (RFC 3711): the encrypted form of the sound and picture of a call.',
  },
  {
    id: 'dtmf',
    term: 'DTMF',
    definition:
      'Dual-tone multi-frequency: the tones of telephone keys. Transact takes card digits from them and masks them for the agent.',
    see: '[Transact](./transact/overview.md)',
  },
];
