import type {Engine} from '../port';
import {chromium} from './chromium';
import {firefox} from './firefox';
import {webkit} from './webkit';

export const engines = {chromium, firefox, webkit} satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;
