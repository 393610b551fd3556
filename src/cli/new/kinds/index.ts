/** Everything that `npm run new` makes, in the order of its list. */
import type {NewKind} from '../kind';
import {api} from './api';
import {category} from './category';
import {diagram} from './diagram';
import {errorCode} from './error-code';
import {fact} from './fact';
import {page} from './page';
import {notice, post} from './post';
import {product} from './product';

export const kinds: readonly NewKind[] = [
  page,
  post,
  notice,
  category,
  product,
  errorCode,
  fact,
  diagram,
  api,
];
