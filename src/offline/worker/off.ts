/** The worker of a site that keeps nothing any more (`OFFLINE=off`): it takes the place of the other one, and leaves. */
import {scope} from './scope';
import {leave} from './withdrawn';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
