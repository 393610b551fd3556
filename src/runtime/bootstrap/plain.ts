/** A client module of the plain site (SPEED=off), whose pages have no bootstrap. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {startAtOnce} from './ready';

if (ExecutionEnvironment.canUseDOM && !window.hub) startAtOnce();
