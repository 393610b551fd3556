/** Every error code of the AI API with its title; the number in a code is its HTTP status. */
export const aiApiCodes = {
  'AI-400': {status: 400, title: 'Invalid request'},
  'AI-401': {status: 401, title: 'Token not valid'},
  'AI-403': {status: 403, title: 'Scope missing'},
  'AI-404': {status: 404, title: 'Not found'},
  'AI-408': {status: 408, title: 'Request timed out'},
  'AI-409': {status: 409, title: 'Key reused'},
  'AI-413': {status: 413, title: 'Too large'},
  'AI-422': {status: 422, title: 'Media not usable'},
  'AI-425': {status: 425, title: 'Too early'},
  'AI-429': {status: 429, title: 'Limit reached'},
  'AI-500': {status: 500, title: 'Internal error'},
  'AI-503': {status: 503, title: 'Service unavailable'},
} as const;

export type AiApiCode = keyof typeof aiApiCodes;
