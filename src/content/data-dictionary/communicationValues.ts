/** Values that a communication shares with rows of exports and reports. */

export const communicationKinds = {
  voice: 'Telephone call, or a call without video',
  video: 'Call or meeting with video or a shared screen',
  chat: 'Chat, cut into one communication a day at 00:00 UTC',
  sms: 'Text message',
  email: 'E-mail',
  screen: 'Screen capture',
} as const;

export const directions = {
  inbound: 'Came to the person',
  outbound: 'Went out from the person',
  internal: 'Stayed between people of the account',
} as const;
