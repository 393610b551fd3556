/** A request as the writers of each language take it, before any language, and what several of them ask of it. */
import type {SampleBody} from './sampleBody';
import type {TextOrVariable} from './textWithVariables';

/** HTTP Basic: the environment variables that hold the name and the password. */
export type Basic = {user: string; password: string};

export type SampleRequest = {
  /** In upper case. */
  method: string;
  url: TextOrVariable[];
  headers: {name: string; value: TextOrVariable[]}[];
  /** The value of a `Cookie` header; a browser sends its own. */
  cookie?: TextOrVariable[];
  basic?: Basic;
  body?: SampleBody;
};

/** @returns the type of a body; undefined for those of forms, which libraries set themselves */
export const declaredType = (body: SampleBody | undefined): string | undefined =>
  body?.kind === 'form' || body?.kind === 'multipart' ? undefined : body?.mediaType;

/** @returns the headers, with those of the cookie and of the type */
export const allHeaders = ({headers, cookie}: SampleRequest, type?: string): SampleRequest['headers'] => [
  ...headers,
  ...(cookie ? [{name: 'Cookie', value: cookie}] : []),
  ...(type ? [{name: 'Content-Type', value: [type]}] : []),
];
