/** All that is measured, ours first: figures of the others are given as multiples of it. */
import {docusaurus} from './docusaurus';
import {ours} from './ours';
import type {Peer} from './peer';
import {starlight} from './starlight';
import {vitepress} from './vitepress';

export const peers: readonly Peer[] = [ours, docusaurus, starlight, vitepress];
