import { BlockList, isIP } from 'node:net'

// The special-purpose ranges of IANA: addresses that are not those of a public host.
const privateRanges: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]

const blocked = new BlockList()
for (const [network, prefix] of privateRanges) {
  blocked.addSubnet(network, prefix, isIP(network) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether an IP address is none of a public host: private, loopback, link-local, multicast or reserved. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.split('%', 1)[0] ?? ''
  const version = isIP(plain)
  // The list compares IPv4 addresses that are written as IPv6 ones with the ranges of IPv4.
  return version === 0 || blocked.check(plain, version === 6 ? 'ipv6' : 'ipv4')
}
