/** The APIs that are sold: the one source of their reference. The specifications in `openapi` describe the others. */
import {aiApi} from './aiApi';
import {focus} from './focus';
import {transact} from './transact';
import type {Api} from './types';

/** In the order of the products. */
export const apis: readonly Api[] = [focus, transact, aiApi];
