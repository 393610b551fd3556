import {dataDictionaryDownloads} from '../data-dictionary/downloads';
import {errorCodes} from '../error-codes';
import {errorCodesJson} from '../error-codes/json';

/** A published file that is made from a typed source. */
export type Download = {
  /** Address on the site, from its root. */
  path: `/downloads/${string}`;
  text: string;
};

/**
 * @param siteUrl public address of the site, without a final slash
 * @returns every generated file for download
 */
export const downloads = (siteUrl: string): Download[] => [
  {path: '/downloads/focus/error-codes.json', text: errorCodesJson(errorCodes, siteUrl)},
  ...dataDictionaryDownloads(siteUrl),
];
