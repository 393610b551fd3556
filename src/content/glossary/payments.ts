import type {Term} from './types';

export const payments: readonly Term[] = [
  {
    id: '3-d-secure',
    term: '3-D Secure',
    also: ['3-D Secure 2'],
    definition:
      'The check by which the bank of the card asks its holder to confirm an online payment. It meets strong customer authentication.',
    see: '[Technical design](./transact/technical-design.md)',
  },
  {
    id: 'acquirer',
    term: 'Acquirer',
    definition:
      'The bank or company that takes card payments for you and sends them to the bank of the card.',
  },
  {
    id: 'hosted-fields',
    term: 'Hosted fields',
    definition:
      'Fields for card data that Transact serves inside your page in a frame, so that your page never holds the card data.',
    see: '[Technical design](./transact/technical-design.md)',
  },
  {
    id: 'moto',
    term: 'MOTO',
    definition:
      'Mail order and telephone order: card payments without the card or a browser. Strong customer authentication does not apply to them.',
    see: '[Technical design](./transact/technical-design.md)',
  },
  {
    id: 'pan',
    term: 'PAN',
    also: ['PANs', 'primary account number'],
    definition: 'Primary account number: the long number on a card. Transact puts a token in its place.',
  },
  {
    id: 'pci-dss',
    term: 'PCI DSS',
    definition:
      'Payment Card Industry Data Security Standard: the rules of the card schemes for everyone who touches card data.',
  },
];
