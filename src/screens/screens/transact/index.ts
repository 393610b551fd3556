/** A payment as the customer, the agent and the finance team see it. */
import {screensOf} from '../../model';

export const transact = screensOf({
  'transact-link-message': {
    product: 'transact',
    title: 'The payment link in an SMS',
    frame: 'phone',
    where: ['Example Shop'],
    regions: {
      sms: {
        label: 'Message',
        controls: {
          lines: {
            kind: 'speech',
            label: '',
            lines: [
              [
                'Example Shop',
                '14:02',
                'Pay £42.50 for order 1042 here. The link works until tomorrow, 14:02. https://pay.example.com/s/ses_01JBR7K2M3',
              ],
            ],
          },
        },
      },
    },
  },
  'transact-payment-page': {
    product: 'transact',
    title: 'Our payment page on a phone',
    frame: 'phone',
    where: ['pay.example.com'],
    regions: {
      amount: {
        label: 'Amount',
        controls: {amount: {kind: 'heading', label: '£42.50', value: 'Example Shop · order 1042'}},
      },
      card: {
        label: 'Card',
        controls: {
          number: {kind: 'field', label: 'Card number', value: '4111 1111 1111 1111'},
          expiry: {kind: 'field', label: 'Expiry date', value: '12 / 27'},
          code: {kind: 'field', label: 'Security code', value: '•••'},
          pay: {kind: 'main', label: 'Pay £42.50'},
        },
      },
    },
  },
  'transact-challenge': {
    product: 'transact',
    title: 'The bank asks the customer to confirm (3-D Secure)',
    frame: 'phone',
    where: ['bank.example.com'],
    regions: {
      ask: {
        label: 'Question of the bank',
        controls: {
          title: {kind: 'heading', label: 'Confirm the payment', value: '£42.50 to Example Shop'},
          code: {kind: 'field', label: 'Code from your bank', value: '••••••'},
          confirm: {kind: 'main', label: 'Confirm'},
        },
      },
    },
  },
  'transact-receipt': {
    product: 'transact',
    title: 'The receipt',
    frame: 'phone',
    where: ['pay.example.com'],
    regions: {
      done: {
        label: 'Receipt',
        controls: {
          note: {kind: 'note', label: 'Paid', value: '£42.50 to Example Shop', tone: 'good'},
          facts: {
            kind: 'facts',
            label: '',
            parts: {
              card: {label: 'Card', value: '411111…1111'},
              order: {label: 'Reference', value: 'order 1042'},
              time: {label: 'Time (UTC)', value: '4 Nov 2025, 14:09'},
            },
          },
        },
      },
    },
  },
  'transact-masked-tones': {
    product: 'transact',
    title: 'What the recording of a call holds while the customer keys the card',
    frame: 'app',
    where: ['Payments', 'Call with masked tones'],
    regions: {
      sound: {
        label: 'Recording behind the gateway',
        layout: 'aside',
        controls: {
          wave: {kind: 'sound', label: '', lanes: ['Agent', 'Customer'], played: 0.72, isMasked: true},
          note: {
            kind: 'note',
            label: 'Flat tones only',
            value:
              'Each key gives one tone of the same pitch and length, so that nobody can tell which key it was.',
            tone: 'good',
          },
        },
      },
    },
  },
  'transact-agent': {
    product: 'transact',
    title: 'The agent’s view during a payment by telephone',
    frame: 'app',
    where: ['Payments', 'order 1042'],
    regions: {
      top: {
        label: 'Top',
        layout: 'row',
        controls: {
          title: {kind: 'heading', label: '£42.50', value: 'By telephone, with masked tones'},
          state: {kind: 'chips', label: '', parts: {state: {label: 'State', value: 'capturing'}}},
        },
      },
      code: {
        label: 'Code',
        layout: 'aside',
        controls: {code: {kind: 'code', label: 'Key this code on the call', value: '*7 3 9 0 2 6 1#'}},
      },
      card: {
        label: 'What the customer has keyed',
        controls: {
          facts: {
            kind: 'facts',
            label: '',
            parts: {
              number: {label: 'Card number', value: '411111 •••••• 1111', tone: 'good'},
              expiry: {label: 'Expiry date', value: 'complete', tone: 'good'},
              code: {label: 'Security code', value: '2 of 3 digits', tone: 'warn'},
            },
          },
        },
      },
      time: {
        label: 'Time',
        controls: {
          note: {
            kind: 'note',
            label: '',
            value: 'Ends in 11 min 40 s. Stay on the call; never ask for the number aloud.',
            tone: 'calm',
          },
        },
      },
    },
  },
  'transact-hosted-fields': {
    product: 'transact',
    title: 'Our fields inside your chat window',
    frame: 'chat',
    where: ['Chat with Example Shop'],
    regions: {
      chat: {
        label: 'Chat',
        controls: {
          lines: {
            kind: 'speech',
            label: '',
            lines: [
              ['Agent', '14:05', 'You can pay here, in the chat. I see only which fields are complete.'],
            ],
          },
        },
      },
      frame: {
        label: 'Frame from pay.example.com',
        layout: 'aside',
        controls: {
          number: {kind: 'field', label: 'Card number', value: '4111 1111 1111 1111'},
          expiry: {kind: 'field', label: 'Expiry date', value: '12 / 27'},
          code: {kind: 'field', label: 'Security code', value: ''},
          pay: {kind: 'main', label: 'Pay £42.50', state: 'grey'},
        },
      },
    },
  },
});
