/** What commands may use of the redirects in Node only. */
export {publishAddresses} from './publishAddresses';
