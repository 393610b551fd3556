/** Every error code of Focus: the one source of the page, of the file for download and of the rules. */
import {communicationCodes} from './communications';
import {exportCodes} from './exports';
import {integrationCodes} from './integrations';
import {platformCodes} from './platform';
import {recorderCodes} from './recorders';
import {signInCodes} from './signIn';
import type {ErrorCode, Family} from './types';

/** Families in the order of the page. */
export const families = [
  {
    id: 'signIn',
    title: 'Sign-in (FOC-1xxx)',
    prefix: 'FOC-1',
    area: 'Sign-in',
    where: 'Sign-in page, single sign-on, SCIM, sessions',
    codes: signInCodes,
  },
  {
    id: 'recorders',
    title: 'Recorders and endpoints (FOC-2xxx)',
    prefix: 'FOC-2',
    area: 'Recorders and endpoints',
    where: '**Admin** > **Endpoints**, **Home**, alarms by e-mail',
    codes: recorderCodes,
  },
  {
    id: 'communications',
    title: 'Communications and playback (FOC-3xxx)',
    prefix: 'FOC-3',
    area: 'Communications and playback',
    where: '**Communications**, share links, **Admin** > **Legal hold**',
    codes: communicationCodes,
  },
  {
    id: 'exports',
    title: 'Exports (FOC-4xxx)',
    prefix: 'FOC-4',
    area: 'Exports',
    where: 'The **Exports** tab, reports, SFTP drops',
    codes: exportCodes,
  },
  {
    id: 'integrations',
    title: 'Integrations (FOC-5xxx)',
    prefix: 'FOC-5',
    area: 'Integrations',
    where: 'REST API, SFTP, journalling, Genesys Cloud',
    codes: integrationCodes,
  },
  {
    id: 'platform',
    title: 'Platform (FOC-9xxx)',
    prefix: 'FOC-9',
    area: 'Platform',
    where: 'Anywhere',
    codes: platformCodes,
  },
] as const satisfies readonly Family[];

/** Every code, in the order of the page. */
export const errorCodes: readonly ErrorCode[] = families.flatMap(({codes}): readonly ErrorCode[] => codes);
