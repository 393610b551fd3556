import {webkit} from './engines/webkit';
import {journeys} from './journeys';

journeys(webkit, 'WebKitWebDriver', 'Xvfb', 'openbox');
