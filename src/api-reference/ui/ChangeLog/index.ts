/** What only the change log of an API shows; no other page of the reference loads it. */
export {default as ApiFeeds} from './ApiFeeds';
export {default as ApiVersions} from './ApiVersions';
