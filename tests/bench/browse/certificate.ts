/** A certificate for this run. Browsers keep nothing that came with a certificate in error, so they are told its key. */
import {createHash, X509Certificate} from 'node:crypto';
import {generate} from 'selfsigned';

const {private: key, cert} = generate([{name: 'commonName', value: 'localhost'}], {keySize: 2048});

const publicKey = new X509Certificate(cert).publicKey.export({type: 'spki', format: 'der'});

export const certificate = {
  key,
  cert,
  /** How Chromium is told to trust it. */
  argument: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`,
};
