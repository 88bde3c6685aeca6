import { isIPv4 } from 'node:net'

/** One end of a connection, with an IPv4 or IPv6 address. */
export type Endpoint = { ip: string; port: number }

type Packet = { source: Endpoint; destination: Endpoint; payload: Buffer; atMicroseconds: number }

const mac = Buffer.from('001100110011', 'hex')
const ethernetBytes = 14
const ipBytes = 40
const udpBytes = 8
const ipv6EtherType = 0x86dd
const udp = 17

/** The header of a classic pcap file of Ethernet packets, with times in microseconds. */
export function pcapHeader(): Buffer {
  const header = Buffer.alloc(24)
  header.writeUInt32LE(0xa1b2c3d4, 0)
  header.writeUInt16LE(2, 4)
  header.writeUInt16LE(4, 6)
  header.writeUInt32LE(0x40000, 16)
  header.writeUInt32LE(1, 20)
  return header
}

/** One record: Ethernet, IPv6 (IPv4 addresses mapped into it), UDP with its checksum. */
export function pcapPacket({ source, destination, payload, atMicroseconds }: Packet): Buffer {
  const ip = Buffer.alloc(ipBytes + udpBytes + payload.length)
  ip[0] = 0x60
  ip.writeUInt16BE(udpBytes + payload.length, 4)
  ip[6] = udp
  ip[7] = 64
  addressBytes(source.ip).copy(ip, 8)
  addressBytes(destination.ip).copy(ip, 24)

  const datagram = ip.subarray(ipBytes)
  datagram.writeUInt16BE(source.port, 0)
  datagram.writeUInt16BE(destination.port, 2)
  datagram.writeUInt16BE(datagram.length, 4)
  payload.copy(datagram, udpBytes)
  datagram.writeUInt16BE(udpChecksum(ip.subarray(8, ipBytes), datagram), 6)
  return ethernetRecord({ etherType: ipv6EtherType, packet: ip, atMicroseconds })
}

type Framed = { etherType: number; packet: Buffer; atMicroseconds: number }

/** A record of the file with one Ethernet frame. */
export function ethernetRecord({ etherType, packet, atMicroseconds }: Framed): Buffer {
  const length = ethernetBytes + packet.length
  const record = Buffer.alloc(16 + length)
  record.writeUInt32LE(Math.floor(atMicroseconds / 1e6), 0)
  record.writeUInt32LE(Math.floor(atMicroseconds % 1e6), 4)
  record.writeUInt32LE(length, 8)
  record.writeUInt32LE(length, 12)
  const frame = record.subarray(16)
  mac.copy(frame, 0)
  mac.copy(frame, 6)
  frame.writeUInt16BE(etherType, 12)
  packet.copy(frame, ethernetBytes)
  return record
}

/** RFC 8200, section 8.1. The checksum field of the datagram must hold zero. */
export function udpChecksum(addresses: Buffer, datagram: Buffer): number {
  const checksum = checksumOf(addresses, datagram, udp)
  return checksum === 0 ? 0xffff : checksum
}

/** The Internet checksum, with the pseudo header of a protocol. The checksum field must hold zero. */
export function checksumOf(addresses: Buffer, content: Buffer, protocol: number | null): number {
  const pseudo = protocol === null ? 0 : content.length + protocol
  let sum = sumOfWords(addresses) + sumOfWords(content) + pseudo
  while (sum > 0xffff) sum = (sum & 0xffff) + Math.floor(sum / 0x10000)
  return ~sum & 0xffff
}

function sumOfWords(bytes: Buffer): number {
  let sum = 0
  const even = bytes.length & ~1
  for (let at = 0; at < even; at += 2) sum += ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
  return even === bytes.length ? sum : sum + ((bytes[even] ?? 0) << 8)
}

/** The 16 bytes of an address. */
export function addressBytes(address: string): Buffer {
  const [ip = ''] = address.split('%', 1)
  if (isIPv4(ip)) return Buffer.from([...Buffer.alloc(10), 0xff, 0xff, ...ip.split('.').map(Number)])
  // The tail may be in IPv4 notation.
  const tail = /[^:]+\.[^:]+$/.exec(ip)?.[0]
  const words = tail
    ? ip.replace(
        tail,
        addressBytes(tail)
          .toString('hex', 12)
          .replace(/^(.{4})/, '$1:'),
      )
    : ip
  const [left = [], right] = words.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = 8 - left.length - (right?.length ?? 0)
  const all = right ? [...left, ...Array<string>(missing).fill('0'), ...right] : left
  return Buffer.from(all.map((word) => word.padStart(4, '0')).join(''), 'hex')
}
