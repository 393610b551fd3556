import React, {type ReactNode} from 'react';
import {feedFormats, feedPath} from '@site/src/blog/contract';
import {withBase} from '@site/src/site/base';

/**
 * The feeds of the published versions.
 *
 * @param page site path of the change log
 */
export default function ApiFeeds({page}: {page: string}): ReactNode {
  return (
    <p>
      New versions in a feed reader:{' '}
      {feedFormats.map((format, index) => (
        <React.Fragment key={format.id}>
          {index > 0 && ', '}
          <a href={withBase(feedPath(page, format))}>{format.name}</a>
        </React.Fragment>
      ))}
      .
    </p>
  );
}
