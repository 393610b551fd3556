/** Names of what a reader fills in: of texts and files in the draft, and of messages. */

export const fieldId = (place: string, name: string): string => `${place}.${name}`;

/** The field of a body that is one file. */
export const fileId = fieldId('body', 'file');

/** Whether a parameter that is empty is sent all the same. */
export const emptyId = (id: string): string => fieldId('empty', id);

/** Which alternative of a form the reader has chosen. */
export const choiceId = fieldId('choice', 'form');
