/** Every screen by its id, which is what a page names. */
import type {Screen} from '../model';
import {account} from './focus/account';
import {audit} from './focus/audit';
import {communications} from './focus/communications';
import {compliance} from './focus/compliance';
import {endpoints} from './focus/endpoints';
import {downloads} from './focus/exports';
import {groups} from './focus/groups';
import {home} from './focus/home';
import {integrations} from './focus/integrations';
import {more} from './focus/more';
import {people} from './focus/people';
import {recorders} from './focus/recorders';
import {reports} from './focus/reports';
import {signOns} from './focus/signOn';
import {teamscribe} from './teamscribe';
import {activity} from './teamscribe/activity';
import {outputs} from './teamscribe/outputs';
import {transact} from './transact';

export const screens: Readonly<Record<string, Screen>> = {
  ...home,
  ...people,
  ...communications,
  ...downloads,
  ...compliance,
  ...audit,
  ...groups,
  ...reports,
  ...endpoints,
  ...recorders,
  ...account,
  ...signOns,
  ...more,
  ...integrations,
  ...teamscribe,
  ...outputs,
  ...activity,
  ...transact,
};
