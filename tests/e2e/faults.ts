/** What can become of a file on its way to the browser. */
import type {Route} from '@playwright/test';

/** Each gets what the server would have sent; the rest of the files come as they are. */
export const faults: Record<string, (route: Route, body: Buffer, type: string) => Promise<void>> = {
  fails: (route) => route.abort(),
  'never answers': () => new Promise<void>(() => {}),
  'is a page': (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html>'}),
  'is cut off': (route, body, type) =>
    route.fulfill({contentType: type, body: body.subarray(0, body.length / 2)}),
  'has status 503': (route) => route.fulfill({status: 503, body: ''}),
  'is gone': (route) => route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>'}),
};

/** What browsers and scripts say of such files. */
export const complaints = [
  /ERR_|ChunkLoadError|Loading (CSS )?chunk|Failed to load resource|status (503|404)|MIME|in time/,
  /Unexpected|Invalid (or|regular expression)|JSON|missing \)|Unterminated/,
];
