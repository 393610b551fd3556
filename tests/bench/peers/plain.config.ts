/** The same site without what only makes it faster. */
import './speedOff';
import config from './ours.config';

export default config;
