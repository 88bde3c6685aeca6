import { expect, it } from 'vitest'
import { addressBytes, pcapPacket, udpChecksum } from './pcap.ts'

it.each([
  ['192.0.2.7', '00000000000000000000ffffc0000207'],
  ['::', '00000000000000000000000000000000'],
  ['::1', '00000000000000000000000000000001'],
  ['fe80::1%eth0', 'fe800000000000000000000000000001'],
  ['2001:db8:1::ab:0', '20010db8000100000000000000ab0000'],
  ['2001:DB8:1:2:3:4:5:6', '20010db8000100020003000400050006'],
  ['::ffff:192.0.2.7', '00000000000000000000ffffc0000207'],
  ['64:ff9b::192.0.2.33', '0064ff9b0000000000000000c0000221'],
])('the address %s is written as %s', (address, hex) => {
  expect(addressBytes(address).toString('hex')).toBe(hex)
})

it('computes the checksum of a datagram as in RFC 8200', () => {
  const addresses = Buffer.concat([addressBytes('fe80::1'), addressBytes('fe80::2')])
  const datagram = Buffer.from('0035003500090000ff', 'hex')
  const words = [0xfe80, 0, 0, 0, 0, 0, 0, 1, 0xfe80, 0, 0, 0, 0, 0, 0, 2, 0x35, 0x35, 9, 0, 0xff00, 9, 17]
  const sum = words.reduce((total, word) => (total + word > 0xffff ? total + word - 0xffff : total + word), 0)
  expect(udpChecksum(addresses, datagram)).toBe(~sum & 0xffff)
})

it('never writes a checksum of zero, which would mean none', () => {
  const end = { ip: '::', port: 0 }
  const [length, udp] = [10, 17]
  // The payload that makes the sum all ones.
  const payload = Buffer.alloc(2)
  payload.writeUInt16BE(0xffff - 2 * length - udp)
  const record = pcapPacket({ source: end, destination: end, payload, atMicroseconds: 0 })
  expect(record.readUInt16BE(16 + 14 + 40 + 6)).toBe(0xffff)
})
