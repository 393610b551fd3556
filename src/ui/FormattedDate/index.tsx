import React, {type ReactNode} from 'react';
import {siteLanguage} from '../../site/language';

const long = new Intl.DateTimeFormat(siteLanguage, {dateStyle: 'long', timeZone: 'UTC'});

/**
 * A date as British readers write it, such as 31 July 2025. Docusaurus formats dates in the locale `en`,
 * which is American.
 *
 * @param date ISO 8601, or milliseconds since 1970
 */
export default function FormattedDate({date}: {date: string | number}): ReactNode {
  const value = new Date(date);
  return <time dateTime={value.toISOString()}>{long.format(value)}</time>;
}
