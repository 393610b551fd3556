/** Defects as somebody might make them, by the part of the site that they are in. */
import type {Mutation} from '../mutation';
import {api} from './api';
import {apis} from './apis';
import {apiModel} from './apiModel';
import {apiPages} from './apiPages';
import {code} from './code';
import {content} from './content';
import {finding} from './finding';
import {hosting} from './hosting';
import {looks} from './looks';
import {machines} from './machines';
import {releases} from './releases';
import {runtime} from './scripts';
import {structure} from './structure';

export const table: Readonly<Record<string, readonly Mutation[]>> = {
  looks,
  structure,
  scripts: runtime,
  hosting,
  releases,
  'feeds and search': finding,
  'for machines': machines,
  content,
  'API reference': api,
  'list of APIs': apis,
  'model of the API reference': apiModel,
  'pages of the API reference': apiPages,
  project: code,
};
