import type {Entity} from './types';

const field = {since: '2025-02-03', nullable: false, appearsIn: ['media/*.json']} as const;

export const messageFile = {
  name: 'messageFile',
  title: 'File of a message',
  summary:
    'What an export holds of an SMS, under `media/`. The file of a chat is a list of these, in order of time.',
  form: 'document',
  fields: [
    {
      ...field,
      name: 'direction',
      type: {
        kind: 'enum',
        values: {inbound: 'To the person', outbound: 'From the person', internal: 'Within the account'},
        explainedAt: 'communication.direction',
      },
      meaning: 'Which way it went.',
      example: 'outbound',
    },
    {
      ...field,
      name: 'from',
      type: {kind: 'text', min: 1},
      meaning: 'Number of the sender, or the address in a chat.',
      example: '+442079460188',
    },
    {
      ...field,
      name: 'to',
      type: {kind: 'list', of: {kind: 'text', min: 1}, min: 1},
      meaning: 'Numbers of the recipients, or the addresses in a chat.',
      example: ['+442079460155'],
    },
    {
      ...field,
      name: 'sent_at',
      type: {kind: 'time'},
      meaning: 'When it was sent.',
      example: '2025-11-03T15:30:00Z',
    },
    {
      ...field,
      name: 'text',
      type: {kind: 'text'},
      meaning: 'What was written.',
      example: 'The documents are on their way.',
    },
  ],
} as const satisfies Entity;
