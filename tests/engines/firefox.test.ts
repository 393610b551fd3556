import {firefox} from './engines/firefox';
import {journeys} from './journeys';

journeys(firefox, 'firefox');
