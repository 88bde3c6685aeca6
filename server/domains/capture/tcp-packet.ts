import { checksumOf, ethernetRecord } from './pcap.ts'
import type { PcapRecord } from './read-pcap.ts'

type End = PcapRecord['source']

export type Segment = {
  source: End
  destination: End
  /** Of TCP: `fin` 1, `syn` 2, `push` 8, `ack` 16. */
  flags: number
  sequence: number
  acknowledged: number
  payload: Buffer
  atMicroseconds: number
}

export const tcpFlags = { fin: 1, syn: 2, push: 8, ack: 16 } as const

const tcp = 6
const tcpBytes = 20
const [ipv4EtherType, ipv6EtherType] = [0x0800, 0x86dd]
const mappedPrefix = Buffer.from('00000000000000000000ffff', 'hex')

/** One record: Ethernet, IPv4 or IPv6, TCP, with correct checksums. Two mapped addresses are IPv4. */
export function tcpRecord(segment: Segment): Buffer {
  const { source, destination, payload, atMicroseconds } = segment
  const isIpv4 = [source, destination].every(({ address }) => address.subarray(0, 12).equals(mappedPrefix))
  const addresses = [source, destination].map(({ address }) => (isIpv4 ? address.subarray(12) : address))
  const content = Buffer.alloc(tcpBytes + payload.length)
  content.writeUInt16BE(source.port, 0)
  content.writeUInt16BE(destination.port, 2)
  content.writeUInt32BE(segment.sequence >>> 0, 4)
  content.writeUInt32BE(segment.acknowledged >>> 0, 8)
  content[12] = (tcpBytes / 4) << 4
  content[13] = segment.flags
  content.writeUInt16BE(0xffff, 14)
  payload.copy(content, tcpBytes)
  content.writeUInt16BE(checksumOf(Buffer.concat(addresses), content, tcp), 16)
  const header = isIpv4 ? ipv4Header(addresses, content.length) : ipv6Header(addresses, content.length)
  return ethernetRecord({
    etherType: isIpv4 ? ipv4EtherType : ipv6EtherType,
    packet: Buffer.concat([header, content]),
    atMicroseconds,
  })
}

function ipv4Header(addresses: readonly Buffer[], length: number): Buffer {
  const header = Buffer.alloc(12)
  header[0] = 0x45
  header.writeUInt16BE(20 + length, 2)
  // Not to be fragmented.
  header[6] = 0x40
  header[8] = 64
  header[9] = tcp
  const whole = Buffer.concat([header, ...addresses])
  whole.writeUInt16BE(checksumOf(Buffer.alloc(0), whole, null), 10)
  return whole
}

function ipv6Header(addresses: readonly Buffer[], length: number): Buffer {
  const header = Buffer.alloc(8)
  header[0] = 0x60
  header.writeUInt16BE(length, 4)
  header[6] = tcp
  header[7] = 64
  return Buffer.concat([header, ...addresses])
}
