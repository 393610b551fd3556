import {chromium} from './engines/chromium';
import {journeys} from './journeys';

journeys(chromium, 'chromium');
