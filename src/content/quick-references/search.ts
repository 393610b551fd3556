/** The search language of the Communications screen: what may be typed, as the page of the screen explains it. */

/** A filter as it is typed. */
export const filters: readonly {field: string; values: string; example: string}[] = [
  {field: 'date:', values: 'A day or a span', example: 'date:2025-11-03..2025-11-07'},
  {field: 'person:', values: 'E-mail, or name in quotes', example: 'person:priya@example.com'},
  {field: 'group:', values: 'Path in quotes; groups below included', example: 'group:"UK Bank/Markets"'},
  {field: 'direction:', values: '`inbound`, `outbound`, `internal`', example: '-direction:internal'},
  {
    field: 'kind:',
    values: '`voice`, `video`, `chat`, `sms`, `email`, `screen`',
    example: 'kind:voice',
  },
  {field: 'duration:', values: '`<30s`, `>10m`, or `1m..5m`', example: 'duration:<10s'},
  {field: 'tag:', values: 'A tag; in quotes if it has a space or a colon', example: 'tag:complaint'},
  {field: 'hold:', values: '`yes`, `no`, or the name of one hold in quotes', example: 'hold:yes'},
  {
    field: 'address:',
    values: 'Number, SIP or e-mail address of any participant',
    example: 'address:+442079460155',
  },
  {field: 'transcript:', values: '`none`, `running`, `ready`, `failed`', example: 'transcript:failed'},
  {field: 'id:', values: 'Such as `com_01J9Z6T5K8`; ignores the date', example: 'id:com_01J9Z6T5K8'},
];

/** An operator between words and filters. */
export const operators: readonly {sign: string; meaning: string; example: string}[] = [
  {sign: 'Space', meaning: 'Both, anywhere in the communication', example: 'rate confirm'},
  {sign: '`OR`, in capitals', meaning: 'At least one of two', example: 'refund OR rebate'},
  {sign: '`-`', meaning: 'Without this word, phrase or field', example: 'complaint -training'},
  {sign: '`"…"`', meaning: 'These words, together and in this order', example: '"off the record"'},
  {sign: '`*`', meaning: 'Any ending, after three letters or more', example: 'guarant*'},
  {
    sign: '`"…"~n`',
    meaning: 'These words in any order, with `n` other words between them at most; 1 to 50',
    example: '"profit guaranteed"~2',
  },
  {sign: '`(…)`', meaning: 'What is inside first', example: '(refund OR rebate) fee'},
];
