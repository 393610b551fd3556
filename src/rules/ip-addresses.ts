import {BlockList, isIP} from 'node:net';
import {reservedRule} from './engine/reservedRule';
import {matchesIn} from './engine/pageText';

const reserved = new BlockList();
for (const net of ['192.0.2.0', '198.51.100.0', '203.0.113.0']) reserved.addSubnet(net, 24, 'ipv4');
reserved.addSubnet('2001:db8::', 32, 'ipv6');

const candidates =
  /(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}(?![\w.]*\d)|[\da-f]{0,4}(?::[\da-f]{0,4}){2,7})(?![\w:])/gi;

const isFree = (address: string) => reserved.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

export const ipAddresses = reservedRule({
  name: 'ip-addresses',
  sentence: 'IP addresses are those reserved for documentation (RFC 5737, RFC 3849).',
  good: [{text: '192.0.2.1, 198.51.100.7/32, 203.0.113.9 2001:db8::5a\n12:04:12 1.2.3 sha256:ab:cd:ef'}],
  bad: [{text: '8.8.8.8\n10.0.0.0/8 and 192.168.1.1\nfe80::1\n2001:4860:4860::8888', lines: [1, 2, 2, 3, 4]}],
  find: (text) =>
    matchesIn(text, candidates)
      .filter(({value}) => isIP(value) && !isFree(value))
      .map(({value, line, column}) => ({
        line,
        column,
        message: `The address ${value} may belong to somebody.`,
        remedy: 'use 192.0.2.0/24, 198.51.100.0/24, 203.0.113.0/24 or 2001:db8::/32.',
      })),
});
