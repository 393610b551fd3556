/** A request as the writers of each language take it, before any language. */
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
