import {dataDictionaryDownloads} from './dataDictionary/downloads';
import {errorCodes} from './errorCodes';
import {errorCodesJson} from './errorCodes/json';

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
export function downloads(siteUrl: string): Download[] {
  return [
    {path: '/downloads/focus/error-codes.json', text: errorCodesJson(errorCodes, siteUrl)},
    ...dataDictionaryDownloads(siteUrl),
  ];
}
